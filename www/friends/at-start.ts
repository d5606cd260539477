/** What the page has of friends before their room loads. Pure. */

import type { State } from "../base/page.ts";
import type { Button } from "../ui/room.ts";
import { mayResign } from "../board/fair-play.ts";
import { maySend } from "../board/forfeit.ts";
import { isOver } from "../board/game-end.ts";
import { playerOf } from "../board/seats.ts";
import { holdsOwnGame } from "../board/shown-game.ts";

export const slice: Pick<State, "friends"> = {
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
