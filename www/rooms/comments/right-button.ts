/**
 * Marks by the right button of a mouse while the comments are closed: who knows boards of other
 * pages draws before opening anything. A board of another page has no tool to erase them with.
 */

import type { Square } from "../../../reversi-rules.js";
import type { Context } from "../../floor/base/page.ts";
import { canComment } from "../../play/game/comments.ts";
import { squareUnder } from "./square-under.ts";

export function drawByRightButton({ store }: Pick<Context, "store">, board: HTMLElement) {
  /** The square of the press. */
  let from: Square | null = null;

  function draws() {
    const state = store.get();
    return !state.comments.open && state.host.controls === null && canComment(state);
  }

  board.addEventListener("pointerdown", (event) => {
    from = event.button === 2 && draws() ? squareUnder(board, event, store.get()) : null;
  });
  board.addEventListener("contextmenu", (event) => {
    if (from !== null) event.preventDefault();
  });
  addEventListener("pointerup", (event) => {
    if (from === null) return;
    const to = squareUnder(board, event, store.get());
    if (to !== null && draws()) store.dispatch({ type: "drawn", from, to });
    // Where a press has its menu when it ends, that comes after this event.
    setTimeout(() => {
      from = null;
    });
  });
  addEventListener("pointercancel", () => {
    from = null;
  });
}
