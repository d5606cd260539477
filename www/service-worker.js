/**
 * Keeps the whole page for playing without a network. Each version has a store of its own, filled
 * completely before anything is served from it, and a page is served from one store only: a new
 * version waits until no page of the former one is open, or until the last one asks for it.
 *
 * In the finished folder this file lies beside index.html, joined with what it imports. Its first
 * line there sets `edition`, for clubs that edit the folder.
 *
 * @import { ReleaseFile } from "./release.js"
 */

import { fileAt, leftovers, storeName, typeOf } from "./offline-files.js";
import { release } from "./release.js";

const worker = /** @type {ServiceWorkerGlobalScope & {edition?: number}} */ (/** @type {unknown} */ (self));
const { scope } = worker.registration;
const version = `${release.version}-${worker.edition ?? 0}`;
const store = storeName(scope, version);

worker.addEventListener("install", (event) => event.waitUntil(fill()));
worker.addEventListener("activate", (event) => event.waitUntil(tidy()));
worker.addEventListener("fetch", (event) => {
  const { method, url } = event.request;
  const file = method === "GET" ? fileAt(url, scope, release.files) : undefined;
  if (file) event.respondWith(answer(file, event.request));
});
worker.addEventListener("message", (event) => {
  if (event.data === "take-over" && event.source) event.waitUntil(takeOver(event.source));
});

/** Stores every file of this version, or none. */
async function fill() {
  try {
    const cache = await caches.open(store);
    await Promise.all(release.files.map(async (file) => cache.put(addressOf(file), await download(file))));
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
 * @param {ReleaseFile} file
 * @param {Request} request
 */
async function answer(file, request) {
  const stored = await caches.match(addressOf(file), { cacheName: store });
  return stored ?? fetch(request);
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
