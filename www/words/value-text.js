/**
 * The value of a move, as a plate on its square shows it and as a screen reader says it. Pure.
 *
 * @import { Snapshot } from "../../reversi-rules.js"
 * @import { MoveReview } from "../../reversi-wasm.js"
 * @import { CountingValue, ShownValue } from "../game/move-values.js"
 * @import { Texts } from "./texts.js"
 *
 * The loss of a move of a review, in discs; `loss_at_least` is proven.
 * @typedef {Pick<MoveReview, "loss" | "exact" | "loss_at_least">} Loss
 *
 * Who wins after a move, from the side that plays it.
 * @typedef {"wins" | "draw" | "loses"} Verdict
 */

import { otherSide } from "../games/sides.js";
import { gameNamed } from "../games/index.js";

const BOUNDS = /** @type {const} */ ({ "at-most": "≤", "at-least": "≥" });

/**
 * The text of the plate: discs with their sign, or whether the mover wins and, if that is known, in
 * how many moves, on a second line.
 * @param {Snapshot} game
 * @param {CountingValue} value
 * @param {number} digits after the point of an estimate
 * @param {Pick<Texts, "decimal" | "signed" | "t">} texts
 * @param {boolean} [bare] whether a heading says that all values are estimates, and no plate
 * @returns {{shown: string, verdict: Verdict | null}}
 */
export function plateOf(game, value, digits, texts, bare = false) {
  const { score, exact } = value;
  const kind = gameNamed(game.game).score;
  if (kind === "discs") {
    const bound = boundOf(value);
    const proven = bound && bounded(bound.kind, discsWithSign(bound.score, true, 0, texts), texts);
    const discs = withSign(score, texts, exact ? 0 : digits);
    return { shown: proven ?? estimated(discs, exact || bare, texts), verdict: null };
  }
  const verdict = verdictOf(score);
  const counts = kind === "moves" && verdict !== "draw" && exact;
  const word = texts.t(`plate-${verdict}`);
  const count = counts ? `\n${texts.t("plate-in", { count: movesToWin(game, score) })}` : "";
  return { shown: `${word}${count}`, verdict };
}

/**
 * @param {Snapshot} game
 * @param {ShownValue} value
 * @param {number} digits after the point of an estimate
 * @param {Texts} texts
 */
export function sayValue(game, value, digits, texts) {
  const { t } = texts;
  const { score, exact, origin } = value;
  if (gameNamed(game.game).score === "discs") {
    const bound = boundOf(value);
    if (bound)
      return t(`square-${bound.kind}`, { value: discsWithSign(bound.score, true, 0, texts) });
    return t(`square-value-${origin}`, { value: discsWithSign(score, exact, digits, texts) });
  }
  const verdict = verdictOf(score);
  if (!exact && verdict !== "draw") return t(`square-somehow-${verdict}`);
  return t(`square-${verdict}`, { count: movesToWin(game, score) });
}

/**
 * The proven bound of a value that is not exact: its upper bound, since it says of a move that it
 * is not the best, otherwise its lower one.
 * @param {CountingValue} value
 * @returns {{kind: keyof typeof BOUNDS, score: number} | null}
 */
function boundOf({ exact, atLeast = null, atMost = null }) {
  if (exact) return null;
  if (atMost !== null) return { kind: "at-most", score: atMost };
  return atLeast === null ? null : { kind: "at-least", score: atLeast };
}

/**
 * @param {number} score
 * @returns {Verdict}
 */
function verdictOf(score) {
  if (score === 0) return "draw";
  return score > 0 ? "wins" : "loses";
}

/**
 * With how many more moves the winner wins. A score is one more than the discs of a side on a full
 * board, less those that the winner will have placed.
 * @param {Snapshot} game
 * @param {number} score
 */
function movesToWin({ columns, rows, score: placed, turn }, score) {
  const mover = turn ?? "black";
  const winner = score > 0 ? mover : otherSide(mover);
  return (columns * rows) / 2 + 1 - Math.abs(score) - placed[winner];
}

/**
 * A value in discs with its sign; an estimate with the sign of one.
 * @param {number} score
 * @param {boolean} exact
 * @param {number} digits after the point of an estimate
 * @param {Pick<Texts, "decimal" | "signed">} texts
 */
export function discsWithSign(score, exact, digits, texts) {
  return estimated(withSign(score, texts, exact ? 0 : digits), exact, texts);
}

/**
 * The loss of a move of a review, as a change of its side's lead: proven, no better than what is
 * proven, or an estimate.
 * @param {Loss} found
 * @param {Pick<Texts, "decimal" | "signed">} texts
 */
export function lossWithSign({ loss, exact, loss_at_least: least }, texts) {
  const bound = !exact && least > 0;
  if (bound) return bounded("at-most", discsWithSign(-least, true, 0, texts), texts);
  return discsWithSign(-loss, exact, 0, texts);
}

/**
 * The loss of a move of a review, in a sentence: how many discs, and the number that their word
 * agrees with.
 * @param {Loss} found
 * @param {Pick<Texts, "decimal" | "signed">} texts
 * @returns {{count: number, discs: string}}
 */
export function discsLost({ loss, exact, loss_at_least: least }, texts) {
  const { decimal } = texts;
  if (exact) return { count: loss, discs: decimal(loss, 0) };
  if (least > 0) return { count: least, discs: bounded("at-least", decimal(least, 0), texts) };
  return { count: Math.round(loss), discs: estimated(decimal(loss, 0), false, texts) };
}

/**
 * Whether it is proven of a reviewed move that none is better.
 * @param {Pick<MoveReview, "square" | "best" | "best_exact">} found
 */
export function isProvenBest({ square, best, best_exact: exact }) {
  return square === best && exact;
}

/**
 * A number with its sign; none before what is written as nought.
 * @param {number} value
 * @param {Pick<Texts, "decimal" | "signed">} texts
 * @param {number} [digits] after the point
 */
export function withSign(value, { decimal, signed }, digits = 0) {
  const count = decimal(Math.abs(value), digits);
  return count === decimal(0, digits) ? count : signed(value < 0 ? "−" : "+", count);
}

/**
 * A number as it is if it is proven, otherwise with the sign of an estimate.
 * @param {string} text
 * @param {boolean} exact
 * @param {Pick<Texts, "signed">} texts
 */
export function estimated(text, exact, { signed }) {
  return exact ? text : signed("≈", text);
}

/**
 * A number with the sign of a proven bound.
 * @param {keyof typeof BOUNDS} kind
 * @param {string} text
 * @param {Pick<Texts, "signed">} texts
 */
function bounded(kind, text, { signed }) {
  return signed(BOUNDS[kind], text);
}
