/**
 * The stored form of a game, and its validation. Pure.
 *
 * @import { State } from "../app/state.js"
 * @import { Setup } from "../../reversi-rules.js"
 * @import { GameDescriptor } from "../games/index.js"
 * @import { FriendGame } from "../board/friend-game.js"
 * @import { GameText } from "./session.js"
 * @import { UnreadText } from "./comments.js"
 * @import { Played } from "./played.js"
 * @import { Unfinished } from "../app/rooms.js"
 * @import { Choices, Settings } from "../settings/settings.js"
 * @import { Counted } from "../players/win-loss-record.js"
 *
 * `counted` and `helped` are those of the record. `branches` are transcripts of other lines,
 * null if they are damaged. Damaged comments, and a damaged previous game, are absent.
 * `unread` is the text that the game was read from, while its comments are not read yet. `players`
 * are those that an address names in place of the visitor's own.
 * @typedef {GameText & {paused: boolean, passDone: boolean, counted: Counted,
 *   helped: readonly string[], previousGame: GameText | null, damagedPrevious: boolean,
 *   branches: readonly string[] | null, friend: FriendGame | null,
 *   unread: UnreadText | null, damagedComments: boolean, players: Players,
 *   seated: Players | null, chosen: Choices | null, parts: Unfinished}} StoredGame
 *
 * `seated` are those who have played a game that has ended; `chosen` is what the visitor has chosen
 * of players, in the tab that has stored the game, and `parts` what the rooms of that tab keep with
 * it: other tabs get them with the game, as one value.
 *
 * Who plays, by the names of the settings; what is not known is absent.
 * @typedef {Partial<Settings>} Players
 */

import { fieldsOf } from "../base/browser-values.js";
import { SEATS, checkSettings, choicesOf, fieldOf } from "../settings/settings.js";
import { checkHeader } from "../board/header.js";
import { friendGameOf } from "../board/friend-game.js";
import { gameText, gameTextOf } from "./previous-game.js";
import { countedOf } from "../players/win-loss-record.js";
import { checkComments, checkUnread } from "./stored-comments.js";

/**
 * The names in the stored form are older than those in the code: browsers hold such games.
 * @param {Omit<Played, "review">} played
 */
export function storedFormOf({ game, previousGame, friend, branches, comments, header, ...facts }) {
  const { counted, helped, seated, paused, point } = facts;
  return {
    ...storedFormOfText(gameTextOf(game, comments.list, false, header)),
    stopped: paused === "visitor",
    passDone: point.passDone,
    counted: countedOf(counted, helped, game),
    helped,
    ...(seated && { seated }),
    former: previousGame && storedFormOfText(previousGame),
    ...(friend && { friend }),
    branches: branches.map((line) => line.join("")),
    unread: comments.source && { text: comments.source.text, line: comments.source.line },
  };
}

/** @param {GameText} text */
export function storedFormOfText({ setup, ...text }) {
  return { opening: setup, ...text };
}

/**
 * @param {GameDescriptor} game
 * @param {unknown} value
 * @returns {StoredGame | null} null if the value is not a stored form of this game
 */
export function storedGameOf(game, value) {
  const text = textOf(game, value);
  if (text === null) return null;
  const fields = /** @type {Record<string, unknown>} */ (value);
  const { stopped, passDone, former = null, branches = [], unread = null } = fields;
  const previousGame = textOf(game, former);
  return {
    ...text,
    paused: stopped === true,
    passDone: passDone === true,
    ...recordOf(fields),
    previousGame,
    damagedPrevious: former !== null && previousGame === null,
    friend: friendGameOf(fields.friend),
    branches: areTranscripts(branches) ? branches : null,
    unread: checkUnread(unread),
    players: playersIn(game, fieldsOf(fields.players)),
    seated: fields.seated === undefined ? null : playersIn(game, fieldsOf(fields.seated)),
    chosen: fields.chosen === undefined ? null : chosenIn(fields.chosen),
    parts: fieldsOf(fields.parts),
    damagedComments:
      [value, former].some((stored) => hasDamagedComments(stored)) ||
      (unread !== null && checkUnread(unread) === null),
  };
}

/**
 * The players that the game has today.
 * @param {GameDescriptor} game
 * @param {Record<string, unknown>} players
 * @returns {Players}
 */
export function playersIn(game, players) {
  const choices = choicesOf(game);
  const known = SEATS.filter((name) => choices[name].includes(String(players[name])));
  return Object.fromEntries(known.map((name) => [name, players[name]]));
}

/**
 * The players of a running game, where they are not all the visitor's own choice.
 * @param {Pick<State, "settings">} state
 * @returns {{players?: Players}}
 */
export function requestedPlayers({ settings: { current, fromAddress } }) {
  if (!SEATS.some((name) => Object.hasOwn(fromAddress, name))) return {};
  return { players: Object.fromEntries(SEATS.map((name) => [name, current[name]])) };
}

/**
 * The parts beside its game that a tab shares.
 * @param {Pick<State, "settings">} state
 * @param {Unfinished} parts that outlive the tab
 * @returns {{chosen: Choices, parts?: Unfinished}}
 */
export function sharedBeside({ settings: { stored } }, parts) {
  const isEmpty = Object.values(parts).every((part) => part === null);
  return { chosen: seatsOf(stored), ...(!isEmpty && { parts }) };
}

/** @param {Choices} choices @returns {Choices} */
function seatsOf(choices) {
  return Object.fromEntries(Object.entries(choices).filter(([name]) => isSeat(name)));
}

/**
 * Choices in which the players are those that another tab has stored with its game.
 * @param {Choices} choices
 * @param {Choices | null} chosen null where an earlier version of the page has stored the game
 * @returns {Choices}
 */
export function withChosen(choices, chosen) {
  if (chosen === null) return choices;
  const others = Object.entries(choices).filter(([name]) => !isSeat(name));
  return { ...Object.fromEntries(others), ...chosen };
}

/** @param {string} name of a choice */
const isSeat = (name) => SEATS.some((seat) => seat === fieldOf(name).field);

/** @param {unknown} value */
function chosenIn(value) {
  return seatsOf(checkSettings(value).stored);
}

/**
 * Whether the record leaves a stored game out. Browsers hold games with "helped" in place of the
 * helped moves: such a game never counts, and neither does one whose helped moves are damaged.
 * @param {Record<string, unknown>} fields
 * @returns {{counted: Counted, helped: readonly string[]}}
 */
function recordOf({ counted, helped = [] }) {
  if (!areTranscripts(helped)) return { counted: "never", helped: [] };
  const known = counted === "helped" ? "never" : counted;
  return { counted: known === "never" || known === "given" ? known : known === true, helped };
}

/**
 * @param {unknown} value
 * @returns {value is string[]}
 */
function areTranscripts(value) {
  return Array.isArray(value) && value.every((transcript) => typeof transcript === "string");
}

/**
 * @param {GameDescriptor} game
 * @param {unknown} value
 * @returns {GameText | null} null if the value is none
 */
function textOf(game, value) {
  if (typeof value !== "object" || value === null) return null;
  const fields = /** @type {Record<string, unknown>} */ (value);
  const { opening, transcript, ply } = fields;
  if (!isSetup(game, opening) || typeof transcript !== "string" || !Number.isInteger(ply))
    return null;
  const { comments } = checkComments(fields.comments ?? []);
  const text = { setup: opening, transcript, ply: Number(ply) };
  return gameText(text, comments, fields.given === true, checkHeader(fields.header));
}

/** @param {unknown} value */
function hasDamagedComments(value) {
  const { comments = [] } = /** @type {Record<string, unknown>} */ (Object(value));
  return checkComments(comments).damaged;
}

/**
 * A field that is absent has its usual value.
 * @param {GameDescriptor} game
 * @param {unknown} value
 * @returns {value is Setup}
 */
function isSetup({ setup }, value) {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return false;
  if ("position" in value) return typeof value.position === "string";
  const fields = /** @type {Record<string, unknown>} */ (value);
  return Object.entries(setup).every(([name, values]) =>
    [undefined, ...values].some((allowed) => allowed === fields[name]),
  );
}
