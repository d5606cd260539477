/**
 * What the settings may be: defaults and allowed values. Pure.
 *
 * @import { Side } from "../../reversi-rules.js"
 */

import { club } from "../club.js";
import { FIRST_GAME } from "../games/index.js";
import { themeOf, themes } from "../theming/themes.js";

/**
 * @typedef {"human" | "computer" | "random"} Player
 * @typedef {string} Level an opponent of the computer, by the name that the engine gives it
 * @typedef {"de" | "en"} Lang
 * @typedef {"off" | "slow" | "normal" | "fast"} Animation
 * @typedef {"auto" | "light" | "dark"} Scheme
 * @typedef {"small" | "normal" | "large"} BoardSize
 *
 * Settings, named as the form's fields. `pause` is in milliseconds, `think-time` in seconds.
 * @typedef {object} Settings
 * @property {"diagonal" | "parallel"} start
 * @property {Side} first
 * @property {Player} black
 * @property {Player} white
 * @property {Level} black-level
 * @property {Level} white-level
 * @property {string} think-time
 * @property {number} pause
 * @property {boolean} hints
 * @property {boolean} values every legal move shows its value
 * @property {boolean} manual-pass
 * @property {boolean} confirm a first press shows the move, a second one plays it
 * @property {boolean} typed squares can be typed
 * @property {Animation} animation
 * @property {boolean} sound
 * @property {string} theme
 * @property {Scheme} scheme
 * @property {BoardSize} board-size
 * @property {"left" | "right"} hand for which the page is laid out
 * @property {Lang} lang
 */

const PAUSE_MAX = 3000;

const OPPONENTS = [...FIRST_GAME.bots, ...FIRST_GAME.levels];
const SIDES = ["black", "white"];
const PLAYERS = ["human", "computer", "random"];
const SWITCHES = ["hints", "values", "manual-pass", "confirm", "typed", "sound"];

/** The values that a choice offers, by field name. */
export const CHOICES = {
  start: FIRST_GAME.starts,
  first: SIDES,
  black: PLAYERS,
  white: PLAYERS,
  "black-level": OPPONENTS,
  "white-level": OPPONENTS,
  "think-time": ["0.2", "0.5", "1", "2", "3", "5", "10", "20", "30", "60"],
  animation: ["off", "slow", "normal", "fast"],
  theme: themes.map(({ id }) => id),
  scheme: ["auto", "light", "dark"],
  "board-size": ["small", "normal", "large"],
  hand: ["right", "left"],
  lang: ["de", "en"],
};

/**
 * @param {Lang} lang
 * @returns {Settings}
 */
export function defaultSettings(lang) {
  return {
    start: "diagonal",
    first: "black",
    black: "human",
    white: "computer",
    "black-level": FIRST_GAME.usual,
    "white-level": FIRST_GAME.usual,
    "think-time": "1",
    pause: 1000,
    hints: true,
    values: false,
    "manual-pass": false,
    confirm: false,
    typed: false,
    animation: "normal",
    sound: false,
    theme: themeOf(club.theme).id,
    scheme: "auto",
    "board-size": "normal",
    hand: "right",
    lang,
  };
}

/**
 * The first of the browser's languages that the page speaks.
 * @param {readonly string[]} languages such as "de-AT"
 * @returns {Lang}
 */
export function preferredLang(languages) {
  for (const language of languages) {
    const primary = language.toLowerCase().split("-")[0];
    if (primary === "de" || primary === "en") return primary;
  }
  return "en";
}

/**
 * @param {string} name
 * @param {unknown} value
 */
export function isSetting(name, value) {
  if (SWITCHES.includes(name)) return typeof value === "boolean";
  if (name === "pause")
    return typeof value === "number" && Number.isInteger(value) && value >= 0 && value <= PAUSE_MAX;
  return (
    Object.hasOwn(CHOICES, name) && typeof value === "string" && choicesOf(name).includes(value)
  );
}

/** @param {string} name */
function choicesOf(name) {
  return /** @type {Record<string, string[]>} */ (CHOICES)[name];
}

/**
 * The settings among values read from the storage; `damaged` if some are none.
 * @param {unknown} values
 * @returns {{stored: Partial<Settings>, damaged: boolean}}
 */
export function checkSettings(values) {
  if (typeof values !== "object" || values === null || Array.isArray(values))
    return { stored: {}, damaged: true };
  const fields = Object.entries(values);
  const kept = fields.filter(([name, value]) => isSetting(name, value));
  return { stored: Object.fromEntries(kept), damaged: kept.length < fields.length };
}

/**
 * The fields that a name in the address or in a command stands for: "level" means both levels.
 * @param {string} name
 */
export function fieldsOf(name) {
  return name === "level" ? ["black-level", "white-level"] : [name];
}
