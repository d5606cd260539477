/** What the folder `comments` adds to the types of the page. No code. */

import type { Square } from "../../../reversi-rules.js";
import type { Comment, Drawing } from "../../play/game/comments.ts";

declare module "../../floor/base/page.ts" {
  interface Events {
    "marks-restored": { comments: readonly Comment[] };
    "comments-open": { open: boolean };
    commented: { text: string };
    "typing-ended": object;
    "glyph-set": { moves: string; glyph: string };
    drawing: { drawing: boolean };
    "mark-pressed": { square: Square };
    drawn: { from: Square; to: Square };
    "marks-erased": object;
  }

  interface Jobs {
    comments: "collect";
  }

  interface Notices {
    drawing: object;
    "drawing-done": object;
    "mark-started": { square: Square };
    drawn: { from: Square; to: Square; removed: boolean };
  }

  interface Actions {
    showComments: (open: boolean) => void;
    /**
     * Types the comment on the position shown, and on the same one until endTyping or a step of the
     * visitor.
     */
    comment: (text: string) => void;
    endTyping: () => void;
    /** Sets a sign on the move before the point shown, or removes it. */
    setGlyph: (glyph: string) => void;
    /** Whether presses on squares draw. */
    setDrawing: (drawing: boolean) => void;
    /** Drops an unfinished mark, or else ends drawing. */
    leaveDrawing: () => void;
    /** Draws a mark, or removes it. */
    draw: (from: Square, to: Square) => void;
    eraseMarks: () => void;
  }
}

declare module "../../play/board/owner.ts" {
  interface Modes {
    draw: Drawing;
  }
}
