/**
 * The service worker, which caches the whole page for playing without a network. Each version has
 * its own cache and serves nothing until that is complete. A page is served from one cache only: a
 * new version waits until no page of the old one is open, or until the visitor accepts it in the
 * only open one. If a cached file is missing, the page loads entirely from the network.
 *
 * In the finished folder this file is beside index.html, bundled with its imports. Its first line
 * there sets `edition`, for clubs that edit the folder.
 *
 * @import { ReleaseFile } from "./release.js"
 */

import { cacheName, fileAt, mediaTypeOf, outdatedCaches } from "./offline-files.js";
import { release } from "./release.js";

const worker = /** @type {ServiceWorkerGlobalScope & {edition?: number}} */ (
  /** @type {unknown} */ (self)
);
const { scope } = worker.registration;
const version = `${release.version}-${worker.edition ?? 0}`;
const ownCache = cacheName(scope, version);
/** The client ids of the pages that were loaded from the host. */
const fromHost = new Set();

worker.addEventListener("install", (event) => event.waitUntil(fillCache()));
worker.addEventListener("activate", (event) => event.waitUntil(deleteOutdated()));
worker.addEventListener("fetch", (event) => {
  const { method, url } = event.request;
  const file = method === "GET" ? fileAt(url, scope, release.files) : undefined;
  if (!file || fromHost.has(event.clientId)) return;
  event.respondWith(file.path === "" ? answerPage(file, event) : answer(file));
});
worker.addEventListener("message", (event) => {
  if (event.data === "take-over" && event.source) event.waitUntil(takeOver(event.source));
});

/** Caches every file of this version, or none. */
async function fillCache() {
  try {
    const cache = await caches.open(ownCache);
    await Promise.all(
      release.files.map(async (file) => cache.put(urlOf(file), await download(file))),
    );
  } catch (error) {
    await caches.delete(ownCache);
    throw error;
  }
}

/** @param {ReleaseFile} file */
async function download(file) {
  const response = await request(file);
  if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
  const type = mediaTypeOf(file.path) ?? response.headers.get("Content-Type") ?? "";
  // A new response, because a browser refuses to open a page from a redirected one.
  return new Response(await response.blob(), { headers: { "Content-Type": type } });
}

/**
 * A copy in the browser's own cache is used if its checksum proves that it is of this version.
 * @param {ReleaseFile} file
 */
async function request({ path, integrity }) {
  const url = urlOf({ path });
  if (integrity === undefined) return fetch(url, { cache: "no-cache" });
  try {
    return await fetch(url, { integrity });
  } catch {
    return fetch(url, { cache: "reload", integrity });
  }
}

/**
 * Answers with the page, from the place that all of its files will come from. If the cache is
 * incomplete, that is the host, and the cache is filled again for the next visit. Without the host
 * the page gets what the cache has.
 * @param {ReleaseFile} file
 * @param {FetchEvent} event
 */
async function answerPage(file, event) {
  const cached = await (await caches.open(ownCache)).keys();
  if (cached.length >= release.files.length) return answer(file);
  try {
    const page = await fetch(event.request);
    fromHost.add(event.resultingClientId);
    event.waitUntil(fillCache());
    return page;
  } catch {
    return answer(file);
  }
}

/**
 * If a file goes missing while its page is open, the host's copy is used only if its checksum
 * proves that it is of this version: the host may have a newer one.
 * @param {ReleaseFile} file
 */
async function answer(file) {
  const cached = await caches.match(urlOf(file), { cacheName: ownCache });
  return cached ?? (file.integrity === undefined ? Response.error() : download(file));
}

async function deleteOutdated() {
  const names = outdatedCaches(await caches.keys(), scope, version);
  await Promise.all(names.map((name) => caches.delete(name)));
}

/**
 * Takes control if only one window is open; others would mix files of two versions.
 * @param {Client | ServiceWorker | MessagePort} client the one that accepted
 */
async function takeOver(client) {
  const windows = await worker.clients.matchAll({ includeUncontrolled: true });
  const open = windows.filter(({ url }) => url.startsWith(scope));
  if (open.length > 1) client.postMessage("others-open");
  else await worker.skipWaiting();
}

/** @param {Pick<ReleaseFile, "path">} file */
function urlOf({ path }) {
  return new URL(path, scope).href;
}
