// Notes in `seen` the time of every move and the duration of every long task, in milliseconds.
() => {
  window.seen = { moves: [performance.now()], tasks: [] };
  new MutationObserver(() => window.seen.moves.push(performance.now())).observe(
    document.querySelector("[data-moves]"),
    { childList: true },
  );
  new PerformanceObserver((list) =>
    window.seen.tasks.push(...list.getEntries().map(({ duration }) => duration)),
  ).observe({ type: "longtask" });
};
