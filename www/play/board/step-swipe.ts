/**
 * A swipe across the board steps through the game: to the right one move back, to the left one move
 * on. The press that begins it plays nothing.
 */

import type { Actions } from "../../floor/base/page.ts";

/** Pixels that a finger travels along a row at least, and how much further than along a column. */
const FAR = 56;
const FLATNESS = 2;

/** @param isFree whether presses on squares do not draw or set up anything */
export function stepBySwipes(area: HTMLElement, actions: Actions, isFree: () => boolean) {
  let from: { id: number; x: number; y: number } | null = null;
  let swiped = false;
  area.addEventListener(
    "pointerdown",
    ({ pointerType, isPrimary, pointerId, clientX, clientY }) => {
      swiped = false;
      from =
        pointerType === "touch" && isPrimary && isFree()
          ? { id: pointerId, x: clientX, y: clientY }
          : null;
    },
  );
  area.addEventListener("pointercancel", () => {
    from = null;
  });
  area.addEventListener("pointerup", ({ pointerId, clientX, clientY }) => {
    if (from === null || from.id !== pointerId) return;
    const [across, down] = [clientX - from.x, clientY - from.y];
    from = null;
    if (Math.abs(across) < FAR || Math.abs(across) < FLATNESS * Math.abs(down)) return;
    swiped = true;
    actions.run(across > 0 ? "back" : "next");
  });
  area.addEventListener(
    "click",
    (event) => {
      if (swiped) event.stopPropagation();
      swiped = false;
    },
    { capture: true },
  );
}
