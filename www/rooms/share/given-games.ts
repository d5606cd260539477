/** Takes in the games that are pasted, dropped or shared, and offers those of another kind. */

import type { GameId } from "../../../reversi-rules.js";
import type { Actions } from "../../floor/base/page.ts";
import { isStopped } from "../../play/game/good-beginning.ts";
import { isPicture, takeFiles } from "./files.ts";
import type { Given } from "./paste-and-drop.ts";

/** @param offer offers to open a text as another game */
export function createGivenGames(
  root: Pick<Document, "querySelector">,
  actions: Actions,
  offer: (text: string, game: GameId) => void,
) {
  const load = async (text: string) => {
    const problem = await actions.take(text);
    if (problem === null || isStopped(problem)) return;
    actions.report(problem);
    const other = await actions.findGame(text);
    if (other !== null && !root.querySelector("dialog:modal")) offer(text, other);
  };
  return ({ text, files }: Given) => {
    // Some programs copy a picture of their text beside it.
    if (text.trim() !== "" && files.every(isPicture)) void load(text);
    else if (files.length > 0) void takeFiles(files, actions, load);
  };
}
