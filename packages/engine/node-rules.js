/** The rules with all notations in Node, which is ready once it is imported. */

import { readFileSync } from "node:fs";
import { initSync } from "./reversi-notations.js";

const ready = initSync({
  module: readFileSync(new URL("./reversi-notations_bg.wasm", import.meta.url)),
});

export * from "./reversi-notations.js";

/** Does nothing here: a program that awaits it runs in browsers as well. */
export default async function init() {
  return ready;
}
