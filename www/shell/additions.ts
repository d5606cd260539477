/** What the folder `shell` adds to the types of the page. No code. */

import type { Core, Unfinished } from "../floor/base/page.ts";
import type { FirstGame } from "../play/game/known-game.ts";
import type { Choices } from "../play/settings/settings.ts";
import type { Lang } from "../floor/base/languages.ts";
import type { Problem } from "../floor/base/problems.ts";
import type { Database } from "../floor/kept/database.ts";
import type { Thing } from "../floor/kept/thing.ts";
import type { ActionId } from "./action-table.ts";
import type { House } from "./house.ts";
import type { createStorage } from "./storage.ts";

declare module "../floor/base/page.ts" {
  interface Events {
    "rooms-loaded": object;
    followed: {
      first: FirstGame;
      stored: Choices;
      lang: Lang;
      problems: Problem[];
      parts: Unfinished | null;
    };
  }

  interface Actions {
    isWorking: (id: ActionId) => boolean;
    run: (id: ActionId) => void;
    /** As a press on its button does: some ask before they act. */
    pressButton: (id: ActionId) => void;
    /** Makes a file of what was damaged. */
    saveDamaged: () => void;
    /** Whether something that was damaged waits beside what has its place. */
    hasDamaged: () => Promise<boolean>;
  }

  interface Shared {
    house: House;
    storage: Pick<
      ReturnType<typeof createStorage>,
      | "readGame"
      | "readOtherGame"
      | "acceptGame"
      | "readLasting"
      | "runningGame"
      | "waitingForm"
      | "waitingParts"
      | "leftGames"
      | "kept"
    > & {
      /** A method: what rooms keep is in their slices, whatever the caller sees of them. */
      partsOfGame(state: Core): Unfinished;
    };
    /** The one database of the page, which the rooms share. */
    database: () => Promise<Database>;
    /** Goes on with what was kept with a game. */
    resumeParts: (parts: Unfinished) => void;
    /** Takes over what another tab has stored of what a press is about to clear. */
    takeOver: (thing: Thing<unknown, never>) => void;
    /** Settled when all rooms are here. */
    rooms: () => Promise<unknown>;
    /** Puts back what a press has just taken away. */
    restore: () => void;
    /**
     * Opens a window of the page, or brings the one of this name to the front; false if there is
     * none.
     */
    openWindow: (address: string, name: string, features: string) => boolean;
    /** The visitor's clock, in milliseconds since 1970. */
    now: () => number;
  }
}
