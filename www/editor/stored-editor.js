/**
 * A position that is being set up, and those that were left, as a tab keeps them and the next one
 * takes them up. What is being set up is what was left as well: the tab may go on with another of
 * the page's games.
 *
 * @import { Stored } from "../app/rooms.js"
 * @import { State } from "../app/state.js"
 * @import { Editor, LeftEditor } from "./editor.js"
 */

import { gameOf } from "../games/index.js";
import { editorIn, leftEditorsIn, openEditor } from "./editor.js";
import { editorClosed, leftElsewhere, leftHere } from "./reduce-editor.js";

/** @type {Stored} */
export const storedEditor = {
  form: (state) => ({ editor: withPlace(state), left: leftElsewhere(state) }),
  lasting: (state) => ({ left: editorClosed(state).study.left }),
  differs: (state, before) =>
    openEditor(state) !== openEditor(before) || state.study.left !== before.study.left,
  check: ({ editor, left }) => ({ editor: editorIn(editor), left: leftEditorsIn(left, editor) }),
  prepare: ({ store }, fields, named) => {
    const kept = /** @type {readonly LeftEditor[]} */ (fields.left);
    if (kept.length === 0) return;
    const { previousGame } = store.get();
    const isLinked = gameOf(store.get()).study && named?.linked === true;
    // The link has put the game away on which something was set up.
    const former = isLinked ? (previousGame?.transcript ?? "") : null;
    const left = kept.map((one) => ({ ...one, game: one.game ?? former }));
    store.dispatch({ type: "editor-left", left });
  },
  resume: ({ store }, fields) => {
    const editor = /** @type {Editor | null} */ (fields.editor);
    if (editor === null) return null;
    store.dispatch({ type: "editor-opened", editor });
    return true;
  },
};

/**
 * The open editor in one copy: where it would be left, with the position of the game there.
 * @param {State} state
 */
function withPlace(state) {
  const editor = openEditor(state);
  return editor && { ...editor, position: leftHere(state)?.position };
}
