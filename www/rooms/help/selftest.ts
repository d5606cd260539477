/**
 * Self-check of the engine: solves endgames of known outcome, and the position after each of their
 * moves, and compares. Reports each endgame by itself.
 */

import type { Score, Settings, Setup, Snapshot, Square } from "../../../reversi-rules.js";
import type { Rules } from "../../play/game/session.ts";
import type { EnginePool } from "../../play/engine/pool.ts";
import { FIRST_GAME } from "../../play/games/index.ts";
import { legalSquares } from "../../play/board/square-press.ts";
import { squareName } from "../../play/games/squares.ts";
import { readOnce } from "../../floor/base/read-once.ts";

export type Engine = Pick<EnginePool, "request">;

/** Values are outcomes in discs for the side to move; `pv` omits passes. */
export interface EndgameReport {
  game: Snapshot;
  /** Of every move. */
  values: { square: Square; value: number }[];
  /** The chosen move. */
  best: Square;
  pv: Square[];
  result: Score;
  expected: Score;
  right: boolean;
  /** On which the engine has solved it. */
  threads: number;
}

/** @param wantedThreads on how many threads the engine is to solve them */
export async function* checkEndgames(
  endgames: { position: string; expected: Score }[],
  loading: Promise<Rules>,
  engine: Engine,
  signal: AbortSignal,
  wantedThreads = 1,
): AsyncGenerator<EndgameReport, void> {
  const rules = await loading;
  for (const { position, expected } of endgames) {
    const setup = { position };
    const game = snapshotOf(rules, setup);
    const values = [];
    for (const square of legalSquares(game)) {
      values.push({ square, value: await valueOfMove(square, game, setup, rules, engine, signal) });
    }
    const { square, score, pv, threads } = await solve(setup, "", engine, signal, wantedThreads);
    const result = countOf(score, game);
    const best = Math.max(...values.map(({ value }) => value));
    const right =
      score === best &&
      result.black === expected.black &&
      result.white === expected.white &&
      values.some((move) => move.square === square && move.value === best);
    yield { game, values, best: square, pv, result, expected, right, threads };
  }
}

/** The value of a move to the side that makes it. */
async function valueOfMove(
  square: Square,
  before: Snapshot,
  setup: Setup,
  rules: Rules,
  engine: Engine,
  signal: AbortSignal,
) {
  const transcript = squareName(before, square);
  const after = snapshotOf(rules, { ...setup, transcript });
  const sign = before.turn === "black" ? 1 : -1;
  if (after.outcome) return sign * (after.outcome.black - after.outcome.white);
  const { score } = await solve(setup, transcript, engine, signal);
  return score * (after.turn === before.turn ? 1 : -1);
}

function snapshotOf(rules: Rules, settings: Settings) {
  return readOnce(rules.new_game(settings), (game) => game.snapshot());
}

async function solve(
  setup: Setup,
  transcript: string,
  engine: Engine,
  signal: AbortSignal,
  wantedThreads = 1,
) {
  const options = { exact: true };
  const several = wantedThreads > 1 ? { threads: wantedThreads } : {};
  const found = await engine.request(
    { type: "search", game: FIRST_GAME.id, setup, transcript, options, ...several },
    { signal },
  );
  // The engine that searches alone in place of one with helpers names no threads.
  const threads = found.threads === undefined ? 1 : wantedThreads;
  return { square: found.square, score: found.score ?? NaN, pv: [...found.pv], threads };
}

/** The final count that a score in discs for the side to move stands for. */
function countOf(score: number, game: Snapshot) {
  const lead = (game.turn === "black" ? score : -score) / 2;
  return { black: 32 + lead, white: 32 - lead };
}
