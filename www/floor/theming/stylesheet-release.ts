/**
 * The page's style sheet, which has to be of the page's release. Some browsers hold a sheet in
 * memory whatever their cache has, so one of another release is requested by a new address.
 */

import { PageError } from "../base/problems.ts";
import { RELEASE } from "../base/release.ts";
import { hasRules } from "../base/sheets.ts";

/** @throws {PageError} if the host has no style sheet, or none of this release */
export async function settleStyle(document: Document) {
  const sheet: HTMLLinkElement | null = document.querySelector('link[rel="stylesheet"]:not([id])');
  // The page in one file has its rules within it.
  if (sheet === null || (hasRules(sheet) && isOfThisRelease(document))) return;
  const fresh = document.importNode(sheet);
  fresh.href = `${sheet.href}&at=${Date.now()}`;
  await new Promise((resolve) => {
    fresh.addEventListener("load", resolve);
    fresh.addEventListener("error", resolve);
    sheet.replaceWith(fresh);
  });
  if (!hasRules(fresh)) throw new PageError("missing-file", "style.css", "style.css");
  if (!isOfThisRelease(document)) throw new PageError("other-release", "style.css", "style.css");
}

/** A sheet without a release is a club's own. */
function isOfThisRelease(document: Document) {
  const written = getComputedStyle(document.documentElement).getPropertyValue("--release");
  const release = written.replace(/["'\s]/g, "");
  return release === "" || release === RELEASE;
}
