/**
 * An ending that is played out against perfect play, or counted first: who wins, and by how much.
 * The values of its positions, the cost of the visitor's moves, and the jobs of the engine. Pure.
 */

import type { Side, Snapshot } from "../../reversi-rules.js";
import type { Solution, Verdict } from "../game/ending-text.ts";
import type { Context, PageEvent, State } from "../base/page.ts";
import type { Played } from "../game/played.ts";
import { type ModeRules, modeOf, withMode } from "../board/owner.ts";
import { restTime } from "../board/motion-timing.ts";
import { type Finding, type Job, solveJob } from "../engine/jobs.ts";
import { replyJob } from "../game/game-steps.ts";
import { withOtherGame, withOwnGame } from "../game/waiting-game.ts";
import { emptyCount } from "../games/reversi.ts";
import { otherSide } from "../games/sides.ts";
import { withoutCorrection } from "../games/squares.ts";

/**
 * The lead of the visitor's side with best play of both from a position, `exact` or an estimate,
 * and the best move there; null where it follows from the position before.
 */
export interface Worth {
  lead: number;
  exact: boolean;
  best: number | null;
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

/** The key of the job that finds what a position is worth, before the moves that lead there. */
export const SOLVE_KEY = "ending-solve-";

/** The most empties that the engine solves. */
export const SOLVED_EMPTIES = 24;

/** Milliseconds of a search with more empties. */
const ESTIMATE_MS = 3_000;

/** The numbers of empties among which the visitor chooses for endings to be counted. */
export const COUNTED_EMPTIES = [8, 10, 12, 14];

/** How far apart two endings are that follow each other: difficulties vary. */
const STEP = 107;

export function endingOf(state: Pick<State, "mode">) {
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
const keyAt = ({ line }: Snapshot, ply: number) => line.slice(0, ply).join("");

/** The value of the ending after `ply` moves; null until it is known. */
export function worthAt(
  state: Pick<State, "game" | "mode">,
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
export function solutionAt(state: Pick<State, "game" | "mode">, ply?: number): Solution | null {
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
export function costsOfMoves(state: Pick<State, "game" | "mode">): Cost[] {
  const ending = endingOf(state);
  const { game } = state;
  return game.line.slice(0, game.ply).flatMap((name, ply) => {
    if (game.movers[ply] !== ending?.side) return [];
    const [before, after] = [worthAt(state, ply), worthAt(state, ply + 1)];
    const cost = before?.exact && after?.exact ? before.lead - after.lead : null;
    return [{ number: ply + 1, square: withoutCorrection(name), cost }];
  });
}

/**
 * The points that are still to be solved: the one on the board first, and then those at which the
 * visitor has moved before they were.
 * @returns the number of moves that lead to each
 */
function openPoints(state: Pick<State, "game" | "mode">): number[] {
  const ending = endingOf(state);
  const { game } = state;
  if (ending === null) return [];
  const isOpen = game.turn !== null && (worthAt(state) === null || lacksReply(state, ending));
  const earlier = costsOfMoves(state).flatMap(({ number }) => {
    const ply = number - 1;
    return worthAt(state, ply) === null && isSolvableAt(ending, ply) ? [ply] : [];
  });
  return isOpen ? [game.ply, ...earlier] : earlier;
}

/** Whether the engine solves the position after `ply` moves, whatever it takes. */
function isSolvableAt({ start }: Ending, ply: number) {
  return emptiesOf(start) - ply <= SOLVED_EMPTIES;
}

/** Whether a point is being solved on which the cost of a move may depend. */
export function isSolving(state: Pick<State, "game" | "mode">) {
  const ending = endingOf(state);
  return ending !== null && openPoints(state).some((ply) => isSolvableAt(ending, ply));
}

/**
 * Whether the computer moves on from the point on the board; never from an earlier one, which the
 * visitor looks at.
 */
function replies({ game }: Pick<State, "game" | "mode">, { counts, side }: Ending) {
  return game.turn === otherSide(side) && game.ply === game.line.length && !counts;
}

/**
 * Whether no reply is known: after the visitor's pass the worth is the one that the last reply has
 * kept.
 */
function lacksReply(state: Pick<State, "game" | "mode">, ending: Ending) {
  return replies(state, ending) && worthAt(state)?.best === null;
}

/**
 * The search for what the next point is worth: one at a time, since it takes several threads. The
 * computer's move waits for its own point alone.
 */
export function endingJobs(state: State): Job<Context>[] {
  const ending = endingOf(state);
  const { game, settings } = state;
  if (ending === null) return [];
  const [next] = openPoints(state);
  const solves = next === undefined ? [] : [solveJobAt(ending, game, next)];
  const square = worthAt(state)?.best ?? null;
  if (square === null || !replies(state, ending)) return solves;
  const delay = Math.max(settings.current.pause, restTime(state));
  return [replyJob(game, square, delay), ...solves];
}

function solveJobAt(ending: Ending, game: Snapshot, ply: number): Job {
  const line = game.line.slice(0, ply);
  const ms = isSolvableAt(ending, ply) ? null : ESTIMATE_MS;
  // The start stays the same object: a move on the board ends no search.
  return solveJob(`${SOLVE_KEY}${line.join("")}`, ending.start, line, ms);
}

export function foundInEnding(
  state: State,
  { key, found, done }: Finding<typeof SOLVE_KEY>,
): State {
  const ending = endingOf(state);
  const { game } = state;
  if (!done || ending === null) return state;
  const moves = key.slice(SOLVE_KEY.length);
  const ply = moves.length / 2;
  const { score, exact, square } = found;
  const mover = ply === game.ply ? game.turn : game.movers[ply];
  const lead = mover === ending.side ? Number(score) : -Number(score);
  const after = withTally(withWorth(state, ending, moves, { lead, exact, best: square }), state);
  const isAwaited = state.notice.kind === "ending-counted" && state.notice.solution === null;
  return isAwaited ? withVerdict(after) : after;
}

/** A perfect reply changes nothing about what the ending is worth. */
export function movedInEnding(state: State, before: State): State {
  const ending = endingOf(state);
  const worth = worthAt(before);
  const isReply = ending !== null && before.game.turn === otherSide(ending.side);
  if (!isReply || worth === null || !worth.exact || worthAt(state) !== null) return state;
  const { game } = state;
  return withWorth(state, ending, keyAt(game, game.ply), { ...worth, best: null });
}

/** @param moves that lead to the point */
function withWorth(state: State, { worths }: Ending, moves: string, worth: Worth) {
  const more = new Map(worths).set(moves, worth);
  return withMode(state, "ending", { worths: more });
}

/**
 * Puts a position on the board to be played out, or to be counted first, or an ending that was
 * started before a reload.
 */
export function endingSet(
  state: State,
  { game, side, counts, resumed }: PageEvent & { type: "ending-set" },
): State {
  const before = endingOf(state);
  const { state: after, keptGame: own } = withOtherGame(state, game);
  return {
    ...after,
    mode: {
      kind: "ending",
      rules: PLAYING_OUT,
      side,
      start: game,
      counts,
      count: null,
      shows: before?.shows ?? true,
      worths: new Map(),
      ...resumed,
      keptGame: own,
    },
    endings: { ...state.endings, open: true },
    notice: { kind: "ending-set", side, counts },
  };
}

/** Takes the visitor's answer, Black's lead, or goes on without one. */
export function endingCounted(
  state: State,
  { count }: PageEvent & { type: "ending-counted" },
): State {
  const after = withMode(state, "ending", { counts: false, count });
  return withVerdict(count === null ? after : withTally(after, state));
}

/** Says how the visitor's count compares with the solution, once both are there. */
function withVerdict(state: State): State {
  const [verdict, solution] = [countVerdict(state), solutionAt(state, 0)];
  return { ...state, notice: { kind: "ending-counted", verdict, solution } };
}

/** Adds the answer to the tally once both it and the solution are there. */
function withTally(state: State, before: State): State {
  const [verdict, was] = [countVerdict(state), countVerdict(before)];
  if (verdict === null || was !== null) return state;
  const { counted, winners, exact } = state.endings.tally;
  const tally = {
    counted: counted + 1,
    winners: winners + Number(verdict.winner),
    exact: exact + Number(verdict.off === 0),
  };
  return { ...state, endings: { ...state.endings, tally } };
}

/**
 * How the visitor's count compares with the solution: whether its winner is right, and by how many
 * discs its lead is off. Null as long as one of them is missing.
 */
function countVerdict(state: Pick<State, "game" | "mode">): Verdict | null {
  const ending = endingOf(state);
  const worth = worthAt(state, 0);
  if (ending === null || ending.count === null || worth === null) return null;
  const lead = ending.side === "black" ? worth.lead : -worth.lead;
  const off = Math.abs(lead - ending.count);
  return { winner: Math.sign(lead) === Math.sign(ending.count), off };
}

/** The visitor's own game is back. */
export function endingLeft(state: State): State {
  if (endingOf(state) === null) return state;
  return { ...withOwnGame(state), notice: { kind: "returned" } };
}

/** The moves of an ending: a human has one side, and the page plays the other one. */
const PLAYING_OUT: ModeRules = {
  tools: "learn",
  otherGame: true,
  back: { type: "ending-left" },
  seeks: true,
  player: (state, side) => (endingOf(state)?.side === side ? "human" : "computer"),
  opens: (state) => {
    const ending = endingOf(state);
    return ending !== null && !ending.counts && state.game.turn === ending.side;
  },
  leave: withOwnGame,
};
