/**
 * The element `<reversi-game>` as a module. It defines the element, and does nothing where there
 * is no document.
 */

import "./embed.js";

/** The class of the element; `undefined` without a document. */
export const ReversiGame = globalThis.customElements?.get("reversi-game");

export default ReversiGame;
