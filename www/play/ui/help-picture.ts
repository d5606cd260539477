/**
 * Small boards in the help, drawn from rows of signs with the discs of the theme:
 * `.` an empty square, `x` a black disc, `o` a white one, `X` and `O` those that matter,
 * `+` a square that somebody should play.
 */

import { element } from "../../floor/base/dom.ts";

/** The meaning of a sign. */
export const SQUARES: Record<string, Record<string, string>> = {
  ".": {},
  "+": { "data-shown": "" },
  x: { "data-disc": "black" },
  o: { "data-disc": "white" },
  X: { "data-disc": "black", "data-shown": "" },
  O: { "data-disc": "white", "data-shown": "" },
};

/**
 * The sentence beside it says the same. With an `after`, the squares that differ change to and fro;
 * without motion the picture stays at the beginning.
 */
export function helpPicture(rows: readonly string[], after: readonly string[] = rows) {
  const lines = rows.map((row, y) =>
    element("tr", {}, ...[...row].map((sign, x) => square(sign, after[y][x]))),
  );
  const body = element("tbody", {}, ...lines);
  return element("table", { class: "mini-board", "aria-hidden": "true" }, body);
}

/** @param later the sign after the move */
function square(sign: string, later: string) {
  const disc = SQUARES[later]["data-disc"];
  const changes = disc !== undefined && disc !== SQUARES[sign]["data-disc"];
  return element("td", changes ? { ...SQUARES[sign], "data-later": disc } : SQUARES[sign]);
}
