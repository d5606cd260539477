/**
 * What the visitor's moves have cost: by phase of the game, by opponent, by opening, over weeks,
 * and of late. Pure.
 */

import { dateOf, dayOf } from "../../floor/base/days.ts";
import type { Reviewed } from "../mistakes/kept-mistakes.ts";

/** `games` are counted, `moves` the visitor's, and `lost` is what they have cost, in discs. */
export interface Row {
  name: string;
  games: number;
  moves: number;
  lost: number;
}

/** Days. 1970 began on a Thursday: weeks begin on the Monday before. */
const WEEK = 7;
const MONDAY = 3;

/** Rows that a table has at most. */
const MOST = 12;

/** Games that a point of the curve is the mean of, at most. */
export const LATELY = 8;

/** By opening, middle and ending of the games, those that each has reached. */
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
  const weekOf = ({ time }: Reviewed) => Math.floor((dayOf(time) + MONDAY) / WEEK);
  const rows = grouped(games, (game) => String(dateOf(weekOf(game) * WEEK - MONDAY).getTime()));
  return rows.sort((a, b) => Number(b.name) - Number(a.name)).slice(0, MOST);
}

/**
 * The discs lost in each game in the order in which they ended, and the mean of those up to it,
 * {@link LATELY} of them at most.
 */
export function lossesInOrder(games: readonly Reviewed[]) {
  const inOrder = games.toSorted((a, b) => a.time - b.time);
  const losses = inOrder.map(({ phases }) => rowOf("", [phases]).lost);
  return inOrder.map(({ time }, index) => {
    const upToHere = losses.slice(Math.max(index + 1 - LATELY, 0), index + 1);
    const sum = upToHere.reduce((all, lost) => all + lost, 0);
    return { time, lost: losses[index], mean: sum / upToHere.length };
  });
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
  return { name, games: games.length, moves: sum("moves"), lost: sum("lost") };
}
