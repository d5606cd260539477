/**
 * What the finished page consists of, for its service worker. `cargo xtask dist` writes this file
 * anew in the finished folder; here the list is empty.
 *
 * @typedef {{path: string, integrity?: string}} ReleaseFile from the page's folder on; "" is the page
 */

/** @type {{version: string, files: ReleaseFile[]}} */
export const release = { version: "", files: [] };
