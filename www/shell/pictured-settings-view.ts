/**
 * Pictures of the choices of games, themes, light or dark, and volume, and the speaker beside the
 * sounds: they load when the settings are first opened. A game is shown in the theme on the page, a
 * theme by the game on the board.
 */

import type { Settings } from "../play/settings/settings.ts";
import type { State } from "../floor/base/page.ts";
import type { View } from "../play/ui/lazy-view.ts";
import { pictureOfGame } from "../play/ui/game-pictures.ts";
import { icon } from "../play/ui/svg.ts";
import { gameNamed } from "../play/games/index.ts";

const SPEAKER = "M4 9.5v5h3.5L12 18V6L7.5 9.5zM15.5 9a4.2 4.2 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11";

/** Sun and moon, and a disc of two halves for what the system says. */
const SCHEMES: Record<string, string> = {
  auto: "M12 4a8 8 0 0 0 0 16zM12 4a8 8 0 0 1 0 16",
  light:
    "M12 8a4 4 0 0 0 0 8 4 4 0 0 0 0-8zM12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2M5 19l2-2M17 7l2-2",
  dark: "M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5z",
};

const VOLUMES: Record<string, string> = {
  soft: "M7 9.5v5h3.5L15 18V6L10.5 9.5z",
  medium: "M5 9.5v5h3.5L13 18V6L8.5 9.5zM16.5 9a4.2 4.2 0 0 1 0 6",
  loud: SPEAKER,
};

const PICTURES: Record<string, (value: string, settings: Settings) => Element> = {
  game: (id, { theme }) => pictureOfGame(gameNamed(id).id, theme),
  theme: (id, { game }) => pictureOfGame(game, id),
  scheme: (id) => icon(SCHEMES[id]),
  volume: (id) => icon(VOLUMES[id]),
};

interface PicturedChoice {
  label: Element;
  value: string;
  field: string;
  picture: Element | null;
}

export function createPicturedSettingsView(form: HTMLElement): View<State> {
  form.querySelector("[name=sound]")?.after(icon(SPEAKER));
  const choices: PicturedChoice[] = [...form.querySelectorAll("[data-pictured] > label")].map(
    (label) => ({
      label,
      value: label.getAttribute("data-value") ?? "",
      field: label.parentElement?.getAttribute("data-pictured") ?? "",
      picture: null,
    }),
  );
  let picturedFor = "";

  return {
    update(state: State) {
      const { game, theme } = state.settings.current;
      if (picturedFor === `${game} ${theme}`) return;
      picturedFor = `${game} ${theme}`;
      for (const choice of choices) {
        const picture = PICTURES[choice.field](choice.value, state.settings.current);
        choice.picture?.remove();
        choice.label.prepend(picture);
        choice.picture = picture;
      }
    },
  };
}
