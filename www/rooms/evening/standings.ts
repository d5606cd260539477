/**
 * The standings of an evening: points, what decides between equal points, and who has met whom.
 * Pure.
 */

import { ALL_DISCS } from "../../play/games/reversi.ts";
import { type Evening, hasLeft, isRoundComplete } from "./evening.ts";

/**
 * A player's score in a round: the discs of both; null for what is not there: the opponent
 * of one who sits out, the discs of a game that is being played.
 */
export interface Score {
  round: number;
  opponent: number | null;
  side: "black" | "white";
  discs: number | null;
  /** Whether the round has a result or lacks none: before that, sitting out is worth nothing. */
  isBegun: boolean;
}

export interface Standing {
  player: number;
  /** The same for players between whom nothing decides. */
  rank: number;
  /** One for a win and for sitting out, one half for a draw. */
  points: number;
  /** Of games that were played. */
  wins: number;
  draws: number;
  losses: number;
  /** The discs of the player less those of the opponents. */
  difference: number;
  brightwell: number;
  scores: readonly Score[];
}

/** The terms of the Brightwell quotient for a point of an opponent, and for a game not played. */
const OPPONENT_POINT = 6;
const UNPLAYED_DISCS = ALL_DISCS / 2;

/** The scores of each player, round by round. */
function scoresOf({ players, paired }: Pick<Evening, "players" | "paired">): Score[][] {
  const scores: Score[][] = players.map(() => []);
  for (const [round, tables] of paired.entries()) {
    const isBegun = isRoundComplete(tables) || tables.some(({ discs }) => discs !== null);
    for (const { black, white, discs } of tables) {
      scores[black].push({ round, opponent: white, side: "black", discs, isBegun });
      if (white === null) continue;
      const own = discs === null ? null : ALL_DISCS - discs;
      scores[white].push({ round, opponent: black, side: "white", discs: own, isBegun });
    }
  }
  return scores;
}

/** The points for a round. */
export function pointsFor({ opponent, discs, isBegun }: Omit<Score, "round" | "side">) {
  if (opponent === null) return Number(isBegun);
  return discs === null ? 0 : (Math.sign(2 * discs - ALL_DISCS) + 1) / 2;
}

export function standingsOf(evening: Evening): Standing[] {
  const scores = scoresOf(evening);
  const points = scores.map((list) => list.reduce((sum, score) => sum + pointsFor(score), 0));
  const rows = scores.map((list, player) => {
    const played = list.filter(({ opponent, discs }) => opponent !== null && discs !== null);
    const count = (worth: number) => played.filter((score) => pointsFor(score) === worth).length;
    return {
      player,
      points: points[player],
      wins: count(1),
      draws: count(0.5),
      losses: count(0),
      difference: played.reduce((sum, { discs }) => sum + 2 * Number(discs) - ALL_DISCS, 0),
      brightwell: brightwell(evening, list, points, points[player]),
      scores: list,
    };
  });
  return ranked(rows, evening.tieBreak);
}

/**
 * The Brightwell quotient: the discs of the player, and six times the points of the opponents. A
 * game against nobody, or against one who has left, counts as one with 32 discs against an opponent
 * with the player's own points.
 * @param points of all players
 */
function brightwell(
  evening: Evening,
  scores: readonly Score[],
  points: readonly number[],
  own: number,
) {
  return scores.reduce((sum, { opponent, discs, isBegun }) => {
    if (!isBegun) return sum;
    if (opponent === null || hasLeft(evening, evening.players[opponent]))
      return sum + UNPLAYED_DISCS + OPPONENT_POINT * own;
    return discs === null ? sum : sum + discs + OPPONENT_POINT * points[opponent];
  }, 0);
}

function ranked(rows: Omit<Standing, "rank">[], tieBreak: Evening["tieBreak"]): Standing[] {
  const worth = ({ points, brightwell, difference }: Omit<Standing, "rank">) =>
    tieBreak === "brightwell" ? [points, brightwell, difference] : [points, difference, brightwell];
  const compared = (one: number[], other: number[]) =>
    other.map((value, index) => value - one[index]).find((value) => value !== 0) ?? 0;
  const sorted = rows.toSorted((one, other) => compared(worth(one), worth(other)));
  const ranks: Standing[] = [];
  for (const [place, row] of sorted.entries()) {
    const before = ranks.at(-1);
    const isEqual = before !== undefined && compared(worth(before), worth(row)) === 0;
    ranks.push({ ...row, rank: isEqual ? before.rank : place + 1 });
  }
  return ranks;
}

/**
 * The discs of each player against each other one, both in the order of the standings; null where
 * they have not played.
 */
export function crossTable(standings: readonly Standing[]): (number | null)[][] {
  return standings.map(({ scores }) =>
    standings.map(
      ({ player }) => scores.find(({ opponent }) => opponent === player)?.discs ?? null,
    ),
  );
}
