/**
 * A position that is being set up, and those that were left, as a tab keeps them and the next one
 * takes them up. What is being set up is what was left as well: the tab may go on with another of
 * the page's games.
 */

import type { Stored } from "../../play/ui/room.ts";
import type { StateOf } from "../../floor/base/page.ts";
import { gameOf } from "../../play/games/index.ts";
import { type Editor, type LeftEditor, openEditor } from "./editor.ts";
import { editorIn, leftEditorsIn } from "./editor-fields.ts";
import { editorClosed, leftElsewhere, leftHere } from "./reduce-editor.ts";

export const storedEditor: Stored<
  "editor",
  { editor: Editor | null; left: readonly LeftEditor[] }
> = {
  form: (state) => ({ editor: withPlace(state), left: leftElsewhere(state) }),
  lasting: (state) => ({ left: editorClosed(state).editor.leftEditors }),
  differs: (state, before) =>
    openEditor(state) !== openEditor(before) ||
    state.editor.leftEditors !== before.editor.leftEditors,
  check: ({ editor, left }) => ({ editor: editorIn(editor), left: leftEditorsIn(left, editor) }),
  prepare: ({ store }, { left: keptEditors }, named) => {
    if (keptEditors.length === 0) return;
    const { previousGame } = store.get();
    const isLinked = gameOf(store.get()).study && named?.linked === true;
    // The link has put the game away on which something was set up.
    const former = isLinked ? (previousGame?.transcript ?? "") : null;
    const leftEditors = keptEditors.map((one) => ({ ...one, game: one.game ?? former }));
    store.dispatch({ type: "editor-left", left: leftEditors });
  },
  resume: ({ store }, { editor }) => {
    if (editor === null) return null;
    store.dispatch({ type: "editor-opened", editor });
    return true;
  },
};

/** The open editor in one copy: where it would be left, with the position of the game there. */
function withPlace(state: StateOf<"editor">) {
  const editor = openEditor(state);
  return editor && { ...editor, position: leftHere(state)?.position };
}
