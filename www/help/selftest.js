/**
 * Self-check of the engine: solves endgames of known outcome, and the position after each of their
 * moves, and compares. Reports each endgame by itself.
 *
 * @import { Score, Settings, Setup, Snapshot } from "../../reversi-rules.js"
 * @import { Rules } from "../game/session.js"
 * @import { EnginePool } from "../engine/pool.js"
 */

import { FIRST_GAME } from "../games/index.js";
import { legalSquares } from "../board/square-press.js";
import { squareName } from "../games/squares.js";

/** @typedef {Pick<EnginePool, "request">} Engine */

/**
 * Values are outcomes in discs for the side to move; `pv` omits passes.
 * @typedef {object} EndgameReport
 * @property {Snapshot} game
 * @property {{square: number, value: number}[]} values of every move
 * @property {number} best the chosen move
 * @property {number[]} pv
 * @property {Score} result
 * @property {Score} expected
 * @property {boolean} right
 * @property {number} threads on which the engine has solved it
 */

/**
 * @param {{position: string, expected: Score}[]} endgames
 * @param {Promise<Rules>} loading
 * @param {Engine} engine
 * @param {AbortSignal} signal
 * @param {number} [wanted] on how many threads the engine is to solve them
 * @returns {AsyncGenerator<EndgameReport, void>}
 */
export async function* checkEndgames(endgames, loading, engine, signal, wanted = 1) {
  const rules = await loading;
  for (const { position, expected } of endgames) {
    const setup = { position };
    const game = snapshotOf(rules, setup);
    const values = [];
    for (const square of legalSquares(game)) {
      values.push({ square, value: await valueOfMove(square, game, setup, rules, engine, signal) });
    }
    const { square, score, pv, threads } = await solve(setup, "", engine, signal, wanted);
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

/**
 * The value of a move to the side that makes it.
 * @param {number} square
 * @param {Snapshot} before
 * @param {Setup} setup
 * @param {Rules} rules
 * @param {Engine} engine
 * @param {AbortSignal} signal
 */
async function valueOfMove(square, before, setup, rules, engine, signal) {
  const transcript = squareName(before, square);
  const after = snapshotOf(rules, { ...setup, transcript });
  const sign = before.turn === "black" ? 1 : -1;
  if (after.outcome) return sign * (after.outcome.black - after.outcome.white);
  const { score } = await solve(setup, transcript, engine, signal);
  return score * (after.turn === before.turn ? 1 : -1);
}

/**
 * @param {Rules} rules
 * @param {Settings} settings
 */
function snapshotOf(rules, settings) {
  const game = rules.new_game(settings);
  try {
    return game.snapshot();
  } finally {
    game.free();
  }
}

/**
 * @param {Setup} setup
 * @param {string} transcript
 * @param {Engine} engine
 * @param {AbortSignal} signal
 * @param {number} [wanted]
 */
async function solve(setup, transcript, engine, signal, wanted = 1) {
  const options = { exact: true };
  const several = wanted > 1 ? { threads: wanted } : {};
  const found = await engine.request(
    { type: "search", game: FIRST_GAME.id, setup, transcript, options, ...several },
    { signal },
  );
  // The engine that searches alone in place of one with helpers names no threads.
  const threads = found.threads === undefined ? 1 : wanted;
  return { square: found.square, score: found.score ?? NaN, pv: [...found.pv], threads };
}

/**
 * The final count that a score in discs for the side to move stands for.
 * @param {number} score
 * @param {Snapshot} game
 */
function countOf(score, game) {
  const lead = (game.turn === "black" ? score : -score) / 2;
  return { black: 32 + lead, white: 32 - lead };
}
