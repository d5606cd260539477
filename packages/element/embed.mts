/**
 * The element `<reversi-game>` as a module. It defines the element, and does nothing where there
 * is no document.
 */

import "./embed.js";
import type { ReversiGameElement } from "./embed.js";

export type * from "./embed.js";

/** The class of the element. */
export interface ReversiGameClass {
  new (): ReversiGameElement;
  /** The address of the page's folder, for every element without an attribute `base`. */
  base: string;
}

/** The class of the element; `undefined` without a document. */
export const ReversiGame = globalThis.customElements?.get("reversi-game") as
  ReversiGameClass | undefined;

export default ReversiGame;
