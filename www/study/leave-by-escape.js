/**
 * Escape anywhere on the page leaves what the visitor does on the board, and does nothing else.
 * What covers the board closes first.
 */

import { isSheet } from "../views/sheet-gestures.js";

/**
 * @param {() => boolean} isWithin whether there is something to leave
 * @param {() => void} leave
 */
export function leaveByEscape(isWithin, leave) {
  const listen = (/** @type {KeyboardEvent} */ event) => {
    if (event.key !== "Escape" || !isWithin() || isCovered()) return;
    event.stopPropagation();
    leave();
  };
  document.addEventListener("keydown", listen, { capture: true });
}

/** Whether a dialog or a sheet covers the board. */
function isCovered() {
  const sheets = [...document.querySelectorAll(".side, #menu")];
  const sheet = sheets.some((element) => element instanceof HTMLElement && isSheet(element));
  return sheet || document.querySelector("dialog:modal") !== null;
}
