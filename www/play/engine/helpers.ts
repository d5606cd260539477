/**
 * Workers that search together: one is the engine's, the others are its helpers. They share the
 * memory of one module, and with it the table of positions. A helper does nothing but join the
 * searches of its worker, and ends with it.
 */

import type { Engine } from "./request-handler.ts";
import type { EndOfHelp } from "./protocol.ts";

/** The message that starts a helper. */
export interface Help {
  type: "help";
  module: WebAssembly.Module;
  memory: WebAssembly.Memory;
}

type Helper = Pick<Worker, "postMessage" | "terminate" | "addEventListener">;

interface Helping {
  loadThreads: typeof import("../../floor/base/resources.ts").loadThreads;
  startWorker: () => Helper;
  /** Says what ends the helpers, before they start. */
  announce: (end: EndOfHelp) => void;
}

/**
 * An engine that searches with helpers. Rejects if the browser shares no memory or starts no worker
 * from a worker.
 */
export async function loadEngineWithHelpers(
  threads: number,
  { loadThreads, startWorker, announce }: Helping,
): Promise<Engine> {
  const { engine, module, memory } = await loadThreads();
  announce({ buffer: memory.buffer, at: engine.end_of_help() });
  const helpers: Helper[] = [];
  try {
    for (let count = 1; count < threads; count += 1) helpers.push(startWorker());
    await Promise.all(helpers.map((helper) => begin(helper, { type: "help", module, memory })));
  } catch (error) {
    for (const helper of helpers) helper.terminate();
    throw error;
  }
  return engine;
}

/** Resolves when the helper waits for searches: a worker that searches could not hear of it. */
function begin(helper: Helper, help: Help): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = () => reject(new Error("a helper cannot be started"));
    helper.addEventListener("message", ({ data }) => (data === "helping" ? resolve() : fail()));
    helper.addEventListener("error", fail);
    helper.addEventListener("messageerror", fail);
    helper.postMessage(help);
  });
}

/**
 * Ends the search of helpers whose worker is ended: a browser takes seconds to end a worker that
 * searches, and then as long for its helpers.
 */
export function endHelp({ buffer, at }: EndOfHelp) {
  Atomics.store(new Uint8Array(buffer), at, 1);
}

/** Makes this worker a helper, for as long as it lives. */
export async function help(
  { module, memory }: Help,
  loadThreads: Helping["loadThreads"],
  post: (message: "helping" | "failed") => void,
) {
  let engine: Awaited<ReturnType<Helping["loadThreads"]>>["engine"];
  try {
    ({ engine } = await loadThreads({ module, memory }));
  } catch {
    post("failed");
    return;
  }
  post("helping");
  engine.help();
}
