/** A game of a collection in the form in which games are written. Pure. */

import type { CollectedGame } from "../../../reversi-wasm.js";
import type { WrittenGame } from "../../play/engine/protocol.ts";

export function writtenGame({
  text,
  black,
  white,
  event,
  date,
  black_discs,
  comments,
  variations,
}: CollectedGame): WrittenGame {
  return { text, black, white, event, date, black_discs, comments, variations };
}
