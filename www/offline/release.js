/**
 * The version of the finished page and its files, for the service worker. `cargo xtask dist`
 * replaces this file in the finished folder; here the list is empty.
 *
 * The path starts at the page's folder; that of the page itself is empty.
 * @typedef {{path: string, integrity?: string}} ReleaseFile
 */

/** @type {{version: string, files: ReleaseFile[]}} */
export const release = { version: "", files: [] };
