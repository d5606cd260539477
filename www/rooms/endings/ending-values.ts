/** The values of the positions of an ending, and what the visitor's moves have cost. Pure. */

import type { Side, Snapshot, Square } from "../../../reversi-rules.js";
import type { Solution } from "../../play/game/ending-text.ts";
import type { Core } from "../../floor/base/page.ts";
import type { Played } from "../../play/game/played.ts";
import { modeOf } from "../../play/board/owner.ts";
import { emptyCount } from "../../play/games/reversi.ts";
import { otherSide } from "../../play/games/sides.ts";
import { withoutCorrection } from "../../play/games/squares.ts";

/**
 * The lead of the visitor's side with best play of both from a position, `exact` or an estimate,
 * and the best move there; null where it follows from the position before.
 */
export interface Worth {
  lead: number;
  exact: boolean;
  best: Square | null;
}

/**
 * `side` is the visitor's, and `start` the position that is played out. `counts` is whether the
 * visitor has yet to say who wins; `count` is that answer, Black's lead, and null without one.
 * `shows` is whether the margin shows. `worths` has what the positions are worth, by the moves that
 * lead there, and `keptGame` the game that the ending has taken off the board.
 */
export interface Ending {
  side: Side;
  start: Snapshot;
  counts: boolean;
  count: number | null;
  shows: boolean;
  worths: ReadonlyMap<string, Worth>;
  keptGame: Played;
}

/** How many endings were counted, with the right winner, and with the right margin, too. */
interface Tally {
  counted: number;
  winners: number;
  exact: number;
}

/**
 * `most` is the number of empties that an ending to be counted has at most, and `place` how many
 * were drawn so far.
 */
export interface EndingsSlice {
  open: boolean;
  most: number;
  place: number;
  tally: Tally;
}

/** What a move of the visitor has cost, by its number from 1; null while that is not known. */
interface Cost {
  number: number;
  square: string;
  cost: number | null;
}

/** The most empties that the engine solves. */
export const SOLVED_EMPTIES = 24;

/** The numbers of empties among which the visitor chooses for endings to be counted. */
export const COUNTED_EMPTIES = [8, 10, 12, 14];

/** How far apart two endings are that follow each other: difficulties vary. */
const STEP = 107;

export function endingOf(state: Pick<Core, "mode">) {
  return modeOf(state, "ending");
}

export function emptiesOf({ cells }: Snapshot) {
  return cells.filter((cell) => cell === 0).length;
}

/** Whether the engine solves a position, whatever it takes. */
export function isSolvable(game: Snapshot) {
  return emptiesOf(game) <= SOLVED_EMPTIES;
}

/**
 * The position of a list that comes after `place` others, with at most `most` empties; null if
 * none has so few.
 */
export function endingAt<T extends { position: string }>(
  list: readonly T[],
  most: number,
  place: number,
) {
  const few = list.filter(({ position }) => emptyCount(position) <= most);
  return few.length === 0 ? null : few[(place * STEP) % few.length];
}

/** The moves that lead to a point, as `worths` has them. */
export const keyAt = ({ line }: Snapshot, ply: number) => line.slice(0, ply).join("");

/** The value of the ending after `ply` moves; null until it is known. */
export function worthAt(
  state: Pick<Core, "game" | "mode">,
  ply: number = state.game.ply,
): Worth | null {
  const ending = endingOf(state);
  const { game } = state;
  if (ending === null) return null;
  if (game.outcome !== null && ply === game.ply) {
    const { [ending.side]: own, [otherSide(ending.side)]: others } = game.outcome;
    return { lead: own - others, exact: true, best: null };
  }
  return ending.worths.get(keyAt(game, ply)) ?? null;
}

/** Who wins the ending after `ply` moves with best play; null until it is known. */
export function solutionAt(state: Pick<Core, "game" | "mode">, ply?: number): Solution | null {
  const [ending, worth] = [endingOf(state), worthAt(state, ply)];
  if (ending === null || worth === null) return null;
  const { lead, exact } = worth;
  const margin = Math.abs(Math.round(lead));
  const winner = lead > 0 ? ending.side : otherSide(ending.side);
  return { winner: margin === 0 ? null : winner, margin, exact };
}

/**
 * What each move of the visitor on the board has cost for certain; null where that is not known.
 */
export function costsOfMoves(state: Pick<Core, "game" | "mode">): Cost[] {
  const ending = endingOf(state);
  const { game } = state;
  return game.line.slice(0, game.ply).flatMap((name, ply) => {
    if (game.movers[ply] !== ending?.side) return [];
    const [before, after] = [worthAt(state, ply), worthAt(state, ply + 1)];
    const cost = before?.exact && after?.exact ? before.lead - after.lead : null;
    return [{ number: ply + 1, square: withoutCorrection(name), cost }];
  });
}
