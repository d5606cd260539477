// The parts that stick out of the page in each arrangement of it: size of the board, hand, open
// panel. Takes the functions of change-setting.js, show-panel.js and overflow.js; returns the
// number of arrangements, and the failed ones with what overflow.js reports of them.
async (choose, show, overflow) => {
  let seen = 0;
  const failed = {};
  for (const hand of ["right", "left"]) {
    choose("hand", hand);
    for (const size of ["small", "normal", "large"]) {
      choose("board-size", size);
      for (const panel of ["game", "settings", "help"]) {
        show(panel);
        await new Promise(requestAnimationFrame);
        const [width, ...outside] = overflow();
        seen += 1;
        if (width !== 0 || outside.length > 0)
          failed[`${size} board, ${hand} hand, ${panel}`] = [width, ...outside];
      }
    }
  }
  return [seen, failed];
};
