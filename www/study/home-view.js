/**
 * The beginning of the study panel: what there is to study.
 *
 * @import { Actions } from "../state/actions.js"
 * @import { State } from "../state/state.js"
 * @import { StudyTexts } from "./study-texts.js"
 */

import { element, focusBoard, setText } from "../base/dom.js";
import { changed } from "../base/store.js";
import { isEditing } from "../state/selectors.js";
import { isActionWorking } from "../state/action-table.js";

/**
 * @param {HTMLElement} root
 * @param {Actions} actions
 */
export function createHomeView(root, actions) {
  const review = element("button", { type: "button", class: "button primary" });
  const about = element("p");
  const edit = element("button", { type: "button", class: "button" });
  const aboutEditor = element("p");
  const openings = element("button", { type: "button", class: "button" });
  const aboutOpenings = element("p");
  root.replaceChildren(
    element("section", { class: "study-part" }, about, review),
    element("section", { class: "study-part" }, aboutOpenings, openings),
    element("section", { class: "study-part" }, aboutEditor, edit),
  );
  openings.addEventListener("click", () => actions.showExplorer(true));
  edit.addEventListener("click", () => {
    actions.run("edit");
    focusBoard();
  });
  review.addEventListener("click", () => actions.run("review"));

  return {
    /**
     * @param {State} state
     * @param {State | null} before
     * @param {StudyTexts} texts
     */
    update(state, before, { t }) {
      if (!changed(state, before, "game", "study", "settings", "host")) return;
      root.hidden = state.study.review !== null || isEditing(state) || state.study.explorer;
      setText(aboutOpenings, t("home-openings"));
      setText(openings, t("openings"));
      setText(aboutEditor, t("home-edit"));
      setText(edit, t("editor"));
      edit.disabled = !isActionWorking(state, "edit");
      setText(about, t("home-review"));
      setText(review, t("review-start"));
      review.disabled = !isActionWorking(state, "review");
      if (before?.study.explorer && !root.hidden) openings.focus();
    },
  };
}
