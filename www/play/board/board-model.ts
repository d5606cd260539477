/** How each square shows: its attributes for a state. Pure. */

import type { Snapshot, Square } from "../../../reversi-rules.js";
import type { Core } from "../../floor/base/page.ts";
import type { Texts } from "../words/texts.ts";
import { bearing, namesOf, squareName, allSquares } from "../games/squares.ts";
import { boardOpen } from "./turn.ts";
import { isTurned } from "./orientation.ts";
import { legalSquares, squareMeant } from "./square-press.ts";
import { shownGame, takesAnySquare } from "./shown-game.ts";
import { plateOf, sayValue } from "../words/value-text.ts";
import { overlays } from "./board-overlays.ts";
import type { Layer, MarkKind, Overlay, ValueOverlay } from "./overlay.ts";

const DISCS = ["empty", "black", "white"] as const;

/** The attribute of each kind of mark, which style sheets select. */
const ATTRIBUTES: Record<MarkKind, [name: string, value: string]> = {
  legal: ["data-legal", ""],
  last: ["data-last", ""],
  armed: ["data-armed", ""],
  hint: ["data-hint", ""],
  rejected: ["data-rejected", ""],
  place: ["data-preview", "place"],
  flip: ["data-preview", "flip"],
  win: ["data-win", ""],
  played: ["data-played", ""],
  circled: ["data-circled", ""],
  "guide-place": ["data-guided", "place"],
  "guide-flip": ["data-guided", "flip"],
  "guide-look": ["data-guided", "look"],
  sought: ["data-sought", ""],
  region: ["data-region", ""],
  right: ["data-glyph", "✓"],
  wrong: ["data-glyph", "✗"],
};

const NONE: Overlay[] = [];

/**
 * The attributes of every square's button; those that are absent are left out.
 * @param layers what lies over those of the board
 */
export function squareAttributes<S extends Core>(
  state: S,
  texts: Texts,
  layers: readonly Layer<S>[],
): Record<string, string>[] {
  const marksOf: Map<Square, Overlay[]> = new Map();
  for (const overlay of overlays(state, layers))
    marksOf.set(overlay.square, [...(marksOf.get(overlay.square) ?? NONE), overlay]);
  const open = new Set(boardOpen(state) ? legalSquares(state.game) : []);
  const game = shownGame(state);
  const turned = isTurned(state);
  return allSquares(game).map((index) => {
    const marks = marksOf.get(index) ?? NONE;
    const legal = marks.some(({ kind }) => kind === "legal");
    const plays = open.has(squareMeant(state, index));
    const attributes: Record<string, string> = {
      "data-disc": DISCS[game.cells[index]],
      "aria-label": label(game, index, legal, marks, texts),
    };
    const pressable = plays || takesAnySquare(state);
    if (!pressable) attributes["aria-disabled"] = "true";
    if (legal && game.turn !== null) attributes["data-mover"] = game.turn;
    if (index === state.point.placed) attributes["data-placed"] = "";
    if (index === game.outcome?.line?.[0]) attributes["data-strike"] = strike(game, turned);
    Object.assign(attributes, motion(game, index, turned));
    for (const mark of marks) Object.assign(attributes, overlayAttributes(game, mark, texts));
    return attributes;
  });
}

/**
 * The part of a square in the move that has just been played: the placed disc lands, those on its
 * lines turn after a delay by distance.
 */
function motion(game: Snapshot, square: Square, turned: boolean): Record<string, string> {
  const { last, changed } = game;
  if (last === null || changed.length === 0) return {};
  if (square === last) return { "data-flip": "0" };
  if (!changed.includes(square)) return {};
  const [from, to] = turned ? [square, last] : [last, square];
  const { direction, distance } = bearing(game, from, to);
  return { "data-flip": String(distance), "data-direction": direction };
}

/** The direction in which the winning row leads from its first square. */
function strike(game: Snapshot, turned: boolean) {
  const line = game.outcome?.line ?? [];
  const [from, to] = turned ? [line[line.length - 1], line[0]] : [line[0], line[line.length - 1]];
  return bearing(game, from, to).direction;
}

function label(game: Snapshot, index: Square, legal: boolean, marks: Overlay[], texts: Texts) {
  const { t, side } = texts;
  const disc = game.cells[index];
  const names = namesOf(game, index);
  const content =
    disc === 0
      ? t(legal ? "square-legal" : "square-empty", names)
      : t("square-disc", { ...names, side: side(disc === 1 ? "black" : "white") });
  return texts.list([content, ...marks.flatMap((mark) => overlayTexts(game, mark, texts))]);
}

/** The words of a screen reader for an overlay. */
function overlayTexts(game: Snapshot, overlay: Overlay, texts: Texts) {
  const { t } = texts;
  if (overlay.kind === "step") return [t("square-step", { number: overlay.step })];
  if (overlay.kind === "arrow") return [t("square-arrow", namesOf(game, overlay.to))];
  if (overlay.kind === "letter") return [overlay.letter];
  if (overlay.kind === "glyph") return [t(`glyph-${overlay.glyph.name}`)];
  if (overlay.kind === "better") return [t("square-better")];
  if (overlay.kind === "reason") return [t("square-reason", namesOf(game, overlay.of))];
  if (overlay.kind !== "value") return overlay.text ? [t(overlay.text)] : [];
  const value = sayValue(game, overlay, digitsOf(overlay), texts);
  const share = overlay.share === null ? [] : [t("square-share", { percent: percent(overlay) })];
  return [value, ...(overlay.best ? [t("square-best")] : []), ...share];
}

function overlayAttributes(game: Snapshot, overlay: Overlay, texts: Texts): Record<string, string> {
  if (overlay.kind === "value") return valueAttributes(game, overlay, texts);
  if (overlay.kind === "step")
    return { "data-step": String(overlay.step), "data-step-side": overlay.side };
  if (overlay.kind === "glyph") return { "data-glyph": overlay.glyph.sign };
  if (overlay.kind === "better") return { "data-better": overlay.side };
  if (overlay.kind === "reason") return { "data-reason": "" };
  if (overlay.kind === "letter") return { "data-letter": overlay.letter };
  if (overlay.kind === "arrow") return { "data-arrow": squareName(game, overlay.to) };
  const [name, value] = ATTRIBUTES[overlay.kind];
  return { [name]: value };
}

function valueAttributes(game: Snapshot, overlay: ValueOverlay, texts: Texts) {
  const { score, exact, best, fine, bare, share, atLeast, atMost } = overlay;
  const { text, verdict } = plateOf(game, overlay, digitsOf(overlay), texts, bare);
  return {
    "data-value": String(Math.round(score * 10) / 10 || 0),
    "data-shown": text,
    ...(fine ? { "data-fine": "" } : {}),
    ...(share === null ? {} : { "data-share": percent(overlay) }),
    ...(verdict ? { "data-verdict": verdict } : {}),
    ...(exact ? { "data-exact": "" } : {}),
    ...(!exact && atLeast !== null ? { "data-at-least": String(atLeast) } : {}),
    ...(!exact && atMost !== null ? { "data-at-most": String(atMost) } : {}),
    ...(best ? { "data-best": "" } : {}),
  };
}

/** From this number of discs on, a value has no room for a digit after the point. */
const LARGE = 9.95;

/** Digits after the point of an estimate. */
function digitsOf({ fine, score }: ValueOverlay) {
  return fine && Math.abs(score) < LARGE ? 1 : 0;
}

/** How often a move was played, in percent. */
function percent({ share }: ValueOverlay) {
  return `${Math.round(100 * (share ?? 0))} %`;
}
