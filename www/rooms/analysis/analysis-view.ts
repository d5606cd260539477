/**
 * The panel of the analysis that runs on: its switch, how many lines and for how long, and the
 * lines of the position on the board with their values.
 */

import type { Square } from "../../../reversi-rules.js";
import type { Actions, Core, Rooms, StateOf } from "../../floor/base/page.ts";
import type { StudyTexts } from "../../play/ui/study-texts.ts";
import { html, render } from "lit-html";
import { enable, focusBoard, query } from "../../floor/base/dom.ts";
import { canFollow, seeksMove } from "../../play/board/shown-game.ts";
import { canPlayOn, mayAnalyse } from "../../play/board/fair-play.ts";
import { mayJump } from "../../play/board/navigation.ts";
import { squareName } from "../../play/games/squares.ts";
import { applied } from "../../play/ui/applied.ts";
import { barField } from "../../play/ui/bar-field.ts";
import { objectionTo } from "../../play/ui/objection.ts";
import { partHead } from "../../play/ui/part-head.ts";
import { doOnBoard, uncoverBoard } from "../../play/ui/sheet-gestures.ts";
import { studyPart } from "../../play/ui/study-part.ts";
import { LINES, ANALYSIS_SECONDS } from "./analysis.ts";
import { type AnalysedLine, analysedLines, progressText } from "./analysis-model.ts";

/** The button that begins the analysis beside a review or the openings. */
export function createAnalysisStart(root: HTMLElement, actions: Actions) {
  function start() {
    actions.setAnalysis({ on: true });
    uncoverBoard(actions);
  }
  root.classList.add("analysis-start");
  return {
    update(state: StateOf<"analysis">, _before: StateOf<"analysis"> | null, { t }: StudyTexts) {
      const { openings, review } = state;
      const isBeside = review.open !== null || (openings.explorer && openings.practice === null);
      root.hidden = state.analysis.on || !isBeside || !mayAnalyse(state) || seeksMove(state);
      const button = html`<button type="button" class="button" data-starts="analysis"
        @click=${start}>${t("analysis-start")}</button>`;
      if (!root.hidden) render(button, root);
    },
  };
}

export function createAnalysisView(root: HTMLElement, actions: Actions) {
  root.classList.add("analysis", "tools");

  function close() {
    actions.setAnalysis({ on: false });
    focusStart();
  }

  function contents(state: StateOf<"analysis">, texts: StudyTexts) {
    const { t } = texts;
    const lines = analysedLines(state, texts);
    return html`
      ${partHead(t("analysis"), behind(state, texts), close, texts)}
      <ol class="analysis-lines">${lines.map((line) => lineView(line, actions))}</ol>
      ${waysOnView(state, lines[0]?.square ?? null, actions, texts)}
      <p class="note">${progressText(state, texts)}</p>
      ${fieldsView(state.analysis, actions, texts)}
      <p class="note">${t("analysis-cost")} ${t("analysis-certainty")}</p>
    `;
  }

  return {
    update(state: StateOf<"analysis">, before: StateOf<"analysis"> | null, texts: StudyTexts) {
      root.hidden = !state.analysis.on || !mayAnalyse(state) || seeksMove(state);
      if (root.hidden) return;
      render(contents(state, texts), root);
      if (before && !before.analysis.on)
        query(root, "h2", HTMLElement).focus({ preventScroll: true });
    },
  };
}

/** What shows once the analysis is left. */
function behind(state: StateOf<"analysis">, texts: StudyTexts) {
  const part = studyPart({ ...state, analysis: { ...state.analysis, on: false } });
  return part === null ? texts.learn() : texts.t(part);
}

/** A line with its value: a press lays it on the board. */
function lineView({ square, move, value, depth, moves }: AnalysedLine, actions: Actions) {
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
 * The ways along the line that lies on the board, or along the best one, which a first step lays
 * there.
 * @param best the first square of the best line
 */
function waysOnView(state: Core, best: Square | null, actions: Actions, texts: StudyTexts) {
  const { t } = texts;
  const { line, followed } = state.point;
  const { sentence, describedBy } = objectionTo(state, "analysis-objection", texts);
  const goesOn = line === null ? best !== null : canFollow(state) && followed < line.length;
  const back = () => step(actions, () => actions.run("back"));
  const next = () =>
    step(actions, () => {
      if (line === null && best !== null) actions.showAnalysed(best);
      actions.run("next");
    });
  return html`
    <div class="buttons ways-on">
      <button type="button" class="button analysis-step" aria-label=${t("analysis-back")}
        ${applied(enable, mayJump(state) && followed > 0)} @click=${back}>‹</button>
      <span class="analysis-place">${placeText(state, texts)}</span>
      <button type="button" class="button analysis-step" aria-label=${t("review-line-on")}
        ${applied(enable, mayJump(state) && goesOn)} @click=${next}>›</button>
      <button type="button" class="button" aria-describedby=${describedBy}
        ?hidden=${line === null} ?disabled=${!canPlayOn(state)}
        @click=${() => doOnBoard(actions, actions.playOn)}>${texts.playOn()}</button>
      <button type="button" class="button panel-whole"
        @click=${() => actions.openPanel("learn")}>${t("analysis-whole")}</button>
    </div>
    ${sentence}
  `;
}

/** Takes a step along a line. The focus stays on the button, unless a sheet covered the board. */
function step(actions: Actions, act: () => void) {
  const covered = uncoverBoard(actions);
  act();
  if (covered) focusBoard();
}

function fieldsView(
  { lines, seconds, bar }: Rooms["analysis"],
  actions: Actions,
  { t }: StudyTexts,
) {
  const choose = (name: "lines" | "seconds") => {
    return ({ currentTarget }: { currentTarget: HTMLSelectElement }) =>
      actions.setAnalysis({ [name]: Number(currentTarget.value) });
  };
  const count = (value: number) => (value === 0 ? t("analysis-all") : String(value));
  const time = (value: (typeof ANALYSIS_SECONDS)[number]) => t(`analysis-${value}`);
  return html`
    <div class="analysis-fields">
      <label class="field"><span>${t("analysis-lines")}</span>
        <select name="analysis-lines"
          @change=${choose("lines")}>${options(LINES, lines, count)}</select></label>
      <label class="field"><span>${t("analysis-time")}</span>
        <select name="analysis-seconds"
          @change=${choose("seconds")}>${options(ANALYSIS_SECONDS, seconds, time)}</select></label>
      ${barField(bar, actions, t)}
    </div>
  `;
}

function options<V extends number>(
  values: readonly V[],
  chosen: number,
  textOf: (value: V) => string,
) {
  return values.map(
    (value) => html`<option value=${value} .selected=${value === chosen}>${textOf(value)}</option>`,
  );
}

/** The line along which the two steps go: the one that lies on the board, or the best one. */
function placeText({ game, point: { line, followed } }: Core, { t }: StudyTexts) {
  if (line === null) return t("analysis-along");
  const move = squareName(game, line[0].square);
  return t("analysis-place", { move, number: followed, count: line.length });
}

/** Moves the focus to what begins the analysis again; to the board where nothing of that shows. */
function focusStart() {
  const starts = [...document.querySelectorAll("[data-starts=analysis]")];
  const startInSight = starts.find((start) => start.getClientRects().length > 0);
  if (startInSight instanceof HTMLElement) startInSight.focus();
  else focusBoard();
}
