/**
 * The engine worker. It accepts requests while the engine is still loading.
 *
 * @import { ToWorker } from "./protocol.js"
 */

import { loadEngine } from "../base/resources.js";
import { createRequestHandler } from "./request-handler.js";

const handle = createRequestHandler(loadEngine, (reply) => postMessage(reply));

addEventListener("message", (event) => {
  void handle(/** @type {MessageEvent<ToWorker>} */ (event).data);
});
