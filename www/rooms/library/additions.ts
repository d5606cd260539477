/** What the folder `library` adds to the types of the page. No code. */

import type { LibrarySlice, Shelf } from "../../play/ui/library.ts";

declare module "../../floor/base/page.ts" {
  interface Rooms {
    library: LibrarySlice;
  }

  interface Events {
    "library-shown": { shelf: Shelf | null; keepsFields?: boolean };
    "library-changed": { changes: Partial<LibrarySlice> };
  }

  interface Actions {
    /** Opens the library on one of its shelves; null for all. */
    showLibrary: (shelf: Shelf | null) => void;
    /** Looks for other games in it. */
    searchLibrary: (changes: Partial<LibrarySlice>) => void;
  }
}
