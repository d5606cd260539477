/** What the folder `editor` adds to the types of the page. No code. */

import type { Editor, LeftEditor } from "./editor.ts";
import type { Valued } from "../../play/board/owner.ts";

interface EditorSlice {
  /** The picture whose board is being read. */
  picture: Blob | null;
  /** Positions that were set up and left, newest first. */
  leftEditors: readonly LeftEditor[];
}

declare module "../../floor/base/page.ts" {
  interface Rooms {
    editor: EditorSlice;
  }

  interface Events {
    "editor-opened": { editor?: Editor };
    edited: { editor: Editor; start?: Editor };
    "picture-requested": { picture: Blob };
    "edit-values": { values: boolean };
    "edit-valued": { valued: Valued };
    "editor-left": { left: readonly LeftEditor[] };
    "editor-closed": object;
    "edit-undone": object;
    "edit-redone": object;
  }

  interface Jobs {
    picture: "read-picture";
  }

  interface Notices {
    editing: object;
    "picture-requested": object;
    "picture-read": object;
    "editing-done": object;
  }

  interface Actions {
    /** Has a picture read, and opens the editor with its board. */
    takePicture: (picture: Blob) => void;
    edit: (editor: Editor) => void;
    closeEditor: () => void;
    /** Sets what a stroke has reached so far, from the editor before it. */
    paint: (editor: Editor, start: Editor) => void;
    showEditedValues: (values: boolean) => void;
    playEdited: () => void;
    /** Has what is set up stand where the last move of the game led. */
    correctEdited: () => void;
  }
}

declare module "../../play/board/owner.ts" {
  interface Modes {
    edit: { editor: Editor; values: boolean; valued: Valued | null };
  }
}
