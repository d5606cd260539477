/**
 * The id of the page's release. A finished file requests others by addresses that name its release,
 * and runs under no other: a host or a cache may have files of two. Pure.
 */

/** `cargo xtask dist` writes the id in place of these twelve characters, into every file. */
export const RELEASE = "@release-id@";

/**
 * The release that a file is requested for.
 * @param {string} address such as "https://club.example/www/main.js?v=0123456789ab"
 */
export function releaseIn(address) {
  return new URL(address).searchParams.get("v");
}

/**
 * @param {string} address
 * @returns {string} the address of this release's file
 */
export function ofThisRelease(address) {
  return `${address}?v=${RELEASE}`;
}

/** The section of a WebAssembly module that holds its release. */
const SECTION = "release";

/**
 * @param {WebAssembly.Module} module
 * @returns {string | null} null for a module that was compiled without the page
 */
export function releaseOfModule(module) {
  const [section] = WebAssembly.Module.customSections(module, SECTION);
  return section === undefined ? null : new TextDecoder().decode(section);
}
