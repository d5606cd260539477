/**
 * The file of the visitor's mistakes: exercises for every reader of them, before which a comment
 * has what this page keeps of each: what was played, and when it is due. Pure.
 */

import { fieldsOf } from "../../floor/base/browser-values.ts";
import { parse } from "../../floor/kept/thing.ts";
import type { Lists } from "./kept-mistakes.ts";
import { mistakesIn } from "./stored-mistakes.ts";

/** What the comment begins with; its number changes with the form of what follows. */
const MARK = "# reversi-mistakes 1 ";

/** @param exercises the texts of the mistakes in the list, which begin with their positions */
export function writeMistakes(mistakes: Lists["list"], exercises: readonly string[]) {
  const list = mistakes.map(({ position: _, ...rest }) => rest);
  return [MARK + JSON.stringify({ list }), ...exercises].join("\n\n");
}

/**
 * The valid part of a file.
 * @returns null if it is no file of mistakes
 */
export function readMistakes(text: string): (Pick<Lists, "list"> & { damaged: boolean }) | null {
  const [mark, ...exercises] = text.trim().split(/(?:\r?\n){2,}/);
  if (!mark?.startsWith(MARK)) return null;
  const { list } = fieldsOf(parse(mark.slice(MARK.length)).value);
  // Exercises that somebody has added or left out are no longer those of the comment.
  if (!Array.isArray(list) || list.length !== exercises.length) return { list: [], damaged: true };
  const positions = exercises.map((lines) => lines.split(/\r?\n/, 1)[0]);
  const found = mistakesIn(list.map((one, at) => ({ ...one, position: positions[at] })));
  return { list: found, damaged: found.length < list.length };
}
