// The width of the board, its squares and discs, how many squares and which actions are in sight,
// whether the image of the side to move has its label in sight, and whether something scrolls.
() => {
  const root = document.documentElement;
  const inSight = (element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const inside =
      left >= -0.5 && top >= -0.5 && right < innerWidth + 0.5 && bottom < innerHeight + 0.5;
    const found = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return inside && right > left && element.contains(found);
  };
  const squares = [...document.querySelectorAll("#board button")];
  const actions = [...document.querySelectorAll("[data-group] .action")];
  const width = (element) => element.getBoundingClientRect().width;
  return {
    board: width(document.querySelector(".board-frame")),
    square: Math.min(...squares.map(width)),
    disc: width(document.querySelector("#board [data-disc=black] .face")),
    squares: squares.filter(inSight).length,
    actions: actions
      .filter(inSight)
      .map((action) => action.dataset.action ?? ("sound" in action.dataset ? "sound" : "menu"))
      .join(" "),
    labelled:
      width(document.querySelector(".to-move")) === 0 ||
      inSight(document.querySelector(".to-move-label")),
    scrolls: root.scrollWidth > innerWidth || root.scrollHeight > innerHeight,
  };
};
