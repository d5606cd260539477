/** Files that a visitor gives to the page: chosen, dropped or pasted. */

import type { NamedFile } from "../../../reversi-wasm.js";
import type { Actions } from "../../floor/base/page.ts";
import { isOfTournaments, textIn } from "../../floor/base/encodings.ts";
import { problemBehind } from "../../floor/base/problems.ts";
import { MAX_BYTES, checkSize, readFiles } from "../../floor/base/read-files.ts";

/** Bytes of a text that is one of games alone: the worker decodes it. */
const LONG = 1_000_000;

/** How a text begins that this page has written for one of its rooms, however long it is. */
const OWN = /^\s*"?Reversi /;

/** Whether a file is a picture of points; a drawing is a text. */
export const isPicture = ({ type }: File) => /^image\/(?!svg)/.test(type);

type FileActions = Pick<Actions, "addToDatabase" | "collect" | "report" | "takePicture">;

/**
 * Takes in one text, the board of a picture, the games of several files or of a long text, and
 * those of tournaments.
 * @param taken is called once nothing but games of tournaments has been taken
 */
export async function takeFiles(
  files: readonly File[],
  { addToDatabase, collect, report, takePicture }: FileActions,
  takeText: (text: string) => Promise<void>,
  taken = () => {},
) {
  try {
    if (files.length === 1 && isPicture(files[0])) {
      checkSize(files[0], MAX_BYTES);
      takePicture(files[0]);
      return;
    }
    const read = await readFiles(files);
    const tournaments = read.filter(({ name }) => isOfTournaments(name));
    const others = read.filter(({ name }) => !isOfTournaments(name));
    if (tournaments.length > 0) addToDatabase(tournaments);
    if (others.length === 0) taken();
    if (others.length > 1 || others.some(isLongList)) collect(others);
    else if (others.length === 1) await takeText(textIn(others[0].bytes));
  } catch (error) {
    report(problemBehind("load", error));
  }
}

function isLongList({ bytes }: NamedFile) {
  return bytes.length > LONG && !OWN.test(new TextDecoder().decode(bytes.subarray(0, 100)));
}
