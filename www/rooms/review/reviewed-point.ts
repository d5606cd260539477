/** A review on the board and its buttons. Pure. */

import type { Core } from "../../floor/base/page.ts";
import type { Review } from "../../play/game/review-content.ts";
import { isFriendsGame } from "../../play/board/fair-play.ts";
import { gameOf } from "../../play/games/index.ts";

/** Whether the game on the board can be reviewed. */
export function canReview(state: Core) {
  return gameOf(state).study && state.game.line.length > 0 && !isFriendsGame(state);
}

/** Whether every move has a value, though a longer search may change it. */
export function hasValues({ game, moves }: Review) {
  return moves.size === game.line.length;
}
