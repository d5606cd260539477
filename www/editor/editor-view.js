/**
 * The panel of the position editor: what a press on a square sets, the side to move, changes of the
 * whole board, what is impossible about the position, and the ways on.
 *
 * @import { Actions } from "../app/actions.js"
 * @import { Editor, Transform } from "./editor.js"
 * @import { State } from "../app/state.js"
 * @import { StudyKey, StudyTexts } from "../ui/study-texts.js"
 */

import { html, render } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import { focusBoard, query } from "../base/dom.js";
import { modeOf } from "../board/owner.js";
import { BOARD } from "../games/reversi.js";
import { squareIndex } from "../games/squares.js";
import { leaveByEscape } from "../ui/leave-by-escape.js";
import {
  BRUSHES,
  TRANSFORMS,
  impossibilities,
  isPlayable,
  openEditor,
  transformed,
} from "./editor.js";
import { earlierEditorsView } from "./earlier-editors-view.js";
import { listenToPainting } from "./painting.js";
import { boardPicture } from "../ui/pictures.js";
import { icon } from "../ui/svg.js";

const SIDES = /** @type {const} */ (["black", "white"]);

/** The picture of a choice, in signs of `boardPicture`. */
const PICTURES = { cycle: [".x", "o."], black: ["x"], white: ["o"], empty: ["."] };

/** @type {Record<Transform, string>} */
const OUTLINES = {
  start: "M4 4h16v16H4zM12 4v16M4 12h16",
  clear: "M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13",
  mirror: "M12 3v18M9 7v10H3zM15 7v10h6z",
  turn: "M19.5 12a7.5 7.5 0 1 1-2.4-5.5L19.5 9M19.5 4v5h-5",
  colours: "M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18v18M12 7.5h7.5M12 12h9M12 16.5h7.5",
};

/**
 * @param {HTMLElement} root
 * @param {Actions} actions
 */
export function createEditorView(root, actions) {
  /** @type {Editor | null} */
  let editor = null;
  const leave = wayOut(actions.closeEditor);
  const play = wayOut(actions.playEdited);
  listenToPainting(query(root.ownerDocument, "#board", HTMLElement), {
    editor: () => editor,
    paint: actions.paint,
    squareOf: (name) => squareIndex(BOARD, name),
  });
  leaveByEscape(root, () => editor !== null, leave);
  root.classList.add("tools");

  return {
    /**
     * @param {State} state
     * @param {State | null} _before
     * @param {StudyTexts} texts
     */
    update(state, _before, texts) {
      editor = openEditor(state);
      root.hidden = editor === null;
      if (editor === null) return;
      const ways = waysOnView(state, editor, { play, leave }, actions, texts);
      const earlier = earlierEditorsView(state, editor, texts, actions);
      render([choicesView(editor, actions.edit, texts), ways, earlier], root);
    },
  };
}

/**
 * The disc that a press on a square sets, the side to move, changes of the whole board, and the
 * reasons why the position is impossible.
 * @param {Editor} editor
 * @param {Actions["edit"]} edit
 * @param {StudyTexts} texts
 */
function choicesView(editor, edit, texts) {
  const { t, side } = texts;
  return html`
    <h2>${t("editor")}</h2>
    <p class="about">${t("editor-about")}</p>
    <fieldset class="brushes">
      <legend>${t("editor-brush")}</legend>
      <div class="tiles">${BRUSHES.map((brush) =>
        radio("brush", brush, editor.brush, brushText(brush, texts), () =>
          edit({ ...editor, brush }),
        ),
      )}</div>
    </fieldset>
    <fieldset class="turns">
      <legend>${t("editor-turn")}</legend>
      <div class="tiles">${SIDES.map((turn) =>
        radio("edit-turn", turn, editor.turn, t("editor-to-move", { side: side(turn) }), () =>
          edit({ ...editor, turn }),
        ),
      )}</div>
    </fieldset>
    <div class="tiles">${TRANSFORMS.map((transform) =>
      tool(transform, () => edit(transformed(editor, transform)), texts),
    )}</div>
    ${problems(editor, texts)}
  `;
}

/**
 * A change of the whole board.
 * @param {Transform} transform
 * @param {() => void} change
 * @param {StudyTexts} texts
 */
function tool(transform, change, { t }) {
  const name = t(/** @type {StudyKey} */ (`transform-${transform}-board`));
  return html`<button type="button" class="tile" aria-label=${name} title=${name}
    @click=${change}>
    ${guard([transform], () => icon(OUTLINES[transform]))}
    <span>${t(/** @type {StudyKey} */ (`transform-${transform}`))}</span></button>`;
}

/**
 * @param {State} state
 * @param {Editor} editor
 * @param {{play: () => void, leave: () => void}} ways
 * @param {Actions} actions
 * @param {StudyTexts} texts
 */
function waysOnView(state, editor, { play, leave }, actions, { t }) {
  const isValued = modeOf(state, "edit")?.values === true;
  return html`
    <div class="buttons ways-on">
      <button type="button" class="button primary" ?disabled=${!isPlayable(editor)}
        @click=${play}>${t("editor-play")}</button>
      <button type="button" class="button" aria-pressed=${isValued}
        ?hidden=${state.host.locks.includes("hint")}
        @click=${() => actions.showEditedValues(!isValued)}>${t("editor-values")}</button>
      <button type="button" class="button" @click=${leave}>${t("editor-leave")}</button>
    </div>
  `;
}

/**
 * A press that ends the editor: its button goes, and the focus moves to the board.
 * @param {() => void} act
 */
const wayOut = (act) => () => {
  act();
  focusBoard();
};

/**
 * One of several values, with its picture.
 * @template {keyof typeof PICTURES} T
 * @param {string} name
 * @param {T} value
 * @param {T} current
 * @param {string} text
 * @param {() => void} choose
 */
function radio(name, value, current, text, choose) {
  return html`<label class="tile"><input type="radio" name=${name} value=${value}
    .checked=${value === current} @change=${choose}>${guard([value], () =>
      boardPicture(PICTURES[value]),
    )} <span>${text}</span></label>`;
}

/**
 * @param {Editor["brush"]} brush
 * @param {StudyTexts} texts
 */
function brushText(brush, { t, side }) {
  return brush === "black" || brush === "white" ? side(brush) : t(`brush-${brush}`);
}

/**
 * The reason why the position is impossible.
 * @param {Editor} editor
 * @param {StudyTexts} texts
 */
function problems(editor, { t, side }) {
  const named = { black: side("black"), white: side("white") };
  return html`<ul class="editor-problems">${impossibilities(editor).map(
    (kind) => html`<li>${t(/** @type {StudyKey} */ (`impossible-${kind}`), named)}</li>`,
  )}</ul>`;
}
