/**
 * Pointer and keyboard on the board, reported to the actions as presses, choices and hovers of
 * squares. The board is one tab stop; arrow keys move within it.
 */

import type { Square } from "../../../reversi-rules.js";
import type { Actions } from "../../floor/base/page.ts";
import { type Grid, type Part, squareAfterKey, squareIn, squaresOf } from "../games/squares.ts";

/**
 * The squares that lie on the table at present, the part of them that shows, and the heads of their
 * columns; `turned` where the last square comes first, `headsPlay` where a press on a head plays,
 * `entered` once a square has had the focus or a press.
 */
export type Board = Grid & {
  part: Part;
  entry: "square" | "column";
  turned: boolean;
  headsPlay: boolean;
  buttons: HTMLButtonElement[];
  heads: HTMLTableCellElement[];
  entered: boolean;
};

/** the square that an event is about */
type SquareOf = (event: Event) => Square | null;

export function listenToBoard(table: HTMLTableElement, board: Board, actions: Actions) {
  const squareOf: SquareOf = (event) => {
    if (!(event.target instanceof Element)) return null;
    const { target } = event;
    const button = target.closest("button");
    const head = board.headsPlay ? target.closest("th") : null;
    const place = button ? board.buttons.indexOf(button) : head ? board.heads.indexOf(head) : -1;
    return place < 0 ? null : squareIn(board, place, 0);
  };
  listenToPointer(table, squareOf, actions);
  listenToKeys(table, squareOf, actions);
  listenToHover(table, squareOf, actions);
  keepOneTabStop(table, board, squareOf);
}

/**
 * The click that ends a rejected press is no choice, even if the square has become legal meanwhile.
 */
function listenToPointer(table: HTMLTableElement, squareOf: SquareOf, actions: Actions) {
  let rejected = false;
  table.addEventListener("pointerdown", (event) => {
    const index = squareOf(event);
    rejected = index !== null && event.button === 0 && !actions.press(index);
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
    if (index === null || (byPointer && rejected)) return;
    actions.choose(index);
    actions.release();
  });
}

function listenToKeys(table: HTMLTableElement, squareOf: SquareOf, actions: Actions) {
  let rejected = false;
  table.addEventListener("keydown", (event) => {
    const index = squareOf(event);
    if (event.key === "Escape") actions.disarm();
    if (index === null || (event.key !== "Enter" && event.key !== " ")) return;
    // A held key would press the square again and again.
    if (!event.repeat && actions.press(index)) return;
    event.preventDefault();
    if (!event.repeat) rejected = true;
  });
  const release = (event: Event) => {
    if (!rejected) return;
    rejected = false;
    event.preventDefault();
    actions.release();
  };
  table.addEventListener("keyup", release);
  table.addEventListener("focusout", release);
}

/**
 * The hovered square is the one that the pointer or the visible focus reached last. If one of them
 * leaves the board, it is the square of the other.
 */
function listenToHover(table: HTMLTableElement, squareOf: SquareOf, actions: Actions) {
  let hovered: Square | null = null;
  let focused: Square | null = null;
  table.addEventListener("pointerover", (event) => {
    hovered = event.pointerType === "touch" ? null : squareOf(event);
    actions.hover(hovered ?? focused);
  });
  table.addEventListener("pointerleave", () => {
    hovered = null;
    actions.hover(focused);
  });
  table.addEventListener("focusin", (event) => {
    const visible = event.target instanceof Element && event.target.matches(":focus-visible");
    focused = visible ? squareOf(event) : null;
    actions.hover(focused ?? hovered);
  });
  table.addEventListener("focusout", () => {
    focused = null;
    actions.hover(hovered);
  });
}

/** Makes a square the one that a keyboard reaches by Tab. */
export function moveTabStop({ buttons }: Board, index: number) {
  for (const button of buttons) if (button.tabIndex === 0) button.tabIndex = -1;
  buttons[index].tabIndex = 0;
}

function keepOneTabStop(table: HTMLTableElement, board: Board, squareOf: SquareOf) {
  for (const type of ["focusin", "click"]) {
    table.addEventListener(type, (event) => {
      const index = squareOf(event);
      if (index === null || !(event.target instanceof HTMLButtonElement)) return;
      board.entered = true;
      moveTabStop(board, index);
    });
  }
  table.addEventListener("keydown", (event) => {
    const current = squareOf(event);
    if (event.altKey || event.metaKey || current === null) return;
    const squares = squaresOf(board, board.part);
    if (board.turned) squares.reverse();
    const place = squares.indexOf(current);
    const next = squareAfterKey(board.part, place, event.key, event.ctrlKey);
    if (next === null) return;
    event.preventDefault();
    board.buttons[squares[next]].focus();
  });
}
