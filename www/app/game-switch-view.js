/**
 * The switch between the games: a small board of each, beside the name of the page and in the menu
 * of smaller windows.
 *
 * @import { Actions } from "./actions.js"
 * @import { State } from "./state.js"
 * @import { TextKey, Texts } from "../words/texts.js"
 */

import { element, setAttribute, setText } from "../base/dom.js";
import { tracked } from "../base/tracked.js";
import { CLUB } from "../settings/club-settings.js";
import { isFieldLocked } from "../settings/host-locks.js";
import { pictureOfGame } from "../ui/game-pictures.js";

/**
 * @param {HTMLElement} place
 * @param {Actions} actions
 */
export function createGameSwitchView(place, actions) {
  const buttons = CLUB.games.map((id) => {
    const name = element("span", { class: "game-name" });
    const button = element("button", { type: "button", "data-game-choice": id }, name);
    button.addEventListener("click", () => actions.set("game", id));
    return { id, button, name };
  });
  place.replaceChildren(...buttons.map(({ button }) => button));
  let picturedIn = "";

  /** @param {string} theme */
  function picture(theme) {
    if (theme === picturedIn) return;
    picturedIn = theme;
    for (const { id, button, name } of buttons)
      button.replaceChildren(pictureOfGame(id, theme), name);
  }

  /**
   * @param {State} state
   * @param {State | null} _before
   * @param {Texts} texts
   */
  function draw(state, _before, { t }) {
    place.hidden = buttons.length < 2 || isFieldLocked(state.host.locks, "game");
    picture(state.settings.current.theme);
    for (const { id, button, name } of buttons) {
      setAttribute(button, "aria-pressed", String(state.settings.current.game === id));
      const text = t(/** @type {TextKey} */ (`game-${id}`));
      setText(name, text);
      setAttribute(button, "title", text);
    }
  }

  return { update: tracked(draw) };
}
