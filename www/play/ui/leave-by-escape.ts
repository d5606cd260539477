/**
 * Escape leaves what the visitor does on the board, and does nothing else. What covers the board
 * closes first. In a field, in another panel and while an input method composes a text, the key is
 * not meant for the board.
 */

import { TAKES_KEYS } from "../../floor/base/dom.ts";
import { isSheet } from "./sheet-gestures.ts";

/**
 * @param tools what belongs to that on the board; the key leaves from its panel, too
 * @param isWithin whether there is something to leave
 */
export function leaveByEscape(tools: HTMLElement, isWithin: () => boolean, leave: () => void) {
  const listen = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || event.isComposing || !isWithin()) return;
    if (isCovered() || isElsewhere(event.target, tools)) return;
    event.stopPropagation();
    leave();
  };
  document.addEventListener("keydown", listen, { capture: true });
}

/** Whether a key goes to a field or a panel that the tools are no part of. */
function isElsewhere(target: EventTarget | null, tools: HTMLElement) {
  if (!(target instanceof Element)) return false;
  const panel = target.closest("[data-panel]");
  if (panel !== null) return panel !== tools.closest("[data-panel]");
  return target.closest(TAKES_KEYS) !== null;
}

/** Whether a dialog or a sheet covers the board. */
function isCovered() {
  const sheets = [...document.querySelectorAll(".side, #menu")];
  const sheet = sheets.some((element) => element instanceof HTMLElement && isSheet(element));
  return sheet || document.querySelector("dialog:modal") !== null;
}
