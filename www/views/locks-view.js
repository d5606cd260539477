/**
 * Hides what the host page locks, and what an embedded board does not show.
 *
 * @import { State } from "../state/state.js"
 */

import { query } from "../base/dom.js";
import { changed } from "../base/store.js";
import { ACTION_IDS, CONTROLS, isActionLocked } from "../state/action-table.js";
import { isFieldLocked, mayLoad } from "../state/locks.js";

/** What is hidden with a field: all that belongs to it alone. */
const AROUND_FIELD = ".field, .radios, .check";

/** @param {Document} root */
export function createLocksView(root) {
  const form = query(root, 'form[name="settings"]', HTMLFormElement);
  const again = query(root, "[data-again]", HTMLButtonElement);
  const loading = root.querySelectorAll("[data-load], #text label:has([name=paste])");

  return {
    /**
     * @param {State} state
     * @param {State | null} before
     */
    update(state, before) {
      if (!changed(state, before, "host")) return;
      const { locks, controls } = state.host;
      const offers = (/** @type {string} */ name) => controls === null || controls.includes(name);
      for (const id of ACTION_IDS.filter((action) => CONTROLS.includes(action))) {
        const button = query(root, `[data-group] [data-action="${id}"]`, HTMLElement);
        hide(button, !offers(id) || isActionLocked(locks, id));
      }
      hide(again, isActionLocked(locks, "new"));
      for (const part of loading) hide(part, !mayLoad(locks));
      hideFields(form, (name) => isFieldLocked(locks, name));
    },
  };
}

/**
 * Hides fields, and groups without a visible field.
 * @param {HTMLFormElement} form
 * @param {(name: string) => boolean} isLocked
 */
function hideFields(form, isLocked) {
  for (const field of form.querySelectorAll("input, select")) {
    const around = field.closest(AROUND_FIELD);
    if (around) hide(around, isLocked(field.getAttribute("name") ?? ""));
  }
  for (const note of form.querySelectorAll("[data-level-note]")) {
    hide(note, isLocked(`${note.getAttribute("data-level-note")}-level`));
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
  element.toggleAttribute("hidden", hidden);
}
