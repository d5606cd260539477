// Where the board, the panels and the fence are, and whether nothing scrolls sideways.
() => {
  const box = (selector) => document.querySelector(selector).getBoundingClientRect();
  return {
    board: box("#board"),
    panels: box(".side"),
    fence: box(".fence"),
    fits: document.documentElement.scrollWidth <= innerWidth,
  };
};
