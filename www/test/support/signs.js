/** The signs that the board shows for a move that answers a question, right or wrong. */

import { squareName } from "../../play/games/squares.ts";
import { overlays } from "./shown.js";

/** @param {{state: () => import("../../floor/base/page.ts").State}} table */
export function signs({ state }) {
  return overlays(state()).flatMap(({ kind, square }) =>
    kind === "right" || kind === "wrong" ? [`${kind} ${squareName(state().game, square)}`] : [],
  );
}
