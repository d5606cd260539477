/** Pictures of the themes of exercises: a corner of a board with a few discs, in 24 units. */

import type { Theme } from "./exercise-content.ts";
import { svg } from "../../play/ui/svg.ts";

/**
 * A disc: where its centre is, and whether it is full, an outline, or a dot for an empty square.
 */
type Disc = [x: number, y: number, kind: "full" | "outline" | "dot"];

const PICTURES: Readonly<Record<Theme, { edge: string; discs: readonly Disc[] }>> = {
  corner: {
    edge: "M3 21V3h18",
    discs: [
      [8, 8, "full"],
      [16, 8, "dot"],
      [8, 16, "dot"],
    ],
  },
  wedge: {
    edge: "M2 5h20",
    discs: [
      [5, 13, "outline"],
      [12, 13, "full"],
      [19, 13, "outline"],
    ],
  },
  parity: {
    // One empty square, and two.
    edge: "M3 5h8v14H3zM14 5h8v14h-8z",
    discs: [
      [7, 12, "dot"],
      [18, 9, "dot"],
      [18, 15, "dot"],
    ],
  },
  access: {
    edge: "M21 3v18H3",
    discs: [
      [15, 15, "dot"],
      [8, 15, "full"],
      [15, 8, "full"],
    ],
  },
  stability: {
    edge: "M3 21V3h18",
    discs: [
      [8, 8, "full"],
      [16, 8, "full"],
      [8, 16, "full"],
    ],
  },
  quiet: {
    edge: "",
    discs: [
      [12, 12, "full"],
      [5, 12, "outline"],
      [19, 12, "outline"],
      [12, 5, "outline"],
      [12, 19, "outline"],
    ],
  },
  ending: {
    edge: "M21 3v18H3V3z",
    discs: [
      [8, 8, "full"],
      [16, 8, "outline"],
      [8, 16, "outline"],
      [16, 16, "dot"],
    ],
  },
};

const RADIUS = { full: 3, outline: 2.6, dot: 1 };

export function themePicture(theme: Theme) {
  const { edge, discs } = PICTURES[theme];
  return svg(
    "svg",
    { class: "exercise-theme-picture", viewBox: "0 0 24 24", "aria-hidden": "true" },
    svg("path", { d: edge }),
    ...discs.map(([cx, cy, kind]) => svg("circle", { cx, cy, r: RADIUS[kind], class: kind })),
  );
}
