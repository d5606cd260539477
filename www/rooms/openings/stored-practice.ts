/**
 * A practice of an opening, as a tab keeps it for a reload: its form, its check, and the step that
 * goes on with it.
 */

import type { Opening } from "../../../reversi-rules.js";
import type { Stored } from "../../play/ui/room.ts";
import { fieldsOf } from "../../floor/base/browser-values.ts";
import { labelFrom } from "../../floor/base/languages.ts";
import { gameOf } from "../../play/games/index.ts";

/** The moves of an opening, at most a whole game. */
const MOVES = /^(?:[a-h][1-8]){1,60}$/;

export const storedPractice: Stored<never, { practised: Opening | null }> = {
  form: ({ openings: { practice } }) => ({ practised: practice?.opening ?? null }),
  differs: (state, before) => state.openings.practice !== before.openings.practice,
  check: ({ practised }) => ({ practised: openingOf(practised) }),
  // The game itself is back already. A game from elsewhere is none in which an opening is
  // practised.
  prepare: ({ store }, { practised }, named) => {
    if (!practised || named?.linked || named?.exercise || !gameOf(store.get()).study) return;
    store.dispatch({ type: "practice-resumed", opening: practised });
  },
};

/** @returns null if the value is none */
function openingOf(value: unknown): Opening | null {
  const { moves, ...names } = fieldsOf(value);
  if (typeof moves !== "string" || !MOVES.test(moves)) return null;
  const given = Object.entries(names).filter(([, name]) => name !== "");
  const label = labelFrom(Object.fromEntries(given));
  return label && { moves, de: "", ja: "", ...label };
}
