/**
 * Small boards in the help, drawn from rows of signs with the discs of the theme:
 * `.` an empty square, `x` a black disc, `o` a white one, `X` and `O` those that matter,
 * `+` a square that somebody should play.
 */

import { element } from "../base/dom.js";

/** @type {Record<string, Record<string, string>>} */
const SQUARES = {
  ".": {},
  "+": { "data-shown": "" },
  x: { "data-disc": "black" },
  o: { "data-disc": "white" },
  X: { "data-disc": "black", "data-shown": "" },
  O: { "data-disc": "white", "data-shown": "" },
};

/**
 * The sentence beside it says the same.
 * @param {string[]} rows
 */
export function helpPicture(rows) {
  const lines = rows.map((row) =>
    element("tr", {}, ...[...row].map((sign) => element("td", SQUARES[sign]))),
  );
  const body = element("tbody", {}, ...lines);
  return element("table", { class: "mini-board", "aria-hidden": "true" }, body);
}
