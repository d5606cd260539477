/**
 * The unfinished parts on the board beside the game, each part of it by its room: a reload of the
 * tab goes on with it. Pure.
 */

import type { Room, Unfinished } from "./rooms.ts";
import type { State } from "./state.ts";
import { fieldsOf } from "../base/browser-values.ts";
import { checkErased } from "./erased.ts";
import { areAllHere, roomsHere } from "./loaded-rooms.ts";

function partsIn(rooms: readonly Room[]) {
  const parts = rooms.flatMap(({ unfinished }) => unfinished ?? []);
  return { rooms, parts, ofGame: parts.filter((part) => part.ofGame) };
}

let known = partsIn(roomsHere());

/** The parts of the rooms that are here, gathered again when there are more rooms. */
function gathered() {
  if (known.rooms !== roomsHere()) known = partsIn(roomsHere());
  return known;
}

/** The parts for a reload of the rooms that are here. */
export const storedParts = () => gathered().parts;
const ofGame = () => gathered().ofGame;

/** The unfinished parts, in the form in which they are stored. */
export function unfinishedForm(state: State): Record<string, unknown> {
  return Object.assign({ erased: state.erased }, ...storedParts().map(({ form }) => form(state)));
}

/** The parts of it that outlive the tab, in the same form. */
export function lastingForm(state: State): Record<string, unknown> {
  return Object.assign({}, ...storedParts().map(({ lasting }) => lasting?.(state)));
}

/** The parts of it that belong to the game on the board, in the same form. */
export function lastingPartsOfGame(state: State): Record<string, unknown> {
  return Object.assign({}, ...ofGame().map(({ lasting }) => lasting?.(state)));
}

/** Whether two states differ in what is unfinished. */
export function isProgress(state: State, before: State) {
  return (
    state.erased !== before.erased || storedParts().some(({ differs }) => differs(state, before))
  );
}

/** The parts of the game on the board, in the form in which they are kept with it. */
export function partsOfGame(state: State): Unfinished {
  return Object.assign({}, ...ofGame().map(({ form }) => form(state)));
}

/**
 * The valid part of what was kept with a game. What a room has kept that is not here yet, stays as
 * it is.
 */
export function checkParts(parts: Unfinished): Unfinished {
  const others = areAllHere() ? {} : parts;
  return Object.assign({ ...others }, ...ofGame().map(({ check }) => check(parts)));
}

/** Whether a value read from the storage holds something. */
export function isUnfinished(value: unknown) {
  const isNothing = (part: unknown) => part === null || (Array.isArray(part) && part.length === 0);
  return !Object.values(fieldsOf(value)).every(isNothing);
}

/** The valid part of a value read from the storage. */
export function checkUnfinished(value: unknown): Unfinished {
  const fields = fieldsOf(value);
  const erased = checkErased(fields.erased);
  return Object.assign({ erased }, ...storedParts().map(({ check }) => check(fields)));
}
