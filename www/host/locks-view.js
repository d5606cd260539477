/**
 * Hides what the host page locks, what an embedded board does not show, and what the game on the
 * board does not have.
 *
 * @import { State } from "../app/state.js"
 */

import { canContinue } from "../board/selectors.js";
import { focusBoard, query } from "../base/dom.js";
import { changed } from "../base/store.js";
import { gameOf } from "../games/index.js";
import {
  ACTIONS,
  ACTION_IDS,
  CONTROLS,
  isActionInGame,
  isActionLocked,
} from "../app/action-table.js";
import { isFieldLocked, mayLoad } from "../settings/host-locks.js";
import { isFieldInGame } from "../settings/settings.js";

/** What is hidden with a field: all that belongs to it alone. */
const AROUND_FIELD = ".field, .radios, .check";

/** @param {Document} root */
export function createLocksView(root) {
  const form = query(root, 'form[name="settings"]', HTMLFormElement);
  const again = query(root, "[data-again]", HTMLButtonElement);
  const loading = root.querySelectorAll("[data-load], #text label:has([name=paste])");

  /** Whether a computer waits for *Continue*, which shows with any controls. */
  let waits = false;

  return {
    /**
     * @param {State} state
     * @param {State | null} before
     */
    update(state, before) {
      const waited = waits;
      waits = canContinue(state);
      const isSameGame = state.game.game === before?.game.game;
      if (!changed(state, before, "host") && isSameGame && waits === waited) return;
      const game = gameOf(state);
      const { locks, controls } = state.host;
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
      hideFields(form, (name) => isFieldLocked(locks, name) || !isFieldInGame(game, name));
    },
  };
}

/**
 * Hides fields, and groups without a visible field.
 * @param {HTMLFormElement} form
 * @param {(name: string) => boolean} isHidden
 */
function hideFields(form, isHidden) {
  for (const field of form.querySelectorAll("input, select")) {
    const around = field.closest(AROUND_FIELD);
    if (around) hide(around, isHidden(field.getAttribute("name") ?? ""));
  }
  for (const note of form.querySelectorAll("[data-level-note]")) {
    hide(note, isHidden(`${note.getAttribute("data-level-note")}-level`));
  }
  for (const group of form.querySelectorAll("fieldset, details")) {
    hide(group, group.querySelector(`:is(${AROUND_FIELD}):not([hidden])`) === null);
  }
}

/**
 * @param {Element} element
 * @param {boolean} hidden
 */
function hide(element, hidden) {
  if (hidden && element === element.ownerDocument.activeElement) focusBoard();
  element.toggleAttribute("hidden", hidden);
}
