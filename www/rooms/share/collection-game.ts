/** The game of a collection that is on the board, and those beside it in the list. Pure. */

import type { CollectedGame } from "../../../reversi-wasm.js";
import type { StateOf } from "../../floor/base/page.ts";
import { type Lines, holdsGame } from "../../play/game/previous-game.ts";

/**
 * Whether a game has no line and no comment beyond those with which the collection's game came onto
 * the board: it is in the collection.
 */
export function isPlaced(
  { collection: { id, placed } }: Pick<StateOf<"collection">, "collection">,
  lines: Lines,
) {
  return id !== null && placed !== null && holdsGame(placed, lines);
}

/**
 * The game that stands before the one on the board in the list, or after it; null if there is none.
 * One that is on its way there counts as being there.
 */
export function gameBeside(
  { collection: { games, listed, current, placing } }: StateOf<"collection">,
  step: 1 | -1,
): CollectedGame | null {
  const from = placing ?? current;
  if (from === null) return null;
  const list = listed ?? games;
  const at = list.findIndex(({ number }) => number === from);
  if (at >= 0) return list[at + step] ?? null;
  // Words that were typed since then have taken it out of the list.
  return list.at(step > 0 ? 0 : -1) ?? null;
}

/** The names of the moves of a game that is written as text. */
export function movesIn(text: string) {
  return text.match(/[a-z]\d+/g) ?? [];
}
