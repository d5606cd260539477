/** What presses on the rows of the library do: a game is opened, shared or forgotten. */

import type { CollectedGame } from "../../../reversi-wasm.js";
import type { Actions, Core } from "../../floor/base/page.ts";
import { copyText } from "../../floor/base/clipboard.ts";
import { canShare, shareLink } from "../../floor/base/share-sheet.ts";
import { problemOf } from "../../floor/base/problems.ts";
import { NOTHING_BESIDE } from "../../play/game/comments-of-text.ts";
import { FIRST_GAME } from "../../play/games/index.ts";
import { uncoverBoard } from "../../play/ui/sheet-gestures.ts";
import type { OwnRow } from "./own-rows.ts";
import type { Press } from "./rows-view.ts";
import type { Shown } from "./shown.ts";

/** @param say says what became of a share; null if that is reported */
export function pressesOf(
  actions: Actions,
  shown: () => Shown | undefined,
  isTab: boolean,
  say: (text: string | null) => void,
): Press {
  return {
    open: (game) => {
      const state = shown()?.state;
      if (state) openGame(game, state, isTab, actions);
    },
    share: (game) => {
      const now = shown();
      if (now) void share(game, now, actions).then(say);
    },
    forget: (game) => {
      if ("left" in game && game.place === null) actions.forgetLeftGame(game.left);
    },
  };
}

/** @param covers whether the list lies over the board, as in a tab of the page */
function openGame(
  game: CollectedGame | OwnRow,
  { collection }: Core,
  covers: boolean,
  actions: Actions,
) {
  const { place } = collection;
  if (covers) uncoverBoard(actions);
  if ("left" in game) {
    if (game.place === null) void actions.openLeftGame(game.left);
    else void actions.openRunningGame(game.left);
  } else if (game.number > 0) actions.showCollected(game, place?.ply);
  else openTournament(game, place?.ply ?? 0, actions);
}

/** At the position that the games reach. */
function openTournament(
  { text, black, white, event, date }: CollectedGame,
  ply: number,
  actions: Actions,
) {
  const problem = actions.load(text, { ...NOTHING_BESIDE, black, white, event, date });
  if (problem === null) actions.goTo(ply);
  else actions.report(problem);
}

/** Shares the link of a game; what became of it, null if that is reported. */
async function share(game: CollectedGame | OwnRow, { texts }: Shown, actions: Actions) {
  try {
    const id = "left" in game ? game.left.id : FIRST_GAME.id;
    const address = await actions.addressOf(id, game.text.replace(`${id} `, ""));
    const isDone = canShare() ? (await shareLink(address)) !== "refused" : await copyText(address);
    return isDone ? texts.t(canShare() ? "done" : "link-copied") : address;
  } catch (error) {
    actions.report(problemOf(error));
    return null;
  }
}
