/**
 * The positions that were set up at other points of the game and of other games: a press puts one
 * of them into the editor, as an edit that can be taken back.
 *
 * @import { Actions } from "../app/actions.js"
 * @import { State } from "../app/state.js"
 * @import { StudyTexts } from "../ui/study-texts.js"
 */

import { button, element, setText } from "../base/dom.js";
import { smallBoard } from "../ui/small-board.js";
import { earlierEdited, openEditor } from "./editor.js";

/** @param {Actions} actions */
export function createEarlierEditorsView(actions) {
  const title = element("summary");
  const list = element("div", { class: "tiles" });
  const root = element("details", { class: "editor-earlier" }, title, list);
  return {
    root,
    /**
     * @param {State} state
     * @param {StudyTexts} texts
     */
    update(state, { t, side }) {
      const editor = openEditor(state);
      const earlier = earlierEdited(state);
      root.hidden = editor === null || earlier.length === 0;
      setText(title, t("editor-earlier", { count: earlier.length }));
      const tiles = earlier.map(({ cells, turn }) => {
        const tile = button(() => editor && actions.edit({ ...editor, cells, turn }), "tile");
        const count = cells.filter((disc) => disc > 0).length;
        const name = t("editor-earlier-one", { count, side: side(turn) });
        const picture = element("span", { "aria-hidden": "true" });
        picture.append(smallBoard({ ...state.game, cells: [...cells], last: null }));
        tile.append(picture, element("span", {}, name));
        return tile;
      });
      list.replaceChildren(...tiles);
    },
  };
}
