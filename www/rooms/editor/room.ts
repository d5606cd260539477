/** The position editor, as the page takes it in. */

import type { Room } from "../../play/ui/room.ts";
import { withMode } from "../../play/board/owner.ts";
import { editRedone, editUndone } from "./editor.ts";
import { correctPosition, followEdits, playPosition } from "./editor-steps.ts";
import {
  changeEditor,
  edited,
  editorClosed,
  editorOpened,
  editorReplaced,
} from "./reduce-editor.ts";
import {
  PICTURE_KEY,
  foundBoard,
  pictureFailed,
  pictureJobs,
  pictureRequested,
  pictureSentence,
} from "./picture.ts";
import { storedEditor } from "./stored-editor.ts";
import { next } from "../../play/game/status-text.ts";

export const room = {
  handlers: {
    "editor-opened": editorOpened,
    edited,
    "edit-values": (state, { values }) => withMode(state, "edit", { values }),
    "edit-valued": (state, { valued }) => withMode(state, "edit", { valued }),
    "edit-undone": (state) => changeEditor(state, editUndone),
    "edit-redone": (state) => changeEditor(state, editRedone),
    "editor-left": (state, { left: leftEditors }) => ({
      ...state,
      editor: { ...state.editor, leftEditors },
    }),
    "editor-closed": editorClosed,
    "picture-requested": pictureRequested,
  },
  acts: ["editor-opened"],
  jobs: pictureJobs,
  found: { [PICTURE_KEY]: foundBoard },
  failed: pictureFailed,
  replaced: editorReplaced,
  unfinished: storedEditor,
  says: {
    editing: ({ t }) => t("said-editing"),
    "picture-requested": ({ t }) => t("said-picture-requested"),
    "picture-read": pictureSentence,
    "editing-done": (texts, state) => next(state, texts),
  },
  actions: (context) => {
    const { store } = context;
    followEdits(context);
    return {
      edit: (editor) => store.dispatch({ type: "edited", editor }),
      paint: (editor, start) => store.dispatch({ type: "edited", editor, start }),
      showEditedValues: (values) => store.dispatch({ type: "edit-values", values }),
      closeEditor: () => store.dispatch({ type: "editor-closed" }),
      takePicture: (picture) => store.dispatch({ type: "picture-requested", picture }),
      playEdited: () => playPosition(context),
      correctEdited: () => correctPosition(context),
    };
  },
} satisfies Room<"editor">;
