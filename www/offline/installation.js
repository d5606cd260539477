/**
 * Installation of the page as an app. The browser fetches the manifest as soon as a link names it,
 * in the midst of what the first move waits for: the markup names it by a relation of the
 * page.
 *
 * @import { Lang } from "../base/languages.js"
 */

import { setAttribute } from "../base/dom.js";

/**
 * Makes the link to the manifest one that the browser follows, to that of a language: the markup
 * names the English one. The page in one file has none.
 * @param {Document} document
 * @param {Lang} lang
 */
export function offerInstallation(document, lang) {
  const link = document.querySelector('link[href$=".webmanifest"]');
  const href = link?.getAttribute("href");
  if (!link || !href) return;
  const name = lang === "en" ? "" : `.${lang}`;
  setAttribute(link, "href", href.replace(/(\.[a-z]+)?(?=\.webmanifest$)/, name));
  setAttribute(link, "rel", "manifest");
}
