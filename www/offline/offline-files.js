/**
 * Which stored file answers which address, and which stores are left over. Pure.
 *
 * @import { ReleaseFile } from "./release.js"
 */

/** What stored files are served as, whatever their host called them. */
const TYPES = new Map(
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
 * The media type of a file; the page itself has no name.
 * @param {string} path
 * @returns {string | undefined} nothing where the host knows best
 */
export function typeOf(path) {
  return TYPES.get(path === "" ? "html" : path.slice(path.lastIndexOf(".") + 1));
}

/**
 * The file behind an address, whatever its query and fragment.
 * @param {string} address
 * @param {string} scope the address of the page's folder
 * @param {ReleaseFile[]} files
 * @returns {ReleaseFile | undefined}
 */
export function fileAt(address, scope, files) {
  const { origin, pathname } = new URL(address);
  const place = origin + pathname;
  if (!place.startsWith(scope)) return undefined;
  const name = place.slice(scope.length);
  return files.find(({ path }) => path === (name === "index.html" ? "" : name));
}

/**
 * The store of one version at one place: an origin may hold several copies of the page.
 * @param {string} scope
 * @param {string} version
 */
export function storeName(scope, version) {
  return `${prefixOf(scope)}${version}`;
}

/**
 * The stores of other versions at the same place.
 * @param {string[]} names
 * @param {string} scope
 * @param {string} version
 */
export function leftovers(names, scope, version) {
  return names.filter(
    (name) => name.startsWith(prefixOf(scope)) && name !== storeName(scope, version),
  );
}

/** @param {string} scope */
function prefixOf(scope) {
  return `reversi ${scope} `;
}
