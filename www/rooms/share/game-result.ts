/**
 * Results of the games of a collection, by Black's discs at the end, the empties counted for the
 * winner. Pure.
 */

import type { Side } from "../../../reversi-rules.js";
import type { CollectedGame } from "../../../reversi-wasm.js";
import { ALL_DISCS } from "../../play/games/reversi.ts";

/** of a game; `open` if it is not over */
export type Result = Side | "draw" | "open";

/** Black's lead at the end; null if the game has no result. */
export function leadOfBlack({ black_discs: discs }: CollectedGame) {
  return discs === null ? null : 2 * discs - ALL_DISCS;
}

export function resultOf(game: CollectedGame): Result {
  const lead = leadOfBlack(game);
  if (lead === null) return "open";
  if (lead === 0) return "draw";
  return lead > 0 ? "black" : "white";
}

/** The count of a game that is over, Black's discs first. */
export function countOf({ black_discs: discs }: Pick<CollectedGame, "black_discs">) {
  return discs === null ? "" : `${discs}–${ALL_DISCS - discs}`;
}
