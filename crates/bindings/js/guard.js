/**
 * Guard of the games that JavaScript holds: misuse throws an error with a code before it reaches
 * WebAssembly. An exception thrown from there would leave the instance without a part of its stack.
 */

/** Methods that change a game or end it, which its own search excludes. */
const CHANGING = ["play", "undo", "redo", "go_to", "free"];
/** Methods that search; one search at a time needs one table of positions. */
const SEARCHING = ["ai_move", "analyse", "review_move"];

/** The games with a method running, which may call a function of the caller's. */
const running = new Set();
let searching = false;

/**
 * @param {string} code
 * @param {string} message
 */
function refusal(code, message) {
  return Object.assign(new Error(message), { code, detail: "" });
}

/**
 * Guards the methods of all games by their common prototype, and frees the one that is given.
 * @param {object} game
 */
export function guard(game) {
  const prototype = Object.getPrototypeOf(game);
  for (const name of Object.getOwnPropertyNames(prototype)) {
    const method = prototype[name];
    if (name === "constructor" || name.startsWith("__") || typeof method !== "function") continue;
    const searches = SEARCHING.includes(name);
    const changes = CHANGING.includes(name);
    prototype[name] = function (...values) {
      if (!this.__wbg_ptr) throw refusal("freed", "the game has been freed");
      if ((changes && running.has(this)) || (searches && searching))
        throw refusal("busy", `${name} has to wait until the search has ended`);
      const isOutermost = !running.has(this);
      running.add(this);
      if (searches) searching = true;
      try {
        return method.apply(this, values);
      } finally {
        if (isOutermost) running.delete(this);
        if (searches) searching = false;
      }
    };
  }
  if (Symbol.dispose) prototype[Symbol.dispose] = prototype.free;
  game.free();
}
