/**
 * The sentence below *Play on from here* that says why a game with a friend does not go on there.
 *
 * @import { State } from "../app/state.js"
 * @import { StudyTexts } from "./study-texts.js"
 */

import { html, nothing } from "lit-html";
import { friendsObjection } from "../board/fair-play.js";

/**
 * The sentence, and the `aria-describedby` of its button.
 * @param {State} state
 * @param {string} id of the sentence
 * @param {StudyTexts} texts
 */
export function objectionTo(state, id, { t }) {
  const objection = friendsObjection(state);
  const text = objection === null ? "" : t(`play-on-${objection}`);
  return {
    sentence: html`<p class="note" id=${id} ?hidden=${objection === null}>${text}</p>`,
    describedBy: objection === null ? nothing : id,
  };
}
