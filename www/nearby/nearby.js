/**
 * The visible parts of a live game between two devices in one network. Pure.
 *
 * @import { Side } from "../../reversi-rules.js"
 * @import { State } from "../app/state.js"
 *
 * `contact` is the channel to the other device, `waiting` while this one shows its code; `arrived`
 * is the fragment of a link that waits to be read; `open` is whether the dialog shows; `seat` is
 * the friend's once both devices have found each other, null if the visitor has chosen none.
 * @typedef {object} NearbySlice
 * @property {boolean} open
 * @property {Side | null} seat
 * @property {"none" | "waiting" | "connected" | "lost"} contact
 * @property {string | null} arrived
 *
 * The sentence of the status line about the other device.
 * @typedef {"waiting" | "connected" | "lost" | "closed" | "refused" | "asked" | "handed"
 *   | "nobody"} NearbyNotice
 */

/** @type {NearbySlice} */
export const NO_NEARBY = { open: false, seat: null, contact: "none", arrived: null };

/**
 * The seat that the other device takes: a friend's, the chosen one, or that of a computer.
 * @param {Pick<State, "nearby" | "settings">} state
 * @returns {Side}
 */
export function rivalSeat({ nearby, settings: { current } }) {
  if (current.black === "friend" || current.white === "friend")
    return current.black === "friend" ? "black" : "white";
  if (nearby.seat !== null) return nearby.seat;
  return current.black !== "human" && current.white === "human" ? "black" : "white";
}
