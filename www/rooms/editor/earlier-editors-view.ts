/**
 * The positions that were set up at other points of the game and of other games: a press puts one
 * of them into the editor, as an edit that can be taken back.
 */

import type { Actions, StateOf } from "../../floor/base/page.ts";
import type { StudyTexts } from "../../play/ui/study-texts.ts";
import { html } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import { smallBoard } from "../../play/ui/small-board.ts";
import type { Editor } from "./editor.ts";
import { earlierEdited } from "./editor-fields.ts";

export function earlierEditorsView(
  state: StateOf<"editor">,
  editor: Editor,
  { t, side }: StudyTexts,
  actions: Actions,
) {
  const earlier = earlierEdited(state);
  return html`
    <details class="editor-earlier" ?hidden=${earlier.length === 0}>
      <summary>${t("editor-earlier", { count: earlier.length })}</summary>
      <div class="tiles">${earlier.map(({ cells, turn, uncertain }) => {
        const count = cells.filter((disc) => disc > 0).length;
        const picture = () => smallBoard({ ...state.game, cells: [...cells], last: null });
        return html`<button type="button" class="tile"
          @click=${() => actions.edit({ ...editor, cells, turn, uncertain })}>
          <span aria-hidden="true">${guard([cells], picture)}</span>
          <span>${t("editor-earlier-one", { count, side: side(turn) })}</span></button>`;
      })}</div>
    </details>
  `;
}
