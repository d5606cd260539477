/**
 * The step that goes on, after a reload, with what the tab has left unfinished.
 *
 * @import { Context } from "./context.js"
 * @import { Erased } from "./erased.js"
 * @import { Named, Stored, Unfinished } from "./rooms.js"
 */

import { damagedStorage } from "../base/problems.js";
import { gameOf } from "../games/index.js";
import { mayLoad } from "../settings/host-locks.js";
import { areAllHere } from "./loaded-rooms.js";
import { checkParts, storedParts } from "./unfinished.js";

/**
 * Goes on with what was kept with a game that is back on the board.
 * @param {Context} context
 * @param {Unfinished} parts
 */
export function resumeParts(context, parts) {
  if (!areAllHere()) {
    const { game } = context.store.get();
    void context.rooms().then(
      () => game === context.store.get().game && resumeParts(context, checkParts(parts)),
      () => {},
    );
    return;
  }
  for (const unfinished of storedParts()) {
    if (unfinished.ofGame) unfinished.resume(context, parts);
  }
}

/**
 * Takes over what another tab has set up and written, where this one has nothing.
 * @param {Context} context
 * @param {Unfinished} fields
 */
export function followUnfinished(context, fields) {
  if (!mayLoad(context.store.get().host.locks)) return;
  for (const { follow } of storedParts()) follow?.(context, fields);
}

/**
 * Goes on where the game and the host page allow it. What the address names takes its place, and a
 * game of a link the place of the game. What was set up waits. Problems of the start stay in sight.
 * @param {Context} context
 * @param {Unfinished} unfinished
 * @param {Named} [named]
 */
export function resumeUnfinished(context, unfinished, named) {
  const { store } = context;
  const { host, notice, ...state } = store.get();
  if (!mayLoad(host.locks)) return;
  const erased = /** @type {readonly Erased[]} */ (unfinished.erased ?? []);
  if (erased.length > 0) store.dispatch({ type: "erased-resumed", erased });
  const parts = storedParts();
  for (const { prepare } of parts) prepare?.(context, unfinished, named);
  if (!gameOf(state).study || named?.linked || named?.exercise) return;
  const problems = notice.kind === "problems" ? [...notice.problems] : [];
  const goesOn = (/** @type {Stored} */ { resume }) => {
    const resumed = resume(context, unfinished);
    if (resumed === false) problems.push(damagedStorage());
    return resumed !== null;
  };
  // Parts that belong to the game come first: a part that takes the place of the game keeps them.
  const [ofGame, others] = [true, false].map((is) => parts.filter((part) => !part.ofGame !== is));
  for (const part of ofGame) goesOn(part);
  others.some(goesOn);
  if (problems.length > 0) store.dispatch({ type: "problems", problems });
}
