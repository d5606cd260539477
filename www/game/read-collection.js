/**
 * The step that has the games of files read.
 *
 * @import { NamedFile } from "../../reversi-wasm.js"
 * @import { Context } from "../app/context.js"
 *
 * The files that the page's address or the host page names, the game to begin with and its point;
 * with `keep`, the game on the board stays there; with `relay`, somebody rewrites the files while
 * the game is played.
 * @typedef {{address: string, number?: number | null, ply?: number | null,
 *   keep?: boolean | null, relay?: boolean | null}} Source
 */

/**
 * @param {Context} context
 * @param {readonly NamedFile[]} files
 * @param {Source | null} [source] null if a visitor has given the files
 */
export function readCollection({ store, now }, files, source = null) {
  const [random] = crypto.getRandomValues(new Uint32Array(1));
  store.dispatch({
    type: "collection-requested",
    files,
    id: `${now()}-${random}`,
    source,
    time: now(),
  });
}
