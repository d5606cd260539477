/**
 * Hides the settings that the host page locks, and those that the game on the board or the browser
 * does not have.
 *
 * @import { State } from "../app/state.js"
 * @import { GameDescriptor } from "../games/index.js"
 */

import { tracked } from "../base/tracked.js";
import { gameOf } from "../games/index.js";
import { isFieldLocked } from "../settings/host-locks.js";
import { isFieldInGame } from "../settings/settings.js";
import { hide } from "./locks-view.js";

/** The part hidden with a field, beside its note: all that belongs to it alone. */
const AROUND_FIELD = ".field, .radios, .check";

/** @param {HTMLFormElement} form with all of its fields */
export function createFieldLocksView(form) {
  /**
   * @param {Pick<State, "host">} state
   * @param {Pick<State, "host"> | null} _before
   * @param {GameDescriptor} game
   * @param {number} threads
   */
  function draw({ host: { locks } }, _before, game, threads) {
    hideFields(
      form,
      (name) =>
        isFieldLocked(locks, name) ||
        !isFieldInGame(game, name) ||
        (threads === 1 && name === "all-processors"),
    );
  }
  const drawFields = tracked(draw);

  return {
    /**
     * @param {State} state
     * @param {State | null} before
     */
    update(state, before) {
      drawFields(state, before, gameOf(state), state.search.threads);
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
    const note = field.getAttribute("aria-describedby");
    const parts = [field.closest(AROUND_FIELD), note && form.querySelector(`#${note}`)];
    for (const part of parts) if (part) hide(part, isHidden(field.getAttribute("name") ?? ""));
  }
  for (const note of form.querySelectorAll("[data-level-note]")) {
    hide(note, isHidden(`${note.getAttribute("data-level-note")}-level`));
  }
  for (const group of form.querySelectorAll("fieldset, details")) {
    hide(group, group.querySelector(`:is(${AROUND_FIELD}):not([hidden])`) === null);
  }
}
