/** What a review marks on the board. Pure. */

import type { Core } from "../../floor/base/page.ts";
import type { Layer, Overlay } from "../../play/board/overlay.ts";
import { one, reasons, steps } from "../../play/board/board-overlays.ts";
import { reviewedGlyph } from "../../play/board/move-glyphs.ts";
import { lastReviewed, lookedAt } from "./reviewed-move.ts";

export const reviewLayers: Layer[] = [reviewed, annotated];

/**
 * The move that a review looks at, and the squares that its reason speaks of. The numbers of the
 * line go first: a square has one mark.
 */
function reviewed(state: Core): Overlay[] {
  const found = lookedAt(state);
  if (found === null) return [];
  const numbered = steps(state.point).map(({ square }) => square);
  const named = reasons(found).filter(({ square }) => !numbered.includes(square));
  return [...one(found.square, "played", "square-played"), ...named];
}

/**
 * The verdict of the review on the move that was played last: its sign and, if it lost discs, the
 * square that was better and the squares of its reason.
 */
function annotated(state: Core): Overlay[] {
  const found = lastReviewed(state);
  const { open: review } = state.review;
  const glyph = found && review && reviewedGlyph(review.moves, found.ply);
  if (!found || !glyph) return [];
  const { square, best, side } = found;
  if (!("loss" in glyph)) return [{ square, kind: "glyph", glyph }];
  return [
    { square, kind: "glyph", glyph },
    { square: best, kind: "better", side },
    ...reasons(found),
  ];
}
