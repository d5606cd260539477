/** The steps that lead from one evening to the next, and what they refuse. Pure. */

import { ALL_DISCS } from "../../play/games/reversi.ts";
import {
  type Evening,
  type Step,
  tidied,
  type Player,
  nameKey,
  MAX_PLAYERS,
  type Result,
  MAX_ROUNDS,
  type Rules,
  type Pairing,
} from "./evening.ts";

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
