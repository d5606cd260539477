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
import { maximumMatching } from "./matching.ts";
import { type Score, type Standing, standingsOf } from "./standings.ts";

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
    const seated = seat(entrants, mayMeet);
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

export type MayMeet = (one: Entrant, other: Entrant) => boolean;

const meetsNew: MayMeet = (one, other) => !one.met.has(other.player);

const meetsBalanced: MayMeet = (one, other) =>
  meetsNew(one, other) &&
  !(Math.abs(one.balance) >= MAX_BALANCE && Math.sign(one.balance) * other.balance >= MAX_BALANCE);

/** @param entrants in the order of the standings */
function seat(entrants: readonly Entrant[], mayMeet: MayMeet): Pairing[] | null {
  const pairsAmong = counterOf(entrants, mayMeet);
  const canPair = (some: readonly Entrant[]) => 2 * pairsAmong(some) === some.length;
  const isOdd = entrants.length % 2 === 1;
  const out = isOdd ? sitsOut(entrants, canPair) : null;
  const rest = entrants.filter((entrant) => entrant !== out);
  if ((isOdd && out === null) || !canPair(rest)) return null;
  const pairs = pairAll(rest, mayMeet, pairsAmong);
  const tables = pairs.map(([one, other], table) => withSides(one, other, table));
  return out === null ? tables : [...tables, { black: out.player, white: null, discs: null }];
}

/** Counts the pairs that some of the entrants can make. */
function counterOf(entrants: readonly Entrant[], mayMeet: MayMeet) {
  const places = new Map(entrants.map((entrant, place) => [entrant, place]));
  const graph = entrants.map((one) =>
    [...entrants.keys()].filter(
      (place) => one !== entrants[place] && mayMeet(one, entrants[place]),
    ),
  );
  return (some: readonly Entrant[]) => {
    const among = some.map((entrant) => places.get(entrant) ?? 0);
    return maximumMatching(graph, among).filter((partner) => partner >= 0).length / 2;
  };
}

/** Who sits out: the last one who has not yet, and without whom all others can be paired. */
function sitsOut(entrants: readonly Entrant[], canPair: (some: readonly Entrant[]) => boolean) {
  const leavesPairs = (one: Entrant) => canPair(entrants.filter((other) => other !== one));
  return entrants.findLast((one) => !one.satOut && leavesPairs(one)) ?? null;
}

/** @param entrants all of whom can be paired */
function pairAll(
  entrants: readonly Entrant[],
  mayMeet: MayMeet,
  pairsAmong: (some: readonly Entrant[]) => number,
): [Entrant, Entrant][] {
  const pairs: [Entrant, Entrant][] = [];
  let left = entrants;
  while (left.length > 0) {
    const first = left[0];
    const withoutBoth = (some: readonly Entrant[], other: Entrant) =>
      some.filter((entrant) => entrant !== first && entrant !== other);
    const group = left.filter(({ points }) => points >= first.points);
    const most = pairsAmong(group);
    const staysWhole = (other: Entrant) =>
      group.includes(other) && pairsAmong(withoutBoth(group, other)) === most - 1;
    const leavesPairs = (other: Entrant) =>
      2 * pairsAmong(withoutBoth(left, other)) === left.length - 2;
    const possible = left.filter((other) => other !== first && mayMeet(first, other));
    const ordered = byPreference(first, possible, group.length);
    const other =
      ordered.find((other) => staysWhole(other) && leavesPairs(other)) ?? ordered.find(leavesPairs);
    // All can be paired, so there is one.
    if (other === undefined) throw new TypeError("nobody is left to meet");
    pairs.push([first, other]);
    left = withoutBoth(left, other);
  }
  return pairs;
}

/** @param group the number of those who have as many points, the first one included */
function byPreference(first: Entrant, possible: readonly Entrant[], group: number) {
  const ideal = Math.max(Math.floor(group / 2) - 1, 0);
  const valued = possible.map((other, place) => ({
    other,
    worth: [first.points - other.points, clash(first, other), Math.abs(place - ideal)],
  }));
  const compared = (one: number[], than: number[]) =>
    one.map((value, index) => value - than[index]).find((value) => value !== 0) ?? 0;
  return valued.sort((one, than) => compared(one.worth, than.worth)).map(({ other }) => other);
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
