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
import { type Graph, type Matching, maximumMatching, pairsIn } from "./matching.ts";
import { type Score, type Standing, standingsOf } from "./standings.ts";

interface Entrant {
  player: number;
  points: number;
  met: ReadonlySet<number>;
  satOut: boolean;
  /** The sides so far. */
  sides: readonly Score["side"][];
  /** How many times more often black than white. */
  balance: number;
}

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

type MayMeet = (one: Entrant, other: Entrant) => boolean;

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

/** @returns the matching of all these places; null where some are left over */
function pairsAll(graph: Graph, places: readonly number[], known: Matching) {
  const matching = maximumMatching(graph, places, known);
  return 2 * pairsIn(matching) === places.length ? matching : null;
}

/** Who sits out: the last one who has not yet, and without whom all others can be paired. */
function sitsOut(entrants: readonly Entrant[], graph: Graph, known: Matching) {
  const places = [...entrants.keys()];
  const leavesPairs = (one: number) =>
    pairsAll(
      graph,
      places.filter((other) => other !== one),
      known,
    ) !== null;
  return places.findLast((one) => !entrants[one].satOut && leavesPairs(one)) ?? null;
}

/**
 * @param places that are left: they can all be paired
 * @param known a matching of them
 */
function pairAll(
  entrants: readonly Entrant[],
  graph: Graph,
  places: readonly number[],
  known: Matching,
): [number, number][] {
  const pairs: [number, number][] = [];
  let leftEntrants = places;
  let matching = known;
  let inGroup: Matching = known;
  while (leftEntrants.length > 0) {
    const [first] = leftEntrants;
    const { points } = entrants[first];
    const withoutBoth = (some: readonly number[], other: number) =>
      some.filter((place) => place !== first && place !== other);
    const group = leftEntrants.filter((place) => entrants[place].points >= points);
    inGroup = maximumMatching(graph, group, inGroup);
    const most = pairsIn(inGroup);
    const staysWhole = (other: number) =>
      group.includes(other) &&
      pairsIn(maximumMatching(graph, withoutBoth(group, other), inGroup)) === most - 1;
    const leavesPairs = (other: number) =>
      pairsAll(graph, withoutBoth(leftEntrants, other), matching);
    const possible = graph[first].filter((other) => leftEntrants.includes(other));
    const ordered = byPreference(first, possible, entrants, group.length);
    const other =
      ordered.find((other) => staysWhole(other) && leavesPairs(other)) ?? ordered.find(leavesPairs);
    // All can be paired, so there is one.
    if (other === undefined) throw new TypeError("nobody is left to meet");
    pairs.push([first, other]);
    matching = leavesPairs(other) ?? matching;
    leftEntrants = withoutBoth(leftEntrants, other);
  }
  return pairs;
}

/** @param group the number of those who have as many points, the first one included */
function byPreference(
  first: number,
  possible: readonly number[],
  entrants: readonly Entrant[],
  group: number,
) {
  const ideal = Math.max(Math.floor(group / 2) - 1, 0);
  const one = entrants[first];
  const valued = possible.map((place, at) => {
    const other = entrants[place];
    const points = one.points - other.points;
    return { place, points, clash: clash(one, other), away: Math.abs(at - ideal) };
  });
  return valued
    .sort((a, b) => a.points - b.points || a.clash - b.clash || a.away - b.away)
    .map(({ place }) => place);
}

/** How much a pairing would disturb the balance: 0 if the sides that both should have differ. */
function clash(one: Entrant, other: Entrant) {
  return one.balance * other.balance > 0
    ? Math.min(Math.abs(one.balance), Math.abs(other.balance))
    : 0;
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
