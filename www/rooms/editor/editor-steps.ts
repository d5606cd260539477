/** Steps that make a game of what the position editor holds. */

import type { Snapshot, Square } from "../../../reversi-rules.js";
import type { Game, GameSession } from "../../play/game/session.ts";
import type { Context, Core } from "../../floor/base/page.ts";
import { problemBehind } from "../../floor/base/problems.ts";
import { NO_HEADER } from "../../play/board/header.ts";
import { modeOf } from "../../play/board/owner.ts";
import { correctionTo, squareIndex, withoutCorrection } from "../../play/games/squares.ts";
import { NO_COMMENTS } from "../../play/game/comments.ts";
import { isPlayable, mayCorrect, openEditor } from "./editor.ts";
import { loadGame, takeBranch } from "../../play/game/game-steps.ts";
import { positionText } from "../../play/board/position-text.ts";
import { readOnce } from "../../floor/base/read-once.ts";

const NO_BRANCHES: Core["branches"] = [];

/**
 * A function that gives the state as it shows: with a game from the position that is being set up,
 * where there is one. What has not changed is the same object again.
 */
export function createShared(
  session: Pick<GameSession, "create">,
): <S extends Core>(state: S) => S {
  let position = "";
  let game: Snapshot | null = null;
  return (state) => {
    const editor = openEditor(state);
    if (editor === null) return state;
    const edited = positionText(editor);
    if (game === null || edited !== position) {
      game = gameFrom(session, edited);
      position = edited;
    }
    const header = NO_HEADER;
    return { ...state, game, header, comments: NO_COMMENTS, branches: NO_BRANCHES };
  };
}

/** Keeps the game whose moves have values in step with what is set up. */
export function followEdits({ store, session }: Context) {
  store.subscribe((state) => {
    const mode = modeOf(state, "edit");
    if (mode === null || !mode.values) return;
    const edited = positionText(mode.editor);
    if (mode.valued?.edited === edited) return;
    const game = isPlayable(mode.editor) ? gameFrom(session, edited) : null;
    store.dispatch({ type: "edit-valued", valued: { edited, game } });
  });
}

function gameFrom(session: Pick<GameSession, "create">, position: string) {
  return readOnce(session.create({ position }), (game) => game.snapshot());
}

/**
 * Puts the edited position on the board, to be played: nothing is explored any more. The later
 * moves of the game stay up to the first illegal one.
 * @returns whether the rules accept the position
 */
export function playPosition(context: Context): boolean {
  const { store, session } = context;
  const { game } = store.get();
  const editor = openEditor(store.get());
  if (editor === null || !isPlayable(editor)) return false;
  try {
    const edited = session.create({ position: positionText(editor) });
    playOn(
      edited,
      game.line.slice(game.ply).map((name) => squareIndex(game, name)),
    );
    edited.go_to(0);
    store.dispatch({ type: "exploring-ended" });
    loadGame(context, edited, { edited: true });
    return true;
  } catch (error) {
    const problem = problemBehind("load", error);
    store.dispatch({ type: "problems", problems: [problem] });
    return false;
  }
}

/**
 * Has the edited position stand where the last move of the game led: the moves before it stay. The
 * later moves stay up to the first illegal one, and the line as it was becomes a branch.
 */
export function correctPosition(context: Context) {
  const { store, session } = context;
  const editor = openEditor(store.get());
  if (editor === null || !isPlayable(editor)) return;
  store.dispatch({ type: "editor-closed" });
  const { setup, line, ply } = store.get().game;
  if (!mayCorrect(store.get())) return;
  const before = line.slice(0, ply - 1).join("") + withoutCorrection(line[ply - 1]);
  const transcript = before + correctionTo(positionText(editor));
  const later = line.slice(ply).map((name) => squareIndex(store.get().game, name));
  const branch = readOnce(session.restore({ setup, transcript, ply }), (corrected) => {
    playOn(corrected, later);
    return corrected.snapshot().line;
  });
  takeBranch(context, branch, { ply });
}

function playOn(game: Game, squares: (Square | null)[]) {
  for (const square of squares) {
    if (square === null || !game.legal_moves().includes(square)) return;
    game.play(square);
  }
}
