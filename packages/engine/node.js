/** The module `reversi-wasm` in Node, which is ready once it is imported. */

import { readFileSync } from "node:fs";
import { initSync } from "./reversi-wasm.js";

const ready = initSync({
  module: readFileSync(new URL("./reversi-wasm_bg.wasm", import.meta.url)),
});

export * from "./reversi-wasm.js";

/** Does nothing here: a program that awaits it runs in browsers as well. */
export default async function init() {
  return ready;
}
