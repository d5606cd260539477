/** The words for the loss by a move. Pure. */

import type { MoveReview } from "../../../reversi-wasm.js";
import type { Texts } from "./texts.ts";
import { bounded, discsWithSign, estimated } from "./value-text.ts";

/** The loss of a move of a review, in discs; `loss_at_least` is proven. */
export type Loss = Pick<MoveReview, "loss" | "exact" | "loss_at_least">;

/**
 * The loss of a move of a review, as a change of its side's lead: proven, no better than what is
 * proven, or an estimate.
 */
export function lossWithSign(
  { loss, exact, loss_at_least: least }: Loss,
  texts: Pick<Texts, "decimal" | "signed">,
) {
  const bound = !exact && least > 0;
  if (bound) return bounded("at-most", discsWithSign(-least, true, 0, texts), texts);
  return discsWithSign(-loss, exact, 0, texts);
}

/**
 * The loss of a move of a review, in a sentence: how many discs, and the number that their word
 * agrees with.
 */
export function discsLost(
  { loss, exact, loss_at_least: least }: Loss,
  texts: Pick<Texts, "decimal" | "signed">,
): { count: number; discs: string } {
  const { decimal } = texts;
  if (exact) return { count: loss, discs: decimal(loss, 0) };
  if (least > 0) return { count: least, discs: bounded("at-least", decimal(least, 0), texts) };
  return { count: Math.round(loss), discs: estimated(decimal(loss, 0), false, texts) };
}

/** Whether it is proven of a reviewed move that none is better. */
export function isProvenBest({
  square,
  best,
  best_exact: exact,
}: Pick<MoveReview, "square" | "best" | "best_exact">) {
  return square === best && exact;
}
