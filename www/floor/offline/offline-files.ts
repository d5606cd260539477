/**
 * The cached file that answers a URL, the address by which a file is requested, and the caches that
 * are out of date. Pure.
 */

import type { ReleaseFile } from "./release-files.ts";

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
 * @returns undefined for files that keep the type given by their host
 */
export function mediaTypeOf(path: string): string | undefined {
  return MEDIA_TYPES.get(path === "" ? "html" : path.slice(path.lastIndexOf(".") + 1));
}

/**
 * The file at a URL, whatever its fragment. A query that names a release names this one.
 * @param scope the URL of the page's folder
 */
export function fileAt(
  url: string,
  scope: string,
  { id, files }: { id: string; files: ReleaseFile[] },
): ReleaseFile | undefined {
  const path = pathAt(url, scope, id);
  return files.find((file) => file.path === path);
}

/** The path of a theme's file that the release does not list: a club has added it to the folder. */
export function addedThemeFile(
  url: string,
  scope: string,
  release: { id: string; files: ReleaseFile[] },
): string | undefined {
  const path = pathAt(url, scope, release.id);
  return path?.startsWith("www/themes/") && !fileAt(url, scope, release) ? path : undefined;
}

/** The path in the folder that a URL names; undefined outside it, and for another release. */
function pathAt(url: string, scope: string, id: string) {
  const { origin, pathname, searchParams } = new URL(url);
  const address = origin + pathname;
  if (!address.startsWith(scope)) return undefined;
  const name = address.slice(scope.length);
  const path = name === "index.html" ? "" : name;
  return path === "" || (searchParams.get("v") ?? id) === id ? path : undefined;
}

/**
 * The address by which the page requests a file: a copy in the browser's own cache serves both.
 * @param id of the release
 */
export function addressOf(path: string, scope: string, id: string) {
  const { href } = new URL(path, scope);
  return path === "" || path.endsWith(".webmanifest") ? href : `${href}?v=${id}`;
}

/** The cache of one version in one folder: an origin may hold several copies of the page. */
export function cacheName(scope: string, version: string) {
  return `${prefixOf(scope)}${version}`;
}

/** The cache of the themes that a club has added, which outlasts the versions of the page. */
export function addedThemesCache(scope: string) {
  return `reversi-themes ${scope}`;
}

/** The caches of other versions in the same folder. */
export function outdatedCaches(names: string[], scope: string, version: string) {
  return names.filter(
    (name) => name.startsWith(prefixOf(scope)) && name !== cacheName(scope, version),
  );
}

function prefixOf(scope: string) {
  return `reversi ${scope} `;
}
