/** The parts of a board that is embedded in another page, loaded with it alone. */

export { engineOfBoard } from "./engine-of-board.ts";
export { createHost } from "./host.ts";
export { followSight } from "./sight.ts";
export { stepByWheel } from "./wheel-steps.ts";
export { turnedTo } from "./turned-to.ts";
