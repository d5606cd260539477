/**
 * The sentence below *Play on from here* that says why a game with a friend does not go on there.
 */

import type { Core } from "../../floor/base/page.ts";
import type { StudyTexts } from "./study-texts.ts";
import { html, nothing } from "lit-html";
import { friendsObjection } from "../board/fair-play.ts";

/**
 * The sentence, and the `aria-describedby` of its button.
 * @param id of the sentence
 */
export function objectionTo(state: Core, id: string, { t }: StudyTexts) {
  const objection = friendsObjection(state);
  const text = objection === null ? "" : t(`play-on-${objection}`);
  return {
    sentence: html`<p class="note" id=${id} ?hidden=${objection === null}>${text}</p>`,
    describedBy: objection === null ? nothing : id,
  };
}
