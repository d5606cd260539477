/**
 * An ending that is played out or counted, as a tab keeps it: its form, its check, and the step
 * that goes on with it after a reload.
 */

import type { Context, Core } from "../../floor/base/page.ts";
import type { Stored } from "../../play/ui/room.ts";
import type { GameText } from "../../play/game/session.ts";
import * as is from "../../floor/kept/checks.ts";
import { type Ending, type Worth, endingOf } from "./ending-values.ts";

/** How far an ending is, without the game that it has taken off the board. */
type StoredEnding = Pick<Ending, "side" | "counts" | "count" | "shows" | "worths"> &
  Pick<GameText, "transcript" | "ply"> & { position: string };

/** Discs: the lead after a wipeout. */
const lead = is.between(-64, 64);

const check = is.fields<StoredEnding>({
  position: is.position,
  transcript: is.moves,
  ply: is.integer(),
  side: is.side,
  counts: is.flag,
  count: is.orNull(lead),
  shows: is.flag,
  worths: is.map(
    is.someOf(
      is.pair(is.moves, is.fields<Worth>({ lead, exact: is.flag, best: is.orNull(is.square) })),
    ),
  ),
});

export const storedEnding: Stored<never, { ending: StoredEnding | null }> = {
  form: (state) => ({ ending: formOf(state) }),
  differs: (state, before) =>
    endingOf(state) !== endingOf(before) ||
    (endingOf(state) !== null && state.game !== before.game),
  check: ({ ending }) => ({ ending: check(ending) ?? null }),
  resume: (context, { ending }) => (ending === null ? null : resumeEnding(context, ending)),
};

/** JSON has no maps. */
function formOf(state: Core) {
  const ending = endingOf(state);
  if (ending === null) return null;
  const { side, start, counts, count, shows, worths } = ending;
  const { line, ply } = state.game;
  const { position } = start;
  const transcript = line.join("");
  return { position, transcript, ply, side, counts, count, shows, worths: [...worths] };
}

/** @returns whether the rules accept its position and its moves */
function resumeEnding(
  { store, session }: Context,
  { position, transcript, ply, side, counts, ...keptFields }: StoredEnding,
): boolean {
  const setup = { position };
  try {
    const start = session.show(session.restore({ setup, transcript: "", ply: 0 }));
    const game = session.show(session.restore({ setup, transcript, ply }));
    store.dispatch({ type: "ending-set", game, side, counts, resumed: { ...keptFields, start } });
    return true;
  } catch {
    return false;
  }
}
