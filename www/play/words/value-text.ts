/** The value of a move, as a plate on its square shows it and as a screen reader says it. Pure. */

import type { Snapshot } from "../../../reversi-rules.js";
import type { CountingValue, ShownValue } from "../games/move-value.ts";
import type { Texts } from "./texts.ts";
import { otherSide } from "../games/sides.ts";
import { gameNamed } from "../games/index.ts";

/** Who wins after a move, from the side that plays it. */
type Verdict = "wins" | "draw" | "loses";

const BOUNDS = { "at-most": "≤", "at-least": "≥" } as const;

/**
 * The text of the plate: discs with their sign, or whether the mover wins and, if that is known, in
 * how many moves, on a second line.
 * @param digits after the point of an estimate
 * @param bare whether a heading says that all values are estimates, and no plate
 */
export function plateOf(
  game: Snapshot,
  value: CountingValue,
  digits: number,
  texts: Pick<Texts, "decimal" | "signed" | "t">,
  bare = false,
): { text: string; verdict: Verdict | null } {
  const { score, exact } = value;
  const kind = gameNamed(game.game).score;
  if (kind === "discs") {
    const bound = boundOf(value);
    const proven = bound && bounded(bound.kind, discsWithSign(bound.score, true, 0, texts), texts);
    const discs = withSign(score, texts, exact ? 0 : digits);
    return { text: proven ?? estimated(discs, exact || bare, texts), verdict: null };
  }
  const verdict = verdictOf(score);
  const counts = kind === "moves" && verdict !== "draw" && exact;
  const word = texts.t(`plate-${verdict}`);
  const count = counts ? `\n${texts.t("plate-in", { count: movesToWin(game, score) })}` : "";
  return { text: `${word}${count}`, verdict };
}

/** @param digits after the point of an estimate */
export function sayValue(game: Snapshot, value: ShownValue, digits: number, texts: Texts) {
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
 */
function boundOf({
  exact,
  atLeast = null,
  atMost = null,
}: CountingValue): { kind: keyof typeof BOUNDS; score: number } | null {
  if (exact) return null;
  if (atMost !== null) return { kind: "at-most", score: atMost };
  return atLeast === null ? null : { kind: "at-least", score: atLeast };
}

function verdictOf(score: number): Verdict {
  if (score === 0) return "draw";
  return score > 0 ? "wins" : "loses";
}

/**
 * With how many more moves the winner wins. A score is one more than the discs of a side on a full
 * board, less those that the winner will have placed.
 */
function movesToWin({ columns, rows, score: placed, turn }: Snapshot, score: number) {
  const mover = turn ?? "black";
  const winner = score > 0 ? mover : otherSide(mover);
  return (columns * rows) / 2 + 1 - Math.abs(score) - placed[winner];
}

/**
 * A value in discs with its sign; an estimate with the sign of one.
 * @param digits after the point of an estimate
 */
export function discsWithSign(
  score: number,
  exact: boolean,
  digits: number,
  texts: Pick<Texts, "decimal" | "signed">,
) {
  return estimated(withSign(score, texts, exact ? 0 : digits), exact, texts);
}

/**
 * A number with its sign; none before what is written as nought.
 * @param digits after the point
 */
export function withSign(
  value: number,
  { decimal, signed }: Pick<Texts, "decimal" | "signed">,
  digits = 0,
) {
  const count = decimal(Math.abs(value), digits);
  return count === decimal(0, digits) ? count : signed(value < 0 ? "−" : "+", count);
}

/** A number as it is if it is proven, otherwise with the sign of an estimate. */
export function estimated(text: string, exact: boolean, { signed }: Pick<Texts, "signed">) {
  return exact ? text : signed("≈", text);
}

/** A number with the sign of a proven bound. */
export function bounded(
  kind: keyof typeof BOUNDS,
  text: string,
  { signed }: Pick<Texts, "signed">,
) {
  return signed(BOUNDS[kind], text);
}
