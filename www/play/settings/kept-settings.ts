/** The settings as they are kept, and the valid part of what was stored. */

import { isTable } from "../../floor/base/browser-values.ts";
import type { Lang } from "../../floor/base/languages.ts";
import { changesBetween, declared } from "../../floor/kept/thing.ts";
import { type GameDescriptor, FIRST_GAME, gameNamed } from "../games/index.ts";
import { type Choices, type Settings, isSetting, defaultSettings, OF_GAME } from "./settings.ts";

/** The settings of a game: those of the address, otherwise those that the visitor chose. */
export function settingsOf(
  lang: Lang,
  game: GameDescriptor,
  stored: Choices,
  fromAddress: Partial<Settings>,
): Settings {
  const requested = Object.entries(fromAddress).filter(([name, value]) =>
    isSetting(game, name, value),
  );
  const chosen = Object.entries(stored).flatMap(([name, value]) => {
    const { field } = fieldOf(name);
    return storedName(game, field) === name ? [[field, value]] : [];
  });
  return {
    ...defaultSettings(lang, game),
    ...Object.fromEntries(chosen),
    ...Object.fromEntries(requested),
    game: game.id,
  };
}

/**
 * The name under which a setting is stored. What belongs to one game begins with the name of that
 * game, except the first one's, which browsers hold without.
 */
export function storedName(game: GameDescriptor, name: string) {
  return game !== FIRST_GAME && OF_GAME.includes(name) ? `${game.id}.${name}` : name;
}

/** The field and the game that a stored name is about. */
export function fieldOf(name: string) {
  const [id, field] = name.includes(".") ? name.split(".") : [FIRST_GAME.id, name];
  return { game: gameNamed(id), field };
}

/**
 * What the visitor has chosen. Another version of the page, in another tab or before an update, may
 * have stored other values, which stay.
 */
export const STORED_CHOICES = declared<Choices>({
  key: "reversi.settings.1",
  place: "visitor",
  back: "settings",
  check(values = {}) {
    const chosen = Object.entries(isTable(values) ? values : {}).filter(([name, value]) => {
      const { game, field } = fieldOf(name);
      return storedName(game, field) === name && isSetting(game, field, value);
    });
    return { value: Object.fromEntries(chosen), damaged: !isTable(values) };
  },
  join: ({ own, stored, before = {} }) => ({
    ...(isTable(stored) ? stored : {}),
    ...changesBetween(before, own),
  }),
});
