/**
 * Locks: what the host page withholds from the visitor. Pure.
 *
 * @import { Ground } from "../app/state.js"
 * @import { Settings } from "./settings.js"
 */

/**
 * @typedef {"undo" | "hint" | "level" | "players" | "theme" | "lang" | "board"
 *   | "game"} Lock
 */

import { problem } from "../base/problems.js";

/** The refusal of a way in that the host page has locked. */
export const LOCKED = problem("locked", "", "locked by the host page");

/** @type {Lock[]} */
export const LOCKS = ["undo", "hint", "level", "players", "theme", "lang", "board", "game"];

/** @type {Partial<Record<Lock, (keyof Settings)[]>>} */
const FIELDS = {
  hint: ["values", "groups"],
  level: ["black-level", "white-level", "think-time"],
  players: ["black", "white"],
  theme: ["theme"],
  lang: ["lang"],
  board: ["start", "first"],
  game: ["game"],
};

/**
 * @param {readonly Lock[]} locks
 * @param {string} field
 */
export function isFieldLocked(locks, field) {
  return locks.some((lock) => FIELDS[lock]?.some((locked) => locked === field));
}

/**
 * Whether the visitor may put another game on the board.
 * @param {readonly Lock[]} locks
 */
export function mayLoad(locks) {
  return !locks.includes("undo") && !locks.includes("board");
}

/**
 * Whether the visitor may step through the game. Where the board is locked, a step takes no move
 * back.
 * @param {readonly Lock[]} locks
 */
export function mayStep(locks) {
  return !locks.includes("undo") || locks.includes("board");
}

/**
 * The words of a list such as "undo, hint", each once: the allowed ones and the others.
 * @template {string} T
 * @param {string} text
 * @param {readonly T[]} allowed
 * @returns {{known: T[], unknown: string[]}}
 */
export function readList(text, allowed) {
  const words = new Set(
    text
      .toLowerCase()
      .split(/[\s,]+/)
      .filter((word) => word !== ""),
  );
  return {
    known: allowed.filter((word) => words.has(word)),
    unknown: [...words].filter((word) => !allowed.some((other) => other === word)),
  };
}

/** The grounds behind the board. @param {unknown} value @returns {value is Ground} */
export function isGround(value) {
  return value === "page" || value === "transparent";
}
