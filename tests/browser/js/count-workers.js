// Notes in `workers` the workers that the page has started and not ended.
() => {
  const running = new Set();
  window.workers = running;
  const { terminate } = Worker.prototype;
  Worker.prototype.terminate = function () {
    running.delete(this);
    terminate.call(this);
  };
  window.Worker = new Proxy(Worker, {
    construct(target, given) {
      const worker = new target(...given);
      running.add(worker);
      return worker;
    },
  });
};
