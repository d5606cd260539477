/**
 * A position that is being set up, and the one that was left, as a tab keeps them. What is being
 * set up is what was left as well: the tab may go on with another of the page's games.
 *
 * @import { Stored } from "../app/rooms.js"
 * @import { Editor, LeftEditor } from "./editor.js"
 */

import { gameOf } from "../games/index.js";
import { editorIn, leftEditorIn, openEditor } from "./editor.js";
import { editorClosed } from "./reduce-editor.js";

/** @type {Stored} */
export const storedEditor = {
  form: (state) => ({ editor: openEditor(state), left: editorClosed(state).study.left }),
  differs: (state, before) =>
    openEditor(state) !== openEditor(before) || state.study.left !== before.study.left,
  check: ({ editor, left }) => ({ editor: editorIn(editor), left: leftEditorIn(left) }),
  prepare: ({ store }, fields, named) => {
    const left = /** @type {LeftEditor | null} */ (fields.left);
    if (left === null) return;
    const replaced = left.replaced || (gameOf(store.get()).study && named?.linked === true);
    store.dispatch({ type: "editor-left", left: { ...left, replaced } });
  },
  resume: ({ store }, fields) => {
    const editor = /** @type {Editor | null} */ (fields.editor);
    if (editor === null) return null;
    store.dispatch({ type: "editor-opened", editor });
    return true;
  },
};
