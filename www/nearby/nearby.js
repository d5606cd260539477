/**
 * What shows of a live game between two devices in one network. Pure.
 *
 * `contact` is the channel to the other device, `waiting` while this one shows its code; `arrived`
 * is the fragment of a link that waits to be read; `open` is whether the dialog shows.
 * @typedef {object} NearbySlice
 * @property {boolean} open
 * @property {"none" | "waiting" | "connected" | "lost"} contact
 * @property {string | null} arrived
 *
 * What the status line says of the other device.
 * @typedef {"waiting" | "connected" | "lost" | "closed" | "resigned" | "resign-sent" | "refused"
 *   | "asked" | "handed" | "nobody"} NearbyNotice
 */

/** @type {NearbySlice} */
export const NO_NEARBY = { open: false, contact: "none", arrived: null };
