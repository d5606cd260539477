/** What the status line says of a hint and of the moves that lead somewhere. Pure. */

import type { Snapshot, Square } from "../../../reversi-rules.js";
import type { Core, Notice } from "../../floor/base/page.ts";
import { gameNamed } from "../games/index.ts";
import { cornerOf } from "../board/hint.ts";
import { placeAsSeen } from "../board/orientation.ts";
import { strength } from "../words/reason-text.ts";
import { otherSide } from "../games/sides.ts";
import { namesOf, squareName } from "../games/squares.ts";
import type { Texts } from "../words/texts.ts";

/** Moves that lead somewhere: a solution, how the game goes on, the line behind a hint. */
export function movesSaid(
  { t }: Texts,
  { game }: Core,
  { kind, squares }: Notice & { kind: "solution" | "continuation" | "hint-line" },
) {
  return t(`said-${kind}`, { moves: squares.map((square) => moveName(game, square)).join(" ") });
}

/** The name of a move: its square, or the number of the column into which a disc falls. */
function moveName(game: Snapshot, square: Square) {
  const { square: name, column } = namesOf(game, square);
  return gameNamed(game.game).entry === "column" ? String(column) : name;
}

export function followedLine(
  game: Snapshot,
  { square, count: number, total }: Notice & { kind: "line-followed" },
  texts: Texts,
) {
  if (square === null) return texts.t("said-line-start");
  return texts.t("said-line-followed", { number, total, square: moveName(game, square) });
}

/** The first step of a hint: what it speaks of, or where the move lies. */
export function hintLook(
  state: Core,
  { square, about }: Notice & { kind: "hint-look" },
  texts: Texts,
) {
  const { game } = state;
  const mover = game.turn ?? "black";
  if (about !== null)
    return texts.t(about, { side: texts.side(mover), other: texts.side(otherSide(mover)) });
  const corner = cornerOf(placeAsSeen(state, square));
  return texts.t("said-quarter", { square: squareName(game, corner) });
}

export function hint(
  { game, settings }: Core,
  { square, score, exact, outcome = null, compared }: Notice & { kind: "hint" },
  texts: Texts,
) {
  const isDetailed = settings.current.details && score !== null;
  const reason = outcome === null || isDetailed ? "said-hint" : (`said-hint-${outcome}` as const);
  const key = game.moves.length === 1 ? "said-hint-only" : reason;
  // The sentence of the comparison names the square.
  const why = compared === null ? "" : strength(game, compared, texts);
  const advice = why || texts.t(key, namesOf(game, square));
  if (!isDetailed || game.turn === null) return advice;
  const verb = exact ? "said-solved" : "said-expects";
  const count = Math.abs(Math.round(score));
  if (count === 0) return texts.sentences(advice, texts.t(`${verb}-draw`));
  const side = texts.side(score > 0 ? game.turn : otherSide(game.turn));
  return texts.sentences(advice, texts.t(verb, { side, count }));
}
