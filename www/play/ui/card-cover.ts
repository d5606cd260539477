/**
 * Tabs and buttons under a card that lies on the page: they take no focus, which nobody would see
 * there.
 */

import { query, setAttribute, watchSize } from "../../floor/base/dom.ts";

/** The share of a button on each side that may stick out from under a card. */
const RIM = 0.2;

export function connectCards(root: Document) {
  const cards = ["#end", "#send"].map((card) => query(root, card, HTMLDialogElement));

  function hideCovered() {
    const boxes = cards.filter(({ open }) => open).map((card) => card.getBoundingClientRect());
    for (const part of root.querySelectorAll(".tab, .action")) {
      const covered = boxes.some((box) => covers(box, part.getBoundingClientRect()));
      setAttribute(part, "data-covered", covered ? "" : null);
    }
  }

  for (const part of [...cards, query(root, ".beside", HTMLElement)]) watchSize(part, hideCovered);
  // A card that rises has its place in the end.
  for (const card of cards) card.addEventListener("animationend", hideCovered);
}

function covers(card: DOMRect, { left, top, right, bottom, width, height }: DOMRect) {
  const [across, down] = [RIM * width, RIM * height];
  return (
    card.left <= left + across &&
    card.right >= right - across &&
    card.top <= top + down &&
    card.bottom >= bottom - down
  );
}
