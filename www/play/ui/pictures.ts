/**
 * Small pictures of the study panels, which the words beside them describe: a part of a board with
 * the theme's discs, the graph of a game, and outlines of what a tool does.
 */

import { element } from "../../floor/base/dom.ts";
import { SQUARES } from "./help-picture.ts";
import { icon, svg } from "./svg.ts";

/**
 * A square part of a board, from rows of signs as in the pictures of the help.
 * @param over what lies over it
 */
export function boardPicture(rows: readonly string[], ...over: Node[]) {
  const squares = [...rows.join("")].map((sign) => element("i", SQUARES[sign]));
  const made = element("span", { class: "picture", "aria-hidden": "true" }, ...squares, ...over);
  made.style.setProperty("--across", String(rows.length));
  return made;
}

/** An outline that fills a picture. */
export function outlinePicture(outline: string) {
  return element("span", { class: "picture outlined", "aria-hidden": "true" }, icon(outline));
}

/** A game that turns: Black leads up to the dot. */
export function graphPicture() {
  return svg(
    "svg",
    { class: "picture", viewBox: "0 0 64 64", "aria-hidden": "true" },
    svg("path", { class: "graph-area black", d: "M0 35C9 33 13 14 22 14S33 27 37 35z" }),
    svg("path", { class: "graph-area white", d: "M37 35c4 9 6 15 12 15s10-6 15-7v-8z" }),
    svg("path", { class: "graph-zero", d: "M0 35h64" }),
    svg("circle", { class: "graph-loss", cx: 37, cy: 35, r: 5 }),
  );
}
