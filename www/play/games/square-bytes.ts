/** Squares as bytes, as the engine gives them. Pure. */

import type { Square, Squares } from "../../../reversi-rules.js";

export const bytesOf = (squares: readonly Square[]) => Uint8Array.from(squares) as Squares;
