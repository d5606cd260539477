/**
 * The service worker, which caches the whole page for playing without a network. Each version has
 * its own cache, filled with files of that version alone, or not at all. A page is served from one
 * cache only: a new version waits until no page of the old one is open, or until the visitor
 * accepts it in the only open one. If a cached file is missing, the page loads entirely from the
 * network.
 *
 * A page that is no part of another one is isolated: its workers may share memory.
 *
 * In the finished folder this file is beside index.html, bundled with its imports. Its first line
 * there sets `edition`, for clubs that edit the folder.
 */

import {
  addedThemeFile,
  addedThemesCache,
  addressOf,
  cacheName,
  fileAt,
  mediaTypeOf,
  outdatedCaches,
} from "./offline-files.ts";
import { type ReleaseFile, release } from "./release-files.ts";

const worker = self as unknown as ServiceWorkerGlobalScope & { edition?: number };
const { scope } = worker.registration;
const { edition = 1 } = worker;
const version = `${release.id}-${edition}`;
const ownCache = cacheName(scope, version);

/**
 * The policy for what lies in a page or is run by it: own files alone, as the page's policy has it.
 * A page that is isolated takes neither frames nor workers without this header, and in others it
 * changes nothing.
 */
const EMBEDDER_POLICY = "Cross-Origin-Embedder-Policy";

worker.addEventListener("install", (event) => event.waitUntil(fillCache()));
worker.addEventListener("activate", (event) => event.waitUntil(deleteOutdated()));
worker.addEventListener("fetch", (event) => {
  const { method, url } = event.request;
  if (method !== "GET") return;
  // An address that names another release belongs to a page that came from the host.
  const file = fileAt(url, scope, release);
  const added = addedThemeFile(url, scope, release);
  if (file?.path === "") event.respondWith(isolated(answerPage(file, event), event.request));
  else if (file) event.respondWith(answer(file, event.request));
  else if (added) event.respondWith(answerAdded(added, event.request));
});
worker.addEventListener("message", (event) => {
  const { data, source } = event;
  if (data === "take-over" && source) event.waitUntil(takeOver(source));
  if (Array.isArray(data?.used)) event.waitUntil(keepAdded(data.used));
  if (data === "compare") event.waitUntil(compareWithHost(event.ports[0]));
});

/** Caches every file of this version, or none. */
async function fillCache() {
  const downloads = release.files.map(download);
  let responses: Response[];
  try {
    responses = await Promise.all(downloads);
  } catch (error) {
    // Each edited file is named: none ends the looking at the others.
    await Promise.allSettled(downloads.filter((_, index) => release.files[index].editable));
    throw error;
  }
  try {
    const cache = await caches.open(ownCache);
    await Promise.all(release.files.map((file, index) => cache.put(urlOf(file), responses[index])));
  } catch (error) {
    await caches.delete(ownCache);
    throw error;
  }
}

/** @returns the file of this version */
async function download(file: ReleaseFile): Promise<Response> {
  const response = await request(file);
  if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
  const content = await response.blob();
  if (file.marked && !(await content.text()).includes(release.id))
    throw new Error(`${response.url} is of another release`);
  const type = mediaTypeOf(file.path) ?? response.headers.get("Content-Type") ?? "";
  const headers = new Headers({ "Content-Type": type });
  // The page has its policy in its markup. A worker has that of its script's response alone.
  if (type === "text/javascript") headers.set("Content-Security-Policy", release.policy);
  if (type === "text/javascript" || file.path === "") headers.set(EMBEDDER_POLICY, "require-corp");
  // A new response, because a browser refuses to open a page from a redirected one.
  return new Response(content, { headers });
}

/**
 * A copy in the browser's own cache is used if its checksum proves that it is of this version. A
 * club's edition has no checksum, so it always comes from the host.
 */
async function request(file: ReleaseFile) {
  const { path, integrity, editable } = file;
  const address = addressOf(path, scope, release.id);
  if (editable && edition > 1) return fetch(address, { cache: "reload" });
  try {
    return await fetch(address, { integrity });
  } catch {
    try {
      return await fetch(address, { cache: "reload", integrity });
    } catch (error) {
      if (editable) await warnOfEdit(file, address);
      throw error;
    }
  }
}

/**
 * Names, in the console and to the open pages, a file that keeps every visitor on the release
 * before: the host has another edition of it, and the number of this worker says that no file was
 * edited.
 */
async function warnOfEdit({ path, marked }: ReleaseFile, address: string) {
  const response = await fetch(address, { cache: "reload" }).catch(() => null);
  if (!response?.ok || (marked && !(await response.text()).includes(release.id))) return;
  const edited = path || "index.html";
  const pages = await worker.clients.matchAll({ includeUncontrolled: true });
  for (const page of pages) page.postMessage({ edited });
  // A club's webmaster reads it, in whichever language the page is.
  console.warn(
    `${edited} is not as it was built, and the first line of service-worker.js has ` +
      "the number 1: visitors keep the release that they have until that number is raised.",
  );
}

/** Answers a club with the files that its host has in another edition than visitors get. */
async function compareWithHost(port: MessagePort) {
  const files = release.files.filter(({ editable }) => editable);
  const differ = await Promise.all(files.map((file) => differsFromHost(file).catch(() => false)));
  const edited = files.filter((_, index) => differ[index]).map(({ path }) => path || "index.html");
  port.postMessage({ edited });
}

/** Whether the host has another edition of a file of this release. */
async function differsFromHost(file: ReleaseFile) {
  const stored = await caches.match(urlOf(file), { cacheName: ownCache });
  const address = addressOf(file.path, scope, release.id);
  const response = await fetch(address, { cache: "reload" }).catch(() => null);
  if (!stored || !response?.ok) return false;
  const text = await response.text();
  if (file.marked && !text.includes(release.id)) return false;
  return text !== (await stored.text());
}

/**
 * Answers with the page. If the cache is incomplete, the page and all of its files come from the
 * host, and the cache is filled again for the next visit. Without the host the page gets what the
 * cache has.
 */
async function answerPage(file: ReleaseFile, event: FetchEvent) {
  const cached = (await caches.has(ownCache)) ? await (await caches.open(ownCache)).keys() : [];
  if (cached.length >= release.files.length) return answer(file, event.request);
  try {
    const page = await fetch(event.request);
    if (!page.ok) throw new Error(`${page.url}: ${page.status}`);
    await caches.delete(ownCache);
    event.waitUntil(fillCache());
    return page;
  } catch {
    return answer(file, event.request);
  }
}

/**
 * Isolates the page, unless it lies in another one. Isolation cuts a page off from one that has
 * opened it and is not isolated itself, such as a club's own; no page is isolated while there is
 * one of this origin that this worker does not control. A page that comes from the host is not
 * isolated either: its workers come from there, too.
 */
async function isolated(answering: Promise<Response>, { destination }: Request) {
  const page = await answering;
  const stays = destination !== "document" || !page.headers.has(EMBEDDER_POLICY);
  if (stays || (await hasOtherPages())) return page;
  const headers = new Headers(page.headers);
  headers.set("Cross-Origin-Opener-Policy", "same-origin");
  return new Response(await page.blob(), { headers });
}

/** Whether a page of this origin is open that this worker does not control. */
async function hasOtherPages() {
  const all = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  const own = await worker.clients.matchAll({ type: "window" });
  return all.length > own.length;
}

/**
 * If a file goes missing while its page is open, the host's copy is used only if its checksum
 * proves that it is of this version: the host may have a newer one. Without a cache, every file
 * comes from the host, as the page did.
 */
async function answer(file: ReleaseFile, request: Request) {
  const cached = await caches.match(urlOf(file), { cacheName: ownCache });
  if (cached) return cached;
  if (!(await caches.has(ownCache))) return embeddable(await fetch(request));
  return file.editable && edition > 1 ? Response.error() : download(file);
}

/** The host's own response, for a page that may have been isolated before its cache was lost. */
async function embeddable(response: Response) {
  if (!response.ok) return response;
  const headers = new Headers(response.headers);
  headers.set(EMBEDDER_POLICY, "require-corp");
  return new Response(await response.blob(), { headers });
}

/**
 * A theme that a club has added has no version: its files come from the host, and without it from
 * the cache that keeps what was used last.
 */
async function answerAdded(path: string, request: Request | string) {
  const cache = await caches.open(addedThemesCache(scope));
  try {
    const response = await fetch(request);
    // A full cache keeps the file from nobody who is online.
    if (response.ok) await cache.put(urlOf({ path }), response.clone()).catch(() => {});
    return response;
  } catch {
    return (await cache.match(urlOf({ path }))) ?? Response.error();
  }
}

/** Caches what a page has used of added themes before this worker answered its requests. */
async function keepAdded(urls: unknown[]) {
  for (const url of urls.map(String)) {
    const path = addedThemeFile(url, scope, release);
    if (path) await answerAdded(path, url);
  }
}

async function deleteOutdated() {
  const names = outdatedCaches(await caches.keys(), scope, version);
  await Promise.all(names.map((name) => caches.delete(name)));
}

/**
 * Takes control if only one window is open; others would mix files of two versions.
 * @param client the one that accepted
 */
async function takeOver(client: Client | ServiceWorker | MessagePort) {
  const windows = await worker.clients.matchAll({ includeUncontrolled: true });
  const open = windows.filter(({ url }) => url.startsWith(scope));
  if (open.length > 1) client.postMessage("others-open");
  else await worker.skipWaiting();
}

function urlOf({ path }: Pick<ReleaseFile, "path">) {
  return new URL(path, scope).href;
}
