/**
 * An ending that is played out or counted, as a tab keeps it: its form, its check, and the step
 * that goes on with it after a reload.
 *
 * @import { Context } from "../app/context.js"
 * @import { Stored } from "../app/rooms.js"
 * @import { State } from "../app/state.js"
 * @import { GameText } from "../game/session.js"
 * @import { Ending, Worth } from "./ending.js"
 *
 * How far an ending is, without the game that it has taken off the board.
 * @typedef {Pick<Ending, "side" | "counts" | "count" | "shows" | "worths">
 *   & Pick<GameText, "transcript" | "ply"> & {position: string}} StoredEnding
 */

import { fieldsOf, isSquare } from "../base/browser-values.js";
import { endingOf } from "./ending.js";

/** Discs: the lead after a wipeout. */
const MAX_LEAD = 64;

const POSITION = /^[XO-]{64} [XO]$/;
const MOVES = /^(?:[a-h][1-8])*$/;

/** @type {Stored} */
export const storedEnding = {
  form: (state) => ({ ending: formOf(state) }),
  differs: (state, before) =>
    endingOf(state) !== endingOf(before) ||
    (endingOf(state) !== null && state.game !== before.game),
  check: ({ ending }) => ({ ending: storedEndingOf(ending) }),
  resume: (context, { ending }) =>
    ending === null ? null : resumeEnding(context, /** @type {StoredEnding} */ (ending)),
};

/** JSON has no maps. @param {State} state */
function formOf(state) {
  const ending = endingOf(state);
  if (ending === null) return null;
  const { side, start, counts, count, shows, worths } = ending;
  const { line, ply } = state.game;
  const { position } = start;
  const transcript = line.join("");
  return { position, transcript, ply, side, counts, count, shows, worths: [...worths] };
}

/**
 * @param {unknown} value
 * @returns {StoredEnding | null} null if the value is none
 */
function storedEndingOf(value) {
  const { position, transcript, ply, side, counts, count, shows, worths } = fieldsOf(value);
  if (typeof position !== "string" || !POSITION.test(position)) return null;
  if (typeof transcript !== "string" || !MOVES.test(transcript)) return null;
  if (!Number.isInteger(ply) || (side !== "black" && side !== "white")) return null;
  if (typeof counts !== "boolean" || typeof shows !== "boolean") return null;
  if ((count !== null && !isLead(count)) || !Array.isArray(worths)) return null;
  const known = new Map(worths.map(worthOf).filter((entry) => entry !== null));
  return { position, transcript, ply: Number(ply), side, counts, count, shows, worths: known };
}

/**
 * @param {unknown} entry
 * @returns {[string, Worth] | null} null if the entry is none
 */
function worthOf(entry) {
  const [moves, worth] = Array.isArray(entry) ? entry : [];
  const { lead, exact, best } = fieldsOf(worth);
  if (typeof moves !== "string" || !MOVES.test(moves)) return null;
  if (!isLead(lead) || typeof exact !== "boolean") return null;
  return best === null || isSquare(best) ? [moves, { lead, exact, best }] : null;
}

/** @param {unknown} value @returns {value is number} */
function isLead(value) {
  return Number.isFinite(value) && Math.abs(Number(value)) <= MAX_LEAD;
}

/**
 * @param {Context} context
 * @param {StoredEnding} ending
 * @returns {boolean} whether the rules accept its position and its moves
 */
function resumeEnding({ store, session }, { position, transcript, ply, side, counts, ...kept }) {
  const setup = { position };
  try {
    const start = session.show(session.restore({ setup, transcript: "", ply: 0 }));
    const game = session.show(session.restore({ setup, transcript, ply }));
    store.dispatch({ type: "ending-set", game, side, counts, resumed: { ...kept, start } });
    return true;
  } catch {
    return false;
  }
}
