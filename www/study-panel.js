/**
 * What is loaded when it is first wanted: the study panel, with the review of a game and the
 * position editor, and the groups of Connect Four.
 *
 * @import { Actions } from "./state/actions.js"
 * @import { State } from "./state/state.js"
 * @import { Texts } from "./words/texts.js"
 */

import { element } from "./base/dom.js";
import { createEditorView } from "./study/editor-view.js";
import { createHomeView } from "./study/home-view.js";
import { createReviewView } from "./study/review-view.js";
import { createStudyTexts } from "./study/study-texts.js";

export { createGroupsView } from "./study/groups-view.js";

/**
 * @param {HTMLElement} panel
 * @param {Actions} actions
 * @param {Pick<typeof import("../reversi-rules.js"), "review_summary">} rules
 */
export function createStudyPanel(panel, actions, rules) {
  const parts = [createHomeView, createReviewView, createEditorView].map((create) => {
    const root = element("div", { class: "study" });
    panel.append(root);
    return create(root, actions, rules);
  });
  /** @type {Texts | undefined} */
  let page;
  /** @type {ReturnType<typeof createStudyTexts>} */
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
