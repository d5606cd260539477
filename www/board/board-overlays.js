/**
 * The layers over the discs of the board, as a list of layers. Pure.
 *
 * @import { Side } from "../../reversi-rules.js"
 * @import { MoveReview } from "../../reversi-wasm.js"
 * @import { Point, State } from "../app/state.js"
 * @import { ShownValue } from "../game/move-values.js"
 * @import { Glyph } from "./move-glyphs.js"
 * @import { TextKey } from "../words/texts.js"
 */

import { boardOpen } from "./turn.js";
import { explores, followedPoint, showsPoint } from "./shown-game.js";
import { legalMoveAt, legalSquares, previewedMove } from "./square-press.js";
import { modeRules } from "./owner.js";
import { marksShown } from "../game/comments.js";
import { reviewedGlyph } from "./move-glyphs.js";
import { guideMarks } from "../guide/guide.js";
import { missedSquares } from "../game/opening-practice.js";
import { hintedReason, hintedRegion } from "./hint.js";
import { betterThanLast, lookedAt } from "../review/reviewed-point.js";
import { allEstimated, moveValues, soughtSquares } from "../game/move-values.js";

/**
 * A mark on a square; `text` is what a screen reader says of it.
 * @typedef {"legal" | "last" | "armed" | "hint" | "rejected" | "place" | "flip" | "win" | "played"
 *   | "circled" | "guide-place" | "guide-flip" | "guide-look" | "sought" | "region" | "right"
 *   | "wrong"} MarkKind
 * @typedef {{square: number, kind: MarkKind, text?: TextKey}} Mark
 *
 * The value of a move; `fine` with a digit after the point, `bare` without the sign of an estimate,
 * which the heading of the openings has for all of them.
 * @typedef {{kind: "value", fine: boolean, bare: boolean} & ShownValue} ValueOverlay
 *
 * A move of a line that a review shows; `step` counts from 1.
 * @typedef {{square: number, kind: "step", step: number, side: Side}} StepOverlay
 *
 * An arrow of a comment, from its first square.
 * @typedef {{square: number, kind: "arrow", to: number}} ArrowOverlay
 *
 * The judgement of a reviewed move, and the move that was better.
 * @typedef {{square: number, kind: "glyph", glyph: Glyph}} GlyphOverlay
 * @typedef {{square: number, kind: "better", side: Side}} BetterOverlay
 *
 * A square that shows why a reviewed move, on the square `of`, loses discs.
 * @typedef {{square: number, kind: "reason", of: number}} ReasonOverlay
 *
 * @typedef {Mark | ValueOverlay | StepOverlay | ArrowOverlay | GlyphOverlay | BetterOverlay
 *   | ReasonOverlay} Overlay
 */

/** How many moves of a line the board shows: more would hide it. */
export const STEPS_SHOWN = 6;

/** @type {((state: State) => Overlay[])[]} */
const LAYERS = [
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

/**
 * @param {State} state
 * @returns {Overlay[]}
 */
export function overlays(state) {
  if (!showsPoint(state)) return values(state);
  const followed = followedPoint(state);
  if (followed) return [...one(followed.last, "last", "square-last"), ...steps(state.point)];
  return LAYERS.flatMap((layer) => layer(state));
}

/** @param {State} state @returns {Overlay[]} */
function values(state) {
  const found = moveValues(state);
  const fine = explores(state);
  const bare = fine && allEstimated(found);
  return found.map((value) => ({ kind: "value", fine, bare, ...value }));
}

/**
 * The disc that a move would place, and those that it would flip.
 * @param {State} state
 */
function preview(state) {
  const square = previewedMove(state);
  return square === null ? [] : ghosts(square, legalMoveAt(state.game, square)?.changed ?? []);
}

/**
 * @param {number} square
 * @param {Iterable<number>} flips
 * @returns {Overlay[]}
 */
function ghosts(square, flips) {
  return [...one(square, "place"), ...each(flips, "flip")];
}

/**
 * The squares of the guide.
 * @param {State} state
 * @returns {Overlay[]}
 */
function guided(state) {
  const { place, flips, look } = guideMarks(state);
  return [
    ...one(place, "guide-place", "square-guide"),
    ...each(flips, "guide-flip"),
    ...each(look, "guide-look"),
  ];
}

/**
 * The move that a review looks at, and the squares that its reason speaks of.
 * @param {State} state
 * @returns {Overlay[]}
 */
function reviewed(state) {
  const found = lookedAt(state);
  if (found === null) return [];
  return [...one(found.square, "played", "square-played"), ...reasons(found)];
}

/**
 * The squares that the reason of a judged move speaks of.
 * @param {Pick<MoveReview, "square" | "reason"> | null} found
 * @returns {Overlay[]}
 */
function reasons(found) {
  if (found === null) return [];
  const { square: of, reason } = found;
  return [...(reason?.squares ?? [])].map((square) => ({ square, kind: "reason", of }));
}

/**
 * The verdict of the review on the move that was played last: its sign, the square that was better,
 * and the squares of its reason.
 * @param {State} state
 * @returns {Overlay[]}
 */
function annotated(state) {
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
 * @param {State} state
 */
function tried(state) {
  const found = modeRules(state).tried?.(state);
  if (!found) return [];
  const { square, right } = found;
  if (!right) return one(square, "wrong");
  const move = legalMoveAt(state.game, square);
  return [...(move ? ghosts(square, move.changed) : []), ...one(square, "right")];
}

/**
 * The marks of the comment on the position shown.
 * @param {State} state
 * @returns {Overlay[]}
 */
function drawnMarks(state) {
  return marksShown(state).flatMap(({ from, to }) =>
    to === null ? one(from, "circled", "square-circled") : [{ square: from, kind: "arrow", to }],
  );
}

/**
 * The next moves of a line, after those that lie on the board.
 * @param {Pick<Point, "line" | "followed">} point
 * @returns {Overlay[]}
 */
function steps({ line, followed }) {
  return (line ?? []).slice(followed, followed + STEPS_SHOWN).map(({ square, side }, index) => {
    return { square, kind: "step", step: followed + index + 1, side };
  });
}

/**
 * @param {Iterable<number>} squares
 * @param {MarkKind} kind
 * @returns {Overlay[]}
 */
function each(squares, kind) {
  return [...squares].map((square) => ({ square, kind }));
}

/**
 * @param {number | null} square
 * @param {MarkKind} kind
 * @param {TextKey} [text]
 * @returns {Overlay[]}
 */
function one(square, kind, text) {
  return square === null ? [] : [{ square, kind, text }];
}
