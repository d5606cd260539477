/**
 * The guide through a first game: steps in the order of the game's descriptor, one at a time, with
 * squares to look at. A move of a human leads to the next step, as does its button. Pure.
 *
 * @import { Snapshot } from "../../reversi-rules.js"
 * @import { GuideStep } from "../games/index.js"
 * @import { State } from "../app/state.js"
 */

import { gameOf } from "../games/index.js";
import { FIRST_PANEL, toolPanel } from "../ui/panels.js";
import { boardOpen } from "../board/turn.js";
import { hasHuman } from "../settings/settings.js";

/**
 * The marks of the guide on the board: a square to play with the discs that it flips, and squares
 * to look at.
 * @typedef {{place: number | null, flips: Iterable<number>, look: number[]}} GuideMarks
 */

/** @type {GuideMarks} */
const NO_MARKS = { place: null, flips: [], look: [] };

/** Whether the game on the board has something to guide through. @param {State} state */
export function canGuide(state) {
  const { locks, controls } = state.host;
  const open = controls === null && !locks.includes("board");
  return (
    open &&
    toolPanel(state) === null &&
    state.game.turn !== null &&
    hasHuman(state.settings.current)
  );
}

/**
 * The step that shows, beside the first panel alone: the others need its room.
 * @param {State} state
 * @returns {{id: GuideStep, number: number, total: number} | null}
 */
export function guideStep(state) {
  const { guide, open } = state.panels;
  const steps = gameOf(state).guide;
  if (
    guide === null ||
    guide >= steps.length ||
    !canGuide(state) ||
    (open ?? FIRST_PANEL) !== FIRST_PANEL
  )
    return null;
  return { id: steps[guide], number: guide + 1, total: steps.length };
}

/**
 * The step after the present one, null after the last one.
 * @param {State} state
 */
export function nextGuideStep(state) {
  const { guide } = state.panels;
  const next = guide === null ? null : guide + 1;
  return next !== null && next < gameOf(state).guide.length ? next : null;
}

/**
 * The step in a new game: the reply to the first move can be looked at only after that move.
 * @param {State} state
 */
export function guideStepOfNewGame(state) {
  const { guide } = state.panels;
  return guide !== null && gameOf(state).guide[guide] === "reply" ? 0 : guide;
}

/**
 * @param {State} state
 * @returns {GuideMarks}
 */
export function guideMarks(state) {
  const { game } = state;
  switch (guideStep(state)?.id) {
    case "play":
      return boardOpen(state) ? firstMove(game) : NO_MARKS;
    case "reply":
      return { ...NO_MARKS, look: game.last === null ? [] : [game.last] };
    case "corners":
      return { ...NO_MARKS, look: corners(game) };
    default:
      return NO_MARKS;
  }
}

/**
 * A game without flips has no move to suggest.
 * @param {Snapshot} game
 * @returns {GuideMarks}
 */
function firstMove({ moves }) {
  const move = moves.find(({ changed }) => changed.length > 0);
  return move ? { ...NO_MARKS, place: move.square, flips: move.changed } : NO_MARKS;
}

/** @param {Snapshot} game */
function corners({ columns, rows }) {
  const last = columns * rows - 1;
  return [0, columns - 1, last - columns + 1, last];
}

/**
 * The step that a stored value names; null for a guide that is done.
 * @param {unknown} value
 * @returns {number | null}
 */
export function storedGuideStep(value) {
  return typeof value === "number" && Number.isInteger(value) && value >= 0 ? value : null;
}
