/**
 * The sheets of a game with a friend: the link that is sent, and the one that has arrived. Pure.
 *
 * @import { Received } from "../links/received.js"
 *
 * A sheet that is open: `send` has the link of the game on the board, `received` asks what becomes
 * of a link, `resign` whether the visitor resigns.
 * @typedef {{kind: "send"} | {kind: "received", received: Received} | {kind: "resign"}} Sheet
 *
 * @typedef {object} FriendsSlice
 * @property {Sheet | null} sheet
 * @property {string | null} arrived the fragment of a link that waits to be read
 *
 * The sentence of the status line about a link.
 * @typedef {"same" | "older" | "sent" | "kept" | "looking" | "playing"
 *   | "resigned"} FriendNotice
 */

/** @type {FriendsSlice} */
export const NO_FRIENDS = { sheet: null, arrived: null };
