/** Pairs each player with the best of those without whom the others still have pairs. Pure. */

import { type Graph, type Matching, maximumMatching, pairsIn } from "./matching.ts";
import type { Score } from "./standings.ts";

export interface Entrant {
  player: number;
  points: number;
  met: ReadonlySet<number>;
  satOut: boolean;
  /** The sides so far. */
  sides: readonly Score["side"][];
  /** How many times more often black than white. */
  balance: number;
}

export type MayMeet = (one: Entrant, other: Entrant) => boolean;

/** @returns the matching of all these places; null where some are left over */
export function pairsAll(graph: Graph, places: readonly number[], known: Matching) {
  const matching = maximumMatching(graph, places, known);
  return 2 * pairsIn(matching) === places.length ? matching : null;
}

/** Who sits out: the last one who has not yet, and without whom all others can be paired. */
export function sitsOut(entrants: readonly Entrant[], graph: Graph, known: Matching) {
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
export function pairAll(
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
