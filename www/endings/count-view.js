/**
 * The question who wins an ending, and by how much: the visitor's answer, and how it compares with
 * the solution.
 *
 * @import { Actions } from "../app/actions.js"
 * @import { State } from "../app/state.js"
 * @import { StudyTexts } from "../ui/study-texts.js"
 * @import { Ending } from "./ending.js"
 */

import { button, element, setText } from "../base/dom.js";
import { verdictText } from "./ending-model.js";
import { doOnBoard } from "../ui/sheet-gestures.js";

/** Discs of the greatest margin. */
const MOST = 64;

/**
 * @param {Actions} actions
 */
export function createCountView(actions) {
  const question = element("p", { class: "ending-question" });
  const winners = /** @type {const} */ (["black", "white", "draw"]).map((value) =>
    element("option", { value }),
  );
  const winner = element("select", { name: "count-winner" }, ...winners);
  const winnerLabel = element("span");
  const by = element("input", {
    type: "number",
    name: "count-by",
    min: "1",
    max: String(MOST),
    inputmode: "numeric",
    required: "",
  });
  const byLabel = element("span");
  const byField = element("label", {}, byLabel, " ", by);
  const check = element("button", { type: "submit", class: "button primary" });
  const skip = button(() => doOnBoard(actions, () => actions.countEnding(null)));
  const form = element(
    "form",
    { class: "study-part" },
    question,
    element(
      "div",
      { class: "count-fields" },
      element("label", {}, winnerLabel, " ", winner),
      byField,
    ),
    element("div", { class: "buttons" }, check, skip),
  );
  const verdict = element("p", { class: "ending-verdict" });
  const root = element("div", { class: "study" }, form, verdict);

  const isDraw = () => winner.value === "draw";
  winner.addEventListener("change", () => {
    byField.hidden = by.disabled = isDraw();
  });
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const margin = isDraw() ? 0 : Number(by.value);
    doOnBoard(actions, () => actions.countEnding(winner.value === "white" ? -margin : margin));
    by.value = "";
  });

  return {
    root,
    /**
     * @param {State} state
     * @param {Ending | null} ending
     * @param {StudyTexts} texts
     */
    update(state, ending, texts) {
      const { t, side } = texts;
      form.hidden = ending === null || !ending.counts;
      // What is on the board says the rest once a move is played.
      verdict.hidden = ending === null || ending.count === null || state.game.ply > 0;
      root.hidden = form.hidden && verdict.hidden;
      setText(question, t("count-question"));
      setText(winnerLabel, t("count-winner"));
      setText(winners[0], side("black"));
      setText(winners[1], side("white"));
      setText(winners[2], t("count-draw"));
      setText(byLabel, t("count-by"));
      setText(check, t("count-check"));
      setText(skip, t("count-skip"));
      if (!verdict.hidden) setText(verdict, verdictText(state, texts));
    },
  };
}
