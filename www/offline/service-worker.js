/**
 * Keeps the whole page for playing without a network. Each version has a store of its own, filled
 * completely before anything is served from it, and a page is served from one store only: a new
 * version waits until no page of the former one is open, or until the last one asks for it. A page
 * that finds its store damaged comes wholly from the host.
 *
 * In the finished folder this file lies beside index.html, joined with what it imports. Its first
 * line there sets `edition`, for clubs that edit the folder.
 *
 * @import { ReleaseFile } from "./release.js"
 */

import { fileAt, leftovers, storeName, typeOf } from "./offline-files.js";
import { release } from "./release.js";

const worker = /** @type {ServiceWorkerGlobalScope & {edition?: number}} */ (
  /** @type {unknown} */ (self)
);
const { scope } = worker.registration;
const version = `${release.version}-${worker.edition ?? 0}`;
const store = storeName(scope, version);
/** The pages that came from the host, by the ids of their clients. */
const fromHost = new Set();

worker.addEventListener("install", (event) => event.waitUntil(fill()));
worker.addEventListener("activate", (event) => event.waitUntil(tidy()));
worker.addEventListener("fetch", (event) => {
  const { method, url } = event.request;
  const file = method === "GET" ? fileAt(url, scope, release.files) : undefined;
  if (!file || fromHost.has(event.clientId)) return;
  event.respondWith(file.path === "" ? answerPage(file, event) : answer(file));
});
worker.addEventListener("message", (event) => {
  if (event.data === "take-over" && event.source) event.waitUntil(takeOver(event.source));
});

/** Stores every file of this version, or none. */
async function fill() {
  try {
    const cache = await caches.open(store);
    await Promise.all(
      release.files.map(async (file) => cache.put(addressOf(file), await download(file))),
    );
  } catch (error) {
    await caches.delete(store);
    throw error;
  }
}

/** @param {ReleaseFile} file */
async function download(file) {
  const answer = await request(file);
  if (!answer.ok) throw new Error(`${answer.url}: ${answer.status}`);
  const type = typeOf(file.path) ?? answer.headers.get("Content-Type") ?? "";
  // Made anew, because a browser refuses to open a page out of a redirected answer.
  return new Response(await answer.blob(), { headers: { "Content-Type": type } });
}

/**
 * A copy that the browser holds already will do where its checksum proves that it is of this version.
 * @param {ReleaseFile} file
 */
async function request({ path, integrity }) {
  const address = addressOf({ path });
  if (integrity === undefined) return fetch(address, { cache: "no-cache" });
  try {
    return await fetch(address, { integrity });
  } catch {
    return fetch(address, { cache: "reload", integrity });
  }
}

/**
 * The page, and with it the place that all of its files come from. A damaged store is filled anew
 * for the next time; out of reach of the host it serves what it has.
 * @param {ReleaseFile} file
 * @param {FetchEvent} event
 */
async function answerPage(file, event) {
  const kept = await (await caches.open(store)).keys();
  if (kept.length >= release.files.length) return answer(file);
  try {
    const page = await fetch(event.request);
    fromHost.add(event.resultingClientId);
    event.waitUntil(fill());
    return page;
  } catch {
    return answer(file);
  }
}

/**
 * A file that is missing while its page is open comes from the host only where its checksum proves
 * that it is of this version: the host may have a newer one.
 * @param {ReleaseFile} file
 */
async function answer(file) {
  const stored = await caches.match(addressOf(file), { cacheName: store });
  return stored ?? (file.integrity === undefined ? Response.error() : download(file));
}

async function tidy() {
  const names = leftovers(await caches.keys(), scope, version);
  await Promise.all(names.map((name) => caches.delete(name)));
}

/**
 * Becomes the one in charge if the page that asks is the only one open; others would be left
 * with parts of two versions.
 * @param {Client | ServiceWorker | MessagePort} asking
 */
async function takeOver(asking) {
  const windows = await worker.clients.matchAll({ includeUncontrolled: true });
  const open = windows.filter(({ url }) => url.startsWith(scope));
  if (open.length > 1) asking.postMessage("others-open");
  else await worker.skipWaiting();
}

/** @param {ReleaseFile} file */
function addressOf({ path }) {
  return new URL(path, scope).href;
}
