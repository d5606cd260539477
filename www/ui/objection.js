/**
 * The sentence below *Play on from here* that says why a game with a friend does not go on there.
 *
 * @import { State } from "../app/state.js"
 * @import { StudyTexts } from "./study-texts.js"
 */

import { element, setAttribute, setText } from "../base/dom.js";
import { friendsObjection } from "../board/selectors.js";

/**
 * @param {HTMLButtonElement} button which the sentence describes
 * @param {string} id of the sentence
 */
export function createObjection(button, id) {
  const root = element("p", { class: "note", id });
  return {
    root,
    /**
     * @param {State} state
     * @param {StudyTexts} texts
     */
    update(state, { t }) {
      const objection = friendsObjection(state);
      root.hidden = objection === null;
      setText(root, objection === null ? "" : t(`play-on-${objection}`));
      setAttribute(button, "aria-describedby", objection === null ? null : id);
    },
  };
}
