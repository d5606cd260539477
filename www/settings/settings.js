/**
 * The settings: defaults and allowed values. Every game has its own setup, players and
 * opponents; all games share the other settings. Pure.
 *
 * @import { Side } from "../../reversi-rules.js"
 * @import { Lang } from "../base/languages.js"
 * @import { Feature, GameDescriptor } from "../games/index.js"
 */

import { LANGUAGES } from "../base/languages.js";
import { FIRST_GAME, gameNamed, hasFeature } from "../games/index.js";
import { firstTheme, themes } from "../theming/themes.js";
import { CLUB } from "./club-settings.js";

/**
 * @typedef {"human" | "computer" | "random" | "friend"} Player
 * @typedef {string} Level an opponent of the computer, by the name that the engine gives it
 * @typedef {"off" | "slow" | "normal" | "fast"} Animation
 * @typedef {"auto" | "light" | "dark"} Scheme
 * @typedef {"small" | "normal" | "large"} BoardSize
 * @typedef {"soft" | "medium" | "loud"} Volume
 *
 * Settings, named as the form's fields. `pause` is in milliseconds, `think-time` in seconds.
 * @typedef {object} Settings
 * @property {string} game
 * @property {"diagonal" | "parallel"} start
 * @property {Side} first
 * @property {Player} black
 * @property {Player} white
 * @property {Level} black-level
 * @property {Level} white-level
 * @property {string} think-time
 * @property {number} pause
 * @property {boolean} all-processors long searches take several threads, where the page can
 * @property {boolean} hints
 * @property {boolean} details what a search has found: depth, lead, time
 * @property {boolean} values every legal move shows its value
 * @property {boolean} groups the groups of four behind the value of a position
 * @property {boolean} manual-pass
 * @property {boolean} confirm a first press shows the move, a second one plays it
 * @property {boolean} typed squares can be typed
 * @property {boolean} turned the board lies the other way round, with a1 at the bottom right
 * @property {boolean} shortcuts single keys run actions
 * @property {Animation} animation
 * @property {boolean} sound
 * @property {Volume} volume of the sounds
 * @property {string} theme
 * @property {Scheme} scheme
 * @property {BoardSize} board-size
 * @property {"left" | "right"} hand for which the page is laid out
 * @property {Lang} lang
 *
 * The choices of the visitor, by the names of `storedName`.
 * @typedef {Record<string, Settings[keyof Settings]>} Choices
 */

const PAUSE_MAX = 3000;
/** The most values that are listed in a sentence. */
const LISTED = 12;

const PLAYERS = ["human", "computer", "random", "friend"];
const SWITCHES = [
  "all-processors",
  "hints",
  "details",
  "values",
  "groups",
  "manual-pass",
  "confirm",
  "typed",
  "turned",
  "shortcuts",
  "sound",
];

/**
 * The condition of a game for a field.
 * @type {Partial<Record<string, Feature>>}
 */
const NEEDS = {
  "think-time": "time",
  "all-processors": "study",
  "manual-pass": "passes",
  groups: "groups",
  hints: "legal",
};

/** The fields that say who plays. */
export const SEATS = /** @type {const} */ (["black", "white", "black-level", "white-level"]);

/** Who plays by some settings. @param {Settings} settings @returns {Partial<Settings>} */
export function seatsIn(settings) {
  return Object.fromEntries(SEATS.map((name) => [name, settings[name]]));
}

/** Whether somebody at this device plays a side. @param {Settings} settings */
export function hasHuman(settings) {
  return settings.black === "human" || settings.white === "human";
}

/**
 * The settings with both sides' players exchanged.
 * @param {Settings} settings
 * @returns {Partial<Settings>}
 */
export function swapped(settings) {
  return {
    black: settings.white,
    white: settings.black,
    "black-level": settings["white-level"],
    "white-level": settings["black-level"],
  };
}

/** The fields that every game has for itself. @type {readonly string[]} */
const OF_GAME = ["start", "first", "values", ...SEATS];

/** The values of choices that are the same in every game, by field name. */
const CHOICES = {
  game: CLUB.games,
  black: PLAYERS,
  white: PLAYERS,
  "think-time": ["0.2", "0.5", "1", "2", "3", "5", "10", "20", "30", "60"],
  animation: ["off", "slow", "normal", "fast"],
  theme: themes.map(({ id }) => id),
  scheme: ["auto", "light", "dark"],
  volume: ["soft", "medium", "loud"],
  "board-size": ["small", "normal", "large"],
  hand: ["right", "left"],
  lang: /** @type {Lang[]} */ (Object.keys(LANGUAGES)),
};

/** @type {WeakMap<GameDescriptor, Record<string, string[]>>} of the games so far */
const choicesByGame = new WeakMap();

/**
 * The values that every choice of a game offers, by field name.
 * @param {GameDescriptor} game
 * @returns {Readonly<Record<string, string[]>>}
 */
export function choicesOf(game) {
  const known = choicesByGame.get(game);
  if (known) return known;
  const { bots, levels, setup } = game;
  const opponents = [...bots, ...levels];
  const choices = { ...CHOICES, ...setup, "black-level": opponents, "white-level": opponents };
  choicesByGame.set(game, choices);
  return choices;
}

/** The names that the address, a host page or an attribute may set: see `settingsNamed`. */
export const SETTING_NAMES = ["level", ...Object.keys(choicesOf(FIRST_GAME)), ...SWITCHES, "pause"];

/**
 * The value that a text stands for: an attribute without a value switches on.
 * @param {string} name
 * @param {string} text such as "dark", "200" or "false"
 * @returns {string | number | boolean} the text where it stands for nothing else
 */
export function readValue(name, text) {
  const word = text.trim().toLowerCase();
  if (SWITCHES.includes(name)) {
    if (["", "true", "1", name].includes(word)) return true;
    return ["false", "0"].includes(word) ? false : text;
  }
  return name === "pause" && /^\d+$/.test(word) ? Number(word) : text;
}

/**
 * The other values of a setting, for a sentence about an impossible value; empty where that is no
 * short list.
 * @param {GameDescriptor} game
 * @param {string} name
 * @returns {string[]}
 */
export function possibleValues(game, name) {
  if (SWITCHES.includes(name)) return ["true", "false"];
  if (name === "pause") return [`0–${PAUSE_MAX}`];
  const values = choicesOf(game)[settingsNamed(name)[0]] ?? [];
  return values.length <= LISTED ? values : [];
}

/**
 * @param {Lang} lang
 * @param {GameDescriptor} [game]
 * @returns {Settings}
 */
export function defaultSettings(lang, game = FIRST_GAME) {
  const opponent = firstOpponent(game, CLUB.opponent);
  return {
    game: game.id,
    start: "diagonal",
    first: "black",
    black: "human",
    white: "computer",
    "black-level": opponent,
    "white-level": opponent,
    "think-time": "1",
    pause: 1000,
    "all-processors": true,
    hints: true,
    details: false,
    values: false,
    groups: false,
    "manual-pass": false,
    confirm: false,
    typed: false,
    turned: false,
    shortcuts: true,
    animation: "normal",
    sound: false,
    volume: "medium",
    theme: firstTheme().id,
    scheme: "auto",
    "board-size": "normal",
    hand: "right",
    lang,
  };
}

/**
 * The opponent of a visitor who has chosen none.
 * @param {GameDescriptor} game
 * @param {string | null} preferred by the club, in the games that have it
 */
export function firstOpponent({ bots, levels, usual }, preferred) {
  return preferred !== null && [...bots, ...levels].includes(preferred) ? preferred : usual;
}

/**
 * The settings of a game: those of the address, otherwise those that the visitor chose.
 * @param {Lang} lang
 * @param {GameDescriptor} game
 * @param {Choices} stored
 * @param {Partial<Settings>} fromAddress
 * @returns {Settings}
 */
export function settingsOf(lang, game, stored, fromAddress) {
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
 * How a new game starts: the fields that its game has.
 * @param {Settings} settings
 */
export function setupOf(settings) {
  const names = /** @type {("start" | "first")[]} */ (Object.keys(gameNamed(settings.game).setup));
  return Object.fromEntries(names.map((name) => [name, settings[name]]));
}

/**
 * The name under which a setting is stored. What belongs to one game begins with the name of that
 * game, except the first one's, which browsers hold without.
 * @param {GameDescriptor} game
 * @param {string} name
 */
export function storedName(game, name) {
  return game !== FIRST_GAME && OF_GAME.includes(name) ? `${game.id}.${name}` : name;
}

/**
 * The field and the game that a stored name is about.
 * @param {string} name
 */
export function fieldOf(name) {
  const [id, field] = name.includes(".") ? name.split(".") : [FIRST_GAME.id, name];
  return { game: gameNamed(id), field };
}

/**
 * The choices that count in a game, by their fields.
 * @param {GameDescriptor} game
 * @param {Choices} stored
 * @returns {Partial<Settings>}
 */
function choicesIn(game, stored) {
  return Object.fromEntries(
    Object.entries(stored).flatMap(([name, value]) => {
      const { field } = fieldOf(name);
      return storedName(game, field) === name ? [[field, value]] : [];
    }),
  );
}

/**
 * @param {GameDescriptor} game
 * @param {string} name
 * @param {unknown} value
 */
export function isSetting(game, name, value) {
  if (SWITCHES.includes(name)) return typeof value === "boolean";
  if (name === "pause")
    return typeof value === "number" && Number.isInteger(value) && value >= 0 && value <= PAUSE_MAX;
  const choices = choicesOf(game);
  return Object.hasOwn(choices, name) && typeof value === "string" && choices[name].includes(value);
}

/**
 * Whether a game has what a field is about.
 * @param {GameDescriptor} game
 * @param {string} field
 */
export function isFieldInGame(game, field) {
  if (field === "turned") return game.entry === "square";
  if (field === "start" || field === "first") return Object.hasOwn(game.setup, field);
  return hasFeature(game, NEEDS[field]);
}

/**
 * Whether a value from outside has values by names.
 * @param {unknown} value
 * @returns {value is object}
 */
export function isTable(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/**
 * The settings among values read from the storage. Another version of the page, in another tab or
 * before an update, may have stored others.
 * @param {unknown} values
 * @returns {{stored: Choices, damaged: boolean}}
 */
export function checkSettings(values) {
  if (!isTable(values)) return { stored: {}, damaged: true };
  const kept = Object.entries(values).filter(([name, value]) => {
    const { game, field } = fieldOf(name);
    return storedName(game, field) === name && isSetting(game, field, value);
  });
  return { stored: Object.fromEntries(kept), damaged: false };
}

/**
 * The fields that a name in the address or in a command stands for: "level" means both levels.
 * @param {string} name
 */
export function settingsNamed(name) {
  return name === "level" ? ["black-level", "white-level"] : [name];
}
