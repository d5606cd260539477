/**
 * The move that led to the point on the board, as the review values it: its cost, what was better
 * and why; the line that shows it, move by move, from which the game can go on; a second try, and
 * the ways to the mistakes before and after it. The last move of the game, which had no better one,
 * leads to the move that the review names, or to the first mistake so far.
 */

import type { MoveReview } from "../../../reversi-wasm.js";
import type { Actions, Core, StateOf } from "../../floor/base/page.ts";
import type { StudyTexts } from "../../play/ui/study-texts.ts";
import { html, nothing } from "lit-html";
import { enable } from "../../floor/base/dom.ts";
import { isAsGood, reviewedGlyph } from "../../play/board/move-glyphs.ts";
import { squareName } from "../../play/games/squares.ts";
import { canFollow } from "../../play/board/shown-game.ts";
import { canPlayOn } from "../../play/board/fair-play.ts";
import { mayJump } from "../../play/board/navigation.ts";
import { applied } from "../../play/ui/applied.ts";
import { barField } from "../../play/ui/bar-field.ts";
import { targetOf } from "../../play/ui/event-target.ts";
import { objectionTo } from "../../play/ui/objection.ts";
import { attemptOf, judgedMove, ownSide, sideSought } from "./review.ts";
import type { Review } from "../../play/game/review-content.ts";
import { firstMistake, mistakeFrom } from "./review-findings.ts";
import { isReviewComplete } from "./review-plan.ts";
import { movePart } from "./move-part.ts";
import { explanation, mistakeText } from "./review-sentences.ts";

/** What the presses are for; `onBoard` does what shows on the board. */
interface Press {
  actions: Actions;
  onBoard: (act: () => void, stays?: boolean) => void;
}

/** The review at the point on the board, with the move that led there if it is reviewed. */
interface Here {
  state: Core;
  review: Review;
  move: MoveReview | null;
}

export function createHereView(press: Press) {
  return {
    /** @param named the move that a complete review names */
    draw(state: StateOf<"analysis">, review: Review, named: number | null, texts: StudyTexts) {
      const { t } = texts;
      const here = judgedMove(state, review);
      const move = here === null ? null : (review.moves.get(here) ?? null);
      const glyph = move && reviewedGlyph(review.moves, move.ply);
      const { sentence, describedBy } = objectionTo(state, "review-objection", texts);
      const aside = t(here === null ? "review-other-line" : "review-at-start");
      const unknown = here ? t("graph-unknown") : "";
      const sumsUp = isAtEnd(state, review) && isReviewComplete(state, review);
      return html`
        <section class="review-here" data-ply=${here ?? nothing} data-glyph=${glyph?.name ?? nothing}
          ?data-sums-up=${sumsUp} ?hidden=${attemptOf(state) !== null}>
          ${movePart(review, here, here ? review.game.line[here - 1] : aside, texts)}
          <p>${move === null ? unknown : whyText(state, review, move, texts)}</p>
          <div class="buttons ways-on">
            ${mistakesPart(press, state, review, texts)}
            ${sumsUp && named !== null ? namedButton(press, named, texts) : nothing}
            ${lineButton(press, { state, review, move }, texts)}
            ${againButton(press, { state, review, move }, describedBy, texts)}
            <button type="button" class="button panel-whole"
              @click=${() => press.actions.openPanel("learn")}>${t("review-whole")}</button>
          </div>
          ${sentence}
          ${ownChoice(press, state, texts)}
          ${barField(state.analysis.bar, press.actions, t)}
        </section>
      `;
    },
  };
}

/** The ways to the mistakes before and after the move. */
function mistakesPart({ actions }: Press, state: Core, review: Review, texts: StudyTexts) {
  const here = judgedMove(state, review);
  const sought = sideSought(state);
  const way = (step: 1 | -1, name: string) => html`
    <button type="button" class="button" aria-label=${name}
      ${applied(enable, mistakeFrom(review, here, step, sought) !== null)}
      @click=${() => actions.goToMistake(step)}>${step < 0 ? "‹" : "›"}</button>`;
  return html`
    <div class="review-mistakes">
      ${way(-1, texts.t("review-mistake-before"))}
      <span class="review-place">${mistakeText(review, here, sought, texts)}</span>
      ${way(1, texts.t("review-mistake-after"))}
    </div>
  `;
}

/**
 * The line that shows what was better, step by step; at the end of the game, while the review
 * runs, the first mistake so far.
 */
function lineButton({ actions, onBoard }: Press, { state, review, move }: Here, { t }: StudyTexts) {
  const { line, followed } = state.point;
  const runs = isAtEnd(state, review) && !isReviewComplete(state, review);
  const first = runs ? firstMistake(review, sideSought(state)) : null;
  if (first !== null)
    return html`<button type="button" class="button"
      @click=${() => onBoard(() => actions.goToReviewed(first))}>${t("review-first")}</button>`;
  const isShown = line !== null;
  const goesOn = mayJump(state) && canFollow(state) && followed < (line?.length ?? 0);
  const works = hasBetter(move) && (!isShown || goesOn);
  const show = () => {
    if (isShown) onBoard(() => actions.run("next"), true);
    else onBoard(() => move && actions.showBetterLine(move.ply));
  };
  const name = isShown ? nothing : nameOf("review-line-here", review, move, t);
  return html`<button type="button" class="button" aria-label=${name} ${applied(enable, works)}
    @click=${show}>${t(isShown ? "review-line-on" : "review-line")}</button>`;
}

/** A second try; once moves of the line lie on the board, the game that goes on from there. */
function againButton(
  { actions, onBoard }: Press,
  { state, review, move }: Here,
  describedBy: ReturnType<typeof objectionTo>["describedBy"],
  { t, playOn }: StudyTexts,
) {
  const follows = state.point.followed > 0;
  const works = hasBetter(move) && (!follows || canPlayOn(state));
  const again = () =>
    onBoard(() => move && (follows ? actions.playOn() : actions.tryAgain(move.ply)));
  const name = follows ? nothing : nameOf("review-try-here", review, move, t);
  return html`<button type="button" class="button" aria-label=${name}
    aria-describedby=${describedBy} ?disabled=${!works}
    @click=${again}>${follows ? playOn() : t("review-try")}</button>`;
}

/**
 * In a strip, which has no room for it above: the move that the sentence names, in place of the
 * line.
 */
function namedButton({ actions, onBoard }: Press, named: number, { t }: StudyTexts) {
  return html`<button type="button" class="button review-named"
    @click=${() => onBoard(() => actions.goToReviewed(named))}>${t("review-go", {
      number: named,
    })}</button>`;
}

function ownChoice({ actions }: Press, state: Core, { t }: StudyTexts) {
  const choose = (event: Event) =>
    actions.chooseMistakes(!targetOf(event, HTMLInputElement).checked);
  return html`<label class="review-own check" ?hidden=${ownSide(state) === null}>
    <input type="checkbox" .checked=${sideSought(state) !== null} @change=${choose}>
    <span>${t("review-own")}</span></label>`;
}

/**
 * Why the move was costly. That none was better is said once the review is complete: a longer
 * search may find one.
 */
function whyText(state: Core, review: Review, move: MoveReview, texts: StudyTexts) {
  const isOpen = isAsGood(move) && !isReviewComplete(state, review);
  return isOpen ? "" : explanation(review, move, texts);
}

/** Whether the last move of the game is on the board, and was as good as any. */
function isAtEnd(state: Core, review: Review) {
  const here = judgedMove(state, review);
  return here === review.game.line.length && !hasBetter(review.moves.get(here) ?? null);
}

function hasBetter(move: MoveReview | null) {
  return move !== null && move.square !== move.best;
}

/** A reader's words for a button that is about the move. */
function nameOf(
  key: "review-line-here" | "review-try-here",
  review: Review,
  move: MoveReview | null,
  t: StudyTexts["t"],
) {
  return move === null ? nothing : t(key, { square: squareName(review.game, move.square) });
}
