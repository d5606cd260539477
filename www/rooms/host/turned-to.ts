/**
 * When somebody turns to an embedded board. Until then it loads only what it shows: a page may hold
 * twenty boards, and a reader plays on one.
 */

import type { Context } from "../../floor/base/page.ts";
import type { HostWindow } from "./host.ts";

/** What a visitor does in the frame to turn to the board, and a command of the host page. */
const ACTS = ["pointerdown", "keydown", "focusin", "message"] as const;

/** Whether the host page only says how the board looks. */
function isLook(event: Event) {
  const { name } = Object(Object(event).data);
  return name === "colours" || name === "marks";
}

/**
 * Settled by the first of those events, or by the end of a game, whose card shows by itself; in a
 * separate window, as one for an audience, at once.
 */
export function turnedTo(hostWindow: HostWindow, { store }: Pick<Context, "store">): Promise<void> {
  return new Promise((resolve) => {
    if (hostWindow.parent === hostWindow) return resolve();
    const ending = new AbortController();
    const options = { capture: true, passive: true, signal: ending.signal };
    const turn = (event: Event) => {
      if (isLook(event)) return;
      ending.abort();
      resolve();
    };
    for (const type of ACTS) hostWindow.addEventListener(type, turn, options);
    const look = () => store.get().game.turn === null && resolve();
    store.subscribe(look);
    look();
  });
}
