// Opens links of different games of five moves, one after another: the legal squares of each board
// lead on to the next links. Resolves to how many games of five moves were opened.
async (count) => {
  const MOVES = 5;
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const played = () =>
    [...document.querySelectorAll("[data-moves] [data-ply]")]
      .map((item) => item.textContent.trim().toLowerCase())
      .join("");
  const legal = () =>
    [...document.querySelectorAll("#board [data-legal]")].map(({ dataset }) => dataset.square);
  let opened = 0;
  const open = async (line) => {
    location.hash = `#m=${line}`;
    while (played() !== line) await frame();
    if (line.length === 2 * MOVES) {
      opened += 1;
      return;
    }
    for (const square of legal()) if (opened < count) await open(line + square);
  };
  await open("f5");
  return opened;
};
