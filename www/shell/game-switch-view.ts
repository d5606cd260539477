/**
 * The switch between the games: a small board of each, beside the name of the page and in the menu
 * of smaller windows.
 */

import type { Actions, State } from "../floor/base/page.ts";
import type { Texts } from "../play/words/texts.ts";
import { element, setAttribute, setText } from "../floor/base/dom.ts";
import { tracked } from "../floor/base/tracked.ts";
import { CLUB } from "../play/settings/club-settings.ts";
import { isFieldLocked } from "../play/settings/host-locks.ts";
import { pictureOfGame } from "../play/ui/game-pictures.ts";

export function createGameSwitchView(place: HTMLElement, actions: Actions) {
  const buttons = CLUB.games.map((id) => {
    const name = element("span", { class: "game-name" });
    const button = element("button", { type: "button", "data-game-choice": id }, name);
    button.addEventListener("click", () => actions.set("game", id));
    return { id, button, name };
  });
  place.replaceChildren(...buttons.map(({ button }) => button));
  let picturedIn = "";

  function picture(theme: string) {
    if (theme === picturedIn) return;
    picturedIn = theme;
    for (const { id, button, name } of buttons)
      button.replaceChildren(pictureOfGame(id, theme), name);
  }

  function draw(state: State, _before: State | null, { gameName }: Texts) {
    place.hidden = buttons.length < 2 || isFieldLocked(state.host.locks, "game");
    picture(state.settings.current.theme);
    for (const { id, button, name } of buttons) {
      setAttribute(button, "aria-pressed", String(state.settings.current.game === id));
      const text = gameName(id);
      setText(name, text);
      setAttribute(button, "title", text);
    }
  }

  return { update: tracked(draw) };
}
