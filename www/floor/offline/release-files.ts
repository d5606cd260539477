/**
 * The id of the finished page's release and its files, for the service worker. `cargo xtask dist`
 * replaces this file in the finished folder; here the list is empty.
 */

/**
 * The path starts at the page's folder; that of the page itself is empty. `integrity` is the
 * checksum of the file as built. Of an `editable` file a club may make another edition; `marked`
 * says that every edition of it bears the release's id.
 */
export interface ReleaseFile {
  path: string;
  integrity: string;
  editable?: boolean;
  marked?: boolean;
}

/** `policy` is the page's content security policy. */
export const release: { id: string; policy: string; files: ReleaseFile[] } = {
  id: "",
  policy: "",
  files: [],
};
