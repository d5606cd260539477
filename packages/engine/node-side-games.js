/** The module `reversi-side-games` in Node, which is ready once it is imported. */

import { readFileSync } from "node:fs";
import { initSync } from "./reversi-side-games.js";

const ready = initSync({
  module: readFileSync(new URL("./reversi-side-games_bg.wasm", import.meta.url)),
});

export * from "./reversi-side-games.js";

/** Does nothing here: a program that awaits it runs in browsers as well. */
export default async function init() {
  return ready;
}
