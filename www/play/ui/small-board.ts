/** A small picture of a position, for lists and dialogs; its style is that of small boards. */

import type { Snapshot } from "../../../reversi-rules.js";
import { svg } from "./svg.ts";

/** Units of a small board: a square's width. */
const SQUARE = 10;

export function smallBoard({ cells, columns, rows, last }: Snapshot) {
  const discs = cells.flatMap((cell, square) => {
    if (cell === 0) return [];
    const cx = ((square % columns) + 0.5) * SQUARE;
    const cy = (Math.floor(square / columns) + 0.5) * SQUARE;
    const side = cell === 1 ? "black" : "white";
    const disc = svg("circle", { class: `disc ${side}`, cx, cy, r: SQUARE * 0.4 });
    return square === last
      ? [disc, svg("circle", { class: "last", cx, cy, r: SQUARE * 0.13 })]
      : [disc];
  });
  const across = columns * SQUARE;
  const down = rows * SQUARE;
  const lines = [
    ...Array.from({ length: columns - 1 }, (_, at) => `M${(at + 1) * SQUARE} 0v${down}`),
    ...Array.from({ length: rows - 1 }, (_, at) => `M0 ${(at + 1) * SQUARE}h${across}`),
  ];
  return svg(
    "svg",
    { class: "small-board", viewBox: `0 0 ${across} ${down}` },
    svg("path", { class: "grid", d: lines.join("") }),
    ...discs,
  );
}
