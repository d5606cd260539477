/**
 * An evening of a club: its players, the pairings of its rounds, and the results. Every change is a
 * step, which leads from one evening to the next. Pure.
 */

import { cutText } from "../../floor/base/letters.ts";

/**
 * A player's number is the place in the list, from 0. `from` is the first round of a player, and
 * `until` the last one of a player who has left; null for one who stays.
 */
export interface Player {
  name: string;
  from: number;
  until: number | null;
}

/**
 * Two players and the discs of the one with the black side; null while they play. Nobody has the
 * white side where the player sits out.
 */
export interface Pairing {
  black: number;
  white: number | null;
  discs: number | null;
}

type System = "swiss" | "round-robin";

/** what counts first between players with equal points */
type TieBreak = "brightwell" | "discs";

export interface Evening {
  title: string;
  system: System;
  /** How many rounds a Swiss evening has. */
  rounds: number;
  tieBreak: TieBreak;
  players: readonly Player[];
  /** The rounds that are paired. */
  paired: readonly (readonly Pairing[])[];
}

export type Rules = Pick<Evening, "title" | "system" | "rounds" | "tieBreak">;

/** A result; `black` is the player who had the black side. */
export interface Result {
  round: number;
  table: number;
  black: number;
  discs: number | null;
}

export type Step =
  | { type: "ruled"; rules: Partial<Rules> }
  | { type: "added"; names: readonly string[] }
  | { type: "renamed"; player: number; name: string }
  | { type: "removed"; player: number }
  | { type: "ordered"; order: readonly number[] }
  | { type: "left" | "returned"; player: number }
  | { type: "paired"; pairings: readonly Pairing[] }
  | { type: "unpaired" }
  | { type: "results"; results: readonly Result[] }
  | { type: "replaced"; evening: Evening };

export const MAX_PLAYERS = 128;
export const MAX_ROUNDS = MAX_PLAYERS - 1;
const MAX_TEXT = 60;

export const NO_EVENING: Evening = {
  title: "",
  system: "swiss",
  rounds: 5,
  tieBreak: "brightwell",
  players: [],
  paired: [],
};

/** A name or a title as it is kept. */
export function tidied(text: string) {
  return cutText(text.replace(/\s+/g, " ").trim(), MAX_TEXT).trim();
}

/** How names are compared: capitals apart. */
export function nameKey(name: string) {
  return tidied(name).normalize("NFKC").toLowerCase();
}

/** The number of the player with a name; -1 if there is none. */
export function playerNamed({ players }: Pick<Evening, "players">, name: string) {
  const key = nameKey(name);
  return players.findIndex((player) => nameKey(player.name) === key);
}

/** Whether a player is there in a round. @param round from 1 */
export function isThere({ from, until }: Player, round: number) {
  return from <= round && (until === null || until >= round);
}

/** Whether a player has left before the last round that is paired. */
export function hasLeft({ paired }: Pick<Evening, "paired">, { until }: Player) {
  return until !== null && until < paired.length;
}

/** Whether a round lacks no result. */
export function isRoundComplete(round: readonly Pairing[]) {
  return round.every(({ white, discs }) => white === null || discs !== null);
}
