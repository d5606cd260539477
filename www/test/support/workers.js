/** Engine workers that do what the test says; `spawn` starts one and adds it to `workers`. */
export function createFakeWorkers() {
  const workers = [];
  const spawn = () => {
    const listeners = {};
    const worker = {
      posted: [],
      terminated: false,
      postMessage: (message) => worker.posted.push(message),
      terminate: () => {
        worker.terminated = true;
      },
      addEventListener: (type, listener) => {
        listeners[type] = listener;
      },
      reply: (data) => listeners.message({ data }),
      ready: (id) => worker.reply({ type: "ready", id }),
      progress: (id, depth) => worker.reply({ type: "progress", id, found: { depth } }),
      done: (id, square) => worker.reply({ type: "done", id, answer: { square } }),
      fail: (id, code, fatal) =>
        worker.reply({
          type: "failed",
          id,
          problem: { code, detail: "", message: "no" },
          fatal,
        }),
      breakDown: (type = "error") => listeners[type]({}),
    };
    workers.push(worker);
    return worker;
  };
  return { workers, spawn };
}
