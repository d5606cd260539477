/**
 * The still of a board that has not been pressed yet: its position as a diagram, which the script
 * draws alone.
 */

import { draw, PICTURE_STYLE } from "./drawing.ts";
import { isOn } from "../host-page/attributes.ts";
import { FigureError, readFigure } from "./figure.ts";

/** Attributes of a board that may begin with something else, and the values that leave it so. */
const USUAL = [
  ["game", "reversi"],
  ["start", "diagonal"],
  ["first", "black"],
  ["src", ""],
  ["exercise", ""],
];

/** The look of a poster, beside that of the element. */
export const POSTER_STYLE = `${PICTURE_STYLE}
.poster{all:unset;display:block;position:relative;inline-size:100%;max-inline-size:640px;margin-inline:auto;cursor:pointer}
.poster:focus-visible{outline:3px solid Highlight;outline-offset:2px}
.poster::after{content:"\\25b6\\fe0e";content:"\\25b6\\fe0e"/"";position:absolute;inset:auto .6em .6em auto;inline-size:2em;block-size:2em;border-radius:50%;background:#000b;color:#fff;font:2rem/2em system-ui,sans-serif;text-align:center;forced-color-adjust:none}
@media print{.poster::after{display:none}}`;

/**
 * A button with the position of a board.
 * @param read the value of an attribute, null where it is absent
 * @param name for screen readers
 * @returns null where the script cannot draw what the board begins with
 */
export function posterOf(
  read: (attribute: string) => string | null,
  name: string,
): HTMLButtonElement | null {
  if (USUAL.some(([attribute, usual]) => (read(attribute) || usual) !== usual)) return null;
  try {
    const figure = readFigure({
      position: null,
      moves: withoutComments(read("moves") ?? ""),
      ply: read("ply"),
      marks: read("marks"),
      numbers: false,
    });
    const button = document.createElement("button");
    button.type = "button";
    button.className = "poster";
    button.setAttribute("part", "poster");
    button.setAttribute("aria-label", name);
    button.append(draw(figure, isOn(read("turned")), name));
    return button;
  } catch (error) {
    if (error instanceof FigureError) return null;
    throw error;
  }
}

/** A transcript without the words of its comments and its variations. */
function withoutComments(text: string) {
  return text.replace(/\{[^}]*\}?|\([^)]*\)?/g, " ");
}
