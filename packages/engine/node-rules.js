/** The module `reversi-rules` in Node, which is ready once it is imported. */

import { readFileSync } from "node:fs";
import { initSync } from "./reversi-rules.js";

const ready = initSync({
  module: readFileSync(new URL("./reversi-rules_bg.wasm", import.meta.url)),
});

export * from "./reversi-rules.js";

/** Does nothing here: a program that awaits it runs in browsers as well. */
export default async function init() {
  return ready;
}
