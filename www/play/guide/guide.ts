/**
 * The guide through a first game: steps in the order of the game's descriptor, one at a time, with
 * squares to look at. A move of a human leads to the next step, as does its button. Pure.
 */

import type { Snapshot, Square } from "../../../reversi-rules.js";
import type { Core } from "../../floor/base/page.ts";
import { declared } from "../../floor/kept/thing.ts";
import { gameOf } from "../games/index.ts";
import type { GuideStep } from "../games/descriptor.ts";
import { FIRST_PANEL, toolPanel } from "../ui/panels.ts";
import { boardOpen } from "../board/turn.ts";
import { hasHuman } from "../settings/settings.ts";
import { allSquares } from "../games/squares.ts";

/**
 * The marks of the guide on the board: a square to play with the discs that it flips, and squares
 * to look at.
 */
interface GuideMarks {
  place: Square | null;
  flips: Iterable<Square>;
  look: Square[];
}

const NO_MARKS: GuideMarks = { place: null, flips: [], look: [] };

/** Whether the game on the board has something to guide through. */
export function canGuide(state: Core) {
  const { locks, controls } = state.host;
  const open = controls === null && !locks.includes("board");
  return (
    open &&
    toolPanel(state) === null &&
    state.game.turn !== null &&
    hasHuman(state.settings.current)
  );
}

/** The step that shows, beside the first panel alone: the others need its room. */
export function guideStep(state: Core): { id: GuideStep; number: number; total: number } | null {
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

/** The step after the present one, null after the last one. */
export function nextGuideStep(state: Core) {
  const { guide } = state.panels;
  const next = guide === null ? null : guide + 1;
  return next !== null && next < gameOf(state).guide.length ? next : null;
}

/** The step in a new game: the reply to the first move can be looked at only after that move. */
export function guideStepOfNewGame(state: Core) {
  const { guide } = state.panels;
  return guide !== null && gameOf(state).guide[guide] === "reply" ? 0 : guide;
}

export function guideMarks(state: Core): GuideMarks {
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

/** A game without flips has no move to suggest. */
function firstMove({ moves }: Snapshot): GuideMarks {
  const move = moves.find(({ changed }) => changed.length > 0);
  return move ? { ...NO_MARKS, place: move.square, flips: move.changed } : NO_MARKS;
}

function corners(game: Snapshot) {
  const { columns } = game;
  return [0, columns - 1, -columns, -1].flatMap((at) => allSquares(game).at(at) ?? []);
}

/**
 * The step at which the guide goes on; null if it is done. The key is older than the guide:
 * browsers hold it from the sentences that the guide has replaced.
 */
export const GUIDE = declared<number | true | null>({
  key: "reversi.welcome.1",
  place: "visitor",
  check(stored = 0) {
    const isStep = typeof stored === "number" && Number.isInteger(stored) && stored >= 0;
    return { value: isStep ? stored : null, damaged: false };
  },
});
