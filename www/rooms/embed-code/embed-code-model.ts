/**
 * The code that puts a board into a page of somebody's website: what it may say, and the code of an
 * element, of a plain frame and of the address of its preview. Pure.
 */

import type { Snapshot } from "../../../reversi-rules.js";
import type { TextKey } from "../../play/words/texts.ts";
import { fieldsOf } from "../../floor/base/browser-values.ts";
import { type GameDescriptor, FIRST_GAME } from "../../play/games/index.ts";
import { HOST_SWITCHES, LOCKS } from "../../play/settings/host-locks.ts";
import { choicesOf, defaultSettings, isFieldInGame } from "../../play/settings/settings.ts";

/**
 * How a field is chosen: one value of a list, a switch, a text, several words of a list, a number.
 */
type Kind = "choice" | "switch" | "text" | "words" | "number";

/** an attribute of the element */
export interface Field {
  name: string;
  kind: Kind;
  /** Whether its text may have several lines. */
  long?: true;
  /** The value of a switch that is on, if it has one. */
  word?: string;
}

/** The choices, by the names of the attributes; a choice that is absent stays as usual. */
export type Chosen = Readonly<Record<string, string>>;

/** The buttons that a board may have, by their names, and those that it has as usual. */
export interface Controls {
  all: readonly string[];
  usual: readonly string[];
  /** The key of a button's text. */
  text: (name: string) => TextKey;
}

/** The choices of a field: the values depend on the game. */
export interface Offer {
  game: GameDescriptor;
  controls: Controls;
}

/** The board of the code: the game on the page's board, or a new one. */
export type Shown = "game" | "new";

/** Where the code goes. */
export type Place = "html" | "frame" | "module" | "wordpress" | "typo3" | "joomla";

export const PLACES: readonly Place[] = ["html", "frame", "module", "wordpress", "typo3", "joomla"];

export const SHOWN: readonly Shown[] = ["game", "new"];

/** The fields that say which game is on the board. */
export const GAME_FIELDS = ["game", "moves", "ply", "exercise", "src"];

type FieldGroup = "board" | "players" | "look" | "visitor" | "frame";

/** Every attribute of the element, by what it is about. */
export const FIELD_GROUPS: Record<FieldGroup, readonly Field[]> = {
  board: [
    { name: "game", kind: "choice" },
    { name: "moves", kind: "text", long: true },
    { name: "ply", kind: "number" },
    { name: "marks", kind: "text" },
    { name: "exercise", kind: "text", long: true },
    { name: "src", kind: "text" },
    { name: "every", kind: "number" },
    { name: "credentials", kind: "switch" },
    { name: "start", kind: "choice" },
    { name: "first", kind: "choice" },
  ],
  players: [
    { name: "black", kind: "choice" },
    { name: "white", kind: "choice" },
    { name: "black-name", kind: "text" },
    { name: "white-name", kind: "text" },
    { name: "level", kind: "choice" },
    { name: "black-level", kind: "choice" },
    { name: "white-level", kind: "choice" },
    { name: "think-time", kind: "choice" },
    { name: "pause", kind: "number" },
    { name: "seed", kind: "number" },
  ],
  look: [
    { name: "theme", kind: "choice" },
    { name: "scheme", kind: "choice" },
    { name: "ground", kind: "choice" },
    { name: "lang", kind: "choice" },
    { name: "board-size", kind: "choice" },
    { name: "text-size", kind: "choice" },
    { name: "hand", kind: "choice" },
    { name: "animation", kind: "choice" },
    { name: "turned", kind: "switch" },
    { name: "sound", kind: "switch" },
    { name: "volume", kind: "choice" },
  ],
  visitor: [
    { name: "controls", kind: "words" },
    { name: "lock", kind: "words" },
    { name: "hints", kind: "switch" },
    { name: "values", kind: "switch" },
    { name: "groups", kind: "switch" },
    { name: "details", kind: "switch" },
    { name: "confirm", kind: "switch" },
    { name: "typed", kind: "switch" },
    { name: "shortcuts", kind: "switch" },
    { name: "manual-pass", kind: "switch" },
    { name: "asks", kind: "switch" },
    { name: "wheel", kind: "switch" },
  ],
  frame: [
    { name: "loading", kind: "switch", word: "lazy" },
    { name: "poster", kind: "switch" },
    { name: "label", kind: "text" },
    { name: "base", kind: "text" },
  ],
};

export const FIELDS: readonly Field[] = Object.values(FIELD_GROUPS).flat();
/** The fields that the other games lack. */
const OF_REVERSI = ["marks", "exercise", "src", "every", "credentials"];

/** The values that a field offers; empty where anything can be written. */
export function offeredValues({ name }: Field, { game, controls }: Offer): readonly string[] {
  if (name === "controls") return controls.all;
  if (name === "lock") return LOCKS;
  if (name === "ground") return ["page", "transparent"];
  const { bots, levels } = game;
  return name === "level" ? [...bots, ...levels] : (choicesOf(game)[name] ?? []);
}

/**
 * The text of a field as long as nobody chooses: the value of a first visit, "" where there is
 * none.
 */
export function usualValue({ name, kind }: Field, { game, controls }: Offer) {
  if (name === "controls") return controls.usual.join(" ");
  if (name === "game") return FIRST_GAME.id;
  if (name === "ground") return "page";
  if (["loading", "poster", "credentials", ...HOST_SWITCHES].includes(name)) return "false";
  // The nearest language of the host page, and the level of each side.
  if (name === "lang" || name === "level" || kind === "text" || kind === "number") return "";
  const usual = fieldsOf(defaultSettings("en", game))[name];
  return usual === undefined ? "" : String(usual);
}

/**
 * The text of a field's control. A choice that the game does not offer is the usual one.
 * @param touched what the controls say that were touched, by the names of the fields
 */
export function chosenIn(field: Field, touched: Chosen, offer: Offer) {
  const usual = usualValue(field, offer);
  const value = touched[field.name] ?? usual;
  return field.kind === "choice" && !offeredValues(field, offer).includes(value) ? usual : value;
}

/** The values of the fields for a game on a board. */
export function fieldsOfGame({ game, text, ply, line }: Snapshot): Chosen {
  return { game, moves: text, ply: ply === line.length ? "" : String(ply) };
}

/**
 * The values of the fields for a new game.
 * @param game its id
 */
export function withoutGame(chosen: Chosen, game: string | undefined): Chosen {
  const keptFields = Object.entries(chosen).filter(([name]) => !GAME_FIELDS.includes(name));
  return { ...Object.fromEntries(keptFields), ...(game !== undefined && { game }) };
}

/** Whether a game has what a field is about. */
export function isFieldOf({ name }: Field, game: GameDescriptor) {
  if (OF_REVERSI.includes(name)) return game.module === "reversi";
  return isFieldInGame(game, name);
}

/**
 * The settings that differ from the usual ones and belong to the game.
 * @param values of the fields
 */
export function chosenOf(values: Chosen, offer: Offer): Chosen {
  const chosen = FIELDS.filter(
    (field) =>
      isFieldOf(field, offer.game) &&
      field.name in values &&
      values[field.name].trim() !== usualValue(field, offer),
  );
  return Object.fromEntries(chosen.map(({ name }) => [name, values[name].trim()]));
}
