/**
 * Games that the visitor has left for others: the last hundred, each with its lines, its comments,
 * its players and what the rooms keep with it; their stored form and its validation. Pure.
 *
 * @import { Unfinished } from "../app/rooms.js"
 * @import { State } from "../app/state.js"
 * @import { GameDescriptor } from "../games/index.js"
 * @import { Lang } from "../base/languages.js"
 * @import { Choices } from "../settings/settings.js"
 * @import { GameText } from "./session.js"
 * @import { Players, StoredGame } from "./stored-game.js"
 *
 * @typedef {object} LeftGame
 * @property {string} id which of the page's games it is
 * @property {number} time when it was left, in milliseconds since 1970
 * @property {Players} players
 * @property {StoredGame} game
 * @property {Unfinished} parts what the rooms keep with it
 * @property {LeftGameForm} form in which it is stored
 *
 * @typedef {{game: string, time: number, players: Players, kept: object,
 *   parts: Unfinished}} LeftGameForm
 */

import { fieldsOf } from "../base/browser-values.js";
import { gameNamed, isGame } from "../games/index.js";
import { seatsIn, settingsOf } from "../settings/settings.js";
import { ownPlayed } from "./played.js";
import { holdsGame, isSetUp } from "./previous-game.js";
import { playersIn, storedFormOf, storedFormOfText, storedGameOf } from "./stored-game.js";

export const MAX_LEFT_GAMES = 100;

/** Games with friends that are kept beside those. */
export const MAX_FRIEND_GAMES = 80;

/** Fewer moves alone are no game that anybody looks for. */
const MIN_MOVES = 3;

/**
 * The visitor's own game, in the form in which it is kept.
 * @param {State} state
 * @param {Unfinished} parts
 * @param {number} time
 * @returns {LeftGameForm}
 */
export function leftGameForm(state, parts, time) {
  const played = ownPlayed(state);
  const kept = storedFormOf({ ...played, previousGame: null });
  const players = played.seated ?? seatsIn(state.settings.current);
  return { game: played.game.game, time, players, kept, parts };
}

/**
 * Who plays a game that is stored: the players of its address, otherwise the visitor's choice.
 * @param {GameDescriptor} game
 * @param {unknown} stored
 * @param {Lang} lang
 * @param {Choices} choices
 * @returns {Players}
 */
export function playersOfStored(game, stored, lang, choices) {
  const { players, seated } = fieldsOf(stored);
  const requested = playersIn(game, fieldsOf(seated ?? players));
  return seatsIn(settingsOf(lang, game, choices, requested));
}

/**
 * A running game as it is stored, in the form in which one that was left is kept.
 * @param {string} id
 * @param {unknown} stored
 * @param {number} time
 * @param {Players} [players]
 * @param {Unfinished} [parts]
 * @returns {LeftGameForm}
 */
export function leftStoredForm(id, stored, time, players = {}, parts = {}) {
  const { time: changed, instead, former, chosen, parts: shared, ...kept } = fieldsOf(stored);
  return { game: id, time, players, kept, parts: { ...fieldsOf(shared), ...parts } };
}

/**
 * The text of a game, where nothing else is known of it.
 * @param {string} id
 * @param {GameText} text
 * @param {number} time
 * @returns {LeftGameForm}
 */
export function leftTextForm(id, text, time) {
  const kept = { ...storedFormOfText(text), counted: text.given ? "given" : "never" };
  return { game: id, time, players: {}, kept, parts: {} };
}

/**
 * @param {unknown} form
 * @param {(parts: Unfinished) => Unfinished} checkParts
 * @returns {LeftGame | null} null if it is none
 */
export function leftGameOf(form, checkParts) {
  const { game: id, time, players, parts } = fieldsOf(form);
  if (typeof id !== "string" || !isGame(id) || !Number.isSafeInteger(time)) return null;
  const game = checkedGame(/** @type {LeftGameForm} */ (form));
  if (game === null) return null;
  return {
    id,
    time: Number(time),
    players: playersIn(gameNamed(id), fieldsOf(players)),
    game,
    parts: checkParts(fieldsOf(parts)),
    form: /** @type {LeftGameForm} */ (form),
  };
}

/** @type {WeakMap<LeftGameForm, StoredGame | null>} */
const checked = new WeakMap();

/**
 * The stored game of a form, checked once: the list is read at every game that is left.
 * @param {LeftGameForm} form
 */
function checkedGame(form) {
  const known = checked.get(form);
  if (known !== undefined) return known;
  const game = storedGameOf(gameNamed(form.game), form.kept);
  checked.set(form, game);
  return game;
}

/** Whether a game is worth a place in the list. @param {LeftGame} left */
export function isWorthKeeping({ game, parts }) {
  const { transcript, comments = [], branches, friend } = game;
  // A move is named by a square or by a column: by one digit in either case.
  const moves = transcript.match(/\d/g)?.length ?? 0;
  if (friend !== null) return true;
  const hasMore = comments.length > 0 || (branches ?? []).length > 0 || isSetUp(game.setup);
  const hasParts = moves > 0 && Object.values(parts).some((part) => part !== null);
  return moves >= MIN_MOVES || hasMore || hasParts;
}

/**
 * Whether a game of the list is a text: the same moves from the same start.
 * @param {LeftGame} left
 * @param {string} ofGame
 * @param {Pick<GameText, "setup" | "transcript">} text
 */
export function isLeftGame({ id, game }, ofGame, { setup, transcript }) {
  const same = JSON.stringify(game.setup) === JSON.stringify(setup);
  return id === ofGame && same && game.transcript === transcript;
}

/**
 * The games that are no part of any that runs.
 * @param {readonly LeftGame[]} list
 * @param {readonly LeftGame[]} running
 */
export function notRunning(list, running) {
  return list.filter((left) => !running.some((other) => contains(other, left)));
}

/**
 * Whether a game has every line and every comment of another one.
 * @param {LeftGame} left
 * @param {LeftGame} other
 */
export function contains(left, other) {
  return left.id === other.id && holdsGame(left.game, other.game);
}
