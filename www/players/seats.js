/**
 * Who sits where, as the picker of players shows and changes it. Pure.
 *
 * @import { Side } from "../../reversi-rules.js"
 * @import { Lock } from "../settings/host-locks.js"
 * @import { Level, Settings } from "../settings/settings.js"
 *
 * Which side the visitor plays: one, both (two people) or none (two computers).
 * @typedef {Side | "both" | "none"} Role
 */

import { otherSide } from "../games/sides.js";
import { isFieldLocked } from "../settings/host-locks.js";

/** @type {Role[]} */
export const ROLES = ["black", "white", "both", "none"];

/**
 * @param {Settings} settings
 * @returns {Role}
 */
export function roleOf({ black, white }) {
  if (black === "human") return white === "human" ? "both" : "black";
  return white === "human" ? "white" : "none";
}

/**
 * Whether the host page withholds the picker, which sets players and opponents together.
 * @param {readonly Lock[]} locks
 */
export function isPickerLocked(locks) {
  return ["black", "white", "white-level"].some((name) => isFieldLocked(locks, name));
}

/**
 * The side whose opponent a choice sets: the computer's. Where both sides are alike, the one whose
 * card was pressed.
 * @param {Settings} settings
 * @param {Side} pressed
 * @returns {Side}
 */
export function seatOf(settings, pressed) {
  const role = roleOf(settings);
  if (role === "both" || role === "none") return pressed;
  return otherSide(role);
}

/**
 * The opponent on a seat; null where a person sits.
 * @param {Settings} settings
 * @param {Side} seat
 * @param {Level} random the name of the opponent that plays any legal move
 * @returns {Level | null}
 */
export function opponentOn(settings, seat, random) {
  if (settings[seat] === "human" || settings[seat] === "friend") return null;
  return settings[seat] === "random" ? random : settings[`${seat}-level`];
}

/**
 * The choices that give the visitor another role; the opponent changes the side with it.
 * @param {Settings} settings
 * @param {Role} role
 * @returns {Partial<Settings>}
 */
export function takeRole(settings, role) {
  if (role === "both") return { black: "human", white: "human" };
  if (role === "none") {
    const [black, white] = [settings.black, settings.white].map(machine);
    return { black, white };
  }
  const rival = otherSide(role);
  const from = settings[rival] === "human" ? role : rival;
  return {
    [role]: "human",
    [rival]: settings[from] === "friend" ? "friend" : machine(settings[from]),
    [`${rival}-level`]: settings[`${from}-level`],
  };
}

/** @param {Settings["black"]} player */
function machine(player) {
  return player === "random" ? player : "computer";
}

/**
 * The choices that put an opponent on a seat.
 * @param {Side} seat
 * @param {Level} opponent
 * @returns {Partial<Settings>}
 */
export function takeSeat(seat, opponent) {
  return { [seat]: "computer", [`${seat}-level`]: opponent };
}

/**
 * The choices that put a computer where a friend sits, for a game that no friend plays.
 * @param {Settings} settings
 * @returns {Partial<Settings>}
 */
export function replaceFriend({ black, white }) {
  const seats = Object.entries({ black, white }).filter(([, player]) => player === "friend");
  return Object.fromEntries(seats.map(([seat]) => [seat, "computer"]));
}

/**
 * The choices that put a friend on a seat, and the visitor on the other one.
 * @param {Side} seat
 * @returns {Partial<Settings>}
 */
export function inviteFriend(seat) {
  return { [seat]: "friend", [otherSide(seat)]: "human" };
}
