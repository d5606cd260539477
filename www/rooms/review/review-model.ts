/**
 * The content of a review's panel: its rows, the costliest moves and the sentences on them. Pure.
 */

import type { Side } from "../../../reversi-rules.js";
import type { ReviewSummary } from "../../../reversi-notations.js";
import type { MoveReview } from "../../../reversi-wasm.js";
import type { Core } from "../../floor/base/page.ts";
import type { StudyTexts } from "../../play/ui/study-texts.ts";
import { glyphOf, isMistake } from "../../play/board/move-glyphs.ts";
import { isNamed } from "../../play/board/header.ts";
import { isOver } from "../../play/board/game-end.ts";
import { begins } from "../../play/game/branches.ts";
import { squareName, withoutCorrection } from "../../play/games/squares.ts";
import { graphValues } from "./graph-model.ts";
import { isGiven } from "../../play/players/win-loss-record.ts";
import { ownSide } from "./review.ts";
import type { Review } from "../../play/game/review-content.ts";
import { mistakesOf } from "./review-findings.ts";
import { lossText } from "./review-sentences.ts";

/**
 * Who has played the reviewed game, the event and the date; empty where the game on the board is
 * another one, or nothing is known.
 */
export function headerText(
  { game, branches, header }: Pick<Core, "game" | "branches" | "header">,
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
export function tellingMove(state: Core, review: Review, summary: ReviewSummary): number | null {
  if (review.game.outcome === null && !isOver(state) && !isGiven(state)) return null;
  if (summary.turning_point !== null) return summary.turning_point;
  return costliestMistake(review, ownSide(state))?.ply ?? null;
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

/** Discs with at most one digit after the point, for programs. */
function rounded(discs: number) {
  return String(Math.round(discs * 10) / 10 || 0);
}
