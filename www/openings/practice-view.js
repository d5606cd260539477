/**
 * An opening that is practised: how far it is, its line, and the ways back, again and out.
 *
 * @import { Actions } from "../app/actions.js"
 * @import { State } from "../app/state.js"
 * @import { StudyTexts } from "../ui/study-texts.js"
 */

import { button, element, focusBoard, setContent, setText } from "../base/dom.js";
import { undoTarget } from "../board/selectors.js";
import { practicePoint, practisedLine } from "./opening-practice.js";
import { practiceText } from "./openings-model.js";
import { markNames } from "../words/foreign-names.js";
import { openingName } from "../words/texts.js";

/**
 * @param {Actions} actions
 * @param {() => void} leave what the end of the practice leads to
 */
export function createPracticeView(actions, leave) {
  const name = element("h3");
  const progress = element("progress", { "aria-hidden": "true" });
  const said = element("p");
  const line = element("ol", { class: "practice-line" });
  const summary = element("summary");
  const whole = element("p", { class: "practice-whole" });
  /** @type {State | null} */
  let shown = null;
  const undo = button(() => actions.run("undo"));
  const again = button(() => {
    const practice = shown?.study.practice;
    if (!practice) return;
    actions.practise(practice.opening);
    focusBoard();
  });
  const end = button(() => {
    actions.endPractice();
    leave();
  });
  const root = element(
    "section",
    { class: "practice-point" },
    name,
    progress,
    said,
    line,
    element("details", {}, summary, whole),
    element("div", { class: "buttons" }, undo, again, end),
  );
  return {
    root,
    /**
     * @param {State} state
     * @param {StudyTexts} texts
     */
    update(state, texts) {
      const { t, lang } = texts;
      shown = state;
      const { practice } = state.study;
      const point = practicePoint(state);
      root.hidden = practice === null || point === null;
      if (practice === null || point === null) return;
      const { moves, done } = practisedLine(state);
      const opening = openingName(practice.opening, lang);
      const title = t("practice-name", { opening: opening.name });
      setContent(name, markNames(title, [opening], lang));
      progress.max = moves.length;
      progress.value = done;
      setText(said, practiceText(state, texts));
      line.replaceChildren(
        ...moves.map((move, index) => element("li", {}, index < done ? move : "·")),
      );
      setText(summary, t("practice-line"));
      setText(whole, moves.join(" "));
      setText(undo, t("practice-undo"));
      setText(again, t("practice-again"));
      setText(end, t("practice-end"));
      undo.disabled = undoTarget(state) === null || state.host.locks.includes("undo");
    },
  };
}
