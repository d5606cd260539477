/** Whether the button of an action works: its locks, its game, and whose turn it is. Pure. */

import type { State } from "../floor/base/page.ts";
import { canHint } from "../play/board/hint.ts";
import { type GameDescriptor, gameOf, hasFeature } from "../play/games/index.ts";
import { computerPlays } from "../play/game/turn-job.ts";
import type { Lock } from "../play/settings/host-locks.ts";
import { humanToPlay } from "../play/board/turn.ts";
import { hasHuman } from "../play/settings/settings.ts";
import { type ActionId, ACTIONS } from "./action-table.ts";

export function isActionLocked(locks: readonly Lock[], id: ActionId) {
  const { lockedBy, staysOpen } = ACTIONS[id];
  return lockedBy?.some((lock) => locks.includes(lock)) === true && !staysOpen?.(locks);
}

export function isActionInGame(game: GameDescriptor, id: ActionId) {
  return hasFeature(game, ACTIONS[id].needs);
}

export function isActionWorking(state: State, id: ActionId) {
  return (
    !isActionLocked(state.host.locks, id) &&
    isActionInGame(gameOf(state), id) &&
    (ACTIONS[id].works?.(state) ?? true)
  );
}

/** The conditions that hold on a human's turn alone. */
const HUMANS_TURN = [canHint, humanToPlay];

/** Whether an action only waits for the computer's move, and works again after it. */
export function isActionWaiting(state: State, id: ActionId) {
  return (
    HUMANS_TURN.some((condition) => condition === ACTIONS[id].works) &&
    !isActionLocked(state.host.locks, id) &&
    hasHuman(state.settings.current) &&
    computerPlays(state)
  );
}
