/** The layers over the discs of the board, as a list of layers. Pure. */

import type { Side } from "../../reversi-rules.js";
import type { MoveReview } from "../../reversi-wasm.js";
import type { Point, State } from "../app/state.ts";
import type { TextKey } from "../words/texts.ts";
import { boardOpen } from "./turn.ts";
import { explores, followedPoint, showsPoint } from "./shown-game.ts";
import { legalMoveAt, legalSquares, previewedMove } from "./square-press.ts";
import { modeRules } from "./owner.ts";
import { marksShown } from "../game/comments.ts";
import { type Glyph, reviewedGlyph } from "./move-glyphs.ts";
import { guideMarks } from "../guide/guide.ts";
import { missedSquares } from "../game/opening-practice.ts";
import { hintedReason, hintedRegion } from "./hint.ts";
import { betterThanLast, lookedAt } from "../review/reviewed-point.ts";
import { type ShownValue, allEstimated, moveValues, soughtSquares } from "../game/move-values.ts";

/** A mark on a square; `text` is what a screen reader says of it. */
export type MarkKind =
  | "legal"
  | "last"
  | "armed"
  | "hint"
  | "rejected"
  | "place"
  | "flip"
  | "win"
  | "played"
  | "circled"
  | "guide-place"
  | "guide-flip"
  | "guide-look"
  | "sought"
  | "region"
  | "right"
  | "wrong";

export interface Mark {
  square: number;
  kind: MarkKind;
  text?: TextKey;
}

/**
 * The value of a move; `fine` with a digit after the point, `bare` without the sign of an estimate,
 * which the heading of the openings has for all of them.
 */
export type ValueOverlay = { kind: "value"; fine: boolean; bare: boolean } & ShownValue;

/** A move of a line that a review shows; `step` counts from 1. */
export interface StepOverlay {
  square: number;
  kind: "step";
  step: number;
  side: Side;
}

/** An arrow of a comment, from its first square. */
export interface ArrowOverlay {
  square: number;
  kind: "arrow";
  to: number;
}

/** The judgement of a reviewed move, and the move that was better. */
export interface GlyphOverlay {
  square: number;
  kind: "glyph";
  glyph: Glyph;
}

export interface BetterOverlay {
  square: number;
  kind: "better";
  side: Side;
}

/** A square that shows why a reviewed move, on the square `of`, loses discs. */
export interface ReasonOverlay {
  square: number;
  kind: "reason";
  of: number;
}

export type Overlay =
  | Mark
  | ValueOverlay
  | StepOverlay
  | ArrowOverlay
  | GlyphOverlay
  | BetterOverlay
  | ReasonOverlay;

/** How many moves of a line the board shows: more would hide it. */
export const STEPS_SHOWN = 6;

const LAYERS: ((state: State) => Overlay[])[] = [
  (state) => (boardOpen(state) ? each(legalSquares(state.game), "legal") : []),
  ({ game }) => one(game.last, "last", "square-last"),
  ({ point }) => one(point.armed, "armed", "square-armed"),
  ({ point }) => one(point.hint, "hint", "square-hint"),
  (state) => missedSquares(state).flatMap((square) => one(square, "hint", "square-hint")),
  (state) => hintedRegion(state).flatMap((square) => one(square, "region", "square-region")),
  (state) => reasons(hintedReason(state)),
  (state) => each(modeRules(state).region?.(state) ?? [], "region"),
  ({ pointer }) => one(pointer.rejected, "rejected"),
  (state) => preview(state),
  (state) => guided(state),
  (state) => reviewed(state),
  (state) => reasons(modeRules(state).judged?.(state) ?? null),
  (state) => annotated(state),
  (state) => tried(state),
  ({ point }) => steps(point),
  (state) => drawnMarks(state),
  ({ game }) => (game.outcome?.line ?? []).flatMap((square) => one(square, "win", "square-win")),
  (state) => soughtSquares(state).flatMap((square) => one(square, "sought", "square-sought")),
  values,
];

export function overlays(state: State): Overlay[] {
  if (!showsPoint(state)) return values(state);
  const followed = followedPoint(state);
  if (followed) return [...one(followed.last, "last", "square-last"), ...steps(state.point)];
  return LAYERS.flatMap((layer) => layer(state));
}

function values(state: State): Overlay[] {
  const found = moveValues(state);
  const fine = explores(state);
  const bare = fine && allEstimated(found);
  return found.map((value) => ({ kind: "value", fine, bare, ...value }));
}

/** The disc that a move would place, and those that it would flip. */
function preview(state: State) {
  const square = previewedMove(state);
  return square === null ? [] : ghosts(square, legalMoveAt(state.game, square)?.changed ?? []);
}

function ghosts(square: number, flips: Iterable<number>): Overlay[] {
  return [...one(square, "place"), ...each(flips, "flip")];
}

/** The squares of the guide. */
function guided(state: State): Overlay[] {
  const { place, flips, look } = guideMarks(state);
  return [
    ...one(place, "guide-place", "square-guide"),
    ...each(flips, "guide-flip"),
    ...each(look, "guide-look"),
  ];
}

/** The move that a review looks at, and the squares that its reason speaks of. */
function reviewed(state: State): Overlay[] {
  const found = lookedAt(state);
  if (found === null) return [];
  return [...one(found.square, "played", "square-played"), ...reasons(found)];
}

/** The squares that the reason of a judged move speaks of. */
function reasons(found: Pick<MoveReview, "square" | "reason"> | null): Overlay[] {
  if (found === null) return [];
  const { square: of, reason } = found;
  return [...(reason?.squares ?? [])].map((square) => ({ square, kind: "reason", of }));
}

/**
 * The verdict of the review on the move that was played last: its sign, the square that was better,
 * and the squares of its reason.
 */
function annotated(state: State): Overlay[] {
  const found = betterThanLast(state);
  const { review } = state.study;
  const glyph = found && review && reviewedGlyph(review.moves, found.ply);
  if (!found || !glyph) return [];
  const { square, best, side } = found;
  return [
    { square, kind: "glyph", glyph },
    { square: best, kind: "better", side },
    ...reasons(found),
  ];
}

/**
 * The move that the visitor has tried, right or wrong; a right one that is not played has a ghost.
 */
function tried(state: State) {
  const found = modeRules(state).tried?.(state);
  if (!found) return [];
  const { square, right } = found;
  if (!right) return one(square, "wrong");
  const move = legalMoveAt(state.game, square);
  return [...(move ? ghosts(square, move.changed) : []), ...one(square, "right")];
}

/** The marks of the comment on the position shown. */
function drawnMarks(state: State): Overlay[] {
  return marksShown(state).flatMap(({ from, to }) =>
    to === null ? one(from, "circled", "square-circled") : [{ square: from, kind: "arrow", to }],
  );
}

/** The next moves of a line, after those that lie on the board. */
function steps({ line, followed }: Pick<Point, "line" | "followed">): Overlay[] {
  return (line ?? []).slice(followed, followed + STEPS_SHOWN).map(({ square, side }, index) => {
    return { square, kind: "step", step: followed + index + 1, side };
  });
}

function each(squares: Iterable<number>, kind: MarkKind): Overlay[] {
  return [...squares].map((square) => ({ square, kind }));
}

function one(square: number | null, kind: MarkKind, text?: TextKey): Overlay[] {
  return square === null ? [] : [{ square, kind, text }];
}
