/**
 * When somebody turns to an embedded board. Until then it loads only what it shows: a page may hold
 * twenty boards, and a reader plays on one.
 */

import type { Context } from "../app/context.ts";
import type { HostWindow } from "./host.ts";

/** What a visitor does in the frame to turn to the board, and a command of the host page. */
const ACTS = ["pointerdown", "keydown", "focusin", "message"] as const;

/**
 * Settled by the first of those events, or by the end of a game, whose card shows by itself; in a
 * separate window, as one for an audience, at once.
 */
export function turnedTo(hostWindow: HostWindow, { store }: Pick<Context, "store">): Promise<void> {
  return new Promise((resolve) => {
    if (hostWindow.parent === hostWindow) return resolve();
    const options = { capture: true, once: true, passive: true };
    for (const type of ACTS) hostWindow.addEventListener(type, () => resolve(), options);
    const look = () => store.get().game.turn === null && resolve();
    store.subscribe(look);
    look();
  });
}
