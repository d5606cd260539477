/**
 * The visitor's progress: what a move has cost on the average, by phase of the game, by opponent,
 * by opening and over weeks. Pure.
 */

import type { Reviewed } from "./mistakes.ts";

/**
 * A row of a table: `games` are counted, `moves` the visitor's, and `cost` is that of a move on the
 * average, in discs.
 */
export interface Row {
  name: string;
  games: number;
  moves: number;
  cost: number;
}

const WEEK_MS = 7 * 86_400_000;

/** 1970 began on a Thursday: weeks begin on the Monday before. */
const MONDAY_MS = 3 * 86_400_000;

/** Rows that a table has at most. */
const MOST = 12;

/**
 * The average cost of a move by the phase of the game: opening, middle, ending. A game counts in
 * the phases that it has reached.
 */
export function byPhase(games: readonly Reviewed[]): Row[] {
  const rows = ["opening", "middle", "ending"].map((name, phase) =>
    rowOf(
      name,
      games.map(({ phases }) => [phases[phase]]).filter(([{ moves }]) => moves > 0),
    ),
  );
  return rows.filter((row) => row.games > 0);
}

/** By what games have in common, the most frequent first. */
export function byField(games: readonly Reviewed[], field: "opponent" | "opening") {
  const rows = grouped(games, (game) => game[field]);
  return rows.sort((a, b) => b.games - a.games).slice(0, MOST);
}

/**
 * By the weeks in which they ended, the latest first; `name` is the time of the week's first day.
 */
export function byWeek(games: readonly Reviewed[]) {
  const weekOf = ({ time }: Reviewed) => Math.floor((time + MONDAY_MS) / WEEK_MS);
  const rows = grouped(games, (game) => String(weekOf(game) * WEEK_MS - MONDAY_MS));
  return rows.sort((a, b) => Number(b.name) - Number(a.name)).slice(0, MOST);
}

function grouped(games: readonly Reviewed[], nameOf: (game: Reviewed) => string) {
  const names = [...new Set(games.map(nameOf))];
  return names.map((name) =>
    rowOf(
      name,
      games.filter((game) => nameOf(game) === name).map(({ phases }) => phases),
    ),
  );
}

function rowOf(name: string, games: readonly Reviewed["phases"][]): Row {
  const phases = games.flat();
  const sum = (field: "moves" | "lost") => phases.reduce((all, phase) => all + phase[field], 0);
  const moves = sum("moves");
  return { name, games: games.length, moves, cost: moves === 0 ? 0 : sum("lost") / moves };
}
