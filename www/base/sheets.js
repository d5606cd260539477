/**
 * Style sheets that the page links while it runs.
 */

import { query } from "./dom.js";
import { PageError } from "./problems.js";
import { panelStyle } from "./resources.js";

/**
 * Links a style sheet, and waits until it applies.
 * @param {Element} before the element after which it comes
 * @param {string} address
 * @returns {Promise<HTMLLinkElement | null>} null if it cannot be loaded
 */
export function linkSheet(before, address) {
  const link = before.ownerDocument.createElement("link");
  link.rel = "stylesheet";
  link.href = address;
  return new Promise((resolve) => {
    link.addEventListener("load", () => resolve(link));
    link.addEventListener("error", () => {
      link.remove();
      resolve(null);
    });
    before.after(link);
  });
}

/**
 * Links the style sheet of a panel that is loaded when it is first wanted: after the page's own,
 * before the theme's.
 * @param {Document} root
 * @param {Parameters<typeof panelStyle>[0]} panel
 * @throws {PageError} if it cannot be loaded
 */
export async function linkPanelStyle(root, panel) {
  const address = panelStyle(panel);
  if (address === null) return;
  const own = query(root, 'link[rel="stylesheet"]:not([id])', HTMLLinkElement);
  if ((await linkSheet(own, address)) !== null) return;
  throw new PageError("missing-file", address, `${address} cannot be loaded`);
}
