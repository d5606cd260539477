/**
 * Round robin by Berger tables: everybody meets everybody once, and nobody has one side more than
 * once more often than the other. Pure.
 */

import { type Evening, type Pairing, isThere } from "./evening.ts";

/**
 * The number of places in the tables: with an odd number of players one is free, which a player who
 * comes later can take.
 */
function placesOf({ players }: Pick<Evening, "players">) {
  const first = players.filter(({ from }) => from === 1).length;
  return first + (first % 2);
}

export function roundRobinRounds(evening: Pick<Evening, "players">) {
  return Math.max(placesOf(evening) - 1, 0);
}

/** How many players can still come. */
export function freePlaces(evening: Pick<Evening, "players" | "paired">) {
  if (evening.paired.length === 0) return Number.POSITIVE_INFINITY;
  return Math.max(placesOf(evening) - evening.players.length, 0);
}

/**
 * The pairs of a round of the Berger tables, from place 0; black first. The last place stays, and
 * the others move half a table on from round to round.
 * @param places an even number
 * @param round from 0
 */
export function bergerRound(places: number, round: number): [black: number, white: number][] {
  const turning = places - 1;
  const head = (round * (places / 2)) % turning;
  const place = (number: number) => (number + turning) % turning;
  const first: [number, number] = round % 2 === 0 ? [head, turning] : [turning, head];
  return [
    first,
    ...Array.from({ length: places / 2 - 1 }, (_, index) => {
      const pair: [number, number] = [place(head + index + 1), place(head - index - 1)];
      return pair;
    }),
  ];
}

/**
 * The pairings of the next round. Who meets a free place, or a player who is not there, sits out.
 * @returns null after the last round
 */
export function pairRoundRobin(evening: Evening): Pairing[] | null {
  const round = evening.paired.length;
  if (round >= roundRobinRounds(evening)) return null;
  const isPresent = (number: number) => {
    const player = evening.players[number];
    return player !== undefined && isThere(player, round + 1);
  };
  const tables = bergerRound(placesOf(evening), round).map((pair) => pair.filter(isPresent));
  return [
    ...tables.filter(({ length }) => length === 2),
    ...tables.filter(({ length }) => length === 1),
  ].map(([black, white = null]) => ({ black, white, discs: null }));
}
