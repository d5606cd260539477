/**
 * Guard of the games that JavaScript holds: misuse throws an error with a code before it reaches
 * WebAssembly. An exception thrown from there would leave the instance without a part of its stack,
 * and the game in use for ever.
 */

/** Methods that change a game or end it, which its own search excludes. */
const CHANGING = ["play", "undo", "redo", "go_to", "free"];
/** Methods that search; one search at a time needs one table of positions. */
const SEARCHING = ["ai_move", "analyse", "review_move"];

/**
 * Calls within calls that have to fit on the stack before a method begins, several times what a
 * search or another method takes.
 */
const ROOM_TO_SEARCH = 1000;
const ROOM = 300;

/**
 * A method that runs, within the one that called back: its game, and whether it searches.
 * @typedef {{game: object, searches: boolean, outer: Call | null}} Call
 */

/**
 * The innermost method that runs. It is put back by an assignment: on a full stack a call to do so
 * would throw.
 * @type {Call | null}
 */
let innermost = null;

/** The prototypes of games that are guarded: each module has its own. */
const guarded = new WeakSet();

/**
 * @param {string} code
 * @param {string} message
 */
function refusal(code, message) {
  return Object.assign(new Error(message), { code, detail: "" });
}

/**
 * Goes as many calls deep and comes back; the sum keeps them on the stack.
 * @param {number} calls
 * @returns {number}
 */
function descend(calls) {
  return calls === 0 ? 0 : 1 + descend(calls - 1);
}

/** @param {number} calls */
function hasRoom(calls) {
  try {
    return descend(calls) === calls;
  } catch {
    return false;
  }
}

/**
 * Whether a method that runs, or one of those around it, is such a one.
 * @param {(call: Call) => boolean} isSuch
 */
function runs(isSuch) {
  for (let call = innermost; call; call = call.outer) if (isSuch(call)) return true;
  return false;
}

/**
 * Guards the methods of all games by their common prototype, once, and frees the one that is given.
 * @param {object} game
 */
export function guard(game) {
  const prototype = Object.getPrototypeOf(game);
  if (!guarded.has(prototype)) guardAll(prototype);
  guarded.add(prototype);
  game.free();
}

/** @param {Record<string, unknown>} prototype */
function guardAll(prototype) {
  for (const name of Object.getOwnPropertyNames(prototype)) {
    const method = prototype[name];
    if (name === "constructor" || name.startsWith("__") || typeof method !== "function") continue;
    const searches = SEARCHING.includes(name);
    const changes = CHANGING.includes(name);
    const room = searches ? ROOM_TO_SEARCH : ROOM;
    prototype[name] = function (...values) {
      if (!this?.__wbg_ptr) throw refusal("freed", "the game has been freed");
      if (
        (changes && runs((call) => call.game === this)) ||
        (searches && runs((call) => call.searches))
      )
        throw refusal("busy", `${name} has to wait until the search has ended`);
      if (!hasRoom(room)) throw refusal("stack-full", `the stack has no room left for ${name}`);
      const outer = innermost;
      innermost = { game: this, searches, outer };
      try {
        return method.apply(this, values);
      } finally {
        innermost = outer;
      }
    };
  }
  if (Symbol.dispose) prototype[Symbol.dispose] = prototype.free;
}
