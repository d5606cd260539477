/** What the status line says of a review. Pure. */

import type { Snapshot } from "../../../reversi-rules.js";
import type { MoveReview } from "../../../reversi-wasm.js";
import type { Says } from "../../play/board/says.ts";
import type { Texts } from "../../play/words/texts.ts";
import { isAsGood } from "../../play/board/move-glyphs.ts";
import { squareName } from "../../play/games/squares.ts";
import { discsLost, isProvenBest } from "../../play/words/loss-text.ts";

export const reviewSays = {
  reviewing: ({ t }, _, { found }) => t(found ? "said-reviewing-found" : "said-reviewing"),
  reviewed: ({ t }, _, { own, good, total }) =>
    t(own ? "said-reviewed-own" : "said-reviewed", { good, total }),
  line: ({ t }, { game }, { square }) => t("said-line", { square: squareName(game, square) }),
  trying: ({ t, side }, { game }) => t("said-trying", { side: side(game.turn ?? "black") }),
  tried: (texts, { game }, { verdict }) => tried(game, verdict, texts),
} satisfies Says;

/** The judgement of a second try, with the loss as the list of the review has it. */
function tried(game: Snapshot, verdict: MoveReview, texts: Texts) {
  const square = squareName(game, verdict.square);
  if (isProvenBest(verdict)) return texts.t("said-tried-best", { square });
  if (isAsGood(verdict)) return texts.t("said-tried-good", { square });
  return texts.t("said-tried-worse", { square, ...discsLost(verdict, texts) });
}
