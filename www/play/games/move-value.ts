/** The value of a move, whatever has found it. No code. */

import type { Square } from "../../../reversi-rules.js";

/** Where a value comes from: an outcome with best play, the opening book, or a search. */
type Origin = "exact" | "book" | "search";

/**
 * For the side to move. Of a solver's value that is not exact only the winner is known; `atLeast`
 * and `atMost` are bounds of the exact value that are proven, null where none is. `depth` and
 * `certainty` are those of a search, 0 of any other origin. `share` is the part of the known games
 * that go on with the move; null where none does, or the visitor explores no openings.
 */
export interface CountingValue {
  score: number;
  exact: boolean;
  origin: Origin;
  atLeast: number | null;
  atMost: number | null;
  depth: number;
  certainty: number;
}

export type ShownValue = CountingValue & { square: Square; best: boolean; share: number | null };
