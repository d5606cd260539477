/** In how many of the games that the page holds each move of a position was played. */

import type { ExploredMove, PlayedMove } from "../../../reversi-wasm.js";
import type { Snapshot, Square } from "../../../reversi-rules.js";
import type { Actions } from "../../floor/base/page.ts";
import type { LibraryEngine } from "./engine.ts";
import { problemOf } from "../../floor/base/problems.ts";

const NOTHING: { place: Snapshot | null; games: string; moves: ExploredMove[] | null } = {
  place: null,
  games: "",
  moves: null,
};

export function createCountedMoves(
  explore: LibraryEngine["explore"],
  report: Actions["report"],
  redraw: () => void,
) {
  let last = NOTHING;

  async function ask(place: Snapshot, games: string) {
    try {
      const moves = await explore(place, games);
      if (last.place !== place || last.games !== games) return;
      last = { place, games, moves };
      redraw();
    } catch (error) {
      report(problemOf(error));
    }
  }

  /** The moves in games, a line each; null until the engine has counted them. */
  return (place: Snapshot, games: string) => {
    if (last.place !== place || last.games !== games) {
      last = { place, games, moves: null };
      if (games !== "") void ask(place, games);
    }
    return last.moves;
  };
}

/** The moves of several shelves as one: each with all its games. */
export function joinedMoves(moves: readonly PlayedMove[]): PlayedMove[] {
  const total = moves.reduce((sum, { games }) => sum + games, 0);
  const bySquare: Map<Square, PlayedMove> = new Map();
  for (const move of moves) {
    const { square, games, wins, draws, losses } = move;
    const known = bySquare.get(square) ?? { ...move, games: 0, wins: 0, draws: 0, losses: 0 };
    bySquare.set(square, {
      ...known,
      games: known.games + games,
      wins: known.wins + wins,
      draws: known.draws + draws,
      losses: known.losses + losses,
    });
  }
  const joined = [...bySquare.values()];
  return joined.map((move) => ({ ...move, share: total === 0 ? 0 : move.games / total }));
}
