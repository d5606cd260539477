/**
 * The unfinished parts on the board beside the game, each part of it by its room: a reload of the
 * tab goes on with it. Pure.
 */

import type { Joined } from "../play/ui/room.ts";
import type { State, Unfinished } from "../floor/base/page.ts";
import { fieldsOf } from "../floor/base/browser-values.ts";
import { checkErased } from "./erased.ts";

/** @param here what the rooms that are here give */
export function createUnfinished(here: () => Joined) {
  const formOf =
    (parts: "parts" | "ofGame", form: "form" | "lasting") =>
    (state: State): Unfinished =>
      Object.assign({}, ...here()[parts].map((part) => part[form]?.(state)));
  const whole = formOf("parts", "form");
  return {
    /** The unfinished parts, in the form in which they are stored. */
    form: (state: State): Unfinished => ({ erased: state.erased, ...whole(state) }),

    /** The parts of it that outlive the tab, in the same form. */
    lastingForm: formOf("parts", "lasting"),

    /** The parts of it that belong to the game on the board, in the same form. */
    lastingPartsOfGame: formOf("ofGame", "lasting"),

    /** Whether two states differ in what is unfinished. */
    isProgress: (state: State, before: State) =>
      state.erased !== before.erased || here().parts.some(({ differs }) => differs(state, before)),

    /** The parts of the game on the board, in the form in which they are kept with it. */
    partsOfGame: formOf("ofGame", "form"),

    /**
     * The valid part of what was kept with a game. What a room has kept that is not here yet, stays
     * as it is.
     */
    checkParts(parts: Unfinished): Unfinished {
      const { isWhole, ofGame } = here();
      return Object.assign(isWhole ? {} : { ...parts }, ...ofGame.map(({ check }) => check(parts)));
    },

    check(value: unknown): Unfinished {
      const fields = fieldsOf(value);
      const { parts, waysBack } = here();
      const erased = checkErased(waysBack, fields.erased);
      return Object.assign({ erased }, ...parts.map(({ check }) => check(fields)));
    },
  };
}

/** Whether a value read from the storage holds something. */
export function isUnfinished(value: unknown) {
  const isNothing = (part: unknown) => part === null || (Array.isArray(part) && part.length === 0);
  return !Object.values(fieldsOf(value)).every(isNothing);
}
