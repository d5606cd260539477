/** Marks of comments on the board of a game. Pure. */

import { type Grid, squareIndex } from "./squares.ts";

/** The part of a comment that lies on the board. */
interface Marked {
  text: string;
  marks: readonly string[];
  glyph?: string;
}

/** The comments without marks off the board; the same list if there are none. */
export function marksOnBoard<Comment extends Marked>(grid: Grid, list: readonly Comment[]) {
  const isOn = (mark: string) =>
    (mark.match(/../g) ?? []).every((square) => squareIndex(grid, square) !== null);
  if (list.every(({ marks }) => marks.every(isOn))) return list;
  const keptComments = list.map((comment) => ({ ...comment, marks: comment.marks.filter(isOn) }));
  return keptComments.filter(({ text, marks, glyph }) => text !== "" || marks.length > 0 || glyph);
}
