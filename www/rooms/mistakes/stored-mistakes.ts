/** The visitor's mistakes as the browser keeps them, and the valid part of a stored value. Pure. */

import { fieldsOf, isTable } from "../../floor/base/browser-values.ts";
import { keysOf } from "../../floor/base/keys.ts";
import { FIRST_GAME } from "../../play/games/index.ts";
import { isSetup } from "../../play/game/stored-game.ts";
import * as is from "../../floor/kept/checks.ts";
import { declared } from "../../floor/kept/thing.ts";
import type { MistakesSlice } from "./mistakes.ts";
import {
  type KeptMistakes,
  type Lists,
  type Mistake,
  type Reviewed,
  type Waiting,
  NOTHING_KEPT,
  mergedMistakes,
} from "./kept-mistakes.ts";

/** Days for which what was erased waits. */
export const BACK_DAYS = 1;

/** The visitor's mistakes: those of all tabs. */
export const MISTAKES = declared<KeptMistakes>({
  key: "reversi.mistakes.1",
  place: "visitor",
  back: "mistakes",
  backDays: BACK_DAYS,
  exported: "text",
  fields: keysOf(NOTHING_KEPT),
  check(stored = NOTHING_KEPT) {
    const value = keptIn(stored);
    return { value, damaged: countOf(value) < countOf(stored) || !isTable(stored) };
  },
  join: ({ own, stored, isSeen }) => (isSeen ? own : mergedMistakes(own, keptIn(stored))),
});

/** The number of entries in all lists of a value, with those of what was erased. */
function countOf(value: unknown): number {
  const { waiting, games, list, erased } = fieldsOf(value);
  const count = [waiting, games, list].flat().filter((one) => one !== undefined).length;
  return isTable(erased) ? count + countOf(erased) : count;
}

const PHASE_COUNT = 3;

export function keptForm({ on, waiting, games, list, erased }: MistakesSlice): KeptMistakes {
  return { on, waiting, games, list, erased };
}

const ofGame = { opponent: is.text(), opening: is.text(), time: is.finite };
const phase = is.fields<Reviewed["phases"][number]>({ moves: is.integer(0), lost: is.amount });

const waitingGames = is.someOf(
  is.fields<Waiting>({
    setup: (stored) => (isSetup(FIRST_GAME, stored) ? stored : undefined),
    transcript: is.moves,
    side: is.side,
    ...ofGame,
  }),
);
const reviewedGames = is.someOf(
  is.fields<Reviewed>({
    ...ofGame,
    phases: is.where(is.someOf(phase), ({ length }) => length === PHASE_COUNT),
  }),
);
const ofMistake = {
  position: is.position,
  square: is.square,
  best: is.square,
  loss: is.finite,
  due: is.orNull(is.integer(0)),
  step: is.integer(0),
};

/** The valid ones of a list from elsewhere. */
export const mistakesIn = is.or(is.someOf(is.onlyFields<Mistake>(ofMistake)), []);

/** The valid part of a stored value. */
export function keptIn(value: unknown): KeptMistakes {
  const { on, erased } = fieldsOf(value);
  const seen = is.seen(erased);
  return {
    on: on === true,
    ...listsIn(value),
    erased: seen ? { ...seen, ...listsIn(erased) } : null,
  };
}

/** The valid entries of the lists of a value. */
export function listsIn(value: unknown): Lists {
  const { waiting, games, list } = fieldsOf(value);
  return {
    waiting: waitingGames(waiting) ?? [],
    games: reviewedGames(games) ?? [],
    list: is.someOf(is.fields<Mistake>(ofMistake))(list) ?? [],
  };
}
