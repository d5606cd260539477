/**
 * The engine worker. It accepts requests while the engine is still loading.
 *
 * @import { ToWorker } from "./protocol.js"
 * @import { Engine } from "./request-handler.js"
 */

import { loadEngine, loadNotations, loadSideGames } from "../base/resources.js";
import { gameNamed } from "../games/index.js";
import { createRequestHandler } from "./request-handler.js";

// Only Reversi is reviewed and has exercises: no request reaches what the small games lack.
const loadOthers = /** @type {() => Promise<Engine>} */ (/** @type {unknown} */ (loadSideGames));
const LOADERS = { reversi: loadEngine, "side-games": loadOthers };

const handle = createRequestHandler(
  { loadEngine: (game) => LOADERS[gameNamed(game).module](), loadNotations },
  (reply) => postMessage(reply),
);

addEventListener("message", (event) => {
  void handle(/** @type {MessageEvent<ToWorker>} */ (event).data);
});
