/** Locks: what the host page withholds from the visitor. Pure. */

import type { Settings } from "./settings.ts";
import { problem } from "../../floor/base/problems.ts";

export type Lock = "undo" | "hint" | "level" | "players" | "theme" | "lang" | "board" | "game";

/** The controls that an embedded board can show, and those that it shows unasked. */
export interface Controls {
  all: readonly string[];
  usual: readonly string[];
}

/** What lies behind the board: the colour of the page, or the host page. */
export type Ground = (typeof GROUNDS)[number];

/** The refusal of a way in that the host page has locked. */
export const LOCKED = problem("locked", "", "locked by the host page");

export const LOCKS: Lock[] = ["undo", "hint", "level", "players", "theme", "lang", "board", "game"];

const FIELDS: Partial<Record<Lock, (keyof Settings)[]>> = {
  hint: ["values", "groups"],
  level: ["black-level", "white-level", "think-time"],
  players: ["black", "white"],
  theme: ["theme"],
  lang: ["lang"],
  board: ["start", "first"],
  game: ["game"],
};

export function isFieldLocked(locks: readonly Lock[], field: string) {
  return locks.some((lock) => FIELDS[lock]?.some((locked) => locked === field));
}

/** Whether the visitor may put another game on the board. */
export function mayLoad(locks: readonly Lock[]) {
  return !locks.includes("undo") && !locks.includes("board");
}

/**
 * Whether the visitor may step through the game. Where the board is locked, a step takes no move
 * back.
 */
export function mayStep(locks: readonly Lock[]) {
  return !locks.includes("undo") || locks.includes("board");
}

/** The words of a list such as "undo, hint", each once: the allowed ones and the others. */
export function readList<T extends string>(
  text: string,
  allowed: readonly T[],
): { known: T[]; unknown: string[] } {
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

/** What a host page switches on, beside the settings. */
export const HOST_SWITCHES = ["asks", "wheel"] as const;

/** The grounds behind the board. */
export const GROUNDS = ["page", "transparent"] as const;

export function isGround(value: unknown): value is Ground {
  return GROUNDS.some((ground) => ground === value);
}

/** Other boards have it elsewhere: in a tab, in a dialog or on the card of the end. */
export const IN_EMBEDDED_BOARDS = { embeddedOnly: true, attributes: { hidden: "" } } as const;
