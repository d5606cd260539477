/**
 * The tab *Learn*: its beginning with the exercises, and the tools, with the review of a game,
 * endings, openings and the position editor.
 */

import type { StateOf } from "../../floor/base/page.ts";
import type { Page } from "../../play/ui/room.ts";
import type { Texts } from "../../play/words/texts.ts";
import { element, query } from "../../floor/base/dom.ts";
import { createAnalysisStart, createAnalysisView } from "../analysis/analysis-view.ts";
import { createLeadBar } from "../analysis/lead-bar.ts";
import { createBookView } from "../book/book-view.ts";
import { createEditorView } from "../editor/editor-view.ts";
import { createEndingsView } from "../endings/endings-view.ts";
import { createExerciseView } from "../exercises/exercise-view.ts";
import { createMistakesView } from "../mistakes/mistakes-view.ts";
import { drawStart } from "../openings/balanced-start.ts";
import { createOpeningsView } from "../openings/openings-view.ts";
import { createReviewView } from "../review/review-view.ts";
import { type StudyTexts, createStudyTexts } from "../../play/ui/study-texts.ts";
import { createVariationsView } from "../variations/variations-view.ts";
import { createHomeView } from "./home-view.ts";

/** The slices that the parts of the tab read. */
export type ReadSlices =
  | "analysis"
  | "book"
  | "database"
  | "endings"
  | "exercises"
  | "leftGames"
  | "mistakes";

interface Tool {
  update: (
    state: StateOf<ReadSlices>,
    before: StateOf<ReadSlices> | null,
    texts: StudyTexts,
  ) => void;
}

type Rules = Pick<
  typeof import("../../../reversi-notations.js"),
  "new_game" | "review_summary" | "openings"
>;

export function createTools(panel: HTMLElement, page: Page<ReadSlices>, rules: Rules) {
  const { actions } = page;
  const bar = createLeadBar(query(panel.ownerDocument, ".board-frame", HTMLElement));
  return createPanel(
    panel,
    [bar],
    [
      (root) => createAnalysisView(root, actions),
      (root) => createEndingsView(root, actions),
      (root) => createMistakesView(root, actions),
      (root) => createBookView(root, actions, rules),
      (root) => createReviewView(root, actions, rules),
      (root) => createOpeningsView(root, actions, rules, () => drawStart(page)),
      (root) => createVariationsView(root, actions, rules),
      (root) => createAnalysisStart(root, actions),
      (root) => createEditorView(root, actions),
    ],
  );
}

/** They wait for no further module of the engine. */
export function createBeginning(panel: HTMLElement, { actions }: Page<ReadSlices>) {
  return createPanel(
    panel,
    [],
    [(root) => createExerciseView(root, actions), (root) => createHomeView(root, actions)],
  );
}

/** @param others what shows outside the panel */
function createPanel(
  panel: HTMLElement,
  others: readonly Tool[],
  creators: ((root: HTMLElement) => Tool)[],
) {
  const tools = creators.map((create) => {
    const root = element("div", { class: "study" });
    panel.append(root);
    return create(root);
  });
  let page: Texts | undefined;
  let texts: StudyTexts;

  return {
    update(state: StateOf<ReadSlices>, before: StateOf<ReadSlices> | null, pageTexts: Texts) {
      if (pageTexts !== page) texts = createStudyTexts(pageTexts);
      page = pageTexts;
      for (const tool of [...tools, ...others]) tool.update(state, before, texts);
    },
  };
}
