/**
 * Hides the buttons that the host page locks, that an embedded board does not show, or that the
 * game on the board does not have.
 *
 * @import { State } from "../app/state.js"
 * @import { GameDescriptor } from "../games/index.js"
 */

import { canContinue } from "../board/turn.js";
import { focusBoard, query } from "../base/dom.js";
import { tracked } from "../base/tracked.js";
import { gameOf } from "../games/index.js";
import {
  ACTIONS,
  ACTION_IDS,
  CONTROLS,
  isActionInGame,
  isActionLocked,
} from "../app/action-table.js";
import { mayLoad } from "../settings/host-locks.js";

/** @param {Document} root */
export function createLocksView(root) {
  const again = query(root, "[data-again]", HTMLButtonElement);
  const loading = root.querySelectorAll("[data-paste], [data-load], #text label:has([name=paste])");

  /**
   * @param {Pick<State, "host">} state
   * @param {Pick<State, "host"> | null} _before
   * @param {GameDescriptor} game
   * @param {boolean} waits whether a computer waits for *Continue*, which shows with any controls
   */
  function draw({ host }, _before, game, waits) {
    const { locks, controls } = host;
    const offers = (/** @type {(typeof ACTION_IDS)[number]} */ id) =>
      controls === null
        ? !ACTIONS[id].embeddedOnly
        : controls.includes(id) || (id === "stop" && waits);
    for (const id of ACTION_IDS.filter((action) => CONTROLS.includes(action))) {
      const button = query(root, `[data-group] [data-action="${id}"]`, HTMLElement);
      hide(button, !offers(id) || isActionLocked(locks, id) || !isActionInGame(game, id));
    }
    hide(again, isActionLocked(locks, "new"));
    for (const part of loading) hide(part, !mayLoad(locks));
  }
  const drawButtons = tracked(draw);

  return {
    /**
     * @param {State} state
     * @param {State | null} before
     */
    update(state, before) {
      drawButtons(state, before, gameOf(state), canContinue(state));
    },
  };
}

/**
 * @param {Element} element
 * @param {boolean} hidden
 */
export function hide(element, hidden) {
  if (hidden && element === element.ownerDocument.activeElement) focusBoard();
  element.toggleAttribute("hidden", hidden);
}
