/** Where the page of a board lies, and the address by which an element has it. */

import { languageOf } from "../../www/floor/base/languages.ts";
import { isGlobalAttribute, OWN, SETTINGS } from "./attributes.ts";
import { languageAround } from "./language.ts";

/** The folder of the page: the one that the script names, or the one above its own. */
export function baseOf({ dataset, src }: HTMLScriptElement) {
  if (dataset.base) return folderNamed(dataset.base)?.href ?? dataset.base;
  return URL.canParse("../", src) ? new URL("../", src).href : "";
}

/**
 * @param base with or without a slash at its end
 * @returns null if it names no folder that a frame can load from
 */
export function folderNamed(base: string) {
  const folder = base.endsWith("/") ? base : `${base}/`;
  if (base === "" || !URL.canParse(folder, document.baseURI)) return null;
  const address = new URL(folder, document.baseURI);
  return /^(?:https?|file):$/.test(address.protocol) ? address : null;
}

/**
 * The language of an element: its own, also one that the board does not speak and refuses, else
 * the nearest of the host page; null leaves it to the visitor's browser.
 */
export function ownLanguage(element: HTMLElement) {
  return languageOf(languageAround(element)) ?? element.getAttribute("lang");
}

/**
 * The address of an element's board with the attributes as parameters, also those that the board
 * does not know: it names them; null without a folder of the page.
 */
export function boardAddress(element: HTMLElement, base: string) {
  const folder = folderNamed(base);
  if (folder === null) return null;
  const address = new URL("index.html", folder);
  const parameters = new URLSearchParams({ embed: "1", origin: location.origin });
  for (const { name, value } of element.attributes) {
    const passed = SETTINGS.includes(name) || !isGlobalAttribute(element, name);
    if (passed && !OWN.includes(name) && !parameters.has(name)) parameters.set(name, value);
  }
  const lang = ownLanguage(element);
  if (lang !== null) parameters.set("lang", lang);
  address.search = String(parameters);
  const [game, moves, ply] = ["game", "moves", "ply"].map((name) => element.getAttribute(name));
  if ((moves || ply) && !hasComments(element))
    address.hash = String(
      new URLSearchParams({ ...(game && { game }), m: moves ?? "", ...(ply && { ply }) }),
    );
  return address;
}

/**
 * Whether the moves of an element have comments or variations, which the board reads in a command
 * and not in its address.
 */
export function hasComments(element: HTMLElement) {
  return /[{(]/.test(element.getAttribute("moves") ?? "");
}
