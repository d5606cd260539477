/**
 * The panel of the analysis that runs on: its switch, how many lines and for how long, and the
 * lines of the position on the board with their values.
 *
 * @import { Actions } from "../app/actions.js"
 * @import { State } from "../app/state.js"
 * @import { StudyKey, StudyTexts } from "../ui/study-texts.js"
 * @import { AnalysedLine } from "./analysis-model.js"
 */

import { button, element, focusBoard, query, setAttribute, setText } from "../base/dom.js";
import { changed } from "../base/store.js";
import { canFollow, canPlayOn, mayAnalyse, mayJump, seeksMove } from "../board/selectors.js";
import { doOnBoard } from "../ui/sheet-gestures.js";
import { LINES, SECONDS } from "./analysis.js";
import { analysedLines, progressText } from "./analysis-model.js";
import { createObjection } from "../ui/objection.js";

/**
 * What begins the analysis beside a review or the openings.
 * @param {HTMLElement} root
 * @param {Actions} actions
 */
export function createAnalysisStart(root, actions) {
  const start = button(() => actions.setAnalysis({ on: true }));
  start.dataset.starts = "analysis";
  root.replaceChildren(start);
  root.classList.add("analysis-start");
  return {
    /**
     * @param {State} state
     * @param {State | null} before
     * @param {StudyTexts} texts
     */
    update(state, before, { t }) {
      const slices = /** @type {const} */ (["analysis", "study", "mode", "settings", "host"]);
      if (!changed(state, before, ...slices, "game", "friend")) return;
      const isBeside = state.study.review !== null || state.study.explorer;
      root.hidden = state.analysis.on || !isBeside || !mayAnalyse(state) || seeksMove(state);
      setText(start, t("analysis-start"));
    },
  };
}

/**
 * @param {HTMLElement} root
 * @param {Actions} actions
 */
export function createAnalysisView(root, actions) {
  const title = element("h2", { tabindex: "-1" });
  const close = button(() => {
    actions.setAnalysis({ on: false });
    focusStart();
  });
  const head = element("div", { class: "sheet-head" }, title, close);
  const lines = choice("lines", LINES, (count) => actions.setAnalysis({ lines: count }));
  const time = choice("seconds", SECONDS, (seconds) => actions.setAnalysis({ seconds }));
  const asked = element("div", { class: "buttons" }, lines.root, time.root);
  const cost = element("p", { class: "note" });
  const list = element("ol", { class: "analysis-lines" });
  const progress = element("p", { class: "note" });
  const next = button(() => doOnBoard(actions, () => actions.run("next")));
  const playOn = button(() => doOnBoard(actions, actions.playOn));
  const objection = createObjection(playOn, "analysis-objection");
  const ways = element("div", { class: "buttons" }, next, playOn);
  root.replaceChildren(head, list, ways, objection.root, progress, asked, cost);
  root.classList.add("tools");
  list.addEventListener("click", ({ target }) => {
    const pressed = target instanceof Element ? target.closest("button[data-move]") : null;
    if (pressed instanceof HTMLElement)
      doOnBoard(actions, () => actions.showAnalysed(Number(pressed.dataset.move)));
  });

  return {
    /**
     * @param {State} state
     * @param {State | null} before
     * @param {StudyTexts} texts
     */
    update(state, before, texts) {
      const slices = /** @type {const} */ (["analysis", "game", "point", "study", "search"]);
      if (!changed(state, before, ...slices, "mode", "settings", "host", "friend")) return;
      const { t } = texts;
      const { on, seconds, lines: count } = state.analysis;
      root.hidden = !on || !mayAnalyse(state) || seeksMove(state);
      if (root.hidden) return;
      setText(title, t("analysis"));
      setText(close, t("analysis-close"));
      setText(cost, `${t("analysis-cost")} ${t("analysis-certainty")}`);
      lines.update(t("analysis-lines"), count, (value) =>
        value === 0 ? t("analysis-all") : String(value),
      );
      time.update(t("analysis-time"), seconds, (value) =>
        t(/** @type {StudyKey} */ (`analysis-${value}`)),
      );
      setText(progress, progressText(state, texts));
      const found = analysedLines(state, texts);
      while (list.children.length > found.length) list.lastElementChild?.remove();
      while (list.children.length < found.length) list.append(emptyLine());
      found.forEach((line, index) => fillLine(list.children[index], line));
      const { line, followed } = state.point;
      ways.hidden = line === null;
      next.disabled = !mayJump(state) || !canFollow(state) || followed === line?.length;
      playOn.disabled = !canPlayOn(state);
      setText(next, t("review-line-on"));
      setText(playOn, t("review-play-on"));
      objection.update(state, texts);
      if (before && !before.analysis.on) title.focus({ preventScroll: true });
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

/**
 * A choice among numbers.
 * @param {string} name
 * @param {readonly number[]} values
 * @param {(value: number) => void} act
 */
function choice(name, values, act) {
  const options = values.map((value) => element("option", { value: String(value) }));
  const select = element("select", { name: `analysis-${name}` }, ...options);
  select.addEventListener("change", () => act(Number(select.value)));
  const text = element("span");
  return {
    root: element("label", { class: "field" }, text, " ", select),
    /**
     * @param {string} label
     * @param {number} value
     * @param {(value: number) => string} textOf
     */
    update(label, value, textOf) {
      setText(text, label);
      options.forEach((option, index) => setText(option, textOf(values[index])));
      select.value = String(value);
    },
  };
}

function emptyLine() {
  const part = (/** @type {string} */ name) => element("span", { class: `analysis-${name}` });
  const press = button(() => {}, "analysis-line");
  press.append(part("move"), " ", part("value"), " ", part("depth"), " ", part("moves"));
  return element("li", {}, press);
}

/**
 * @param {Element} row
 * @param {AnalysedLine} line
 */
function fillLine(row, { square, ...shown }) {
  const press = query(row, "button", HTMLButtonElement);
  setAttribute(press, "data-move", String(square));
  for (const [name, text] of Object.entries(shown))
    setText(query(press, `.analysis-${name}`, HTMLElement), text);
}
