/** What the folder `mistakes` adds to the types of the page. No code. */

import type { MistakesSlice } from "./mistakes.ts";
import type { Side, Snapshot } from "../../../reversi-rules.js";

/**
 * What came of a file, by its texts; `count` is how many of its mistakes found no room, and `line`
 * the number of the first damaged line.
 */
export interface FileRead {
  said: readonly (
    | "mistakes-read"
    | "mistakes-damaged-file"
    | "mistakes-full"
    | "mistakes-no-file"
  )[];
  count: number;
  line?: number;
}

declare module "../../floor/base/page.ts" {
  interface Rooms {
    mistakes: MistakesSlice;
  }

  interface Events {
    "mistakes-changed": { changes: Partial<MistakesSlice> };
    "mistakes-erased": { day: number };
    "mistakes-started": { game: Snapshot };
  }

  interface Jobs {
    "mistakes-": "review";
  }

  interface Actions {
    showMistakes: (open: boolean) => void;
    /** Whether finished games are reviewed. */
    collectMistakes: (on: boolean) => void;
    /**
     * Has games of the collection reviewed in which somebody of this name plays, and says how many.
     */
    reviewGamesOf: (name: string) => number;
    reviewOwnMoves: (side: Side) => void;
    /** Whether the visitor's own games have one that was finished against a computer. */
    hasLastGame: () => boolean;
    reviewLastGame: () => void;
    /** Sets the exercise of the costliest mistake to practise today. */
    practiseMistakes: () => void;
    /** The mistakes as a text of exercises, without those of some positions. */
    mistakesText: (leftOut: ReadonlySet<string>) => string;
    /**
     * Adds the mistakes of a file that the page has written, and says what came of it.
     * @throws {PageError} if it is too large
     */
    readMistakes: (file: File) => Promise<FileRead>;
    eraseMistakes: () => void;
    /** Brings back what was erased, as long as the browser has it. */
    restoreMistakes: () => void;
    /** In days since 1970. */
    today: () => number;
  }
}
