/** The step that has the games of files read. */

import type { NamedFile } from "../../../reversi-wasm.js";
import type { Context } from "../../floor/base/page.ts";

/**
 * The files that the page's address or the host page names, the game to begin with and its point;
 * with `keep`, the game on the board stays there; with `relay`, somebody rewrites the files while
 * the game is played.
 */
export interface Source {
  address: string;
  number?: number | null;
  ply?: number | null | undefined;
  keep?: boolean | null;
  relay?: boolean | null | undefined;
}

/** @param source null if a visitor has given the files */
export function readCollection(
  { store, now }: Context,
  files: readonly NamedFile[],
  source: Source | null = null,
) {
  const [random] = crypto.getRandomValues(new Uint32Array(1));
  store.dispatch({
    type: "collection-requested",
    files,
    id: `${now()}-${random}`,
    source,
    time: now(),
  });
}
