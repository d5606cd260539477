/** What the page has of editor before their room loads. Pure. */

import type { Rooms } from "../../floor/base/page.ts";
import type { Button } from "../../play/ui/room.ts";
import { holdsOwnGame } from "../../play/board/shown-game.ts";

export const slice: Pick<Rooms, "editor"> = {
  editor: {
    picture: null,
    leftEditors: [],
  },
};

export const buttons = {
  edit: {
    lockedBy: ["undo", "board"],
    needs: "study",
    works: holdsOwnGame,
    run: ({ store }) => store.dispatch({ type: "editor-opened" }),
  },
} satisfies Record<string, Button>;
