// Plays d4 and resolves to the milliseconds from the press to the first frame, then from frame to
// frame until the last disc rests.
() =>
  new Promise((resolve) => {
    const board = document.getElementById("board");
    const gaps = [];
    let last = 0;
    let rest = false;
    const note = (now) => {
      gaps.push(now - last);
      last = now;
      if (rest) resolve(gaps);
      else requestAnimationFrame(note);
    };
    requestAnimationFrame((now) => {
      last = now;
      board.querySelector("[data-square=d4]").click();
      // Asked once: the question in each frame would cost what it measures.
      const moving = board.getAnimations({ subtree: true });
      Promise.allSettled(moving.map(({ finished }) => finished)).then(() => {
        rest = true;
      });
      requestAnimationFrame(note);
    });
  });
