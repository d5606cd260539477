/**
 * The cached file that answers a URL, the address by which a file is requested, and the caches that
 * are out of date. Pure.
 *
 * @import { ReleaseFile } from "./release-files.js"
 */

/** The media types under which cached files are served, whatever their host called them. */
const MEDIA_TYPES = new Map(
  Object.entries({
    css: "text/css",
    html: "text/html; charset=utf-8",
    js: "text/javascript",
    json: "application/json",
    png: "image/png",
    svg: "image/svg+xml",
    wasm: "application/wasm",
    webmanifest: "application/manifest+json",
  }),
);

/**
 * The media type of a file. The path of the page itself is empty.
 * @param {string} path
 * @returns {string | undefined} undefined for files that keep the type given by their host
 */
export function mediaTypeOf(path) {
  return MEDIA_TYPES.get(path === "" ? "html" : path.slice(path.lastIndexOf(".") + 1));
}

/**
 * The file at a URL, whatever its fragment. A query that names a release names this one.
 * @param {string} url
 * @param {string} scope the URL of the page's folder
 * @param {{id: string, files: ReleaseFile[]}} release
 * @returns {ReleaseFile | undefined}
 */
export function fileAt(url, scope, { id, files }) {
  const path = pathAt(url, scope, id);
  return files.find((file) => file.path === path);
}

/**
 * The path of a theme's file that the release does not list: a club has added it to the folder.
 * @param {string} url
 * @param {string} scope
 * @param {{id: string, files: ReleaseFile[]}} release
 * @returns {string | undefined}
 */
export function addedThemeFile(url, scope, release) {
  const path = pathAt(url, scope, release.id);
  return path?.startsWith("www/themes/") && !fileAt(url, scope, release) ? path : undefined;
}

/**
 * The path in the folder that a URL names; undefined outside it, and for another release.
 * @param {string} url
 * @param {string} scope
 * @param {string} id
 */
function pathAt(url, scope, id) {
  const { origin, pathname, searchParams } = new URL(url);
  const address = origin + pathname;
  if (!address.startsWith(scope)) return undefined;
  const name = address.slice(scope.length);
  const path = name === "index.html" ? "" : name;
  return path === "" || (searchParams.get("v") ?? id) === id ? path : undefined;
}

/**
 * The address by which the page requests a file: a copy in the browser's own cache serves both.
 * @param {string} path
 * @param {string} scope
 * @param {string} id of the release
 */
export function addressOf(path, scope, id) {
  const { href } = new URL(path, scope);
  return path === "" || path.endsWith(".webmanifest") ? href : `${href}?v=${id}`;
}

/**
 * The cache of one version in one folder: an origin may hold several copies of the page.
 * @param {string} scope
 * @param {string} version
 */
export function cacheName(scope, version) {
  return `${prefixOf(scope)}${version}`;
}

/**
 * The cache of the themes that a club has added, which outlasts the versions of the page.
 * @param {string} scope
 */
export function addedThemesCache(scope) {
  return `reversi-themes ${scope}`;
}

/**
 * The caches of other versions in the same folder.
 * @param {string[]} names
 * @param {string} scope
 * @param {string} version
 */
export function outdatedCaches(names, scope, version) {
  return names.filter(
    (name) => name.startsWith(prefixOf(scope)) && name !== cacheName(scope, version),
  );
}

/** @param {string} scope */
function prefixOf(scope) {
  return `reversi ${scope} `;
}
