/**
 * The version of the finished page and its files, for the service worker. `cargo xtask dist`
 * replaces this file in the finished folder; here the list is empty.
 *
 * @typedef {{path: string, integrity?: string}} ReleaseFile path from the page's folder; "" is the page
 */

/** @type {{version: string, files: ReleaseFile[]}} */
export const release = { version: "", files: [] };
