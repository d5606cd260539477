/**
 * An evening of a club: its players, the pairings of its rounds, and the results. Every change is a
 * step, which leads from one evening to the next. Pure.
 *
 * A player's number is the place in the list, from 0. `from` is the first round of a player, and
 * `until` the last one of a player who has left; null for one who stays.
 * @typedef {{name: string, from: number, until: number | null}} Player
 *
 * Two players and the discs of the one with the black side; null while they play. Nobody has the
 * white side where the player sits out.
 * @typedef {{black: number, white: number | null, discs: number | null}} Pairing
 *
 * @typedef {"swiss" | "round-robin"} System
 * @typedef {"brightwell" | "discs"} TieBreak what counts first between players with equal points
 *
 * @typedef {object} Evening
 * @property {string} title
 * @property {System} system
 * @property {number} rounds how many rounds a Swiss evening has
 * @property {TieBreak} tieBreak
 * @property {readonly Player[]} players
 * @property {readonly (readonly Pairing[])[]} paired the rounds that are paired
 *
 * @typedef {Pick<Evening, "title" | "system" | "rounds" | "tieBreak">} Rules
 *
 * A result; `black` is the player who had the black side.
 * @typedef {{round: number, table: number, black: number, discs: number | null}} Result
 *
 * @typedef {{type: "ruled", rules: Partial<Rules>}
 *   | {type: "added", names: readonly string[]}
 *   | {type: "renamed", player: number, name: string}
 *   | {type: "removed", player: number}
 *   | {type: "ordered", order: readonly number[]}
 *   | {type: "left" | "returned", player: number}
 *   | {type: "paired", pairings: readonly Pairing[]}
 *   | {type: "unpaired"}
 *   | {type: "results", results: readonly Result[]}
 *   | {type: "replaced", evening: Evening}} Step
 */

import { ALL_DISCS } from "../games/reversi.js";

export const MAX_PLAYERS = 128;
export const MAX_ROUNDS = MAX_PLAYERS - 1;
const MAX_TEXT = 60;

/** @type {Evening} */
export const NO_EVENING = {
  title: "",
  system: "swiss",
  rounds: 5,
  tieBreak: "brightwell",
  players: [],
  paired: [],
};

const LETTERS = new Intl.Segmenter();

/** A name or a title as it is kept: cut before the letter that has no room. @param {string} text */
export function tidied(text) {
  const line = text.replace(/\s+/g, " ").trim();
  if (line.length <= MAX_TEXT) return line;
  return line.slice(0, LETTERS.segment(line).containing(MAX_TEXT)?.index).trim();
}

/** How names are compared: capitals apart. @param {string} name */
export function nameKey(name) {
  return tidied(name).normalize("NFKC").toLowerCase();
}

/**
 * The number of the player with a name; -1 if there is none.
 * @param {Pick<Evening, "players">} evening
 * @param {string} name
 */
export function playerNamed({ players }, name) {
  const key = nameKey(name);
  return players.findIndex((player) => nameKey(player.name) === key);
}

/** Whether a player is there in a round. @param {Player} player @param {number} round from 1 */
export function isThere({ from, until }, round) {
  return from <= round && (until === null || until >= round);
}

/**
 * Whether a player has left before the last round that is paired.
 * @param {Pick<Evening, "paired">} evening
 * @param {Player} player
 */
export function hasLeft({ paired }, { until }) {
  return until !== null && until < paired.length;
}

/** Whether a round lacks no result. @param {readonly Pairing[]} round */
export function isRoundComplete(round) {
  return round.every(({ white, discs }) => white === null || discs !== null);
}

/**
 * The evening after a step.
 * @param {Evening} evening
 * @param {Step} step
 * @returns {Evening | null} null if the step is none that this evening can take
 */
export function afterStep(evening, step) {
  if (!Object.hasOwn(STEPS, step.type)) return null;
  const take = /** @type {(evening: Evening, step: Step) => Evening | null} */ (STEPS[step.type]);
  return take(evening, step);
}

/**
 * @type {{[T in Step["type"]]: (evening: Evening, step: Step & {type: T}) => Evening | null}}
 */
const STEPS = {
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
    results.reduce(
      (/** @type {Evening | null} */ after, result) => after && withResult(after, result),
      evening,
    ),
  replaced: (_, { evening }) => (isEvening(evening) ? evening : null),
};

/**
 * The evening with other players; null if they are none that an evening can have.
 * @param {Evening} evening
 * @param {readonly Player[]} players
 * @returns {Evening | null}
 */
export function withPlayers(evening, players) {
  const keys = new Set(players.map(({ name }) => nameKey(name)));
  const isValid =
    players.length <= MAX_PLAYERS && keys.size === players.length && players.every(isPlayer);
  return isValid ? { ...evening, players } : null;
}

/**
 * @param {Evening} evening
 * @param {number} number
 * @param {(player: Player) => Player} change
 */
function withPlayer(evening, number, change) {
  const player = evening.players[number];
  return player ? withPlayers(evening, evening.players.with(number, change(player))) : null;
}

/**
 * @param {Evening} evening
 * @param {Result} result
 * @returns {Evening | null}
 */
function withResult(evening, { round, table, black, discs }) {
  const pairing = evening.paired[round]?.[table];
  if (!pairing || pairing.white === null || !isCount(discs)) return null;
  if (black !== pairing.black && black !== pairing.white) return null;
  const white = black === pairing.black ? pairing.white : pairing.black;
  const tables = evening.paired[round].with(table, { black, white, discs });
  return { ...evening, paired: evening.paired.with(round, tables) };
}

/** @param {unknown} value */
function isCount(value) {
  return value === null || isBetween(value, 0, ALL_DISCS);
}

/** @param {unknown} value @param {number} least @param {number} most */
function isBetween(value, least, most) {
  return Number.isInteger(value) && Number(value) >= least && Number(value) <= most;
}

/** @param {Player} player */
function isPlayer({ name, from, until }) {
  return (
    typeof name === "string" &&
    name !== "" &&
    tidied(name) === name &&
    isBetween(from, 1, MAX_ROUNDS + 1) &&
    (until === null || isBetween(until, 0, MAX_ROUNDS))
  );
}

/** @param {Rules} rules */
function areRules({ title, system, rounds, tieBreak }) {
  return (
    typeof title === "string" &&
    ["swiss", "round-robin"].includes(system) &&
    isBetween(rounds, 1, MAX_ROUNDS) &&
    ["brightwell", "discs"].includes(tieBreak)
  );
}

/** @param {readonly number[]} order @param {number} count */
function isOrder(order, count) {
  return (
    order.length === count && new Set(order).size === count && order.every((one) => one in order)
  );
}

/**
 * The evening with other tables in a round, the one after the last included; null if they are none
 * that a round can have.
 * @param {Evening} evening
 * @param {number} round from 0
 * @param {readonly Pairing[]} tables
 * @returns {Evening | null}
 */
export function withTables(evening, round, tables) {
  const isValid = round <= evening.paired.length && round < MAX_ROUNDS;
  return isValid && areTables(evening, tables)
    ? {
        ...evening,
        paired: [...evening.paired.slice(0, round), tables, ...evening.paired.slice(round + 1)],
      }
    : null;
}

/**
 * Whether everybody at the tables of a round is one of the players, and sits at one table.
 * @param {Evening} evening
 * @param {readonly Pairing[]} tables
 */
function areTables({ players }, tables) {
  const seated = tables.flatMap(({ black, white }) => (white === null ? [black] : [black, white]));
  return (
    tables.length > 0 &&
    new Set(seated).size === seated.length &&
    seated.every((player) => players[player] !== undefined) &&
    tables.every(({ white, discs }) => isCount(discs) && (white !== null || discs === null))
  );
}

/** Whether a value is an evening in all its parts. @param {Evening} evening */
function isEvening(evening) {
  return (
    areRules(evening) &&
    withPlayers(evening, evening.players) !== null &&
    evening.paired.length <= MAX_ROUNDS &&
    evening.paired.every((tables) => areTables(evening, tables))
  );
}
