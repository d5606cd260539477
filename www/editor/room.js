/**
 * The position editor, as the page takes it in.
 *
 * @import { Room } from "../app/rooms.js"
 */

import { editRedone, editUndone } from "./editor.js";
import { playPosition } from "./editor-steps.js";
import {
  changeEditor,
  edited,
  editorClosed,
  editorOpened,
  editorReplaced,
} from "./reduce-editor.js";
import { storedEditor } from "./stored-editor.js";

/** @type {Room} */
export const room = {
  handlers: {
    "editor-opened": editorOpened,
    edited,
    "edit-undone": (state) => changeEditor(state, editUndone),
    "edit-redone": (state) => changeEditor(state, editRedone),
    "editor-left": (state, { left }) => ({ ...state, study: { ...state.study, left } }),
    "editor-closed": editorClosed,
  },
  replaced: editorReplaced,
  unfinished: storedEditor,
  actions: (context) => ({
    edit: (editor) => context.store.dispatch({ type: "edited", editor }),
    closeEditor: () => context.store.dispatch({ type: "editor-closed" }),
    playEdited: (analyse) => {
      if (playPosition(context) && analyse)
        context.store.dispatch({ type: "chosen", choices: { values: true } });
    },
  }),
};
