/** The engine worker. It accepts requests while the engine is still loading. */

import type { ToWorker } from "./protocol.ts";
import {
  loadBooks,
  loadEngine,
  loadNotations,
  loadPictures,
  loadSideGames,
  loadThreads,
  startEngineWorker,
} from "../../floor/base/resources.ts";
import { gameNamed } from "../games/index.ts";
import { type Help, help, loadEngineWithHelpers } from "./helpers.ts";
import { type Engine, createRequestHandler } from "./request-handler.ts";

// Only Reversi is reviewed and has exercises: no request reaches what the small games lack.
const loadOthers = loadSideGames as unknown as () => Promise<Engine>;
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
    loadPictures,
    loadBooks,
  },
  (reply) => postMessage(reply),
);

addEventListener("message", (event) => {
  const { data }: MessageEvent<ToWorker | Help> = event;
  if (data.type === "help") void help(data, loadThreads, (message) => postMessage(message));
  else void handle(data);
});
