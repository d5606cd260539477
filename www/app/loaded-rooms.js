/**
 * The rooms that are here, and the loading of those that the first screen does not need.
 *
 * @import { Room } from "./rooms.js"
 */

import { once } from "../base/once.js";
import { checkPart } from "../base/resources.js";
import { ROOMS } from "./rooms.js";

/** @type {(Room | null)[]} in their order; null for one that is still to be loaded */
const places = ROOMS.map((room) => (typeof room === "function" ? null : room));
/** @type {readonly Room[]} */
let here = places.filter((room) => room !== null);
/** @type {Set<(room: Room) => void>} */
const followers = new Set();

/** The rooms that are here, in their order: another list when, and only when, there are more. */
export const roomsHere = () => here;

/** Whether no room is still to be loaded. */
export const areAllHere = () => here.length === ROOMS.length;

/**
 * Loads the rooms that are not here yet. After a failure the next call tries again.
 * @throws {PageError} if one cannot be loaded
 */
export const loadRooms = once(async () => {
  await Promise.all(
    ROOMS.map(async (load, place) => {
      if (typeof load !== "function" || places[place] !== null) return;
      const part = await load();
      checkPart(part);
      places[place] = part.room;
      here = places.filter((room) => room !== null);
      for (const follow of followers) follow(part.room);
    }),
  );
  followers.clear();
});

/**
 * Calls a function with each room: those that are here now, the others as they come.
 * @param {(room: Room) => void} follow
 */
export function followRooms(follow) {
  here.forEach(follow);
  if (!areAllHere()) followers.add(follow);
}
