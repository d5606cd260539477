/**
 * The card that offers a new version of the page: take it, or go on with the one in use.
 */

import { need } from "./dom.js";

/**
 * @param {Document} root
 * @param {() => void} tell says in the status line that there is a new version
 * @returns {import("./offline.js").UpdateNotice}
 */
export function createUpdateView(root, tell) {
  const region = need(root, "[data-update]", HTMLElement);
  const card = need(region, ".update", HTMLElement);
  const ready = need(card, '[data-text="update-ready"]', HTMLElement);
  const others = need(card, '[data-text="update-others"]', HTMLElement);
  let accept = () => {};

  need(card, "[data-update-reload]", HTMLButtonElement).addEventListener("click", () => accept());
  need(card, "[data-update-later]", HTMLButtonElement).addEventListener("click", () => { card.hidden = true; });

  return {
    offer(take) {
      accept = take;
      card.hidden = false;
      tell();
    },
    refuse() {
      ready.hidden = true;
      others.hidden = false;
    },
  };
}
