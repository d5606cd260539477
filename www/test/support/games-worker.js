import { createRequestHandler } from "../../play/engine/request-handler.ts";
import { rules } from "./built-rules.js";

/**
 * The worker of the database: the same handler, in this process. `sent` is what each search was
 * sent, and `replace` puts another worker in its place.
 */
export function workerOf(overrides = {}) {
  const memory = { buffer: { byteLength: 0 } };
  const notations = { ...rules, default: async () => ({ memory }), ...overrides };
  const loaders = {
    loadEngine: () => Promise.reject(new Error("no engine")),
    loadNotations: async () => notations,
  };
  const waiting = new Map();
  const start = () =>
    createRequestHandler(loaders, (reply) => {
      const { progress, resolve, reject } = waiting.get(reply.id);
      if (reply.type === "progress") progress(reply.found);
      else if (reply.type === "done") resolve(reply.answer);
      else reject(reply.problem);
    });
  let handle = start();
  const sent = [];
  return {
    request: (task, { progress = () => {} } = {}) =>
      new Promise((resolve, reject) => {
        const id = waiting.size;
        waiting.set(id, { progress, resolve, reject });
        if (task.type === "search-database") sent.push(task.database?.length ?? null);
        // A message is a copy.
        void handle(structuredClone({ id, ...task }));
      }),
    sent,
    replace: () => {
      handle = start();
    },
  };
}
