/**
 * The parts of a board that is embedded in another page, loaded with it alone.
 */

export { engineOfBoard } from "./engine-of-board.js";
export { createHost } from "./host.js";
export { followSight } from "./sight.js";
