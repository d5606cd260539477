/**
 * Takes from the page what the page around it locks, and what an embedded board does not show.
 *
 * @import { State } from "../state/types.js"
 */

import { need } from "../base/dom.js";
import { CONTROLS, isEntryLocked, isFieldLocked, mayLoad } from "../state/locks.js";

/** What is hidden with a field: all that belongs to it alone. */
const AROUND_FIELD = ".field, .radios, .check";

/** @param {Document} root */
export function createLocksView(root) {
  const form = need(root, 'form[name="settings"]', HTMLFormElement);
  const moves = need(root, "[data-moves]", HTMLOListElement);
  const again = need(root, "[data-again]", HTMLButtonElement);
  const loading = root.querySelectorAll("[data-load], #text label:has([name=paste])");
  /** @type {Pick<State, "locks" | "controls"> | null} */
  let shown = null;

  return {
    /** @param {State} state */
    update({ locks, controls }) {
      if (shown?.locks === locks && shown.controls === controls) return;
      shown = { locks, controls };
      const offers = (/** @type {string} */ name) => controls === null || controls.includes(name);
      for (const entry of root.querySelectorAll(".actions [data-action]")) {
        const name = entry.getAttribute("data-action") ?? "";
        if (CONTROLS.includes(name)) hide(entry, !offers(name) || isEntryLocked(locks, name));
      }
      hide(form, !offers("settings"));
      hide(moves, !offers("moves"));
      hide(again, isEntryLocked(locks, "new"));
      for (const part of loading) hide(part, !mayLoad(locks));
      hideFields(form, (name) => isFieldLocked(locks, name));
    },
  };
}

/**
 * Hides fields, and groups of which nothing is left.
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
