// Milliseconds from the start of the navigation to the first move and to the engine, and the number
// and bytes of the files loaded before the first move.
(done) => {
  const look = () => {
    const [move] = performance.getEntriesByName("first-move");
    const [engine] = performance.getEntriesByName("engine-ready");
    if (!move || !engine) return setTimeout(look, 100);
    const all = ["navigation", "resource"].flatMap((type) => performance.getEntriesByType(type));
    const files = all.filter((file) => file.responseEnd <= move.startTime);
    const bytes = files.reduce((sum, file) => sum + file.transferSize, 0);
    done({ first_move: move.startTime, engine: engine.startTime, files: files.length, bytes });
  };
  look();
};
