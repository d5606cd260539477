/**
 * The openings to choose from: a search field over small boards of the lines of the game and of the
 * openings that are played most, the folded list of all names with their moves, and what can be
 * done with the chosen one. What the visitor searches, unfolds and chooses is kept here.
 */

import type { Actions } from "../../floor/base/page.ts";
import type { StudyTexts } from "../../play/ui/study-texts.ts";
import { html } from "lit-html";
import { type Ref, createRef, ref } from "lit-html/directives/ref.js";
import { targetOf } from "../../play/ui/event-target.ts";
import { type Lists, choicesIn, contentView, createPictures } from "./opening-names-view.ts";

export function createOpeningListView(
  actions: Actions,
  rules: Pick<typeof import("../../../reversi-notations.js"), "new_game">,
  redraw: () => void,
) {
  const pictureOf = createPictures(rules);
  const field: Ref<HTMLInputElement> = createRef();
  const heading: Ref<HTMLElement> = createRef();
  const folding = createFolding(redraw);
  let wantedText = "";
  /** The moves of the chosen opening. */
  let chosen = "";

  function search() {
    wantedText = field.value?.value ?? "";
    redraw();
  }

  /**
   * Chooses an opening, whose button stays in sight: the bar of what can be done with it comes to
   * lie over the list.
   */
  function choose(moves: string, button: Element) {
    chosen = moves;
    redraw();
    button.scrollIntoView({ block: "nearest" });
  }

  return {
    /** Leads to the heading of the choice, with the search field below it. */
    show() {
      folding.unfold();
      heading.value?.focus({ preventScroll: true });
      heading.value?.scrollIntoView({ block: "start" });
    },
    focus() {
      folding.unfold();
      field.value?.focus();
    },
    /**
     * The choice, which is folded below the moves of a position: these come first there.
     * @param isStart whether no move lies on the board
     */
    draw(isStart: boolean, lists: Lists, texts: StudyTexts) {
      const choice = choicesIn(texts, pictureOf, { chosen, choose });
      const content = contentView(lists, { wantedText, chosen }, choice, actions, texts);
      return html`
        <details class="openings-choice" ?open=${folding.isOpen(isStart)} @toggle=${folding.fold}>
          <summary ${ref(heading)}>${texts.t("openings-all")}</summary>
          <div class="study-part">
          <label class="stack"><span>${texts.t("opening-choice")}</span>
            <input type="search" autocomplete="off" spellcheck="false" .value=${wantedText}
              ${ref(field)} @input=${search}></label>
          ${content}
          </div>
        </details>
      `;
    },
  };
}

/** Whether the choice shows unfolded: the position decides until the visitor does. */
function createFolding(redraw: () => void) {
  /** What the visitor wants; null before that. */
  let wanted: boolean | null = null;
  let isDrawnOpen = false;
  return {
    isOpen(isStart: boolean) {
      isDrawnOpen = wanted ?? isStart;
      return isDrawnOpen;
    },
    unfold() {
      wanted = true;
      redraw();
    },
    /** Takes over what the visitor or the browser's search unfolds or folds. */
    fold(event: Event) {
      const { open } = targetOf(event, HTMLDetailsElement);
      if (open === isDrawnOpen) return;
      wanted = open;
      redraw();
    },
  };
}
