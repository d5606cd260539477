/** What the page has of friends before their room loads. Pure. */

import type { Rooms } from "../../floor/base/page.ts";
import type { Button } from "../../play/ui/room.ts";
import { mayResign } from "../../play/board/fair-play.ts";
import { maySend } from "../../play/board/forfeit.ts";
import { isOver } from "../../play/board/game-end.ts";
import { playerOf } from "../../play/board/seats.ts";
import { holdsOwnGame } from "../../play/board/shown-game.ts";

export const slice: Pick<Rooms, "friends"> = {
  friends: { sheet: null, arrived: null },
};

export const buttons = {
  send: {
    lockedBy: ["board"],
    works: (state) =>
      holdsOwnGame(state) &&
      maySend(state) &&
      (isOver(state) || [null, "friend"].includes(playerOf(state, state.game.turn))),
    run: ({ store }) => store.dispatch({ type: "friend-sheet", sheet: { kind: "send" } }),
    attributes: { "aria-haspopup": "dialog" },
  },
  resign: {
    lockedBy: ["board"],
    works: mayResign,
    run: ({ store }) => store.dispatch({ type: "friend-sheet", sheet: { kind: "resign" } }),
    attributes: { "aria-haspopup": "dialog" },
  },
} satisfies Record<string, Button>;
