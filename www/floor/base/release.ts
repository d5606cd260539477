/**
 * The id of the page's release. A finished file requests others by addresses that name its release,
 * and runs under no other: a host or a cache may have files of two. Pure.
 */

/** `cargo xtask dist` writes the id in place of these twelve characters, into every file. */
export const RELEASE = "@release-id@";

/**
 * The release that a file is requested for.
 * @param address such as "https://club.example/www/main.js?v=0123456789ab"
 */
export function releaseIn(address: string) {
  return new URL(address).searchParams.get("v");
}

/** @returns the address of this release's file */
export function ofThisRelease(address: string): string {
  return `${address}?v=${RELEASE}`;
}

/** The section of a WebAssembly module that holds its release. */
const SECTION = "release";

/** @returns null for a module that was compiled without the page */
export function releaseOfModule(module: WebAssembly.Module): string | null {
  const [section] = WebAssembly.Module.customSections(module, SECTION);
  return section === undefined ? null : new TextDecoder().decode(section);
}
