/**
 * Pointer and keyboard on the board, told to the actions as squares: choose, refuse while pressed,
 * look. The board is one tab stop; arrow keys move within it.
 *
 * @import { Actions } from "../state/types.js"
 */

import { squareAfterKey } from "../game/squares.js";

/** @typedef {(event: Event) => number | null} SquareOf the square that an event is about */

/**
 * @param {HTMLTableElement} table
 * @param {HTMLButtonElement[]} buttons
 * @param {Actions} actions
 */
export function listenToBoard(table, buttons, actions) {
  /** @type {SquareOf} */
  const squareOf = (event) => {
    const button = event.target instanceof Element ? event.target.closest("button") : null;
    const index = button ? buttons.indexOf(button) : -1;
    return index < 0 ? null : index;
  };
  const isLegal = (/** @type {number} */ index) => buttons[index].hasAttribute("data-legal");
  listenToPresses(table, squareOf, isLegal, actions);
  listenToKeys(table, squareOf, isLegal, actions);
  listenToLooks(table, squareOf, actions);
  keepOneTabStop(table, buttons, squareOf);
}

/**
 * A press on a square that may not be played is refused at once and shown until release. The click
 * that ends such a press is no choice, even if the square has become legal meanwhile.
 * @param {HTMLTableElement} table
 * @param {SquareOf} squareOf
 * @param {(index: number) => boolean} isLegal
 * @param {Actions} actions
 */
function listenToPresses(table, squareOf, isLegal, actions) {
  let refused = false;
  table.addEventListener("pointerdown", (event) => {
    const index = squareOf(event);
    refused = index !== null && event.button === 0 && !isLegal(index);
    if (index !== null && refused) actions.refuse(index);
  });
  for (const end of ["pointerup", "pointercancel"]) addEventListener(end, actions.release);
  table.addEventListener("pointerout", (event) => {
    const from = event.target instanceof Element ? event.target.closest("button") : null;
    if (!(event.relatedTarget instanceof Node && from?.contains(event.relatedTarget)))
      actions.release();
  });
  table.addEventListener("click", (event) => {
    const index = squareOf(event);
    const byPointer = event.detail > 0;
    if (index === null || (byPointer && refused)) return;
    actions.choose(index);
    actions.release();
  });
}

/**
 * @param {HTMLTableElement} table
 * @param {SquareOf} squareOf
 * @param {(index: number) => boolean} isLegal
 * @param {Actions} actions
 */
function listenToKeys(table, squareOf, isLegal, actions) {
  let refusing = false;
  table.addEventListener("keydown", (event) => {
    const index = squareOf(event);
    if (event.key === "Escape") actions.withdraw();
    if (index === null || (event.key !== "Enter" && event.key !== " ")) return;
    // A held key would press the square again and again.
    if (event.repeat || !isLegal(index)) event.preventDefault();
    if (event.repeat || isLegal(index)) return;
    refusing = true;
    actions.refuse(index);
  });
  const release = (/** @type {Event} */ event) => {
    if (!refusing) return;
    refusing = false;
    event.preventDefault();
    actions.release();
  };
  table.addEventListener("keyup", release);
  table.addEventListener("focusout", release);
}

/**
 * The square looked at is the one that a hovering pointer or the visible focus came to last; where
 * either leaves the board the other one counts again.
 * @param {HTMLTableElement} table
 * @param {SquareOf} squareOf
 * @param {Actions} actions
 */
function listenToLooks(table, squareOf, actions) {
  /** @type {number | null} */
  let hovered = null;
  /** @type {number | null} */
  let focused = null;
  table.addEventListener("pointerover", (event) => {
    hovered = event.pointerType === "touch" ? null : squareOf(event);
    actions.look(hovered ?? focused);
  });
  table.addEventListener("pointerleave", () => {
    hovered = null;
    actions.look(focused);
  });
  table.addEventListener("focusin", (event) => {
    const visible = event.target instanceof Element && event.target.matches(":focus-visible");
    focused = visible ? squareOf(event) : null;
    actions.look(focused ?? hovered);
  });
  table.addEventListener("focusout", () => {
    focused = null;
    actions.look(hovered);
  });
}

/**
 * @param {HTMLTableElement} table
 * @param {HTMLButtonElement[]} buttons
 * @param {SquareOf} squareOf
 */
function keepOneTabStop(table, buttons, squareOf) {
  let current = 0;
  buttons[current].tabIndex = 0;
  /** @param {number} index */
  const moveTo = (index) => {
    buttons[current].tabIndex = -1;
    buttons[index].tabIndex = 0;
    current = index;
  };
  for (const type of ["focusin", "click"]) {
    table.addEventListener(type, (event) => {
      const index = squareOf(event);
      if (index !== null) moveTo(index);
    });
  }
  table.addEventListener("keydown", (event) => {
    if (event.altKey || event.metaKey || squareOf(event) === null) return;
    const next = squareAfterKey(current, event.key, event.ctrlKey);
    if (next === null) return;
    event.preventDefault();
    buttons[next].focus();
  });
}
