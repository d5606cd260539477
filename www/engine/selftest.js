/**
 * The self-check: counts out each known ending and the position after each of its moves, and
 * compares. Reports ending by ending.
 *
 * @import { Rules } from "../game/session.js"
 * @import { EngineClient } from "./client.js"
 * @import { Count, Setup, Snapshot } from "../state/types.js"
 */

import { GameSession } from "../game/session.js";
import { squareName } from "../game/squares.js";

/**
 * Values are results in discs for the side to move; `line` leaves passes out.
 * @typedef {object} EndingReport
 * @property {Snapshot} game
 * @property {{square: number, value: number}[]} values
 * @property {number} best
 * @property {number[]} line
 * @property {Count} result
 * @property {Count} expected
 * @property {boolean} right
 */

/**
 * @param {{position: string, expected: Count}[]} endings
 * @param {Rules} rules
 * @param {Pick<EngineClient, "search">} client
 * @param {AbortSignal} signal
 * @returns {AsyncGenerator<EndingReport, void>}
 */
export async function* checkEndings(endings, rules, client, signal) {
  for (const { position, expected } of endings) {
    const setup = { position };
    const game = new GameSession(rules).load(setup, "", 0);
    const values = [];
    for (const square of game.moves.keys()) {
      values.push({ square, value: await valueOf(square, game, setup, rules, client, signal) });
    }
    const answer = await client.search({ setup, transcript: "", options: { exact: true } }, signal);
    const score = answer.score ?? NaN;
    const result = countOf(score, game);
    const best = Math.max(...values.map(({ value }) => value));
    const right =
      score === best &&
      result.black === expected.black &&
      result.white === expected.white &&
      values.some(({ square, value }) => square === answer.square && value === best);
    yield { game, values, best: answer.square, line: answer.pv, result, expected, right };
  }
}

/**
 * What a move is worth to the side that makes it.
 * @param {number} square
 * @param {Snapshot} before
 * @param {Setup} setup
 * @param {Rules} rules
 * @param {Pick<EngineClient, "search">} client
 * @param {AbortSignal} signal
 */
async function valueOf(square, before, setup, rules, client, signal) {
  const transcript = squareName(square);
  const after = new GameSession(rules).load(setup, transcript, null);
  const sign = before.turn === "black" ? 1 : -1;
  if (after.outcome) return sign * (after.outcome.black - after.outcome.white);
  const { score } = await client.search({ setup, transcript, options: { exact: true } }, signal);
  return (score ?? NaN) * (after.turn === before.turn ? 1 : -1);
}

/**
 * The final count that a result in discs for the side to move stands for.
 * @param {number} score
 * @param {Snapshot} game
 */
function countOf(score, game) {
  const lead = (game.turn === "black" ? score : -score) / 2;
  return { black: 32 + lead, white: 32 - lead };
}
