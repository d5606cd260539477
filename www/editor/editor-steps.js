/**
 * Steps that make a game of what the position editor holds.
 *
 * @import { Snapshot } from "../../reversi-rules.js"
 * @import { Game, GameSession } from "../game/session.js"
 * @import { Context } from "../app/context.js"
 * @import { State } from "../app/state.js"
 */

import { problemBehind } from "../base/problems.js";
import { NO_HEADER } from "../board/header.js";
import { modeOf } from "../board/owner.js";
import { squareIndex } from "../games/squares.js";
import { NO_COMMENTS } from "../game/comments.js";
import { isPlayable, openEditor } from "./editor.js";
import { loadGame } from "../game/game-steps.js";
import { positionText } from "../board/position-text.js";

/** @type {State["branches"]} */
const NO_BRANCHES = [];

/**
 * A function that gives the state as it shows: with a game from the position that is being set up,
 * where there is one. What has not changed is the same object again.
 * @param {Pick<GameSession, "create">} session
 * @returns {(state: State) => State}
 */
export function createShared(session) {
  let position = "";
  /** @type {Snapshot | null} */
  let game = null;
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

/**
 * Keeps the game whose moves have values in step with what is set up.
 * @param {Context} context
 */
export function followEdits({ store, session }) {
  store.subscribe((state) => {
    const mode = modeOf(state, "edit");
    if (mode === null || !mode.values) return;
    const edited = positionText(mode.editor);
    if (mode.valued?.edited === edited) return;
    const game = isPlayable(mode.editor) ? gameFrom(session, edited) : null;
    store.dispatch({ type: "edit-valued", valued: { edited, game } });
  });
}

/**
 * @param {Pick<GameSession, "create">} session
 * @param {string} position
 */
function gameFrom(session, position) {
  const game = session.create({ position });
  const snapshot = game.snapshot();
  game.free();
  return snapshot;
}

/**
 * Puts the edited position on the board, to be played: nothing is explored any more. The later
 * moves of the game stay up to the first illegal one.
 * @param {Context} context
 * @returns {boolean} whether the rules accept the position
 */
export function playPosition(context) {
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
 * @param {Game} game
 * @param {(number | null)[]} squares
 */
function playOn(game, squares) {
  for (const square of squares) {
    if (square === null || !game.legal_moves().includes(square)) return;
    game.play(square);
  }
}
