/**
 * An evening of a club: its players, the pairings of its rounds, and the results. Every change is a
 * step, which leads from one evening to the next. Pure.
 */

import { cutText } from "../base/letters.ts";
import { ALL_DISCS } from "../games/reversi.ts";

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

type Rules = Pick<Evening, "title" | "system" | "rounds" | "tieBreak">;

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

/**
 * The evening after a step.
 * @returns null if the step is none that this evening can take
 */
export function afterStep(evening: Evening, step: Step): Evening | null {
  if (!Object.hasOwn(STEPS, step.type)) return null;
  return taken(evening, step.type, step);
}

function taken<T extends Step["type"]>(evening: Evening, type: T, step: Step & { type: T }) {
  return STEPS[type](evening, step);
}

const STEPS: {
  [T in Step["type"]]: (evening: Evening, step: Step & { type: T }) => Evening | null;
} = {
  ruled: (evening, { rules }) => {
    const changed = { ...evening, ...rules };
    const isLate = evening.paired.length > 0 && changed.system !== evening.system;
    return isLate || !areRules(changed)
      ? null
      : { ...changed, title: tidied(changed.title), paired: evening.paired };
  },
  added: (evening, { names }) => {
    const from = evening.paired.length + 1;
    const added = names.map((name) => ({ name: tidied(name), from, until: null }));
    return withPlayers(evening, [...evening.players, ...added]);
  },
  renamed: (evening, { player, name }) =>
    withPlayer(evening, player, (before) => ({ ...before, name: tidied(name) })),
  removed: (evening, { player }) =>
    evening.paired.length > 0 || !evening.players[player]
      ? null
      : withPlayers(evening, evening.players.toSpliced(player, 1)),
  ordered: (evening, { order }) =>
    evening.paired.length > 0 || !isOrder(order, evening.players.length)
      ? null
      : withPlayers(
          evening,
          order.map((player) => evening.players[player]),
        ),
  left: (evening, { player }) =>
    withPlayer(evening, player, (before) => ({ ...before, until: evening.paired.length })),
  returned: (evening, { player }) =>
    withPlayer(evening, player, (before) => ({ ...before, until: null })),
  paired: (evening, { pairings }) => withTables(evening, evening.paired.length, pairings),
  // Who has come or left during that round plays, or is missing, when it is paired again.
  unpaired: ({ players, paired, ...rest }) => {
    const { length: round } = paired;
    if (round === 0) return null;
    const shifted = players.map(({ name, from, until }) => ({
      name,
      from: Math.min(from, round),
      until: until === null ? null : Math.min(until, round - 1),
    }));
    return { ...rest, players: shifted, paired: paired.slice(0, -1) };
  },
  results: (evening, { results }) =>
    results.reduce((after: Evening | null, result) => after && withResult(after, result), evening),
  replaced: (_, { evening }) => (isEvening(evening) ? evening : null),
};

/** The evening with other players; null if they are none that an evening can have. */
export function withPlayers(evening: Evening, players: readonly Player[]): Evening | null {
  const keys = new Set(players.map(({ name }) => nameKey(name)));
  const isValid =
    players.length <= MAX_PLAYERS && keys.size === players.length && players.every(isPlayer);
  return isValid ? { ...evening, players } : null;
}

function withPlayer(evening: Evening, number: number, change: (player: Player) => Player) {
  const player = evening.players[number];
  return player ? withPlayers(evening, evening.players.with(number, change(player))) : null;
}

function withResult(evening: Evening, { round, table, black, discs }: Result): Evening | null {
  const pairing = evening.paired[round]?.[table];
  if (!pairing || pairing.white === null || !isCount(discs)) return null;
  if (black !== pairing.black && black !== pairing.white) return null;
  const white = black === pairing.black ? pairing.white : pairing.black;
  const tables = evening.paired[round].with(table, { black, white, discs });
  return { ...evening, paired: evening.paired.with(round, tables) };
}

function isCount(value: unknown) {
  return value === null || isBetween(value, 0, ALL_DISCS);
}

function isBetween(value: unknown, least: number, most: number) {
  return Number.isInteger(value) && Number(value) >= least && Number(value) <= most;
}

function isPlayer({ name, from, until }: Player) {
  return (
    typeof name === "string" &&
    name !== "" &&
    tidied(name) === name &&
    isBetween(from, 1, MAX_ROUNDS + 1) &&
    (until === null || isBetween(until, 0, MAX_ROUNDS))
  );
}

function areRules({ title, system, rounds, tieBreak }: Rules) {
  return (
    typeof title === "string" &&
    ["swiss", "round-robin"].includes(system) &&
    isBetween(rounds, 1, MAX_ROUNDS) &&
    ["brightwell", "discs"].includes(tieBreak)
  );
}

function isOrder(order: readonly number[], count: number) {
  return (
    order.length === count && new Set(order).size === count && order.every((one) => one in order)
  );
}

/**
 * The evening with other tables in a round, the one after the last included; null if they are none
 * that a round can have.
 * @param round from 0
 */
export function withTables(
  evening: Evening,
  round: number,
  tables: readonly Pairing[],
): Evening | null {
  const isValid = round <= evening.paired.length && round < MAX_ROUNDS;
  return isValid && areTables(evening, tables)
    ? {
        ...evening,
        paired: [...evening.paired.slice(0, round), tables, ...evening.paired.slice(round + 1)],
      }
    : null;
}

/** Whether everybody at the tables of a round is one of the players, and sits at one table. */
function areTables({ players }: Evening, tables: readonly Pairing[]) {
  const seated = tables.flatMap(({ black, white }) => (white === null ? [black] : [black, white]));
  return (
    tables.length > 0 &&
    new Set(seated).size === seated.length &&
    seated.every((player) => players[player] !== undefined) &&
    tables.every(({ white, discs }) => isCount(discs) && (white !== null || discs === null))
  );
}

/** Whether a value is an evening in all its parts. */
function isEvening(evening: Evening) {
  return (
    areRules(evening) &&
    withPlayers(evening, evening.players) !== null &&
    evening.paired.length <= MAX_ROUNDS &&
    evening.paired.every((tables) => areTables(evening, tables))
  );
}
