/**
 * The panel of the analysis that runs on: its switch, how many lines and for how long, and the
 * lines of the position on the board with their values.
 *
 * @import { Actions } from "../app/actions.js"
 * @import { State } from "../app/state.js"
 * @import { StudyKey, StudyTexts } from "../ui/study-texts.js"
 * @import { AnalysedLine } from "./analysis-model.js"
 */

import { html, render } from "lit-html";
import { focusBoard, query } from "../base/dom.js";
import { canFollow, canPlayOn, mayAnalyse, mayJump, seeksMove } from "../board/selectors.js";
import { objectionTo } from "../ui/objection.js";
import { doOnBoard } from "../ui/sheet-gestures.js";
import { LINES, ANALYSIS_SECONDS } from "./analysis.js";
import { analysedLines, progressText } from "./analysis-model.js";

/**
 * The button that begins the analysis beside a review or the openings.
 * @param {HTMLElement} root
 * @param {Actions} actions
 */
export function createAnalysisStart(root, actions) {
  const start = () => actions.setAnalysis({ on: true });
  root.classList.add("analysis-start");
  return {
    /**
     * @param {State} state
     * @param {State | null} _before
     * @param {StudyTexts} texts
     */
    update(state, _before, { t }) {
      const isBeside = state.study.review !== null || state.study.explorer;
      root.hidden = state.analysis.on || !isBeside || !mayAnalyse(state) || seeksMove(state);
      const button = html`<button type="button" class="button" data-starts="analysis"
        @click=${start}>${t("analysis-start")}</button>`;
      if (!root.hidden) render(button, root);
    },
  };
}

/**
 * @param {HTMLElement} root
 * @param {Actions} actions
 */
export function createAnalysisView(root, actions) {
  root.classList.add("tools");

  function close() {
    actions.setAnalysis({ on: false });
    focusStart();
  }

  /**
   * @param {State} state
   * @param {StudyTexts} texts
   */
  function contents(state, texts) {
    const { t } = texts;
    const { seconds, lines } = state.analysis;
    return html`
      <div class="sheet-head">
        <h2 tabindex="-1">${t("analysis")}</h2>
        <button type="button" class="button" @click=${close}>${t("analysis-close")}</button>
      </div>
      <ol class="analysis-lines">${analysedLines(state, texts).map(line)}</ol>
      ${waysOn(state, texts)}
      <p class="note">${progressText(state, texts)}</p>
      <div class="buttons">
        ${choice("lines", t("analysis-lines"), LINES, lines, (count) =>
          count === 0 ? t("analysis-all") : String(count),
        )}
        ${choice("seconds", t("analysis-time"), ANALYSIS_SECONDS, seconds, (value) =>
          t(/** @type {StudyKey} */ (`analysis-${value}`)),
        )}
      </div>
      <p class="note">${t("analysis-cost")} ${t("analysis-certainty")}</p>
    `;
  }

  /** @param {AnalysedLine} line */
  function line({ square, move, value, depth, moves }) {
    const show = () => doOnBoard(actions, () => actions.showAnalysed(square));
    return html`
      <li><button type="button" class="analysis-line" data-move=${square} @click=${show}>
        <span class="analysis-move">${move}</span>
        <span class="analysis-value">${value}</span>
        <span class="analysis-depth">${depth}</span>
        <span class="analysis-moves">${moves}</span>
      </button></li>
    `;
  }

  /**
   * The ways on along a line that lies on the board.
   * @param {State} state
   * @param {StudyTexts} texts
   */
  function waysOn(state, texts) {
    const { t } = texts;
    const { line, followed } = state.point;
    const { sentence, describedBy } = objectionTo(state, "analysis-objection", texts);
    const isAtEnd = !mayJump(state) || !canFollow(state) || followed === line?.length;
    return html`
      <div class="buttons" ?hidden=${line === null}>
        <button type="button" class="button" ?disabled=${isAtEnd}
          @click=${() => doOnBoard(actions, () => actions.run("next"))}>${t("review-line-on")}</button>
        <button type="button" class="button" aria-describedby=${describedBy}
          ?disabled=${!canPlayOn(state)}
          @click=${() => doOnBoard(actions, actions.playOn)}>${t("review-play-on")}</button>
      </div>
      ${sentence}
    `;
  }

  /**
   * A choice among numbers.
   * @param {"lines" | "seconds"} name
   * @param {string} label
   * @param {readonly number[]} values
   * @param {number} chosen
   * @param {(value: number) => string} textOf
   */
  function choice(name, label, values, chosen, textOf) {
    const choose = (/** @type {{currentTarget: HTMLSelectElement}} */ { currentTarget }) =>
      actions.setAnalysis({ [name]: Number(currentTarget.value) });
    return html`
      <label class="field"><span>${label}</span>
        <select name="analysis-${name}" @change=${choose}>${values.map(
          (value) => html`<option value=${value}
            .selected=${value === chosen}>${textOf(value)}</option>`,
        )}</select></label>
    `;
  }

  return {
    /**
     * @param {State} state
     * @param {State | null} before
     * @param {StudyTexts} texts
     */
    update(state, before, texts) {
      root.hidden = !state.analysis.on || !mayAnalyse(state) || seeksMove(state);
      if (root.hidden) return;
      render(contents(state, texts), root);
      if (before && !before.analysis.on)
        query(root, "h2", HTMLElement).focus({ preventScroll: true });
    },
  };
}

/** Moves the focus to what begins the analysis again; to the board where nothing of that shows. */
function focusStart() {
  const starts = [...document.querySelectorAll("[data-starts=analysis]")];
  const shown = starts.find((start) => start.getClientRects().length > 0);
  if (shown instanceof HTMLElement) shown.focus();
  else focusBoard();
}
