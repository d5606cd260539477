/** The visitor's mistakes as the browser keeps them, and the valid part of a stored value. Pure. */

import { fieldsOf, isSquare, isTable } from "../base/browser-values.ts";
import { declared } from "../kept/thing.ts";
import {
  type KeptMistakes,
  type Mistake,
  type MistakesSlice,
  type Reviewed,
  type Waiting,
  NOTHING_KEPT,
  mergedMistakes,
} from "./mistakes.ts";

/** The visitor's mistakes: those of all tabs. */
export const MISTAKES = declared<KeptMistakes>({
  key: "reversi.mistakes.1",
  place: "visitor",
  back: "mistakes",
  exported: "text",
  check(stored = NOTHING_KEPT) {
    const value = keptIn(stored);
    return { value, damaged: countOf(value) < countOf(stored) || !isTable(stored) };
  },
  join: ({ own, stored, isSeen }) => (isSeen ? own : mergedMistakes(own, keptIn(stored))),
});

/** The number of entries in all lists of a value. */
function countOf(value: unknown) {
  const { waiting, games, list } = fieldsOf(value);
  return [waiting, games, list].flat().filter((one) => one !== undefined).length;
}

const POSITION = /^[XO-]{64} [XO]$/;
const MOVES = /^(?:[a-h][1-8])*$/;
const PHASE_COUNT = 3;

export function keptForm({ on, waiting, games, list }: MistakesSlice): KeptMistakes {
  return { on, waiting, games, list };
}

/** The valid part of a stored value. */
export function keptIn(value: unknown): KeptMistakes {
  const { on, waiting, games, list } = fieldsOf(value);
  return {
    ...NOTHING_KEPT,
    on: on === true,
    waiting: soundIn(waiting, waitingIn),
    games: soundIn(games, gameIn),
    list: soundIn(list, mistakeIn),
  };
}

function soundIn<T>(values: unknown, check: (value: unknown) => T | null): T[] {
  const checked = Array.isArray(values) ? values.map(check) : [];
  return checked.filter((value) => value !== null);
}

function waitingIn(value: unknown): Waiting | null {
  const { setup, transcript, side, ...facts } = fieldsOf(value);
  const named = factsIn(facts);
  if (named === null || (side !== "black" && side !== "white")) return null;
  if (typeof transcript !== "string" || !MOVES.test(transcript)) return null;
  return { setup: fieldsOf(setup) as Waiting["setup"], transcript, side, ...named };
}

function gameIn(value: unknown): Reviewed | null {
  const { phases, ...facts } = fieldsOf(value);
  const named = factsIn(facts);
  const sound = soundIn(phases, (phase) => {
    const { moves, lost } = fieldsOf(phase);
    return isCount(moves) && isNumber(lost) && lost >= 0 ? { moves, lost } : null;
  });
  return named === null || sound.length !== PHASE_COUNT ? null : { ...named, phases: sound };
}

function factsIn({ opponent, opening, time }: Record<string, unknown>) {
  if (typeof opponent !== "string" || typeof opening !== "string" || !isNumber(time)) return null;
  return { opponent, opening, time };
}

function mistakeIn(value: unknown): Mistake | null {
  const { position, square, best, loss, due, step } = fieldsOf(value);
  if (typeof position !== "string" || !POSITION.test(position)) return null;
  if (!isSquare(square) || !isSquare(best) || !isNumber(loss) || !isCount(step)) return null;
  if (due !== null && !isCount(due)) return null;
  return { position, square, best, loss, due, step };
}

const isNumber = (value: unknown): value is number =>
  typeof value === "number" && Number.isFinite(value);
const isCount = (value: unknown): value is number =>
  Number.isSafeInteger(value) && Number(value) >= 0;
