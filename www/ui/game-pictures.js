/**
 * A small board of each game, for the switch between them and for the settings.
 */

import { svg } from "./svg.js";

/** Of each game the ground, and what lies on it, in a square of 48 by 48. */
const BOARDS = /** @type {Readonly<Record<string, () => Node[]>>} */ ({
  reversi: () => [
    svg("rect", { width: 48, height: 48, rx: 7, fill: "#2d8a62" }),
    svg("path", { d: "M16.7 4v40M31.3 4v40M4 16.700h40M4 31.300h40", stroke: "#14543b" }),
    ...disc("#16191b", "#4a5257", [31.3, 16.7], [16.7, 31.3]),
    ...disc("#f6f4ec", "#fff", [16.7, 16.7], [31.3, 31.3]),
  ],
  "tic-tac-toe": () => [
    svg("rect", { width: 48, height: 48, rx: 7, fill: "#2f3b3a" }),
    svg("path", { d: "M18 7v34M30 7v34M7 18h34M7 30h34", ...chalk("#b9c6c0", 1.6) }),
    svg("path", {
      d: "M8.5 8.500l7 7M15.5 8.500l-7 7M32.5 32.500l7 7M39.5 32.500l-7 7",
      ...chalk("#d9f0fa", 2.6),
    }),
    svg("circle", { cx: 24, cy: 24, r: 4, ...chalk("#f7c766", 2.6) }),
  ],
  "connect-four": () => [
    svg("rect", { width: 48, height: 48, rx: 7, fill: "#1f5aa6" }),
    ...holes("#0d2445", [11, 11], [24, 11], [37, 11], [11, 24], [37, 24]),
    ...disc("#d3302c", "#ff7a66", [24, 24], [11, 37], [37, 37]),
    ...disc("#f2b91f", "#ffe07a", [24, 37]),
  ],
});

/** @param {string} stroke @param {number} width */
function chalk(stroke, width) {
  return { stroke, fill: "none", "stroke-width": width, "stroke-linecap": "round" };
}

/** @param {string} fill @param {number[][]} at */
function holes(fill, ...at) {
  return at.map(([cx, cy]) => svg("circle", { cx, cy, r: 5.4, fill }));
}

/** @param {string} fill @param {string} lit @param {number[][]} at */
function disc(fill, lit, ...at) {
  return at.flatMap(([cx, cy]) => [
    svg("circle", { cx, cy, r: 5.6, fill }),
    svg("path", { d: `M${cx - 3.4} ${cy - 1.6}a3.8 3.8 0 0 1 4-2.4`, ...chalk(lit, 1.4) }),
  ]);
}

/** A picture of a game. @param {string} id */
export function pictureOfGame(id) {
  const board = svg("svg", { viewBox: "0 0 48 48", "aria-hidden": "true" });
  board.append(...BOARDS[id]());
  return board;
}
