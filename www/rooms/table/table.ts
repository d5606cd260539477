/**
 * A game of two people at one device: their names, the corners that one of them is given, whether
 * the board turns to the side to move, and the clocks. It is stored with the game. Pure.
 */

import type { Side } from "../../../reversi-rules.js";
import type { Core } from "../../floor/base/page.ts";
import type { Settings } from "../../play/settings/settings.ts";
import { fieldsOf } from "../../floor/base/browser-values.ts";
import { personName } from "../../play/board/friend-game.ts";
import { isFieldLocked } from "../../play/settings/host-locks.ts";
import { type Clocks, type TimeControl, clocksOf, newClocks, timeControlOf } from "./clocks.ts";

/** Corners that a side occupies before the first move. */
interface Handicap {
  side: Side;
  corners: number;
}

/** The terms of the game; `control` is null for a game without clocks. */
export interface Terms {
  /** Empty where none is given. */
  names: Readonly<Record<Side, string>>;
  control: TimeControl | null;
  handicap: Handicap;
  /** Whether the board turns to the side that moves. */
  turns: boolean;
}

/** `mover` is the side that has just moved, until its clock has been pressed. */
export interface TableGame {
  terms: Terms;
  clocks: Clocks | null;
  mover: Side | null;
}

/**
 * `open` is whether the dialog with the terms shows; `terms` are those of the last table, null
 * before the first one.
 */
export interface TableSlice {
  open: boolean;
  game: TableGame | null;
  terms: Terms | null;
}

/** Who plays at a table. */
export const TWO_PEOPLE: Partial<Settings> = { black: "human", white: "human" };

const SIDES = ["black", "white"] as const;

/** Whether the visitor may give both sides to people. */
export function maySeat({ host: { locks } }: Core) {
  return SIDES.every((side) => !isFieldLocked(locks, side));
}

/**
 * Whether both sides go to people where a table goes on: another tab may have chosen other players
 * since, and only an address that names some is obeyed.
 */
export function isSeatedAgain(state: Core) {
  const { fromAddress } = state.settings;
  return maySeat(state) && SIDES.every((side) => (fromAddress[side] ?? "human") === "human");
}

/** The corners in the order in which they are given: opposite ones first. */
const CORNERS = [0, 63, 7, 56];

export const MAX_CORNERS = CORNERS.length;

/** The centre of the board before the first move, by the squares of each side's discs. */
const CENTRE = { black: [28, 35], white: [27, 36] };

/** The terms that are offered at first. */
export const FIRST_TERMS: Terms = {
  names: { black: "", white: "" },
  control: null,
  handicap: { side: "black", corners: 0 },
  turns: false,
};

/** A game on those terms that begins. */
export function newTable(terms: Terms): TableGame {
  return { terms, clocks: terms.control && newClocks(terms.control), mover: null };
}

/**
 * The position before the first move with the corners that a side is given; null where it is given
 * none, and the game has its usual start.
 */
export function startWith({ side, corners }: Handicap): string | null {
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
 * @returns null if it is none
 */
export function tableOf(value: unknown): TableGame | null {
  const { terms, clocks } = fieldsOf(value);
  const agreed = termsOf(terms);
  if (agreed === null) return null;
  const sound = agreed.control === null ? null : clocksOf(clocks);
  if (agreed.control !== null && sound === null) return null;
  return { terms: agreed, clocks: sound, mover: null };
}

/** @returns null if it is none */
export function termsOf(value: unknown): Terms | null {
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
