/**
 * The content of a review's panel: its rows, the costliest moves and the sentences on them. Pure.
 */

import type { Side } from "../../reversi-rules.js";
import type { ReviewSummary } from "../../reversi-notations.js";
import type { MoveReview } from "../../reversi-wasm.js";
import type { State } from "../base/page.ts";
import type { StudyTexts } from "../ui/study-texts.ts";
import { STEPS_SHOWN } from "../board/board-overlays.ts";
import { glyphOf, isAsGood, isMistake, reviewedGlyph } from "../board/move-glyphs.ts";
import { isNamed } from "../board/header.ts";
import { isOver } from "../board/game-end.ts";
import { begins } from "../game/branches.ts";
import { squareName, withoutCorrection } from "../games/squares.ts";
import { isProvenBest } from "../words/value-text.ts";
import { graphValues } from "./graph-model.ts";
import { isGiven } from "../players/win-loss-record.ts";
import { type Review, attemptOf, judgedMove, mistakesOf, movesSought, ownSide } from "./review.ts";

/**
 * Who has played the reviewed game, the event and the date; empty where the game on the board is
 * another one, or nothing is known.
 */
export function headerText(
  { game, branches, header }: Pick<State, "game" | "branches" | "header">,
  review: Review,
  { t }: Pick<StudyTexts, "t">,
) {
  const lines = game.initial === review.game.initial ? [game.line, ...branches] : [];
  const isHere = lines.some((line) => begins(line, review.game.line));
  if (!isHere || !isNamed(header)) return "";
  const { black, white, event, date } = header;
  const isPlayed = black !== "" || white !== "";
  const players = t("review-players", { black: black || "?", white: white || "?" });
  return [isPlayed ? players : "", event, date].filter((text) => text !== "").join(" · ");
}

/** The values of the moves in the order of play. */
export function movesInOrder({ moves }: Review) {
  return [...moves.values()].sort((a, b) => a.ply - b.ply);
}

/** One row for each move of the game; `loss` is empty until it is known. */
export function rowsOf(review: Review, texts: StudyTexts) {
  const { game, moves } = review;
  const values = new Map(graphValues(review).map((value) => [value.ply, value]));
  return game.line.map((name, ply) => {
    const number = ply + 1;
    const found = moves.get(number);
    const value = values.get(number);
    return {
      number,
      side: game.movers[ply] ?? "black",
      square: withoutCorrection(name),
      data: found && { loss: rounded(found.loss), best: squareName(game, found.best) },
      loss: found ? lossText(found, texts) : "",
      best: found ? squareName(game, found.best) : "",
      lead: value === undefined ? "" : texts.lead(value.value, value.exact),
    };
  });
}

/**
 * The sentences on how the game turned: who leads changes with that move, which may cost less than
 * others, or about there. Where no move changed it, or the values leave it open, who led since when
 * and which mistake cost most.
 */
export function turningText(review: Review, summary: ReviewSummary, texts: StudyTexts) {
  const { game, moves } = review;
  const { t, side, sentences } = texts;
  const { turning_point: number, turning_point_certain: certain, never_turned: never } = summary;
  const found = number === null ? undefined : moves.get(number);
  if (found === undefined)
    return sentences(
      never ? t("review-unturned") : leadText(review, texts),
      costliestText(review, texts),
    );
  const given = found.best_score > 0 ? "review-turned-lead" : "review-turned-draw";
  return t(certain ? given : "review-turned-about", {
    number: found.ply,
    side: side(found.side),
    square: squareName(game, found.square),
    best: squareName(game, found.best),
  });
}

/** Who has led from which move on to the end; empty if nobody leads there. */
function leadText(review: Review, { t, side }: StudyTexts) {
  const values = graphValues(review);
  const leader = Math.sign(values.at(-1)?.value ?? 0);
  if (leader === 0) return "";
  const before = values.findLastIndex(({ value }) => Math.sign(value) !== leader);
  const since = values[before + 1].ply;
  return t(before < 0 ? "review-led-throughout" : "review-led", {
    side: side(leader > 0 ? "black" : "white"),
    number: since,
  });
}

function costliestText(review: Review, texts: StudyTexts) {
  const found = costliestMistake(review);
  if (found === null) return texts.t("review-no-mistake");
  return texts.t("review-costliest-mistake", {
    number: found.ply,
    side: texts.side(found.side),
    square: squareName(review.game, found.square),
    discs: texts.lost(found),
  });
}

/** The mistake of a side, or of both, that cost most. */
export function costliestMistake(review: Review, of: Side | null = null) {
  const [first] = mistakesOf(review, of).sort((a, b) => b.loss - a.loss || a.ply - b.ply);
  return first ?? null;
}

/** How many moves of a side are good, inaccuracies and mistakes. */
export function countsOf({ moves }: Review, of: Side) {
  const losses = [...moves.values()].filter(({ side }) => side === of).map(({ loss }) => loss);
  const good = losses.filter((loss) => glyphOf(loss) === null).length;
  const mistakes = losses.filter(isMistake).length;
  return { good, inaccuracies: losses.length - good - mistakes, mistakes };
}

/**
 * The move that tells most of a game: the one with which it turned, or else the one that cost most;
 * null while a game is played here that is not over.
 * @returns its number
 */
export function tellingMove(state: State, review: Review, summary: ReviewSummary): number | null {
  if (review.game.outcome === null && !isOver(state) && !isGiven(state)) return null;
  if (summary.turning_point !== null) return summary.turning_point;
  return costliestMistake(review, ownSide(state))?.ply ?? null;
}

/**
 * The sentence for readers on the point that the visitor has gone to: the judgement of a move that
 * has lost discs, or the line that the numbers show; empty for a good move.
 */
export function pointSaid(state: State, review: Review, texts: StudyTexts) {
  const { game, point, notice } = state;
  if (notice.kind === "line") {
    const shownMoves = (point.line ?? []).slice(0, STEPS_SHOWN);
    const moves = shownMoves.map(({ square }) => squareName(game, square)).join(" ");
    return texts.t("review-line-said", { moves });
  }
  const found = review.moves.get(judgedMove(state, review));
  const glyph = found && reviewedGlyph(review.moves, found.ply);
  if (!found || !glyph) return "";
  return texts.t("review-move-said", {
    glyph: texts.glyph(glyph),
    loss: lossText(found, texts),
    why: explanation(review, found, texts),
  });
}

/**
 * The square that the review speaks of at the point on the board: the first one of a better line,
 * that of the move to be tried again, else that of the last move; null at the start.
 */
export function squareInQuestion(state: State): number | null {
  const { game, point, study } = state;
  if (point.line !== null) return point.line[0].square;
  if (attemptOf(state) !== null) return study.review?.moves.get(game.ply + 1)?.square ?? null;
  return game.last;
}

/**
 * The reason why a move was costly, in plain words; only the better move if the position shows no
 * reason. Values of the opening book are named as such. Of a move that cost nothing it says so, and
 * whether that is proven.
 */
export function explanation(
  { game }: Review,
  found: MoveReview,
  { t, reason, sentences }: StudyTexts,
) {
  if (isAsGood(found)) return t(isProvenBest(found) ? "review-none-better" : "review-none-found");
  const better = t("review-better", { square: squareName(game, found.best) });
  const origin = found.book ? t("review-from-book") : "";
  return sentences(reason(game, found), better, origin);
}

/** The loss of a move; without a sign only if that is proven. */
export function lossText(found: MoveReview, texts: StudyTexts) {
  return isAsGood(found) ? texts.estimated("0", found.exact) : texts.loss(found);
}

/** The moves of a side that cost most. */
export function costliestOf({ moves }: Review, summary: ReviewSummary, side: Side) {
  return summary.costliest[side].flatMap((number) => moves.get(number) ?? []);
}

/**
 * The costly move after another one of the same side, in the order of the list.
 * @param number of a move, from 1
 */
export function nextCostly(
  review: Review,
  summary: ReviewSummary,
  number: number,
): MoveReview | null {
  const side = review.moves.get(number)?.side;
  if (side === undefined) return null;
  const listed = costliestOf(review, summary, side);
  return listed[listed.findIndex(({ ply }) => ply === number) + 1] ?? null;
}

/**
 * The place of a point of the game among the mistakes of a side, or of both, in the order of play;
 * among the inaccuracies where there is no mistake.
 * @param number of the move that led there, from 1
 */
export function mistakeText(review: Review, number: number, side: Side | null, { t }: StudyTexts) {
  const sought = movesSought(review, side);
  const numbers = sought.map(({ ply }) => ply).sort((a, b) => a - b);
  const isLesser = sought.some(({ loss }) => !isMistake(loss));
  const place = numbers.filter((ply) => ply <= number).length;
  const total = numbers.length;
  return numbers.includes(number)
    ? t(isLesser ? "review-inaccuracy-place" : "review-mistake-place", { number: place, total })
    : t(isLesser ? "review-inaccuracies" : "review-mistakes", { count: total });
}

/** Discs with at most one digit after the point, for programs. */
function rounded(discs: number) {
  return String(Math.round(discs * 10) / 10 || 0);
}
