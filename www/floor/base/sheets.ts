/** Style sheets that the page links while it runs. */

import { query } from "./dom.ts";
import { PageError } from "./problems.ts";
import { roomStyle } from "./resources.ts";

/**
 * Links a style sheet, and waits until it applies.
 * @param other the one beside which it comes
 * @returns null if it cannot be loaded
 */
export function linkSheet(
  other: Element,
  place: "before" | "after",
  address: string,
): Promise<HTMLLinkElement | null> {
  const link = other.ownerDocument.createElement("link");
  link.rel = "stylesheet";
  link.href = address;
  return new Promise((resolve) => {
    const giveUp = () => {
      link.remove();
      resolve(null);
    };
    link.addEventListener("error", giveUp);
    link.addEventListener("load", () => (hasRules(link) ? resolve(link) : giveUp()));
    other[place](link);
  });
}

/**
 * Links the style sheet of a folder, which is loaded after the page's own: after those that are
 * linked already, before the theme's.
 * @throws {PageError} if it cannot be loaded
 */
export async function linkRoomStyle(root: Document, folder: string) {
  const address = roomStyle(folder);
  if (address === null) return;
  if ((await linkSheet(query(root, "#theme", HTMLLinkElement), "before", address)) !== null) return;
  throw new PageError("missing-file", address, `${address} cannot be loaded`);
}

/** Whether a sheet has arrived: a host may have answered with something else in its place. */
export function hasRules({ sheet }: HTMLLinkElement) {
  return sheet !== null && sheet.cssRules.length > 0;
}
