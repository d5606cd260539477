/**
 * The file of the visitor's mistakes: exercises for every reader of them, before which a comment
 * has what this page keeps of each: what was played, and when it is due. Pure.
 */

import { fieldsOf } from "../../floor/base/browser-values.ts";
import { parse } from "../../floor/kept/thing.ts";
import type { Lists } from "./kept-mistakes.ts";
import { mistakesIn } from "./stored-mistakes.ts";

/** What the comment begins with; its number changes with the form of what follows. */
export const MARK = "# reversi-mistakes 1 ";

/** @param exercises the texts of the mistakes in the list, which begin with their positions */
export function writeMistakes(mistakes: Lists["list"], exercises: readonly string[]) {
  const list = mistakes.map(({ position: _, ...rest }) => rest);
  return [MARK + JSON.stringify({ list }), ...exercises].join("\n\n");
}

/**
 * The valid part of a file, and the number of the first line that is damaged; null if none is.
 * @returns null if it is no file of mistakes
 */
export function readMistakes(
  text: string,
): (Pick<Lists, "list"> & { damaged: number | null }) | null {
  const lines = text.split(/\r?\n/);
  const first = lines.findIndex((line) => line !== "");
  const mark = lines[first] ?? "";
  if (!mark.startsWith(MARK)) return null;
  const { list } = fieldsOf(parse(mark.slice(MARK.length)).value);
  const starts = [...lines.keys()].filter(
    (at) => at > first && lines[at] !== "" && lines[at - 1] === "",
  );
  // Exercises that somebody has added or left out are no longer those of the comment.
  if (!Array.isArray(list) || list.length !== starts.length)
    return { list: [], damaged: first + 1 };
  const found = list.map((one, at) => mistakesIn([{ ...one, position: lines[starts[at]] }]));
  const damaged = found.findIndex(({ length }) => length === 0);
  return { list: found.flat(), damaged: damaged < 0 ? null : starts[damaged] + 1 };
}
