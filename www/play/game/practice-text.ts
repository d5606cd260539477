/** What the status line says of an opening that is practised. Pure. */

import type { Core, Notice } from "../../floor/base/page.ts";
import { humanToMove } from "../board/turn.ts";
import { playerOf } from "../board/seats.ts";
import { ownMoves, practicePoint, practiceStop } from "./opening-practice.ts";
import { namesOf } from "../games/squares.ts";
import { type Texts, openingName } from "../words/texts.ts";

/**
 * Which of the visitor's moves is due in the opening that is practised, that a move has left it, or
 * that it is complete; empty otherwise.
 */
export function practised(state: Core, { t, lang, list }: Texts) {
  const { practice } = state.openings;
  if (practice === null) return "";
  const opening = openingName(practice.opening, lang).name;
  const stop = practiceStop(state);
  if (stop?.kind === "left")
    return t("said-opening-left", { opening, squares: list(stop.squares) });
  if (stop !== null) return t("said-opening-done", { opening });
  const isDue = practicePoint(state)?.kind === "within" && humanToMove(state);
  return isDue ? t("said-opening-move", { opening, ...ownMoves(state, practice) }) : "";
}

/** The computer's move in a practised opening; empty for one of the visitor's own. */
export function replied(state: Core, { side, square }: Notice & { kind: "moved" }, texts: Texts) {
  if (playerOf(state, side) === "human") return "";
  return texts.t("said-opening-reply", { side: texts.side(side), ...namesOf(state.game, square) });
}
