/**
 * The card that offers a new version of the page: take it, or go on with the one in use. The focus
 * goes back to where it came from, else to the board.
 */

import type { UpdateNotice } from "../floor/offline/register.ts";
import { focusBoard, query } from "../floor/base/dom.ts";

/** @param tell called when there is a new version */
export function createUpdateView(root: Document, tell: () => void): UpdateNotice {
  const region = query(root, "[data-update]", HTMLElement);
  const card = query(region, ".update", HTMLElement);
  const ready = query(card, '[data-text="update-ready"]', HTMLElement);
  const others = query(card, '[data-text="update-others"]', HTMLElement);
  let accept = () => {};
  /** what had the focus before the card */
  let before: EventTarget | null = null;

  const showBlocked = (blocked: boolean) => {
    ready.hidden = blocked;
    others.hidden = !blocked;
  };

  card.addEventListener("focusin", ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && card.contains(relatedTarget))) before = relatedTarget;
  });
  // A press asks again: what was in the way last time may be gone.
  query(card, "[data-update-reload]", HTMLButtonElement).addEventListener("click", () => {
    showBlocked(false);
    accept();
  });
  query(card, "[data-update-later]", HTMLButtonElement).addEventListener("click", () => {
    const inside = card.contains(root.activeElement);
    card.hidden = true;
    if (!inside) return;
    if (before instanceof HTMLElement) before.focus();
    if (root.activeElement !== before) focusBoard();
  });

  return {
    offer(take) {
      accept = take;
      card.hidden = false;
      tell();
    },
    refuse: () => showBlocked(true),
  };
}
