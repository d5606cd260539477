/**
 * The views that load when they are first wanted: the study panel, with the review of a game,
 * endings, openings and the position editor; the panel of exercises; comments; and the groups of
 * Connect Four.
 *
 * @import { Actions } from "./app/actions.js"
 * @import { State } from "./app/state.js"
 * @import { StudyTexts } from "./ui/study-texts.js"
 * @import { Texts } from "./words/texts.js"
 *
 * @typedef {{update: (state: State, before: State | null, texts: StudyTexts) => void}} Part
 */

import { element } from "./base/dom.js";
import { createAnalysisStart, createAnalysisView } from "./analysis/analysis-view.js";
import { createBookView } from "./book/book-view.js";
import { createDatabaseView } from "./database/database-view.js";
import { createEditorView } from "./editor/editor-view.js";
import { createEndingsView } from "./endings/endings-view.js";
import { createExerciseListView } from "./exercises/exercise-list-view.js";
import { createExerciseView } from "./exercises/exercise-view.js";
import { createHomeView } from "./review/home-view.js";
import { createMistakesView } from "./mistakes/mistakes-view.js";
import { createOpeningsView } from "./openings/openings-view.js";
import { createReviewView } from "./review/review-view.js";
import { createStudyTexts } from "./ui/study-texts.js";
import { createVariationsView } from "./variations/variations-view.js";

export { createCommentView } from "./comments/comment-view.js";
export { createEndReviewView } from "./review/end-review-view.js";
export { createConnectFourGroupsView } from "./groups/connect-four-groups-view.js";
/**
 * @typedef {Pick<typeof import("../reversi-notations.js"),
 *   "new_game" | "review_summary" | "openings">} Rules
 */

/**
 * @param {HTMLElement} panel
 * @param {Actions} actions
 * @param {Rules} rules
 * @param {() => Promise<string>} drawStart draws a balanced start
 */
export function createStudyPanel(panel, actions, rules, drawStart) {
  return createPanel(panel, [
    (root) => createHomeView(root, actions),
    (root) => createAnalysisView(root, actions),
    (root) => createEndingsView(root, actions),
    (root) => createMistakesView(root, actions, rules),
    (root) => createDatabaseView(root, actions, rules),
    (root) => createBookView(root, actions, rules),
    (root) => createReviewView(root, actions, rules),
    (root) => createOpeningsView(root, actions, rules, drawStart),
    (root) => createVariationsView(root, actions, rules),
    (root) => createAnalysisStart(root, actions),
    (root) => createEditorView(root, actions),
  ]);
}

/**
 * @param {HTMLElement} panel
 * @param {Actions} actions
 */
export function createExercisesPanel(panel, actions) {
  return createPanel(panel, [
    (root) => createExerciseView(root, actions),
    (root) => createExerciseListView(root, actions),
  ]);
}

/**
 * @param {HTMLElement} panel
 * @param {((root: HTMLElement) => Part)[]} creators
 */
function createPanel(panel, creators) {
  const parts = creators.map((create) => {
    const root = element("div", { class: "study" });
    panel.append(root);
    return create(root);
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
