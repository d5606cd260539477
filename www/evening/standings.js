/**
 * The standings of an evening: points, what decides between equal points, and who has met whom.
 * Pure.
 *
 * @import { Evening } from "./evening.js"
 *
 * A player's score in a round: the discs of both; null for what is not there: the opponent
 * of one who sits out, the discs of a game that is being played.
 * @typedef {{round: number, opponent: number | null, side: "black" | "white",
 *   discs: number | null}} Score
 *
 * @typedef {object} Standing
 * @property {number} player
 * @property {number} rank the same for players between whom nothing decides
 * @property {number} points one for a win and for sitting out, one half for a draw
 * @property {number} wins of games that were played
 * @property {number} draws
 * @property {number} losses
 * @property {number} difference the discs of the player less those of the opponents
 * @property {number} brightwell the Brightwell quotient
 * @property {readonly Score[]} scores
 */

import { ALL_DISCS } from "../games/reversi.js";
import { hasLeft } from "./evening.js";

/** The terms of the Brightwell quotient for a point of an opponent, and for a game not played. */
const OPPONENT_POINT = 6;
const UNPLAYED_DISCS = ALL_DISCS / 2;

/**
 * The scores of each player, round by round.
 * @param {Pick<Evening, "players" | "paired">} evening
 * @returns {Score[][]}
 */
function scoresOf({ players, paired }) {
  /** @type {Score[][]} */
  const scores = players.map(() => []);
  for (const [round, tables] of paired.entries()) {
    for (const { black, white, discs } of tables) {
      scores[black].push({ round, opponent: white, side: "black", discs });
      if (white === null) continue;
      const own = discs === null ? null : ALL_DISCS - discs;
      scores[white].push({ round, opponent: black, side: "white", discs: own });
    }
  }
  return scores;
}

/** The points for a round. @param {Score} score */
export function pointsFor({ opponent, discs }) {
  if (opponent === null) return 1;
  return discs === null ? 0 : (Math.sign(2 * discs - ALL_DISCS) + 1) / 2;
}

/**
 * The players in their order.
 * @param {Evening} evening
 * @returns {Standing[]}
 */
export function standingsOf(evening) {
  const scores = scoresOf(evening);
  const points = scores.map((list) => list.reduce((sum, score) => sum + pointsFor(score), 0));
  const rows = scores.map((list, player) => {
    const played = list.filter(({ opponent, discs }) => opponent !== null && discs !== null);
    const count = (/** @type {number} */ worth) =>
      played.filter((score) => pointsFor(score) === worth).length;
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
 * @param {Evening} evening
 * @param {readonly Score[]} scores
 * @param {readonly number[]} points of all players
 * @param {number} own
 */
function brightwell(evening, scores, points, own) {
  return scores.reduce((sum, { opponent, discs }) => {
    if (opponent === null || hasLeft(evening, evening.players[opponent]))
      return sum + UNPLAYED_DISCS + OPPONENT_POINT * own;
    return discs === null ? sum : sum + discs + OPPONENT_POINT * points[opponent];
  }, 0);
}

/**
 * @param {Omit<Standing, "rank">[]} rows
 * @param {Evening["tieBreak"]} tieBreak
 * @returns {Standing[]}
 */
function ranked(rows, tieBreak) {
  const worth = (/** @type {Omit<Standing, "rank">} */ { points, brightwell, difference }) =>
    tieBreak === "brightwell" ? [points, brightwell, difference] : [points, difference, brightwell];
  const compared = (/** @type {number[]} */ one, /** @type {number[]} */ other) =>
    other.map((value, index) => value - one[index]).find((value) => value !== 0) ?? 0;
  const sorted = rows.toSorted((one, other) => compared(worth(one), worth(other)));
  /** @type {Standing[]} */
  const ranks = [];
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
 * @param {readonly Standing[]} standings
 * @returns {(number | null)[][]}
 */
export function crossTable(standings) {
  return standings.map(({ scores }) =>
    standings.map(
      ({ player }) => scores.find(({ opponent }) => opponent === player)?.discs ?? null,
    ),
  );
}
