/**
 * The two cards of the scoreboard as buttons that open the picker of players, with the place of a
 * portrait: the picker fills it once it is loaded, and nothing moves.
 *
 * @import { State } from "../app/state.js"
 * @import { Texts } from "../words/texts.js"
 */

import { query, setAttribute } from "../base/dom.js";
import { tracked } from "../base/tracked.js";
import { gameOf } from "../games/index.js";
import { isPickerLocked, opponentOn } from "./seats.js";
import { givenName, isOthersGame } from "./win-loss-record.js";

const SIDES = /** @type {const} */ (["black", "white"]);

/** @param {Document} root */
export function createPlayerCardsView(root) {
  const cards = SIDES.map((side) => ({
    side,
    button: query(root, `[data-pick="${side}"]`, HTMLButtonElement),
    portrait: query(root, `[data-portrait="${side}"]`, HTMLElement),
  }));

  /**
   * @param {State} state
   * @param {State | null} _before
   * @param {Texts} texts
   */
  function draw(state, _before, texts) {
    const settings = state.settings.current;
    const locked = isPickerLocked(state.host.locks);
    for (const { side, button, portrait } of cards) {
      button.hidden = locked;
      setAttribute(button, "aria-label", texts.t("pick-player", { side: texts.side(side) }));
      const opponent = opponentOn(settings, side, gameOf(state).random);
      const isOthers = givenName(state, side) !== "" || isOthersGame(state);
      portrait.hidden = opponent === null || isOthers;
    }
  }

  return { update: tracked(draw) };
}
