/**
 * Installation of the page as an app. The browser fetches the manifest as soon as a link names it,
 * in the midst of what the first move waits for: the markup names it by a relation of its own.
 *
 * @import { Lang } from "../base/languages.js"
 */

/**
 * Makes the link to the manifest one that the browser follows, to that of the page's language: the
 * markup names the English one. The page in one file has none.
 * @param {Document} document
 * @param {Lang} lang
 */
export function offerInstallation(document, lang) {
  const link = document.querySelector('link[rel="installation"]');
  const { href } = /** @type {{href?: string}} */ (link ?? {});
  if (lang !== "en" && href)
    link?.setAttribute("href", href.replace(/\.webmanifest$/, `.${lang}$&`));
  link?.setAttribute("rel", "manifest");
}
