/**
 * The engine worker. It accepts requests while the engine is still loading.
 *
 * @import { Help } from "./helpers.js"
 * @import { ToWorker } from "./protocol.js"
 * @import { Engine } from "./request-handler.js"
 */

import {
  loadEngine,
  loadNotations,
  loadSideGames,
  loadThreads,
  startEngineWorker,
} from "../base/resources.js";
import { gameNamed } from "../games/index.js";
import { help, loadEngineWithHelpers } from "./helpers.js";
import { createRequestHandler } from "./request-handler.js";

// Only Reversi is reviewed and has exercises: no request reaches what the small games lack.
const loadOthers = /** @type {() => Promise<Engine>} */ (/** @type {unknown} */ (loadSideGames));
const LOADERS = { reversi: loadEngine, "side-games": loadOthers };

const handle = createRequestHandler(
  {
    loadEngine: (game) => LOADERS[gameNamed(game).module](),
    loadEngineWithHelpers: (threads) =>
      loadEngineWithHelpers(threads, {
        loadThreads,
        startWorker: startEngineWorker,
        announce: (end) => postMessage({ type: "helped", end }),
      }),
    loadNotations,
  },
  (reply) => postMessage(reply),
);

addEventListener("message", (event) => {
  const { data } = /** @type {MessageEvent<ToWorker | Help>} */ (event);
  if (data.type === "help") void help(data, loadThreads, (message) => postMessage(message));
  else void handle(data);
});
