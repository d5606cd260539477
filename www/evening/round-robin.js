/**
 * Round robin by Berger tables: everybody meets everybody once, and nobody has one side more than
 * once more often than the other. Pure.
 *
 * @import { Evening, Pairing } from "./evening.js"
 */

import { isThere } from "./evening.js";

/**
 * The number of places in the tables: with an odd number of players one is free, which a player who
 * comes later can take.
 * @param {Pick<Evening, "players">} evening
 */
function placesOf({ players }) {
  const first = players.filter(({ from }) => from === 1).length;
  return first + (first % 2);
}

/** The number of rounds. @param {Pick<Evening, "players">} evening */
export function roundRobinRounds(evening) {
  return Math.max(placesOf(evening) - 1, 0);
}

/**
 * How many players can still come.
 * @param {Pick<Evening, "players" | "paired">} evening
 */
export function freePlaces(evening) {
  if (evening.paired.length === 0) return Number.POSITIVE_INFINITY;
  return Math.max(placesOf(evening) - evening.players.length, 0);
}

/**
 * The pairs of a round of the Berger tables, from place 0; black first. The last place stays, and
 * the others move half a table on from round to round.
 * @param {number} places an even number
 * @param {number} round from 0
 * @returns {[black: number, white: number][]}
 */
export function bergerRound(places, round) {
  const turning = places - 1;
  const head = (round * (places / 2)) % turning;
  const place = (/** @type {number} */ number) => (number + turning) % turning;
  /** @type {[number, number]} */
  const first = round % 2 === 0 ? [head, turning] : [turning, head];
  return [
    first,
    ...Array.from({ length: places / 2 - 1 }, (_, index) => {
      /** @type {[number, number]} */
      const pair = [place(head + index + 1), place(head - index - 1)];
      return pair;
    }),
  ];
}

/**
 * The pairings of the next round. Who meets a free place, or a player who is not there, sits out.
 * @param {Evening} evening
 * @returns {Pairing[] | null} null after the last round
 */
export function pairRoundRobin(evening) {
  const round = evening.paired.length;
  if (round >= roundRobinRounds(evening)) return null;
  const isPresent = (/** @type {number} */ number) => {
    const player = evening.players[number];
    return player !== undefined && isThere(player, round + 1);
  };
  const tables = bergerRound(placesOf(evening), round).map((pair) => pair.filter(isPresent));
  return [
    ...tables.filter(({ length }) => length === 2),
    ...tables.filter(({ length }) => length === 1),
  ].map(([black, white = null]) => ({ black, white, discs: null }));
}
