/**
 * Installation of the page as an app. The browser fetches the manifest as soon as a link names it,
 * in the midst of what the first move waits for: the markup names it by a relation of its own.
 */

/**
 * Makes the link to the manifest one that the browser follows. The page in one file has none.
 * @param {Document} document
 */
export function offerInstallation(document) {
  document.querySelector('link[rel="installation"]')?.setAttribute("rel", "manifest");
}
