/** The layers over the discs of the board, as a list of layers. Pure. */

import type { Square } from "../../../reversi-rules.js";
import type { MoveReview } from "../../../reversi-wasm.js";
import type { Point } from "./point.ts";
import type { Core } from "../../floor/base/page.ts";
import type { TextKey } from "../words/texts.ts";
import { boardOpen } from "./turn.ts";
import { followedPoint, showsPoint } from "./shown-game.ts";
import { legalMoveAt, legalSquares, previewedMove } from "./square-press.ts";
import { modeRules } from "./owner.ts";
import type { Layer, MarkKind, Overlay } from "./overlay.ts";
import { hintedReason, hintedRegion } from "./hint.ts";

/** How many moves of a line the board shows: more would hide it. */
export const STEPS_SHOWN = 6;

const LAYERS: readonly Layer[] = [
  (state) => (boardOpen(state) ? each(legalSquares(state.game), "legal") : []),
  ({ game }) => one(game.last, "last", "square-last"),
  ({ point }) => one(point.armed, "armed", "square-armed"),
  ({ point }) => one(point.hint, "hint", "square-hint"),
  (state) => hintedRegion(state).flatMap((square) => one(square, "region", "square-region")),
  (state) => reasons(hintedReason(state)),
  (state) => each(modeRules(state).region?.(state) ?? [], "region"),
  ({ pointer }) => one(pointer.rejected, "rejected"),
  (state) => preview(state),
  (state) => reasons(modeRules(state).judged?.(state) ?? null),
  (state) => tried(state),
  ({ point }) => steps(point),
  ({ game }) => (game.outcome?.line ?? []).flatMap((square) => one(square, "win", "square-win")),
];

/** @param layers what lies over those of the board */
export function overlays<S extends Core>(state: S, layers: readonly Layer<S>[]): Overlay[] {
  if (!showsPoint(state)) return modeRules(state).marks?.(state) ?? [];
  const followed = followedPoint(state);
  if (followed) return [...one(followed.last, "last", "square-last"), ...steps(state.point)];
  return [...LAYERS, ...layers].flatMap((layer) => layer(state));
}

/** The disc that a move would place, and those that it would flip. */
function preview(state: Core) {
  const square = previewedMove(state);
  return square === null ? [] : ghosts(square, legalMoveAt(state.game, square)?.changed ?? []);
}

function ghosts(square: Square, flips: Iterable<Square>): Overlay[] {
  return [...one(square, "place"), ...each(flips, "flip")];
}

/** The squares that the reason of a judged move speaks of. */
export function reasons(found: Pick<MoveReview, "square" | "reason"> | null): Overlay[] {
  if (found === null) return [];
  const { square: of, reason } = found;
  return [...(reason?.squares ?? [])].map((square) => ({ square, kind: "reason", of }));
}

/**
 * The move that the visitor has tried, right or wrong; a right one that is not played has a ghost.
 */
function tried(state: Core) {
  const found = modeRules(state).tried?.(state);
  if (!found) return [];
  const { square, right } = found;
  if (!right) return one(square, "wrong");
  const move = legalMoveAt(state.game, square);
  return [...(move ? ghosts(square, move.changed) : []), ...one(square, "right")];
}

/** The next moves of a line, after those that lie on the board. */
export function steps({ line, followed }: Pick<Point, "line" | "followed">): Overlay[] {
  return (line ?? []).slice(followed, followed + STEPS_SHOWN).map(({ square, side }, index) => {
    return { square, kind: "step", step: followed + index + 1, side };
  });
}

export function each(squares: Iterable<Square>, kind: MarkKind): Overlay[] {
  return [...squares].map((square) => ({ square, kind }));
}

export function one(square: Square | null, kind: MarkKind, text?: TextKey): Overlay[] {
  return square === null ? [] : [{ square, kind, text }];
}
