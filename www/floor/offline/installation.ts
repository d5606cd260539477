/**
 * Installation of the page as an app. The browser fetches the manifest as soon as a link names it,
 * in the midst of what the first move waits for: the markup names it by a relation of the page.
 */

import type { Lang } from "../base/languages.ts";
import { setAttribute } from "../base/dom.ts";

/**
 * Makes the link to the manifest one that the browser follows, to that of a language: the markup
 * names the English one. The page in one file has none.
 */
export function offerInstallation(document: Document, lang: Lang) {
  const link = document.querySelector('link[href$=".webmanifest"]');
  const href = link?.getAttribute("href");
  if (!link || !href) return;
  const name = lang === "en" ? "" : `.${lang}`;
  setAttribute(link, "href", href.replace(/(\.[a-z]+)?(?=\.webmanifest$)/, name));
  setAttribute(link, "rel", "manifest");
}
