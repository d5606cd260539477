/** The mouse wheel over the board steps through the game, where the host page switches that on. */

import type { Actions, PageStore } from "../../floor/base/page.ts";

/** Pixels of a turn for one move: a notch of a mouse has more, a finger on a pad adds them up. */
const TURN = 40;

/** @param board over which the wheel counts, as long as its page has the focus */
export function stepByWheel(
  board: HTMLElement,
  store: Pick<PageStore, "get" | "subscribe">,
  actions: Pick<Actions, "run">,
) {
  let turned = 0;
  function turn(event: WheelEvent) {
    const { deltaX, deltaY, deltaMode, ctrlKey } = event;
    // Who only scrolls past has not pressed the board, and with Ctrl the wheel enlarges the page.
    if (!document.hasFocus() || ctrlKey || Math.abs(deltaX) > Math.abs(deltaY)) return;
    event.preventDefault();
    turned = deltaMode === WheelEvent.DOM_DELTA_PIXEL ? turned + deltaY : TURN * Math.sign(deltaY);
    if (Math.abs(turned) < TURN) return;
    actions.run(turned > 0 ? "next" : "back");
    turned = 0;
  }

  /** A listener that may keep a page from scrolling makes it wait: only where it is wanted. */
  function listen() {
    board.removeEventListener("wheel", turn);
    if (store.get().host.wheel) board.addEventListener("wheel", turn, { passive: false });
  }
  store.subscribe(({ host }, before) => {
    if (host.wheel !== before.host.wheel) listen();
  });
  listen();
}
