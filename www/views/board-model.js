/**
 * How each square shows: its attributes for a state. Pure.
 *
 * @import { State } from "../state/types.js"
 * @import { Texts } from "../words/texts.js"
 * @import { Overlay, OverlayKind } from "./overlays.js"
 */

import { squareName } from "../game/squares.js";
import { overlays } from "./overlays.js";

const DISCS = /** @type {const} */ (["empty", "black", "white"]);

/**
 * The attribute of each kind of overlay, by which style sheets know it.
 * @type {Record<OverlayKind, [name: string, value: string]>}
 */
const ATTRIBUTES = {
  legal: ["data-legal", ""],
  last: ["data-last", ""],
  flipped: ["data-turned", ""],
  armed: ["data-aimed", ""],
  hint: ["data-hint", ""],
  rejected: ["data-cross", ""],
  place: ["data-preview", "place"],
  flip: ["data-preview", "turn"],
};

const BARE = Object.fromEntries(Object.values(ATTRIBUTES).map(([name]) => [name, null]));

/**
 * The attributes of every square's button; null where an attribute is absent.
 * @param {State} state
 * @param {Texts} texts
 * @returns {Record<string, string | null>[]}
 */
export function squareAttributes(state, texts) {
  /** @type {Overlay[][]} */
  const marksOf = state.game.board.map(() => []);
  for (const overlay of overlays(state)) marksOf[overlay.square].push(overlay);
  return state.game.board.map((disc, square) => {
    const marks = marksOf[square];
    const legal = marks.some(({ kind }) => kind === "legal");
    return {
      ...BARE,
      ...Object.fromEntries(marks.map(({ kind }) => ATTRIBUTES[kind])),
      "data-disc": DISCS[disc],
      "aria-disabled": legal ? null : "true",
      "aria-label": label(disc, squareName(square), marks, texts),
    };
  });
}

/**
 * @param {number} disc
 * @param {string} square
 * @param {Overlay[]} marks
 * @param {Texts} texts
 */
function label(disc, square, marks, { t, side }) {
  const legal = marks.some(({ kind }) => kind === "legal");
  const content =
    disc === 0
      ? t(legal ? "square-legal" : "square-empty", { square })
      : t("square-disc", { square, side: side(disc === 1 ? "black" : "white") });
  return [content, ...marks.flatMap(({ text }) => (text ? [t(text)] : []))].join(", ");
}
