/**
 * The panel of endings: where they come from, the question who wins, and the ending on the board
 * with its margin and with what the moves have cost.
 *
 * @import { Actions } from "../app/actions.js"
 * @import { State } from "../app/state.js"
 * @import { StudyTexts } from "../ui/study-texts.js"
 * @import { Ending } from "./ending.js"
 */

import { button, element, setText } from "../base/dom.js";
import { changed } from "../base/store.js";
import { mayAnalyse } from "../board/selectors.js";
import { doOnBoard } from "../ui/sheet-gestures.js";
import { createCountView } from "./count-view.js";
import { COUNTED_EMPTIES, SOLVED_EMPTIES, endingOf } from "./ending.js";
import { costText, endText, marginText } from "./ending-model.js";

/**
 * @param {HTMLElement} root
 * @param {Actions} actions
 */
export function createEndingsView(root, actions) {
  const title = element("h2", { tabindex: "-1" });
  const close = button(() => actions.showEndings(false));
  const start = createStartView(actions);
  const count = createCountView(actions);
  const played = createPlayedView(actions);
  root.classList.add("tools", "endings");
  root.replaceChildren(
    element("div", { class: "sheet-head" }, title, close),
    count.root,
    played.root,
    start.root,
  );

  return {
    /**
     * @param {State} state
     * @param {State | null} before
     * @param {StudyTexts} texts
     */
    update(state, before, texts) {
      const slices = /** @type {const} */ (["endings", "game", "mode", "study", "analysis"]);
      if (!changed(state, before, ...slices, "settings", "host", "friend")) return;
      const { review, explorer } = state.study;
      const isElsewhere = review !== null || explorer || state.analysis.on;
      const ending = endingOf(state);
      root.hidden = ending === null && (!state.endings.open || isElsewhere);
      if (root.hidden) return;
      setText(title, texts.t("endings"));
      setText(close, texts.t("endings-close"));
      count.update(state, ending, texts);
      played.update(state, ending, texts);
      start.update(state, ending, texts);
      if (before && !before.endings.open) title.focus();
    },
  };
}

/**
 * Where an ending comes from: the board, or those that are drawn.
 * @param {Actions} actions
 */
function createStartView(actions) {
  const here = element("h3");
  const play = button(() => doOnBoard(actions, () => actions.playOut(false)), "button primary");
  const count = button(() => doOnBoard(actions, () => actions.playOut(true)));
  const own = element(
    "section",
    { class: "study-part" },
    here,
    element("div", { class: "buttons" }, play, count),
  );
  const drawn = element("h3");
  const label = element("span");
  const options = COUNTED_EMPTIES.map((empties) => element("option", { value: String(empties) }));
  const most = element("select", { name: "ending-most" }, ...options);
  most.addEventListener("change", () => actions.wantEndings(Number(most.value)));
  const problem = element("p", { class: "problem", role: "alert" });
  const draw = button(() => {
    setText(problem, "");
    void actions.drawEnding().then((found) => {
      if (found !== null) setText(problem, texts?.problem(found) ?? "");
      else doOnBoard(actions, () => {});
    });
  });
  const tally = element("p", { class: "note" });
  const about = element("p", { class: "note" });
  /** @type {StudyTexts | null} */
  let texts = null;
  const root = element(
    "div",
    { class: "study" },
    own,
    element(
      "section",
      { class: "study-part" },
      drawn,
      element("label", { class: "field" }, label, " ", most),
      draw,
      tally,
      problem,
    ),
    about,
  );
  return {
    root,
    /**
     * @param {State} state
     * @param {Ending | null} ending
     * @param {StudyTexts} shownTexts
     */
    update(state, ending, shownTexts) {
      texts = shownTexts;
      const { t, whole } = texts;
      own.hidden = ending !== null;
      setText(here, t("ending-here"));
      setText(play, t("ending-play"));
      setText(count, t("ending-count"));
      play.disabled = count.disabled = state.game.turn === null || !mayAnalyse(state);
      setText(drawn, t("ending-drawn"));
      setText(label, t("ending-most"));
      options.forEach((option, index) => setText(option, whole(COUNTED_EMPTIES[index])));
      most.value = String(state.endings.most);
      setText(draw, t(state.endings.place > 0 ? "ending-draw-next" : "ending-draw"));
      draw.disabled = ending === null && !mayAnalyse(state);
      const { counted, winners, exact } = state.endings.tally;
      tally.hidden = counted === 0;
      setText(tally, t("count-tally", { counted, winners, exact }));
      setText(about, t("ending-about", { count: SOLVED_EMPTIES }));
    },
  };
}

/**
 * The ending that is played out: its margin, what the moves have cost, and the ways on.
 * @param {Actions} actions
 */
function createPlayedView(actions) {
  const margin = element("p", { class: "ending-margin" });
  const end = element("p");
  const cost = element("p");
  const shows = element("input", { type: "checkbox", name: "ending-shows" });
  shows.addEventListener("change", () => actions.showMargin(shows.checked));
  const label = element("span");
  const again = button(() => doOnBoard(actions, () => actions.playEndingAgain("same")));
  const change = button(() => doOnBoard(actions, () => actions.playEndingAgain("other")));
  const leave = button(() => doOnBoard(actions, actions.leaveEnding));
  const root = element(
    "section",
    { class: "ending-played" },
    margin,
    end,
    cost,
    element("label", { class: "check" }, shows, " ", label),
    element("div", { class: "buttons" }, again, change, leave),
  );
  return {
    root,
    /**
     * @param {State} state
     * @param {Ending | null} ending
     * @param {StudyTexts} texts
     */
    update(state, ending, texts) {
      root.hidden = ending === null || ending.counts;
      if (ending === null || ending.counts) return;
      const { t } = texts;
      const isOver = state.game.outcome !== null;
      margin.hidden = !ending.shows || isOver;
      end.hidden = !isOver;
      cost.hidden = !ending.shows && !isOver;
      setText(margin, marginText(state, texts));
      setText(end, endText(state, texts));
      setText(cost, costText(state, texts));
      shows.checked = ending.shows;
      setText(label, t("ending-shows"));
      setText(again, t("ending-again"));
      again.disabled = state.game.line.length === 0;
      setText(change, t("ending-change"));
      setText(leave, t("exercise-leave"));
    },
  };
}
