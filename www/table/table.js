/**
 * A game of two people at one device: their names, the corners that one of them is given, whether
 * the board turns to the side to move, and the clocks. It is stored with the game. Pure.
 *
 * @import { Side } from "../../reversi-rules.js"
 * @import { State } from "../app/state.js"
 * @import { Settings } from "../settings/settings.js"
 * @import { Clocks, TimeControl } from "./clocks.js"
 *
 * Corners that a side occupies before the first move.
 * @typedef {{side: Side, corners: number}} Handicap
 *
 * The terms of the game; `control` is null for a game without clocks.
 * @typedef {object} Terms
 * @property {Readonly<Record<Side, string>>} names empty where none is given
 * @property {TimeControl | null} control
 * @property {Handicap} handicap
 * @property {boolean} turns whether the board turns to the side that moves
 *
 * `mover` is the side that has just moved, until its clock has been pressed.
 * @typedef {object} TableGame
 * @property {Terms} terms
 * @property {Clocks | null} clocks
 * @property {Side | null} mover
 *
 * `open` is whether the dialog with the terms shows; `terms` are those of the last table, null
 * before the first one.
 * @typedef {{open: boolean, game: TableGame | null, terms: Terms | null}} TableSlice
 */

import { fieldsOf } from "../base/browser-values.js";
import { personName } from "../board/friend-game.js";
import { isFieldLocked } from "../settings/host-locks.js";
import { clocksOf, newClocks, timeControl, timeControlOf } from "./clocks.js";

/** Who plays at a table. @type {Partial<Settings>} */
export const TWO_PEOPLE = { black: "human", white: "human" };

const SIDES = /** @type {const} */ (["black", "white"]);

/** Whether the visitor may give both sides to people. @param {State} state */
export function maySeat({ host: { locks } }) {
  return SIDES.every((side) => !isFieldLocked(locks, side));
}

/**
 * Whether both sides go to people where a table goes on: another tab may have chosen other players
 * since, and only an address that names some is obeyed.
 * @param {State} state
 */
export function isSeatedAgain(state) {
  const { fromAddress } = state.settings;
  return maySeat(state) && SIDES.every((side) => (fromAddress[side] ?? "human") === "human");
}

/** The corners in the order in which they are given: opposite ones first. */
const CORNERS = [0, 63, 7, 56];

export const MAX_CORNERS = CORNERS.length;

/** The centre of the board before the first move, by the squares of each side's discs. */
const CENTRE = { black: [28, 35], white: [27, 36] };

/** The terms that are offered at first. @type {Terms} */
export const FIRST_TERMS = {
  names: { black: "", white: "" },
  control: timeControl("sudden-death", 15, 0),
  handicap: { side: "black", corners: 0 },
  turns: false,
};

/**
 * A game on those terms that begins.
 * @param {Terms} terms
 * @returns {TableGame}
 */
export function newTable(terms) {
  return { terms, clocks: terms.control && newClocks(terms.control), mover: null };
}

/**
 * The position before the first move with the corners that a side is given; null where it is given
 * none, and the game has its usual start.
 * @param {Handicap} handicap
 * @returns {string | null}
 */
export function startWith({ side, corners }) {
  if (corners === 0) return null;
  const discs = { ...CENTRE, [side]: [...CENTRE[side], ...CORNERS.slice(0, corners)] };
  const letters = Array.from({ length: 64 }, (_, square) => {
    if (discs.black.includes(square)) return "X";
    return discs.white.includes(square) ? "O" : "-";
  });
  return `${letters.join("")} X`;
}

/**
 * The valid part of a stored table.
 * @param {unknown} value
 * @returns {TableGame | null} null if it is none
 */
export function tableOf(value) {
  const { terms, clocks } = fieldsOf(value);
  const agreed = termsOf(terms);
  if (agreed === null) return null;
  const sound = agreed.control === null ? null : clocksOf(clocks);
  if (agreed.control !== null && sound === null) return null;
  return { terms: agreed, clocks: sound, mover: null };
}

/**
 * @param {unknown} value
 * @returns {Terms | null} null if it is none
 */
export function termsOf(value) {
  const { names, turns, ...fields } = fieldsOf(value);
  const { black, white } = fieldsOf(names);
  const { side, corners } = fieldsOf(fields.handicap);
  const control = timeControlOf(fields.control);
  if (control === null && fields.control !== null) return null;
  if (side !== "black" && side !== "white") return null;
  if (!Number.isInteger(corners) || Number(corners) < 0 || Number(corners) > MAX_CORNERS)
    return null;
  return {
    names: { black: personName(String(black ?? "")), white: personName(String(white ?? "")) },
    control,
    handicap: { side, corners: Number(corners) },
    turns: turns === true,
  };
}
