// Plays d4 and resolves to the milliseconds from frame to frame until the last disc rests.
() =>
  new Promise((resolve) => {
    const board = document.getElementById("board");
    const gaps = [];
    let last = performance.now();
    const note = (now) => {
      gaps.push(now - last);
      last = now;
      const runs = board.getAnimations({ subtree: true }).some((a) => a.playState === "running");
      if (runs) requestAnimationFrame(note);
      else resolve(gaps);
    };
    requestAnimationFrame((now) => {
      last = now;
      board.querySelector("[data-square=d4]").click();
      requestAnimationFrame(note);
    });
  });
