/**
 * Hides the settings that the host page locks, and those that the game on the board or the browser
 * does not have.
 */

import type { Core } from "../../floor/base/page.ts";
import { hide } from "../../floor/base/dom.ts";
import { tracked } from "../../floor/base/tracked.ts";
import { type GameDescriptor, gameOf } from "../../play/games/index.ts";
import { isPickerLocked } from "../../play/players/seats.ts";
import { isFieldLocked } from "../../play/settings/host-locks.ts";
import { isFieldInGame } from "../../play/settings/settings.ts";

/** The part hidden with a field, beside its note: all that belongs to it alone. */
const AROUND_FIELD = ".field, .radios, .check";

/** @param form with all of its fields */
export function createFieldLocksView(form: HTMLFormElement) {
  function draw(
    { host: { locks } }: Pick<Core, "host">,
    _before: Pick<Core, "host"> | null,
    game: GameDescriptor,
    threads: number,
  ) {
    hideFields(
      form,
      (name) =>
        isFieldLocked(locks, name) ||
        !isFieldInGame(game, name) ||
        (threads === 1 && name === "all-processors"),
    );
    for (const way of form.querySelectorAll("[data-who-plays]")) hide(way, isPickerLocked(locks));
  }
  const drawFields = tracked(draw);

  return {
    update(state: Core, before: Core | null) {
      drawFields(state, before, gameOf(state), state.search.threads);
    },
  };
}

/** Hides fields, and groups without a visible field. */
function hideFields(form: HTMLFormElement, isHidden: (name: string) => boolean) {
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
