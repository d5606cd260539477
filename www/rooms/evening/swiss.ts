/**
 * Swiss pairing: players with equal points meet, nobody meets anybody twice, and nobody sits out
 * twice. Pure.
 *
 * It goes down the standings. The next player meets the best of those who are left: one with the
 * same points, whose side is another one, and who is half of the group away. A choice counts only
 * if all the others can still be paired, and as many of the group among themselves as before: a
 * maximum matching says so, and no choice is ever taken back. So there is a pairing whenever one
 * exists. Before half as many rounds as players are played, this is certain (Dirac, 1952: each
 * of them has at least half of the players left).
 */

import { type Evening, type Pairing, isThere } from "./evening.ts";
import { type Graph, maximumMatching } from "./matching.ts";
import { type Standing, standingsOf } from "./standings.ts";
import { type Entrant, type MayMeet, sitsOut, pairsAll, pairAll } from "./whole-pairing.ts";

/**
 * Two players with this balance meet only where there is no other pairing: one of them gets a side
 * three times more often.
 */
const MAX_BALANCE = 2;

/**
 * The pairings of the next round.
 * @returns null if somebody would have to meet an opponent again, or to sit out again
 */
export function pairSwiss(evening: Evening): Pairing[] | null {
  const round = evening.paired.length + 1;
  const entrants = standingsOf(evening)
    .filter(({ player }) => isThere(evening.players[player], round))
    .map(entrantOf);
  if (entrants.length < 2) return null;
  for (const mayMeet of [meetsBalanced, meetsNew]) {
    const seated = seat(entrants, graphOf(entrants, mayMeet));
    if (seated !== null) return seated;
  }
  return null;
}

function entrantOf({ player, points, scores }: Standing): Entrant {
  const played = scores.filter(({ opponent }) => opponent !== null);
  const sides = played.map(({ side }) => side);
  const blacks = sides.filter((side) => side === "black").length;
  return {
    player,
    points,
    met: new Set(played.map(({ opponent }) => Number(opponent))),
    satOut: played.length < scores.length,
    sides,
    balance: 2 * blacks - sides.length,
  };
}

const meetsNew: MayMeet = (one, other) => !one.met.has(other.player);

const meetsBalanced: MayMeet = (one, other) =>
  meetsNew(one, other) &&
  !(Math.abs(one.balance) >= MAX_BALANCE && Math.sign(one.balance) * other.balance >= MAX_BALANCE);

/** Who may meet whom, by their places among the entrants. */
function graphOf(entrants: readonly Entrant[], mayMeet: MayMeet): Graph {
  return entrants.map((one) =>
    [...entrants.keys()].filter(
      (place) => one !== entrants[place] && mayMeet(one, entrants[place]),
    ),
  );
}

/**
 * @param entrants in the order of the standings
 * @param graph of their places
 * @returns null if they cannot all be paired
 */
export function seat(entrants: readonly Entrant[], graph: Graph): Pairing[] | null {
  const places = [...entrants.keys()];
  const all = maximumMatching(graph, places);
  const isOdd = entrants.length % 2 === 1;
  const out = isOdd ? sitsOut(entrants, graph, all) : null;
  const rest = places.filter((place) => place !== out);
  if ((isOdd && out === null) || !pairsAll(graph, rest, all)) return null;
  const tables = pairAll(entrants, graph, rest, all).map(([one, other], table) =>
    withSides(entrants[one], entrants[other], table),
  );
  return out === null
    ? tables
    : [...tables, { black: entrants[out].player, white: null, discs: null }];
}

/**
 * Black is who has had it less often; then who has had white when they last differed; then one of
 * both by the number of the table.
 */
function withSides(one: Entrant, other: Entrant, table: number): Pairing {
  const isFirst =
    one.balance === other.balance ? hadWhite(one, other) : one.balance < other.balance;
  const [black, white] = (isFirst ?? table % 2 === 0) ? [one, other] : [other, one];
  return { black: black.player, white: white.player, discs: null };
}

/** Whether the first one had white when both last had different sides; null if they never had. */
function hadWhite({ sides: ones }: Entrant, { sides: others }: Entrant) {
  const count = Math.min(ones.length, others.length);
  for (let back = 1; back <= count; back += 1) {
    const [own, theirs] = [ones.at(-back), others.at(-back)];
    if (own !== theirs) return own === "white";
  }
  return null;
}
