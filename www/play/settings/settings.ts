/**
 * The settings: defaults and allowed values. Every game has its own setup, players and
 * opponents; all games share the other settings. Pure.
 */

import type { Side, GameId } from "../../../reversi-rules.js";
import { type Lang, LANGUAGES } from "../../floor/base/languages.ts";
import {
  type GameDescriptor,
  type Level,
  FIRST_GAME,
  gameNamed,
  hasFeature,
} from "../games/index.ts";
import type { Feature } from "../games/descriptor.ts";
import { firstTheme, themes } from "../../floor/theming/themes.ts";
import { CLUB } from "./club-settings.ts";
import { madeOnce } from "../../floor/base/once.ts";
import { keysOf } from "../../floor/base/keys.ts";

export type Player = "human" | "computer" | "random" | "friend";

export type Animation = "off" | "slow" | "normal" | "fast";

export type Scheme = "auto" | "light" | "dark";

/** Settings, named as the form's fields. `pause` is in milliseconds, `think-time` in seconds. */
export type Settings = {
  game: GameId;
  start: "diagonal" | "parallel";
  first: Side;
  black: Player;
  white: Player;
  "black-level": Level;
  "white-level": Level;
  "think-time": string;
  pause: number;
  /** Long searches take several threads, where the page can. */
  "all-processors": boolean;
  hints: boolean;
  /** What a search has found: depth, lead, time. */
  details: boolean;
  /** Every legal move shows its value. */
  values: boolean;
  /** The groups of four behind the value of a position. */
  groups: boolean;
  "manual-pass": boolean;
  /** A first press shows the move, a second one plays it. */
  confirm: boolean;
  /** Squares can be typed. */
  typed: boolean;
  /** The board lies the other way round, with a1 at the bottom right. */
  turned: boolean;
  /** Single keys run actions. */
  shortcuts: boolean;
  animation: Animation;
  sound: boolean;
  /** Of the sounds. */
  volume: "soft" | "medium" | "loud";
  theme: string;
  scheme: Scheme;
  "board-size": "small" | "normal" | "large";
  "text-size": "normal" | "large" | "largest";
  /** For which the page is laid out. */
  hand: "left" | "right";
  lang: Lang;
};

/** The choices of the visitor, by the names of `storedName`. */
export type Choices = Record<string, Settings[keyof Settings]>;

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

/** The condition of a game for a field. */
const NEEDS: Partial<Record<string, Feature>> = {
  "think-time": "time",
  "all-processors": "study",
  "manual-pass": "passes",
  groups: "groups",
  hints: "legal",
};

/** The fields that say who plays. */
export const SEATS = ["black", "white", "black-level", "white-level"] as const;

export function seatsIn(settings: Settings): Partial<Settings> {
  return Object.fromEntries(SEATS.map((name) => [name, settings[name]]));
}

/** Whether somebody at this device plays a side. */
export function hasHuman(settings: Settings) {
  return settings.black === "human" || settings.white === "human";
}

/** The settings with both sides' players exchanged. */
export function swapped(settings: Settings): Partial<Settings> {
  return {
    black: settings.white,
    white: settings.black,
    "black-level": settings["white-level"],
    "white-level": settings["black-level"],
  };
}

/** The settings that the root of the page has as attributes, for the style sheets. */
export const ON_ROOT = ["board-size", "text-size", "hand", "animation", "typed"] as const;

/** The fields that every game has for itself. */
export const OF_GAME: readonly string[] = ["start", "first", "values", ...SEATS];

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
  "text-size": ["normal", "large", "largest"],
  hand: ["right", "left"],
  lang: keysOf(LANGUAGES),
};

/** The values that every choice of a game offers, by field name. */
export const choicesOf = madeOnce(
  ({ bots, levels, setup }: GameDescriptor): Readonly<Record<string, readonly string[]>> => {
    const opponents = [...bots, ...levels];
    return { ...CHOICES, ...setup, "black-level": opponents, "white-level": opponents };
  },
);

/** The names that the address, a host page or an attribute may set: see `settingsNamed`. */
export const SETTING_NAMES = ["level", ...Object.keys(choicesOf(FIRST_GAME)), ...SWITCHES, "pause"];

/**
 * The value that a text stands for: an attribute without a value switches on.
 * @param text such as "dark", "200" or "false"
 * @returns the text where it stands for nothing else
 */
export function readValue(name: string, text: string): string | number | boolean {
  const word = text.trim().toLowerCase();
  if (SWITCHES.includes(name)) return readSwitch(name, word) ?? text;
  return name === "pause" && /^\d+$/.test(word) ? Number(word) : text;
}

/**
 * A switch without a value is on, as an attribute of HTML.
 * @returns null for a text that no switch has
 */
export function readSwitch(name: string, text: string): boolean | null {
  if (["", "true", "1", name].includes(text)) return true;
  return ["false", "0"].includes(text) ? false : null;
}

/**
 * The other values of a setting, for a sentence about an impossible value; empty where that is no
 * short list.
 */
export function possibleValues(game: GameDescriptor, name: string): string[] {
  if (SWITCHES.includes(name)) return ["true", "false"];
  if (name === "pause") return [`0–${PAUSE_MAX}`];
  const values = withRange(choicesOf(game)[settingsNamed(name)[0]] ?? []);
  return values.length <= LISTED ? values : [];
}

/** Values, with the numbers from 1 on as one, such as "1–10". */
function withRange(values: readonly string[]) {
  const numbers = values.filter((value) => /^\d+$/.test(value));
  const isRow = numbers.length > 2 && numbers.every((value, index) => Number(value) === index + 1);
  if (!isRow) return [...values];
  const others = values.filter((value) => !numbers.includes(value));
  return [...others, `${numbers[0]}–${numbers.at(-1)}`];
}

export function defaultSettings(lang: Lang, game: GameDescriptor = FIRST_GAME): Settings {
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
    "text-size": "normal",
    hand: "right",
    lang,
  };
}

/**
 * The opponent of a visitor who has chosen none.
 * @param preferred by the club, in the games that have it
 */
export function firstOpponent({ bots, levels, usual }: GameDescriptor, preferred: string | null) {
  return [...bots, ...levels].find((name) => name === preferred) ?? usual;
}

/** How a new game starts: the fields that its game has. */
export function setupOf(settings: Settings) {
  const names = keysOf(gameNamed(settings.game).setup);
  return Object.fromEntries(names.map((name) => [name, settings[name]]));
}

export function isSetting(game: GameDescriptor, name: string, value: unknown) {
  if (SWITCHES.includes(name)) return typeof value === "boolean";
  if (name === "pause")
    return typeof value === "number" && Number.isInteger(value) && value >= 0 && value <= PAUSE_MAX;
  const choices = choicesOf(game);
  return Object.hasOwn(choices, name) && typeof value === "string" && choices[name].includes(value);
}

/** Whether a game has what a field is about. */
export function isFieldInGame(game: GameDescriptor, field: string) {
  if (field === "turned") return game.entry === "square";
  if (field === "start" || field === "first") return Object.hasOwn(game.setup, field);
  return hasFeature(game, NEEDS[field]);
}

/** The fields that a name in the address or in a command stands for: "level" means both levels. */
export function settingsNamed(name: string) {
  return name === "level" ? ["black-level", "white-level"] : [name];
}
