/**
 * The panel of the position editor: what a press on a square sets, the side to move, changes of the
 * whole board, what is impossible about the position, and the ways on.
 *
 * @import { Actions } from "../app/actions.js"
 * @import { Editor, Transform } from "./editor.js"
 * @import { State } from "../app/state.js"
 * @import { StudyKey, StudyTexts } from "../ui/study-texts.js"
 */

import { button, element, focusBoard, query, setAttribute, setText } from "../base/dom.js";
import { changed } from "../base/store.js";
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
import { createEarlierEditorsView } from "./earlier-editors-view.js";
import { listenToPainting } from "./painting.js";
import { boardPicture, icon } from "../ui/pictures.js";

const SIDES = /** @type {const} */ (["black", "white"]);

/** What is on the picture of a choice, in signs of `boardPicture`. */
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
  const title = element("h2");
  const leave = wayOut(actions.closeEditor);
  const about = element("p", { class: "about" });
  const brushes = radios("brush", BRUSHES, (brush) => editor && actions.edit({ ...editor, brush }));
  const turns = radios("edit-turn", SIDES, (turn) => editor && actions.edit({ ...editor, turn }));
  const tools = TRANSFORMS.map((transform) => {
    const text = element("span");
    const tool = button(() => editor && actions.edit(transformed(editor, transform)), "tile");
    tool.append(icon(OUTLINES[transform]), text);
    return { transform, tool, text };
  });
  const problems = element("ul", { class: "editor-problems" });
  const play = wayOut(actions.playEdited, "button primary");
  const values = button(() => actions.showEditedValues(values.ariaPressed !== "true"));
  listenToPainting(query(root.ownerDocument, "#board", HTMLElement), {
    editor: () => editor,
    paint: actions.paint,
    squareOf: (name) => squareIndex(BOARD, name),
  });
  const earlier = createEarlierEditorsView(actions);
  leaveByEscape(
    root,
    () => editor !== null,
    () => leave.click(),
  );
  root.classList.add("tools");
  brushes.root.classList.add("brushes");
  turns.root.classList.add("turns");
  root.replaceChildren(
    title,
    about,
    brushes.root,
    turns.root,
    element("div", { class: "tiles" }, ...tools.map(({ tool }) => tool)),
    problems,
    element("div", { class: "buttons ways-on" }, play, values, leave),
    earlier.root,
  );

  return {
    /**
     * @param {State} state
     * @param {State | null} before
     * @param {StudyTexts} texts
     */
    update(state, before, texts) {
      if (!changed(state, before, "mode", "settings", "host")) return;
      editor = openEditor(state);
      root.hidden = editor === null;
      if (editor === null) return;
      earlier.update(state, texts);
      const { t, side } = texts;
      setText(title, t("editor"));
      setText(leave, t("editor-leave"));
      setText(about, t("editor-about"));
      brushes.update(t("editor-brush"), editor.brush, (brush) =>
        brush === "black" || brush === "white"
          ? side(brush)
          : t(/** @type {StudyKey} */ (`brush-${brush}`)),
      );
      turns.update(t("editor-turn"), editor.turn, (to) => t("editor-to-move", { side: side(to) }));
      for (const { transform, tool, text } of tools) {
        const name = t(/** @type {StudyKey} */ (`transform-${transform}-board`));
        setText(text, t(/** @type {StudyKey} */ (`transform-${transform}`)));
        setAttribute(tool, "aria-label", name);
        tool.title = name;
      }
      const named = { black: side("black"), white: side("white") };
      problems.replaceChildren(
        ...impossibilities(editor).map((kind) =>
          element("li", {}, t(/** @type {StudyKey} */ (`impossible-${kind}`), named)),
        ),
      );
      setText(play, t("editor-play"));
      setText(values, t("editor-values"));
      setAttribute(values, "aria-pressed", String(modeOf(state, "edit")?.values === true));
      values.hidden = state.host.locks.includes("hint");
      play.disabled = !isPlayable(editor);
    },
  };
}

/**
 * A button that ends the editor: it goes, and the focus moves to the board.
 * @param {() => void} act
 * @param {string} [name]
 */
function wayOut(act, name) {
  return button(() => {
    act();
    focusBoard();
  }, name);
}

/**
 * A choice of one value, each with its picture.
 * @template {keyof typeof PICTURES} T
 * @param {string} name
 * @param {readonly T[]} values
 * @param {(value: T) => void} choose
 */
function radios(name, values, choose) {
  const legend = element("legend");
  const parts = values.map((value) => {
    const input = element("input", { type: "radio", name, value });
    const text = element("span");
    input.addEventListener("change", () => choose(value));
    const picture = boardPicture(PICTURES[value]);
    const label = element("label", { class: "tile" }, input, picture, " ", text);
    return { value, input, text, label };
  });
  const list = element("div", { class: "tiles" }, ...parts.map(({ label }) => label));
  return {
    root: element("fieldset", {}, legend, list),
    /**
     * @param {string} title
     * @param {T} current
     * @param {(value: T) => string} textOf
     */
    update(title, current, textOf) {
      setText(legend, title);
      for (const { value, input, text } of parts) {
        input.checked = value === current;
        setText(text, textOf(value));
      }
    },
  };
}
