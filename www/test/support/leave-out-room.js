/**
 * A loader's hook of Node: the page's modules without the line of one room in app/rooms.ts.
 */

/** @type {string} */
let room;

/** @param {{room: string}} data */
export function initialize(data) {
  room = data.room;
}

export async function load(url, context, next) {
  const loaded = await next(url, context);
  if (!url.endsWith("/app/rooms.js")) return loaded;
  const whole = String(loaded.source);
  const without = whole
    .replace(new RegExp(`^.*"\\.\\./${room}/room\\.js".*$`, "m"), "")
    .replace(new RegExp(`^  ${room},$`, "m"), "");
  return { ...loaded, source: without };
}
