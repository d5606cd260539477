/**
 * An ending that is played out or counted, as a tab keeps it: its form, its check, and the step
 * that goes on with it after a reload.
 */

import type { Context, State } from "../base/page.ts";
import type { Stored } from "../app/room.ts";
import type { GameText } from "../game/session.ts";
import { fieldsOf, isSquare } from "../base/browser-values.ts";
import { type Ending, type Worth, endingOf } from "./ending.ts";

/** How far an ending is, without the game that it has taken off the board. */
export type StoredEnding = Pick<Ending, "side" | "counts" | "count" | "shows" | "worths"> &
  Pick<GameText, "transcript" | "ply"> & { position: string };

/** Discs: the lead after a wipeout. */
const MAX_LEAD = 64;

const POSITION = /^[XO-]{64} [XO]$/;
const MOVES = /^(?:[a-h][1-8])*$/;

export const storedEnding: Stored<{ ending: StoredEnding | null }> = {
  form: (state) => ({ ending: formOf(state) }),
  differs: (state, before) =>
    endingOf(state) !== endingOf(before) ||
    (endingOf(state) !== null && state.game !== before.game),
  check: ({ ending }) => ({ ending: storedEndingOf(ending) }),
  resume: (context, { ending }) => (ending === null ? null : resumeEnding(context, ending)),
};

/** JSON has no maps. */
function formOf(state: State) {
  const ending = endingOf(state);
  if (ending === null) return null;
  const { side, start, counts, count, shows, worths } = ending;
  const { line, ply } = state.game;
  const { position } = start;
  const transcript = line.join("");
  return { position, transcript, ply, side, counts, count, shows, worths: [...worths] };
}

/** @returns null if the value is none */
function storedEndingOf(value: unknown): StoredEnding | null {
  const { position, transcript, ply, side, counts, count, shows, worths } = fieldsOf(value);
  if (typeof position !== "string" || !POSITION.test(position)) return null;
  if (typeof transcript !== "string" || !MOVES.test(transcript)) return null;
  if (!Number.isInteger(ply) || (side !== "black" && side !== "white")) return null;
  if (typeof counts !== "boolean" || typeof shows !== "boolean") return null;
  if ((count !== null && !isLead(count)) || !Array.isArray(worths)) return null;
  const entries = new Map(worths.map(worthOf).filter((entry) => entry !== null));
  return { position, transcript, ply: Number(ply), side, counts, count, shows, worths: entries };
}

/** @returns null if the entry is none */
function worthOf(entry: unknown): [string, Worth] | null {
  const [moves, worth] = Array.isArray(entry) ? entry : [];
  const { lead, exact, best } = fieldsOf(worth);
  if (typeof moves !== "string" || !MOVES.test(moves)) return null;
  if (!isLead(lead) || typeof exact !== "boolean") return null;
  return best === null || isSquare(best) ? [moves, { lead, exact, best }] : null;
}

function isLead(value: unknown): value is number {
  return Number.isFinite(value) && Math.abs(Number(value)) <= MAX_LEAD;
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
