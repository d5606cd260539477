/**
 * Storage of what a visitor has beside the games: settings, the record and the exercises that are
 * solved. Only what has changed is written, which keeps what another tab has stored.
 *
 * @import { Results } from "../players/win-loss-record.js"
 * @import { Choices } from "../settings/settings.js"
 * @import { Solved } from "../exercises/solved.js"
 * @import { SharedValues } from "./shared-values.js"
 */

import { checkResults } from "../players/win-loss-record.js";
import { checkSettings, isTable } from "../settings/settings.js";
import { NOTHING_SOLVED, checkSolved } from "../exercises/solved.js";

/** The number in the keys changes with the shape of what is stored. */
export const SETTINGS_KEY = "reversi.settings.1";
export const RECORD_KEY = "reversi.record.1";
export const EXERCISES_KEY = "reversi.exercises.1";
const KEYS = [SETTINGS_KEY, RECORD_KEY, EXERCISES_KEY];

/** @param {SharedValues} values */
export function createVisitStorage(values) {
  /** @type {Partial<Choices>} the last choices that the browser has refused to store */
  let unwritten = {};

  /** The values of another version of the page stay. @param {Partial<Choices>} changes */
  function writeChoices(changes) {
    const { value } = values.find(SETTINGS_KEY);
    values.put(SETTINGS_KEY, { ...(isTable(value) ? value : {}), ...changes });
    unwritten = values.refused.has(SETTINGS_KEY) ? changes : {};
  }

  return {
    /** Keys that another tab has written since this one last read them. */
    changedKeys: () => KEYS.filter((key) => !values.isSeen(key)),

    /** Reads the choices stored by any tab, without adopting them. */
    findChoices: () => checkSettings(values.find(SETTINGS_KEY).value ?? {}).stored,

    /** @returns {{stored: Choices, damaged: boolean}} */
    readSettings() {
      const { value, damaged } = values.take(SETTINGS_KEY);
      return value === undefined ? { stored: {}, damaged } : checkSettings(value);
    },

    /** @returns {{results: Record<string, Results>, damaged: boolean}} */
    readRecord() {
      const { value, damaged } = values.take(RECORD_KEY);
      return value === undefined ? { results: {}, damaged } : checkResults(value);
    },

    readExercises() {
      const { value, damaged } = values.take(EXERCISES_KEY);
      return value === undefined ? { ...NOTHING_SOLVED, damaged } : checkSolved(value);
    },

    /**
     * @param {Choices} stored
     * @param {Choices} before
     */
    saveChoices(stored, before) {
      const changes = changesBetween(before, stored);
      if (Object.keys(changes).length > 0) writeChoices({ ...unwritten, ...changes });
    },

    /** Stores the choices that the browser has refused, once it has room. */
    saveRefused() {
      if (values.refused.has(SETTINGS_KEY)) writeChoices(unwritten);
    },

    /**
     * @param {Record<string, Results>} results
     * @param {Record<string, Results>} before
     */
    saveRecord(results, before) {
      if (results === before) return;
      const { value } = values.find(RECORD_KEY);
      const isCleared = Object.keys(results).length === 0 || value === undefined;
      const others = isCleared ? {} : checkResults(value).results;
      values.put(RECORD_KEY, { ...others, ...changesBetween(before, results) });
    },

    /**
     * The exercises that another tab has solved stay, unless the visitor has cleared everything.
     * @param {Solved} now
     * @param {Solved} before
     */
    saveSolved({ solved, streak, day, days }, before) {
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

/**
 * The values that differ. A choice that was withdrawn is `undefined`, which JSON drops.
 * @template {object} T
 * @param {T} before
 * @param {T} after
 * @returns {Partial<T>}
 */
function changesBetween(before, after) {
  const names = /** @type {(keyof T)[]} */ (Object.keys({ ...before, ...after }));
  const changed = names.filter((name) => after[name] !== before[name]);
  return /** @type {Partial<T>} */ (Object.fromEntries(changed.map((name) => [name, after[name]])));
}
