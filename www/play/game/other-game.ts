/** A game that takes the place of the visitor's own, which waits. Pure. */

import type { Snapshot } from "../../../reversi-rules.js";
import type { Core } from "../../floor/base/page.ts";
import { NO_HEADER } from "../board/header.ts";
import { leave } from "../board/owner.ts";
import { FRESH } from "../board/point.ts";
import { NO_COMMENTS, withComments } from "./comments.ts";
import { type Played, playedOf, withPlayed } from "./played.ts";

/** Another game takes the place of the visitor's own, which the mode of the board has to keep. */
export function withOtherGame<S extends Core>(
  state: S,
  game: Snapshot,
): { state: S; keptGame: Played } {
  const before = leave(state);
  const played = playedOf(withComments(before, { writing: null }));
  // Who moves in it may be another player by the time that it is back: nothing waits for a move.
  const waits = { line: null, armed: null, request: null, hint: null, advice: null };
  const keptGame = { ...played, point: { ...played.point, ...waits } };
  const after = withPlayed(before, {
    ...keptGame,
    game,
    previousGame: null,
    branches: [],
    comments: NO_COMMENTS,
    header: NO_HEADER,
    counted: "never",
    paused: null,
    point: FRESH,
  });
  return { state: after, keptGame };
}
