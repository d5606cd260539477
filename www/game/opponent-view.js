/**
 * The opponent of the one human, introduced beside the board until the first move, and where the
 * list of moves has room during the game: portrait, name, character and record. While an exercise
 * or an ending is on the board, the opponent waits with the visitor's game, and beside a game that
 * others have played, for the next one.
 *
 * @import { State } from "../app/state.js"
 * @import { Texts } from "../words/texts.js"
 */

import { holdsOtherGame } from "../board/shown-game.js";
import { query, setText } from "../base/dom.js";
import { tracked } from "../base/tracked.js";
import { isOthersGame, pairing } from "../players/win-loss-record.js";
import { introduce } from "../players/record-text.js";
import { showFace } from "../players/portraits.js";

/** @param {HTMLElement} card */
export function createOpponentView(card) {
  const part = (/** @type {string} */ name) => query(card, name, HTMLElement);

  /**
   * @param {State} state
   * @param {State | null} _before
   * @param {Texts} texts
   */
  function draw(state, _before, texts) {
    const pair = pairing(state);
    card.hidden = pair === null;
    if (pair === null) return;
    showFace(part("[data-opponent-portrait]"), pair.opponent);
    setText(part("[data-opponent-name]"), texts.opponent(pair.opponent));
    setText(part("[data-opponent-words]"), wordsOf(state, pair.opponent, texts));
  }

  return { update: tracked(draw) };
}

/**
 * @param {State} state
 * @param {string} opponent
 * @param {Texts} texts
 */
function wordsOf(state, opponent, texts) {
  if (holdsOtherGame(state)) return texts.t("opponent-waits");
  return isOthersGame(state) ? texts.t("opponent-ready") : introduce(state, opponent, texts);
}
