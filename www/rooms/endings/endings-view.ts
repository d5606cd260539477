/**
 * The panel of endings: where they come from, the question who wins, and the ending on the board
 * with its margin and with what the moves have cost.
 */

import type { Actions, Core, StateOf } from "../../floor/base/page.ts";
import type { StudyTexts } from "../../play/ui/study-texts.ts";
import { html, nothing, render } from "lit-html";
import { query } from "../../floor/base/dom.ts";
import { mayAnalyse } from "../../play/board/fair-play.ts";
import { partHead } from "../../play/ui/part-head.ts";
import { doOnBoard } from "../../play/ui/sheet-gestures.ts";
import { studyPart } from "../../play/ui/study-part.ts";
import { createCountView } from "./count-view.ts";
import {
  type Ending,
  COUNTED_EMPTIES,
  SOLVED_EMPTIES,
  endingOf,
  isSolvable,
  solutionAt,
} from "./ending-values.ts";
import { costText, endText } from "./ending-model.ts";

export function createEndingsView(root: HTMLElement, actions: Actions) {
  const countView = createCountView(actions, draw);
  /** what is drawn */
  let lastDrawing: { state: StateOf<"endings">; texts: StudyTexts } | null = null;
  const drawn = createDrawnView(actions, draw);
  root.classList.add("tools", "endings");

  function draw() {
    if (lastDrawing === null) return;
    const { state, texts } = lastDrawing;
    const ending = endingOf(state);
    const close = () => actions.showEndings(false);
    render(
      html`
        ${partHead(texts.t("endings"), texts.learn(), close, texts)}
        ${countView(ending, texts)}
        ${ending === null || ending.counts ? nothing : playedView(state, ending, actions, texts)}
        <div class="study">
          ${ending === null ? onBoardView(state, actions, texts) : nothing}
          ${drawn(state, ending, texts)}
          <p class="note">${texts.t("ending-about", { count: SOLVED_EMPTIES })}</p>
        </div>
      `,
      root,
    );
  }

  return {
    update(state: StateOf<"endings">, before: StateOf<"endings"> | null, texts: StudyTexts) {
      root.hidden = endingOf(state) === null && studyPart(state) !== "endings";
      if (root.hidden) return;
      lastDrawing = { state, texts };
      draw();
      const wasAsked = before !== null && endingOf(before)?.counts === true;
      // The ways on stand where the question began.
      const panel = root.closest("[data-panel]");
      if (wasAsked && endingOf(state)?.counts === false && panel) panel.scrollTop = 0;
      if (state.endings.open && before && !before.endings.open)
        query(root, "h2", HTMLElement).focus();
    },
  };
}

/** The endings that are drawn: how many empties they have, and the button that draws one. */
function createDrawnView(actions: Actions, redraw: () => void) {
  /** Why no ending was drawn. */
  let problem = "";
  const choose = ({ currentTarget }: Event & { currentTarget: HTMLSelectElement }) =>
    actions.wantEndings(Number(currentTarget.value));

  async function drawEnding(texts: StudyTexts) {
    const found = await actions.drawEnding();
    problem = found === null ? "" : texts.problem(found);
    redraw();
    if (found === null) doOnBoard(actions, () => {});
  }

  return (state: StateOf<"endings">, ending: Ending | null, texts: StudyTexts) => {
    const { t, whole } = texts;
    const { most, place, tally } = state.endings;
    const { counted, winners, exact } = tally;
    const isFirst = ending === null && !isSolvable(state.game);
    return html`
      <section class="study-part">
        <h3>${t("ending-drawn")}</h3>
        <label class="field"><span>${t("ending-most")}</span>
          <select name="ending-most" @change=${choose}>${COUNTED_EMPTIES.map(
            (empties) => html`<option value=${empties}
              .selected=${empties === most}>${whole(empties)}</option>`,
          )}</select></label>
        <button type="button" class=${classOf(isFirst)}
          ?disabled=${ending === null && !mayAnalyse(state)}
          @click=${() => drawEnding(texts)}>${t(place > 0 ? "ending-draw-next" : "ending-draw")}</button>
        <p class="note" ?hidden=${counted === 0}>${t("count-tally", { counted, winners, exact })}</p>
        <p class="problem" role="alert">${problem}</p>
      </section>
    `;
  };
}

/** The classes of a button, which the panel may lead to first. */
const classOf = (isFirst: boolean) => (isFirst ? "button primary" : "button");

/** The buttons that play or count the position on the board. */
function onBoardView(state: Core, actions: Actions, { t }: StudyTexts) {
  const isOff = state.game.turn === null || !mayAnalyse(state);
  const playOut = (counts: boolean) => () => doOnBoard(actions, () => actions.playOut(counts));
  return html`
    <section class="study-part">
      <h3>${t("ending-here")}</h3>
      <div class="buttons">
        <button type="button" class=${classOf(isSolvable(state.game))} ?disabled=${isOff}
          @click=${playOut(false)}>${t("ending-play")}</button>
        <button type="button" class="button" ?disabled=${isOff}
          ?hidden=${!isSolvable(state.game)}
          @click=${playOut(true)}>${t("ending-count")}</button>
      </div>
    </section>
  `;
}

/** The ending that is played out: its margin, the cost of the moves, and the ways on. */
function playedView(state: Core, { shows }: Ending, actions: Actions, texts: StudyTexts) {
  const { t } = texts;
  const isOver = state.game.outcome !== null;
  const showMargin = ({ currentTarget }: Event & { currentTarget: HTMLInputElement }) =>
    actions.showMargin(currentTarget.checked);
  const again = (side: "same" | "other") => () =>
    doOnBoard(actions, () => actions.playEndingAgain(side));
  const leave = () => doOnBoard(actions, actions.leaveEnding);
  return html`
    <section class="ending-played">
      <p class="ending-margin" ?hidden=${!shows || isOver}>${texts.solution(solutionAt(state))}</p>
      <p ?hidden=${!isOver}>${endText(state, texts)}</p>
      <p ?hidden=${!shows && !isOver}>${costText(state, texts)}</p>
      <label class="check"><input type="checkbox" name="ending-shows" .checked=${shows}
        @change=${showMargin}> <span>${t("ending-shows")}</span></label>
      <div class="buttons">
        <button type="button" class="button" ?disabled=${state.game.line.length === 0}
          @click=${again("same")}>${t("ending-again")}</button>
        <button type="button" class="button" @click=${again("other")}>${t("ending-change")}</button>
        <button type="button" class="button" @click=${leave}>${texts.leave()}</button>
      </div>
    </section>
  `;
}
