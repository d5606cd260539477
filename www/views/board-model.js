/**
 * How each square shows: its attributes for a state. Pure.
 *
 * @import { State } from "../state/types.js"
 * @import { Texts } from "../words/texts.js"
 */

import { boardOpen, previewedMove } from "../state/selectors.js";
import { squareName } from "../game/squares.js";

const DISCS = /** @type {const} */ (["empty", "black", "white"]);

/**
 * The attributes of all 64 squares' buttons; null where an attribute is absent.
 * @param {State} state
 * @param {Texts} texts
 * @returns {Record<string, string | null>[]}
 */
export function squareAttributes(state, texts) {
  const { game, point, pointer } = state;
  const open = boardOpen(state);
  const preview = previewedMove(state);
  const wouldFlip = new Set(preview === null ? [] : game.moves.get(preview));
  const flipped = new Set(game.flips);
  return game.board.map((disc, square) => {
    const legal = open && game.moves.has(square);
    return {
      "data-disc": DISCS[disc],
      "data-legal": flag(legal),
      "data-last": flag(square === game.lastMove),
      "data-turned": flag(flipped.has(square)),
      "data-hint": flag(square === point.hint),
      "data-aimed": flag(square === point.armed),
      "data-cross": flag(square === pointer.rejected),
      "data-preview": square === preview ? "place" : wouldFlip.has(square) ? "turn" : null,
      "aria-disabled": legal ? null : "true",
      "aria-label": label(state, square, legal, texts),
    };
  });
}

/** @param {boolean} on */
function flag(on) {
  return on ? "" : null;
}

/**
 * @param {State} state
 * @param {number} index
 * @param {boolean} legal
 * @param {Texts} texts
 */
function label({ game, point }, index, legal, { t, side }) {
  const square = squareName(index);
  const disc = game.board[index];
  const parts = [];
  if (disc !== 0)
    parts.push(t("square-disc", { square, side: side(disc === 1 ? "black" : "white") }));
  else parts.push(t(legal ? "square-legal" : "square-empty", { square }));
  if (index === game.lastMove) parts.push(t("square-last"));
  if (index === point.armed) parts.push(t("square-armed"));
  if (index === point.hint) parts.push(t("square-hint"));
  return parts.join(", ");
}
