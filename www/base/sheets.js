/**
 * Style sheets that the page links while it runs.
 */

import { query } from "./dom.js";
import { PageError } from "./problems.js";
import { panelStyle } from "./resources.js";

/**
 * Links a style sheet, and waits until it applies.
 * @param {Element} other the one beside which it comes
 * @param {"before" | "after"} place
 * @param {string} address
 * @returns {Promise<HTMLLinkElement | null>} null if it cannot be loaded
 */
export function linkSheet(other, place, address) {
  const link = other.ownerDocument.createElement("link");
  link.rel = "stylesheet";
  link.href = address;
  return new Promise((resolve) => {
    link.addEventListener("load", () => resolve(link));
    link.addEventListener("error", () => {
      link.remove();
      resolve(null);
    });
    other[place](link);
  });
}

/**
 * Links the style sheet of a part that is loaded after the page's own: after those that are linked
 * already, before the theme's.
 * @param {Document} root
 * @param {Parameters<typeof panelStyle>[0]} panel
 * @throws {PageError} if it cannot be loaded
 */
export async function linkPanelStyle(root, panel) {
  const address = panelStyle(panel);
  if (address === null) return;
  if ((await linkSheet(query(root, "#theme", HTMLLinkElement), "before", address)) !== null) return;
  throw new PageError("missing-file", address, `${address} cannot be loaded`);
}
