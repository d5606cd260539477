/** How practice and exploration of openings change the state. Pure. */

import type { Opening } from "../../../reversi-rules.js";
import type { Core, PageEvent } from "../../floor/base/page.ts";
import { symmetricLines } from "../../play/game/practised-line.ts";
import { isExploring } from "./explorer.ts";
import { replaceGame } from "../../play/game/reduce-other-game.ts";
import { setPaused } from "../../play/game/reduce-search.ts";
import { replaceFriend } from "../../play/players/seats.ts";
import { choose } from "../../play/game/reduce-choices.ts";

/**
 * Begins a game in which an opening is practised, on this device alone: a computer takes the seat
 * of a friend.
 */
export function practiceStarted<S extends Core>(
  state: S,
  { opening, game }: PageEvent & { type: "practice-started" },
): S {
  const alone = choose(state, replaceFriend(state.settings.current));
  const after = setPaused(replaceGame(alone, game, { kind: "started" }), false);
  return withPractice(after, opening);
}

/** Goes on, after a reload, with the practice in the game on the board. */
export function practiceResumed<S extends Core>(
  state: S,
  { opening }: PageEvent & { type: "practice-resumed" },
): S {
  return withPractice(state, opening);
}

function withPractice<S extends Core>(state: S, opening: Opening): S {
  const practice = { opening, lines: symmetricLines(opening.moves) };
  return { ...state, openings: { ...state.openings, practice } };
}

export function practiceEnded<S extends Core>(state: S): S {
  if (state.openings.practice === null) return state;
  return { ...state, openings: { ...state.openings, practice: null } };
}

/** A game in which moves have been explored counts for no record. */
export function exploredMove<S extends Core>(state: S): S {
  if (!isExploring(state)) return state;
  return { ...state, record: { ...state.record, counted: "never" } };
}
