/** What the folder `book` adds to the types of the page. No code. */

import type { ForeignFormat } from "../../play/engine/protocol.ts";
import type { Square } from "../../../reversi-rules.js";
import type { BookSlice } from "./book-slice.ts";
import type { Whose } from "./book.ts";
import type { Growth } from "./growth.ts";
import type { KeptBook } from "./kept-book.ts";

declare module "../../floor/base/page.ts" {
  interface Rooms {
    book: BookSlice;
  }

  interface Events {
    "book-changed": { changes: Partial<BookSlice> };
    "book-growth-changed": { changes: Partial<Growth> };
    "book-removed": { changes: Partial<BookSlice>; part: string };
  }

  interface Jobs {
    "book-growth": "analyse";
  }

  interface Actions {
    showBook: (open: boolean) => void;
    /** The moves up to the point on the board, with the side whose repertoire they are. */
    addLineToBook: (side: Whose) => void;
    /** What searches have found here. */
    addValuesToBook: () => void;
    addMoveToBook: (square: Square) => void;
    /** Whether a move is in the repertoire. */
    markInBook: (square: Square, mine: boolean) => void;
    /** A move with what follows from it alone. */
    removeFromBook: (square: Square) => void;
    clearBook: () => void;
    /** Puts back what was taken out of the book last, as long as the browser has it. */
    restoreBook: () => void;
    practiseSide: (side: Whose) => void;
    /** Sets the exercise of the book that is due first. */
    practiseBook: () => void;
    growBook: (changes: Partial<Pick<Growth, "on" | "loss" | "seconds">>) => void;
    bookText: () => string;
    /** Adds the book of a file, of this page or of another program. */
    readBook: (file: File) => void;
    /** Saves the book for another program, or as lines of moves. */
    saveBookAs: (to: ForeignFormat) => void;
  }

  interface Shared {
    keptBook: () => Promise<KeptBook>;
  }
}
