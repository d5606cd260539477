/** An ending that is played out: what its points are worth, its rules, and its end. Pure. */

import type { Verdict } from "../../play/game/ending-text.ts";
import type { Core, PageEvent, StateOf } from "../../floor/base/page.ts";
import { type ModeRules, withMode } from "../../play/board/owner.ts";
import type { Finding } from "../../play/engine/jobs.ts";
import { withOwnGame } from "../../play/game/waiting-game.ts";
import { withOtherGame } from "../../play/game/other-game.ts";
import { otherSide } from "../../play/games/sides.ts";
import { endingOf, worthAt, type Ending, keyAt, type Worth, solutionAt } from "./ending-values.ts";
import { SOLVE_KEY } from "./ending-jobs.ts";

export function foundInEnding<S extends StateOf<"endings">>(
  state: S,
  { key, found, done }: Finding<typeof SOLVE_KEY>,
): S {
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
export function movedInEnding<S extends Core>(state: S, before: Core): S {
  const ending = endingOf(state);
  const worth = worthAt(before);
  const isReply = ending !== null && before.game.turn === otherSide(ending.side);
  if (!isReply || worth === null || !worth.exact || worthAt(state) !== null) return state;
  const { game } = state;
  return withWorth(state, ending, keyAt(game, game.ply), { ...worth, best: null });
}

/** @param moves that lead to the point */
function withWorth<S extends Core>(state: S, { worths }: Ending, moves: string, worth: Worth): S {
  const more = new Map(worths).set(moves, worth);
  return withMode(state, "ending", { worths: more });
}

/**
 * Puts a position on the board to be played out, or to be counted first, or an ending that was
 * started before a reload.
 */
export function endingSet<S extends StateOf<"endings">>(
  state: S,
  { game, side, counts, resumed }: PageEvent & { type: "ending-set" },
): S {
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
export function endingCounted<S extends StateOf<"endings">>(
  state: S,
  { count }: PageEvent & { type: "ending-counted" },
): S {
  const after = withMode(state, "ending", { counts: false, count });
  return withVerdict(count === null ? after : withTally(after, state));
}

/** Says how the visitor's count compares with the solution, once both are there. */
function withVerdict<S extends Core>(state: S): S {
  const [verdict, solution] = [countVerdict(state), solutionAt(state, 0)];
  return { ...state, notice: { kind: "ending-counted", verdict, solution } };
}

/** Adds the answer to the tally once both it and the solution are there. */
function withTally<S extends StateOf<"endings">>(state: S, before: StateOf<"endings">): S {
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
function countVerdict(state: Pick<Core, "game" | "mode">): Verdict | null {
  const ending = endingOf(state);
  const worth = worthAt(state, 0);
  if (ending === null || ending.count === null || worth === null) return null;
  const lead = ending.side === "black" ? worth.lead : -worth.lead;
  const off = Math.abs(lead - ending.count);
  return { winner: Math.sign(lead) === Math.sign(ending.count), off };
}

/** The visitor's own game is back. */
export function endingLeft<S extends Core>(state: S): S {
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
