/** The sentence about the move that would have saved a lost game. Pure. */

import type { Snapshot } from "../../../reversi-rules.js";
import type { Notice } from "../../floor/base/page.ts";
import type { Texts } from "../../play/words/texts.ts";
import { namesOf } from "../../play/games/squares.ts";

/** Where a lost game could still have been saved. */
export function turningPointText(
  game: Snapshot,
  { number, square, outcome }: Omit<Notice & { kind: "turning-point" }, "kind">,
  texts: Texts,
) {
  return texts.t(`end-could-${outcome}`, { number, ...namesOf(game, square) });
}
