/** The rooms that are here, and the loading of those that the first screen does not need. */

import { once } from "../base/once.ts";
import { checkPart } from "../base/resources.ts";
import { type Room, ROOMS } from "./rooms.ts";

/** in their order; null for one that is still to be loaded */
const places: (Room | null)[] = ROOMS.map((room) => (typeof room === "function" ? null : room));
let here: readonly Room[] = places.filter((room) => room !== null);
const followers: Set<(room: Room) => void> = new Set();

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

/** Calls a function with each room: those that are here now, the others as they come. */
export function followRooms(follow: (room: Room) => void) {
  here.forEach(follow);
  if (!areAllHere()) followers.add(follow);
}
