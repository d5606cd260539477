/** The marks of a text such as "c3 f5-d6 c4=A", for diagrams and boards. Pure. */

import type { Square } from "../../reversi-rules.js";

/** A circle, an arrow to another square, or a letter; squares are numbers from 0 at a1 by rows. */
export interface Mark {
  from: Square;
  to: Square | null;
  letter: string | null;
}

const MARK = /^(?:G|R|B|Y)?([a-h][1-8])(?:(?:-|->)?([a-h][1-8])|=(\p{L}|\d))?$/u;

/** @param name such as "f5" */
export const squareNamed = (name: string): Square => {
  const [file, rank] = name.toLowerCase();
  return (8 * (Number(rank) - 1) + "abcdefgh".indexOf(file)) as Square;
};

/** The marks of a text, and its words that are none. */
export function readMarks(text: string): { marks: Mark[]; unknown: string[] } {
  const marks: Mark[] = [];
  const unknown: string[] = [];
  for (const word of text.split(/[\s,;]+/).filter(Boolean)) {
    const found = MARK.exec(word);
    if (found === null) {
      unknown.push(word);
      continue;
    }
    const [from, end, letter = null] = [squareNamed(found[1]), found[2], found[3]];
    const to = end ? squareNamed(end) : null;
    marks.push({ from, to: to === from ? null : to, letter });
  }
  return { marks, unknown };
}
