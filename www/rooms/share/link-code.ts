/**
 * The QR code of a link, folded until it is wanted: drawn when it unfolds, and again for another
 * link. A link that cameras cannot read from a screen has none.
 */

import { query } from "../../floor/base/dom.ts";

/** Characters of a link whose code has modules large enough for a camera. */
const LONGEST = 800;

/** @param load loads what draws a code; null if that fails */
export function createLinkCode(
  details: HTMLDetailsElement,
  load: () => Promise<((link: string, label: string) => Element) | null>,
) {
  const place = query(details, "[data-code]", HTMLElement);
  let draw: ((link: string, label: string) => Element) | null = null;
  let [link, label] = ["", ""];
  let drawn = "";

  async function show() {
    if (!details.open || link === drawn) return;
    draw ??= await load();
    if (draw === null || link === drawn) return;
    place.replaceChildren(draw(link, label));
    drawn = link;
  }
  details.addEventListener("toggle", () => void show());

  return {
    /** @param newLabel what readers say in place of the code */
    update(newLink: string, newLabel: string) {
      [link, label] = [newLink, newLabel];
      details.hidden = link.length > LONGEST;
      void show();
    },
  };
}
