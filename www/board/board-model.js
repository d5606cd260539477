/**
 * How each square shows: its attributes for a state. Pure.
 *
 * @import { Snapshot } from "../../reversi-rules.js"
 * @import { State } from "../app/state.js"
 * @import { Texts } from "../words/texts.js"
 * @import { MarkKind, Overlay, ValueOverlay } from "./board-overlays.js"
 */

import { bearing, namesOf, squareName } from "../games/squares.js";
import { boardOpen } from "./turn.js";
import { isTurned } from "./orientation.js";
import { legalSquares, squareMeant } from "./square-press.js";
import { shownGame, takesAnySquare } from "./shown-game.js";
import { plateOf, sayValue } from "../words/value-text.js";
import { overlays } from "./board-overlays.js";

const DISCS = /** @type {const} */ (["empty", "black", "white"]);

/**
 * The attribute of each kind of mark, which style sheets select.
 * @type {Record<MarkKind, [name: string, value: string]>}
 */
const ATTRIBUTES = {
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

/** @type {Overlay[]} */
const NONE = [];

/**
 * The attributes of every square's button; those that are absent are left out.
 * @param {State} state
 * @param {Texts} texts
 * @returns {Record<string, string>[]}
 */
export function squareAttributes(state, texts) {
  /** @type {Map<number, Overlay[]>} */
  const marksOf = new Map();
  for (const overlay of overlays(state))
    marksOf.set(overlay.square, [...(marksOf.get(overlay.square) ?? NONE), overlay]);
  const open = new Set(boardOpen(state) ? legalSquares(state.game) : []);
  const game = shownGame(state);
  const turned = isTurned(state);
  return game.cells.map((disc, index) => {
    const marks = marksOf.get(index) ?? NONE;
    const legal = marks.some(({ kind }) => kind === "legal");
    const plays = open.has(squareMeant(state, index));
    /** @type {Record<string, string>} */
    const attributes = {
      "data-disc": DISCS[disc],
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
 * @param {Snapshot} game
 * @param {number} square
 * @param {boolean} turned
 * @returns {Record<string, string>}
 */
function motion(game, square, turned) {
  const { last, changed } = game;
  if (last === null || changed.length === 0) return {};
  if (square === last) return { "data-flip": "0" };
  if (!changed.includes(square)) return {};
  const [from, to] = turned ? [square, last] : [last, square];
  const { direction, distance } = bearing(game, from, to);
  return { "data-flip": String(distance), "data-direction": direction };
}

/**
 * The direction in which the winning row leads from its first square.
 * @param {Snapshot} game
 * @param {boolean} turned
 */
function strike(game, turned) {
  const line = game.outcome?.line ?? [];
  const [from, to] = turned ? [line[line.length - 1], line[0]] : [line[0], line[line.length - 1]];
  return bearing(game, from, to).direction;
}

/**
 * @param {Snapshot} game
 * @param {number} index
 * @param {boolean} legal
 * @param {Overlay[]} marks
 * @param {Texts} texts
 */
function label(game, index, legal, marks, texts) {
  const { t, side } = texts;
  const disc = game.cells[index];
  const names = namesOf(game, index);
  const content =
    disc === 0
      ? t(legal ? "square-legal" : "square-empty", names)
      : t("square-disc", { ...names, side: side(disc === 1 ? "black" : "white") });
  return texts.list([content, ...marks.flatMap((mark) => overlayTexts(game, mark, texts))]);
}

/**
 * The words of a screen reader for an overlay.
 * @param {Snapshot} game
 * @param {Overlay} overlay
 * @param {Texts} texts
 */
function overlayTexts(game, overlay, texts) {
  const { t } = texts;
  if (overlay.kind === "step") return [t("square-step", { number: overlay.step })];
  if (overlay.kind === "arrow") return [t("square-arrow", namesOf(game, overlay.to))];
  if (overlay.kind === "glyph") return [t(`glyph-${overlay.glyph.name}`)];
  if (overlay.kind === "better") return [t("square-better")];
  if (overlay.kind === "reason") return [t("square-reason", namesOf(game, overlay.of))];
  if (overlay.kind !== "value") return overlay.text ? [t(overlay.text)] : [];
  const value = sayValue(game, overlay, digitsOf(overlay), texts);
  const share = overlay.share === null ? [] : [t("square-share", { percent: percent(overlay) })];
  return [value, ...(overlay.best ? [t("square-best")] : []), ...share];
}

/**
 * @param {Snapshot} game
 * @param {Overlay} overlay
 * @param {Texts} texts
 * @returns {Record<string, string>}
 */
function overlayAttributes(game, overlay, texts) {
  if (overlay.kind === "value") return valueAttributes(game, overlay, texts);
  if (overlay.kind === "step")
    return { "data-step": String(overlay.step), "data-step-side": overlay.side };
  if (overlay.kind === "glyph") return { "data-glyph": overlay.glyph.sign };
  if (overlay.kind === "better") return { "data-better": overlay.side };
  if (overlay.kind === "reason") return { "data-reason": "" };
  if (overlay.kind === "arrow") return { "data-arrow": squareName(game, overlay.to) };
  const [name, value] = ATTRIBUTES[overlay.kind];
  return { [name]: value };
}

/**
 * @param {Snapshot} game
 * @param {ValueOverlay} overlay
 * @param {Texts} texts
 */
function valueAttributes(game, overlay, texts) {
  const { score, exact, best, fine, bare, share, atLeast, atMost } = overlay;
  const { shown, verdict } = plateOf(game, overlay, digitsOf(overlay), texts, bare);
  return {
    "data-value": String(Math.round(score * 10) / 10 || 0),
    "data-shown": shown,
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

/**
 * Digits after the point of an estimate.
 * @param {ValueOverlay} overlay
 */
function digitsOf({ fine, score }) {
  return fine && Math.abs(score) < LARGE ? 1 : 0;
}

/**
 * How often a move was played, in percent.
 * @param {ValueOverlay} overlay
 */
function percent({ share }) {
  return `${Math.round(100 * (share ?? 0))} %`;
}
