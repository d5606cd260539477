/**
 * The visitor's progress: what a move has cost on the average, by phase of the game, by opponent,
 * by opening and over weeks. Pure.
 *
 * @import { Reviewed } from "./mistakes.js"
 *
 * A row of a table: `games` are counted, `moves` the visitor's, and `cost` is that of a move on the
 * average, in discs.
 * @typedef {{name: string, games: number, moves: number, cost: number}} Row
 */

const WEEK_MS = 7 * 86_400_000;

/** 1970 began on a Thursday: weeks begin on the Monday before. */
const MONDAY_MS = 3 * 86_400_000;

/** Rows that a table has at most. */
const MOST = 12;

/**
 * The average cost of a move by the phase of the game: opening, middle, ending. A game counts in
 * the phases that it has reached.
 * @param {readonly Reviewed[]} games
 * @returns {Row[]}
 */
export function byPhase(games) {
  const rows = ["opening", "middle", "ending"].map((name, phase) =>
    rowOf(
      name,
      games.map(({ phases }) => [phases[phase]]).filter(([{ moves }]) => moves > 0),
    ),
  );
  return rows.filter((row) => row.games > 0);
}

/**
 * By what games have in common, the most frequent first.
 * @param {readonly Reviewed[]} games
 * @param {"opponent" | "opening"} field
 */
export function byField(games, field) {
  const rows = grouped(games, (game) => game[field]);
  return rows.sort((a, b) => b.games - a.games).slice(0, MOST);
}

/**
 * By the weeks in which they ended, the latest first; `name` is the time of the week's first day.
 * @param {readonly Reviewed[]} games
 */
export function byWeek(games) {
  const weekOf = (/** @type {Reviewed} */ { time }) => Math.floor((time + MONDAY_MS) / WEEK_MS);
  const rows = grouped(games, (game) => String(weekOf(game) * WEEK_MS - MONDAY_MS));
  return rows.sort((a, b) => Number(b.name) - Number(a.name)).slice(0, MOST);
}

/**
 * @param {readonly Reviewed[]} games
 * @param {(game: Reviewed) => string} nameOf
 */
function grouped(games, nameOf) {
  const names = [...new Set(games.map(nameOf))];
  return names.map((name) =>
    rowOf(
      name,
      games.filter((game) => nameOf(game) === name).map(({ phases }) => phases),
    ),
  );
}

/**
 * @param {string} name
 * @param {readonly (Reviewed["phases"])[]} games
 * @returns {Row}
 */
function rowOf(name, games) {
  const phases = games.flat();
  const sum = (/** @type {"moves" | "lost"} */ field) =>
    phases.reduce((all, phase) => all + phase[field], 0);
  const moves = sum("moves");
  return { name, games: games.length, moves, cost: moves === 0 ? 0 : sum("lost") / moves };
}
