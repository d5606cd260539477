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
  return {
    ...defaultSettings(lang, game),
    ...choicesIn(game, stored),
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

/** The choices that count in a game, by their fields. */
function choicesIn(game: GameDescriptor, stored: Choices): Partial<Settings> {
  return Object.fromEntries(
    Object.entries(stored).flatMap(([name, value]) => {
      const { field } = fieldOf(name);
      return storedName(game, field) === name ? [[field, value]] : [];
    }),
  );
}

/**
 * The settings among values read from the storage. Another version of the page, in another tab or
 * before an update, may have stored others.
 */
export function checkSettings(values: unknown): { stored: Choices; damaged: boolean } {
  if (!isTable(values)) return { stored: {}, damaged: true };
  const keptEntries = Object.entries(values).filter(([name, value]) => {
    const { game, field } = fieldOf(name);
    return storedName(game, field) === name && isSetting(game, field, value);
  });
  return { stored: Object.fromEntries(keptEntries), damaged: false };
}

/** What the visitor has chosen. The values of another version of the page stay. */
export const STORED_CHOICES = declared<Choices>({
  key: "reversi.settings.1",
  place: "visitor",
  back: "settings",
  check(values = {}) {
    const { stored: value, damaged } = checkSettings(values);
    return { value, damaged };
  },
  join: ({ own, stored, before = {} }) => ({
    ...(isTable(stored) ? stored : {}),
    ...changesBetween(before, own),
  }),
});
