/**
 * The code that puts a board into a page of somebody's website: what it may say, and the code of an
 * element, of a plain frame and of the address of its preview. Pure.
 *
 * @import { Snapshot } from "../../reversi-rules.js"
 * @import { GameDescriptor } from "../games/index.js"
 * @import { Settings } from "../settings/settings.js"
 * @import { TextKey } from "../words/texts.js"
 *
 * How a field is chosen: one value of a list, a switch, a text, several words of a list, a number.
 * @typedef {"choice" | "switch" | "text" | "words" | "number"} Kind
 *
 * @typedef {object} Field an attribute of the element
 * @property {string} name
 * @property {Kind} kind
 * @property {true} [long] whether its text may have several lines
 * @property {string} [word] the value of a switch that is on, if it has one
 *
 * The choices, by the names of the attributes; a choice that is absent stays as usual.
 * @typedef {Readonly<Record<string, string>>} Chosen
 *
 * The buttons that a board may have, by their names, and those that it has as usual.
 * @typedef {object} Controls
 * @property {readonly string[]} all
 * @property {readonly string[]} usual
 * @property {(name: string) => TextKey} text the key of a button's text
 *
 * The choices of a field: the values depend on the game.
 * @typedef {{game: GameDescriptor, controls: Controls}} Offer
 *
 * The board of the code: the game on the page's board, or a new one.
 * @typedef {"game" | "new"} Shown
 *
 * Where the code goes.
 * @typedef {"html" | "frame" | "module" | "wordpress" | "typo3" | "joomla"} Place
 */

import { FIRST_GAME } from "../games/index.js";
import { LOCKS } from "../settings/host-locks.js";
import { choicesOf, defaultSettings, isFieldInGame } from "../settings/settings.js";

/** @type {readonly Place[]} */
export const PLACES = ["html", "frame", "module", "wordpress", "typo3", "joomla"];

/** @type {readonly Shown[]} */
export const SHOWN = ["game", "new"];

/** The fields that say which game is on the board. */
export const GAME_FIELDS = ["game", "moves", "ply", "exercise", "src"];

/** Pixels that hold the board with the usual controls from 280 pixels of width on. */
export const FRAME_HEIGHT = 570;
/** A line of code that is longer goes on below. */
const LINE = 96;

/**
 * Every attribute of the element, by what it is about.
 * @type {Record<string, readonly Field[]>}
 */
export const FIELD_GROUPS = {
  board: [
    { name: "game", kind: "choice" },
    { name: "moves", kind: "text", long: true },
    { name: "ply", kind: "number" },
    { name: "exercise", kind: "text", long: true },
    { name: "src", kind: "text" },
    { name: "every", kind: "number" },
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
  ],
  frame: [
    { name: "loading", kind: "switch", word: "lazy" },
    { name: "label", kind: "text" },
    { name: "base", kind: "text" },
  ],
};

/** @type {readonly Field[]} */
export const FIELDS = Object.values(FIELD_GROUPS).flat();

/** The fields by their names. */
const NAMED = new Map(FIELDS.map((field) => [field.name, field]));

/** The settings of a plain frame that are no parameters of its address. */
const NO_PARAMETERS = ["moves", "ply", "loading", "label", "base"];

/**
 * The values that a field offers; empty where anything can be written.
 * @param {Field} field
 * @param {Offer} offer
 * @returns {readonly string[]}
 */
export function offeredValues({ name }, { game, controls }) {
  if (name === "controls") return controls.all;
  if (name === "lock") return LOCKS;
  if (name === "ground") return ["page", "transparent"];
  const { bots, levels } = game;
  return name === "level" ? [...bots, ...levels] : (choicesOf(game)[name] ?? []);
}

/**
 * The text of a field as long as nobody chooses: the value of a first visit, "" where there is
 * none.
 * @param {Field} field
 * @param {Offer} offer
 */
export function usualValue({ name, kind }, { game, controls }) {
  if (name === "controls") return controls.usual.join(" ");
  if (name === "game") return FIRST_GAME.id;
  if (name === "ground") return "page";
  if (name === "loading") return "false";
  // The nearest language of the host page, and the level of each side.
  if (name === "lang" || name === "level" || kind === "text" || kind === "number") return "";
  const usual = defaultSettings("en", game)[/** @type {keyof Settings} */ (name)];
  return usual === undefined ? "" : String(usual);
}

/**
 * The text of a field's control. A choice that the game does not offer is the usual one.
 * @param {Field} field
 * @param {Chosen} touched what the controls say that were touched, by the names of the fields
 * @param {Offer} offer
 */
export function chosenIn(field, touched, offer) {
  const usual = usualValue(field, offer);
  const value = touched[field.name] ?? usual;
  return field.kind === "choice" && !offeredValues(field, offer).includes(value) ? usual : value;
}

/**
 * The values of the fields for a game on a board.
 * @param {Snapshot} game
 * @returns {Chosen}
 */
export function fieldsOfGame({ game, text, ply, line }) {
  return { game, moves: text, ply: ply === line.length ? "" : String(ply) };
}

/**
 * The values of the fields for a new game.
 * @param {Chosen} chosen
 * @param {string | undefined} game its id
 * @returns {Chosen}
 */
export function withoutGame(chosen, game) {
  const kept = Object.entries(chosen).filter(([name]) => !GAME_FIELDS.includes(name));
  return { ...Object.fromEntries(kept), ...(game !== undefined && { game }) };
}

/**
 * Whether a game has what a field is about.
 * @param {Field} field
 * @param {GameDescriptor} game
 */
export function isFieldOf({ name }, game) {
  if (name === "exercise" || name === "src" || name === "every") return game.module === "reversi";
  return isFieldInGame(game, name);
}

/**
 * The settings that differ from the usual ones and belong to the game.
 * @param {Chosen} values of the fields
 * @param {Offer} offer
 * @returns {Chosen}
 */
export function chosenOf(values, offer) {
  const chosen = FIELDS.filter(
    (field) =>
      isFieldOf(field, offer.game) &&
      field.name in values &&
      values[field.name].trim() !== usualValue(field, offer),
  );
  return Object.fromEntries(chosen.map(({ name }) => [name, values[name].trim()]));
}

/**
 * The code to copy.
 * @param {Place} place
 * @param {Chosen} chosen
 * @param {object} page
 * @param {string} page.folder the address of the page's folder, with the slash at its end
 * @param {string} page.fragment of a link to the chosen game, "" for a new one; of a plain frame
 * @param {string} page.title the name of a plain frame, and of the link where no script runs
 */
export function codeFor(place, chosen, { folder, fragment, title }) {
  if (place === "frame") {
    const address = frameAddress(chosen, { folder, fragment });
    const lazy = "loading" in chosen ? [attribute("loading", "true")] : [];
    const size = ['width="100%"', `height="${FRAME_HEIGHT}"`, 'frameborder="0"'];
    const named = [written("src", address), written("title", chosen.label ?? title)];
    return `${openingTag("iframe", [...named, ...lazy, ...size])}</iframe>`;
  }
  const isModule = place === "module";
  const all = isModule ? { base: folder, ...chosen } : chosen;
  const script = isModule
    ? '<script type="module">import "reversi-game";</script>'
    : `<script ${written("src", `${folder}embed/embed.js`)} defer></script>`;
  const attributes = Object.entries(all).map(([name, value]) => attribute(name, value));
  const link = `  <a ${written("href", folder)}>${escaped(title)}</a>`;
  return [script, openingTag("reversi-game", attributes), link, "</reversi-game>"].join("\n");
}

/**
 * The address of the board in a plain frame.
 * @param {Chosen} chosen
 * @param {object} page
 * @param {string} page.folder
 * @param {string} page.fragment
 * @param {string} [page.origin] of a host page that exchanges messages with the frame
 */
export function frameAddress(chosen, { folder, fragment, origin }) {
  const parameters = new URLSearchParams({ embed: "1", ...(origin !== undefined && { origin }) });
  for (const [name, value] of Object.entries(chosen))
    if (!NO_PARAMETERS.includes(name))
      parameters.set(name, NAMED.get(name)?.kind === "words" ? value.replaceAll(" ", ",") : value);
  // A comma needs no code there, and somebody reads the address.
  return `${folder}?${parameters.toString().replaceAll("%2C", ",")}${fragment}`;
}

/**
 * A tag with its attributes, which go below it where one line is too short for them.
 * @param {string} tag
 * @param {string[]} attributes
 */
function openingTag(tag, attributes) {
  const line = `<${[tag, ...attributes].join(" ")}>`;
  return line.length <= LINE ? line : `<${tag}\n  ${attributes.join("\n  ")}>`;
}

/**
 * @param {string} name
 * @param {string} value of the field
 */
function attribute(name, value) {
  const field = NAMED.get(name);
  if (field?.kind !== "switch" || value !== "true") return written(name, value);
  return field.word === undefined ? name : written(name, field.word);
}

/**
 * @param {string} name
 * @param {string} value
 */
function written(name, value) {
  return `${name}="${escaped(value)}"`;
}

/** @param {string} text within an attribute or an element */
function escaped(text) {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
