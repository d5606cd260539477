/** The step that goes on, after a reload, with what the tab has left unfinished. */

import type { AllRooms, Context, Unfinished } from "../floor/base/page.ts";
import type { Erased } from "../floor/base/erasing.ts";
import type { Named, Stored } from "../play/ui/room.ts";
import { damagedStorage } from "../floor/base/problems.ts";
import { gameOf } from "../play/games/index.ts";
import { mayLoad } from "../play/settings/host-locks.ts";

/** Goes on with what was kept with a game that is back on the board. */
export function resumeParts(context: Context<AllRooms>, parts: Unfinished) {
  if (!context.house.here().isWhole) {
    const { game } = context.store.get();
    void context.rooms().then(
      () =>
        game === context.store.get().game &&
        resumeParts(context, context.house.unfinished.checkParts(parts)),
      () => {},
    );
    return;
  }
  for (const { resume } of context.house.here().ofGame) resume?.(context, parts);
}

/** Takes over what another tab has set up and written, where this one has nothing. */
export function followUnfinished(context: Context<AllRooms>, fields: Unfinished) {
  if (!mayLoad(context.store.get().host.locks)) return;
  for (const { follow } of context.house.here().parts) follow?.(context, fields);
}

/**
 * Goes on where the game and the host page allow it. What the address names takes its place, and a
 * game of a link the place of the game. What was set up waits. Problems of the start stay in sight.
 */
export function resumeUnfinished(
  context: Context<AllRooms>,
  unfinished: Unfinished,
  named?: Named,
) {
  const { store } = context;
  const { host, notice, ...state } = store.get();
  if (!mayLoad(host.locks)) return;
  const erased = (unfinished.erased ?? []) as readonly Erased[];
  if (erased.length > 0) store.dispatch({ type: "erased-resumed", erased });
  const { parts } = context.house.here();
  for (const { prepare } of parts) prepare?.(context, unfinished, named);
  if (!gameOf(state).study || named?.linked || named?.exercise) return;
  const problems = notice.kind === "problems" ? [...notice.problems] : [];
  const goesOn = ({ resume }: Stored<AllRooms>) => {
    const resumed = resume?.(context, unfinished) ?? null;
    if (resumed === false) problems.push(damagedStorage());
    return resumed !== null;
  };
  // Parts that belong to the game come first: a part that takes the place of the game keeps them.
  const [ofGame, others] = [true, false].map((is) => parts.filter((part) => !part.ofGame !== is));
  for (const part of ofGame) goesOn(part);
  others.some(goesOn);
  if (problems.length > 0) store.dispatch({ type: "problems", problems });
}
