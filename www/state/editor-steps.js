/**
 * Steps that end the position editor with a game.
 *
 * @import { Game } from "../game/session.js"
 * @import { Context } from "./context.js"
 */

import { problemBehind } from "../base/problems.js";
import { squareIndex } from "../game/squares.js";
import { isPlayable, positionOf } from "./editor.js";
import { loadGame } from "./game-steps.js";

/**
 * Puts the edited position on the board. The later moves of the game stay up to the
 * first illegal one.
 * @param {Context} context
 * @returns {boolean} whether the rules accept the position
 */
export function playPosition(context) {
  const { store, session } = context;
  const { game, study } = store.get();
  if (study.editor === null || !isPlayable(study.editor)) return false;
  try {
    const edited = session.read(positionOf(study.editor));
    playOn(
      edited,
      game.line.slice(game.ply).map((name) => squareIndex(game, name)),
    );
    edited.go_to(0);
    loadGame(context, edited);
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
