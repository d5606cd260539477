/** The pictures of the lessons: what each theme of exercises is about, on a small board. */

import type { Theme } from "./exercise-content.ts";

/**
 * Rows of signs as in `ui/help-picture.ts`; `after` is the board after the move, if one is played.
 */
interface Picture {
  rows: string[];
  after?: string[];
}

export const PICTURES: Readonly<Record<Theme, Picture>> = {
  corner: { rows: ["+oox", "....", "...."], after: ["XXXx", "....", "...."] },
  wedge: { rows: ["o+ox", ".oo.", "...."], after: ["oXXx", ".oo.", "...."] },
  parity: { rows: ["+xx.", "xox.", "xxxx"], after: ["Xxx.", "xXx.", "xxxx"] },
  access: { rows: ["+oox", "xxxx", "xxxx"] },
  stability: { rows: ["+oox", "oo..", "x..."], after: ["XXXx", "Xo..", "x..."] },
  quiet: { rows: ["oooo", "oxo+", "oooo"], after: ["oooo", "oxXX", "oooo"] },
  ending: { rows: ["+xxo", "xoox", "xxx."], after: ["Xxxo", "xXox", "xxx."] },
};
