// Has a worker of the page solve a position on `threads` threads; what it answers.
(position, threads) =>
  new Promise((resolve, reject) => {
    const { src } = document.querySelector('script[src*="www/main.js"]');
    const worker = new Worker(src.replace("main.js", "play/engine/worker.js"), { type: "module" });
    const end = (settle, value) => {
      worker.terminate();
      settle(value);
    };
    worker.addEventListener("error", () => end(reject, "the worker cannot be started"));
    worker.addEventListener("message", ({ data }) => {
      if (!["done", "failed"].includes(data.type)) return;
      const { score, exact, threads: used = 1 } = data.answer ?? {};
      end(resolve, data.type === "done" ? { score, exact, threads: used } : data.problem);
    });
    const point = { game: "reversi", setup: { position }, transcript: "" };
    worker.postMessage({ id: 1, type: "search", ...point, threads, options: { exact: true } });
  });
