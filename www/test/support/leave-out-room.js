/**
 * A loader's hook of Node: app/rooms.ts without one room.
 */

/** @type {string} */
let room;

/** @param {{room: string}} data */
export function initialize(data) {
  room = data.room;
}

export async function load(url, context, next) {
  const loaded = await next(url, context);
  if (!url.endsWith("/app/rooms.ts")) return loaded;
  // One room is there from the start, the others are loaded by their addresses.
  const leaveOut = `{
    const later = ROOMS.findIndex((each) => String(each).includes("../${room}/room.ts"));
    const first = ROOMS.findIndex((each) => typeof each !== "function");
    ROOMS.splice(later < 0 ? first : later, 1);
  }`;
  return { ...loaded, source: `${loaded.source}\n${leaveOut}` };
}
