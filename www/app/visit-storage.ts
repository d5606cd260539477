/**
 * Storage of what a visitor has beside the games: settings, the record and the exercises that are
 * solved. Only what has changed is written, which keeps what another tab has stored.
 */

import type { SharedValues } from "./shared-values.ts";
import { type Results, checkResults } from "../players/win-loss-record.ts";
import { type Choices, checkSettings, isTable } from "../settings/settings.ts";
import { type Solved, NOTHING_SOLVED, checkSolved } from "../exercises/solved.ts";
import { keysOf } from "../base/keys.ts";

/** The number in the keys changes with the shape of what is stored. */
export const SETTINGS_KEY = "reversi.settings.1";
export const RECORD_KEY = "reversi.record.1";
export const EXERCISES_KEY = "reversi.exercises.1";
const KEYS = [SETTINGS_KEY, RECORD_KEY, EXERCISES_KEY];

export function createVisitStorage(values: SharedValues) {
  /** the last choices that the browser has refused to store */
  let unwritten: Partial<Choices> = {};

  /** The values of another version of the page stay. */
  function writeChoices(changes: Partial<Choices>) {
    const { value } = values.find(SETTINGS_KEY);
    values.put(SETTINGS_KEY, { ...(isTable(value) ? value : {}), ...changes });
    unwritten = values.refused.has(SETTINGS_KEY) ? changes : {};
  }

  return {
    /** Keys that another tab has written since this one last read them. */
    changedKeys: () => KEYS.filter((key) => !values.isSeen(key)),

    /** Reads the choices stored by any tab, without adopting them. */
    findChoices: () => checkSettings(values.find(SETTINGS_KEY).value ?? {}).stored,

    readSettings(): { stored: Choices; damaged: boolean } {
      const { value, damaged } = values.take(SETTINGS_KEY);
      return value === undefined ? { stored: {}, damaged } : checkSettings(value);
    },

    readRecord(): { results: Record<string, Results>; damaged: boolean } {
      const { value, damaged } = values.take(RECORD_KEY);
      return value === undefined ? { results: {}, damaged } : checkResults(value);
    },

    readExercises() {
      const { value, damaged } = values.take(EXERCISES_KEY);
      return value === undefined ? { ...NOTHING_SOLVED, damaged } : checkSolved(value);
    },

    saveChoices(stored: Choices, before: Choices) {
      const changes = changesBetween(before, stored);
      if (Object.keys(changes).length > 0) writeChoices({ ...unwritten, ...changes });
    },

    /** Stores the choices that the browser has refused, once it has room. */
    saveRefused() {
      if (values.refused.has(SETTINGS_KEY)) writeChoices(unwritten);
    },

    saveRecord(results: Record<string, Results>, before: Record<string, Results>) {
      if (results === before) return;
      const { value } = values.find(RECORD_KEY);
      const isCleared = Object.keys(results).length === 0 || value === undefined;
      const others = isCleared ? {} : checkResults(value).results;
      values.put(RECORD_KEY, { ...others, ...changesBetween(before, results) });
    },

    /**
     * The exercises that another tab has solved stay, unless the visitor has cleared everything.
     */
    saveSolved({ solved, streak, day, days }: Solved, before: Solved) {
      if (solved === before.solved && streak === before.streak && day === before.day) return;
      const { value } = values.find(EXERCISES_KEY);
      const others = solved.length === 0 || value === undefined ? [] : checkSolved(value).solved;
      values.put(EXERCISES_KEY, {
        solved: [...new Set([...others, ...solved])],
        streak,
        day,
        days,
      });
    },
  };
}

/** The values that differ. A choice that was withdrawn is `undefined`, which JSON drops. */
function changesBetween<T extends object>(before: T, after: T): Partial<T> {
  const changes: Partial<T> = {};
  for (const name of keysOf({ ...before, ...after }))
    if (after[name] !== before[name]) changes[name] = after[name];
  return changes;
}
