/**
 * The step that has the games of files read.
 *
 * @import { NamedFile } from "../../reversi-wasm.js"
 * @import { Context } from "../app/context.js"
 */

/**
 * @param {Context} context
 * @param {readonly NamedFile[]} files
 */
export function readCollection({ store, now }, files) {
  const [random] = crypto.getRandomValues(new Uint32Array(1));
  store.dispatch({ type: "collection-asked", files, id: `${now()}-${random}` });
}
