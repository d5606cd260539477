/**
 * The views that load when they are first wanted: the tab *Learn*, with the exercises, the review
 * of a game, endings, openings and the position editor; the database; comments; and the groups of
 * Connect Four.
 */

import type { Actions, State } from "./base/page.ts";
import type { Texts } from "./words/texts.ts";
import { element } from "./base/dom.ts";
import { createAnalysisStart, createAnalysisView } from "./analysis/analysis-view.ts";
import { createBookView } from "./book/book-view.ts";
import { createEditorView } from "./editor/editor-view.ts";
import { createEndingsView } from "./endings/endings-view.ts";
import { createExerciseView } from "./exercises/exercise-view.ts";
import { createHomeView } from "./learn/home-view.ts";
import { createMistakesView } from "./mistakes/mistakes-view.ts";
import { createOpeningsView } from "./openings/openings-view.ts";
import { createReviewView } from "./review/review-view.ts";
import { type StudyTexts, createStudyTexts } from "./ui/study-texts.ts";
import { createVariationsView } from "./variations/variations-view.ts";

export interface Part {
  update: (state: State, before: State | null, texts: StudyTexts) => void;
}

export { createCommentView } from "./comments/comment-view.ts";
export { createEndReviewView } from "./review/end-review-view.ts";
export { createConnectFourGroupsView } from "./groups/connect-four-groups-view.ts";
export type Rules = Pick<
  typeof import("../reversi-notations.js"),
  "new_game" | "review_summary" | "openings"
>;

/** @param drawStart draws a balanced start */
export function createStudyPanel(
  panel: HTMLElement,
  actions: Actions,
  rules: Rules,
  drawStart: () => Promise<string>,
) {
  return createPanel(panel, [
    (root) => createAnalysisView(root, actions),
    (root) => createEndingsView(root, actions),
    (root) => createMistakesView(root, actions),
    (root) => createBookView(root, actions, rules),
    (root) => createReviewView(root, actions, rules),
    (root) => createOpeningsView(root, actions, rules, drawStart),
    (root) => createVariationsView(root, actions, rules),
    (root) => createAnalysisStart(root, actions),
    (root) => createEditorView(root, actions),
  ]);
}

/** The exercises, and the beginning of the tab: they wait for no further module of the engine. */
export function createLearnPanel(panel: HTMLElement, actions: Actions) {
  return createPanel(panel, [
    (root) => createExerciseView(root, actions),
    (root) => createHomeView(root, actions),
  ]);
}

function createPanel(panel: HTMLElement, creators: ((root: HTMLElement) => Part)[]) {
  const parts = creators.map((create) => {
    const root = element("div", { class: "study" });
    panel.append(root);
    return create(root);
  });
  let page: Texts | undefined;
  let texts: StudyTexts;

  return {
    update(state: State, before: State | null, pageTexts: Texts) {
      if (pageTexts !== page) texts = createStudyTexts(pageTexts);
      page = pageTexts;
      for (const part of parts) part.update(state, before, texts);
    },
  };
}
