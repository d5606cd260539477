/**
 * What is loaded when it is first wanted: the study panel, with the review of a game, openings and
 * the position editor; the panel of exercises; comments; and the groups of Connect Four.
 *
 * @import { Actions } from "./state/actions.js"
 * @import { State } from "./state/state.js"
 * @import { StudyTexts } from "./study/study-texts.js"
 * @import { Texts } from "./words/texts.js"
 *
 * @typedef {{update: (state: State, before: State | null, texts: StudyTexts) => void}} Part
 */

import { element } from "./base/dom.js";
import { createEditorView } from "./study/editor-view.js";
import { createExerciseListView } from "./study/exercise-list-view.js";
import { createExerciseView } from "./study/exercise-view.js";
import { createHomeView } from "./study/home-view.js";
import { createOpeningsView } from "./study/openings-view.js";
import { createReviewView } from "./study/review-view.js";
import { createStudyTexts } from "./study/study-texts.js";

export { createCommentView } from "./study/comment-view.js";
export { createGroupsView } from "./study/connect-four-groups-view.js";
/** @typedef {Pick<typeof import("../reversi-rules.js"), "review_summary" | "openings">} Rules */

/**
 * @param {HTMLElement} panel
 * @param {Actions} actions
 * @param {Rules} rules
 * @param {() => Promise<string>} drawStart draws a balanced start
 */
export function createStudyPanel(panel, actions, rules, drawStart) {
  return createPanel(panel, actions, rules, [
    createHomeView,
    createReviewView,
    (root) => createOpeningsView(root, actions, rules, drawStart),
    createEditorView,
  ]);
}

/**
 * @param {HTMLElement} panel
 * @param {Actions} actions
 * @param {Rules} rules
 */
export function createExercisesPanel(panel, actions, rules) {
  return createPanel(panel, actions, rules, [createExerciseView, createExerciseListView]);
}

/**
 * @param {HTMLElement} panel
 * @param {Actions} actions
 * @param {Rules} rules
 * @param {((root: HTMLElement, actions: Actions, rules: Rules) => Part)[]} creators
 */
function createPanel(panel, actions, rules, creators) {
  const parts = creators.map((create) => {
    const root = element("div", { class: "study" });
    panel.append(root);
    return create(root, actions, rules);
  });
  /** @type {Texts | undefined} */
  let page;
  /** @type {StudyTexts} */
  let texts;

  return {
    /**
     * @param {State} state
     * @param {State | null} before
     * @param {Texts} pageTexts
     */
    update(state, before, pageTexts) {
      if (pageTexts !== page) texts = createStudyTexts(pageTexts);
      page = pageTexts;
      for (const part of parts) part.update(state, before, texts);
    },
  };
}
