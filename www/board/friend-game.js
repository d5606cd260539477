/**
 * The data that tie the game on the board to the same game on a friend's device: its name, who
 * plays which side, how many moves both have, and who has resigned. It is stored with the game.
 * Pure.
 *
 * @import { Side } from "../../reversi-rules.js"
 * @import { State } from "../app/state.js"
 * @import { Settings } from "../settings/settings.js"
 *
 * @typedef {object} FriendGame
 * @property {string} g the random name of the game, the same on both devices
 * @property {Side} mine the visitor's side
 * @property {Readonly<Record<Side, string>>} names of the two people; empty where none is given
 * @property {number} agreed the number of moves from the start that both have
 * @property {Side} [resigned] the side that has resigned; absent while none has
 */

import { fieldsOf } from "../base/browser-values.js";

/** The name of a game: six letters or digits. */
const NAME = /^[a-z0-9]{6}$/;

/** Characters of a person's name at most. */
const MAX_NAME = 24;

/** Characters of a name in an address at most: two names fit beside sixty moves. */
const MAX_ENCODED_NAME = 54;

/** Characters that turn the direction of a text, or that nobody sees. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/gu;

/**
 * A person's name as it may be shown and sent: one line without anything unseen.
 * @param {string} text
 */
export function personName(text) {
  const letters = [...visibleLine(text, MAX_NAME)];
  while (encodeURIComponent(letters.join("")).length > MAX_ENCODED_NAME) letters.pop();
  return letters.join("").trim();
}

/**
 * A text from outside as it may be shown: one line without anything unseen.
 * @param {string} text
 * @param {number} most characters
 */
export function visibleLine(text, most) {
  const line = text.slice(0, 1_000).replace(UNSEEN, "").replace(/\s+/gu, " ").trim();
  return [...line].slice(0, most).join("").trim();
}

/** @param {unknown} value @returns {value is string} */
export function isGameName(value) {
  return typeof value === "string" && NAME.test(value);
}

/**
 * The valid part of a stored value.
 * @param {unknown} value
 * @returns {FriendGame | null} null if it is none
 */
export function friendGameOf(value) {
  const { g, mine, names, agreed, resigned } = fieldsOf(value);
  if (!isGameName(g) || !isSide(mine)) return null;
  const { black, white } = fieldsOf(names);
  const isCount = Number.isSafeInteger(agreed) && Number(agreed) >= 0;
  return {
    g,
    mine,
    names: { black: personName(String(black ?? "")), white: personName(String(white ?? "")) },
    agreed: isCount ? Number(agreed) : 0,
    ...(isSide(resigned) && { resigned }),
  };
}

/** @param {unknown} value @returns {value is Side} */
function isSide(value) {
  return value === "black" || value === "white";
}

/**
 * Another line of the game is on the board: the friend has the moves that both lines begin with.
 * @param {FriendGame} friend
 * @param {readonly string[]} before
 * @param {readonly string[]} line
 * @returns {FriendGame}
 */
export function withAgreedLine(friend, before, line) {
  const fork = line.findIndex((move, ply) => move !== before[ply]);
  const agreed = Math.min(friend.agreed, fork < 0 ? line.length : fork);
  return agreed === friend.agreed ? friend : { ...friend, agreed };
}

/** Whether a friend plays a side. @param {Settings} settings */
export function hasFriend({ black, white }) {
  return black === "friend" || white === "friend";
}

/**
 * The side that has resigned the game with a friend; null if none has.
 * @param {Pick<State, "friend" | "settings">} state
 */
export function resignedSide({ friend, settings }) {
  return hasFriend(settings.current) ? (friend?.resigned ?? null) : null;
}

/**
 * The number of moves that the visitor cannot take back: the friend has them.
 * @param {Pick<State, "friend" | "settings">} state
 */
export function agreedPlies({ friend, settings }) {
  return friend !== null && hasFriend(settings.current) ? friend.agreed : 0;
}

/**
 * The number of moves that a link has: all up to the point shown, and those that the friend has.
 * Moves that are taken back stay behind.
 * @param {Pick<State, "friend" | "settings" | "game">} state
 */
export function sentPlies(state) {
  const { game } = state;
  if (!hasFriend(state.settings.current)) return game.line.length;
  return Math.max(game.ply, Math.min(agreedPlies(state), game.line.length));
}

/**
 * A person's name on a side: from the game with a friend, or a human's from the table, the host
 * page or the header of the game. Empty where none is given.
 * @param {Pick<State, "friend" | "settings" | "host" | "table" | "header">} state
 * @param {Side} side
 */
export function nameOn({ friend, settings: { current }, host, table, header }, side) {
  if (friend !== null && hasFriend(current)) return friend.names[side];
  if (current[side] !== "human") return "";
  return table.game?.terms.names[side] || host.names[side] || header[side];
}

/**
 * Whether the visitor has played what the friend has not: there is something to send.
 * @param {Pick<State, "friend" | "settings" | "game">} state
 */
export function owesMoves(state) {
  return hasFriend(state.settings.current) && sentPlies(state) > agreedPlies(state);
}
