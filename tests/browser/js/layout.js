// Where the board, the settings and the actions are, and whether nothing scrolls sideways.
() => {
  const box = (selector) => document.querySelector(selector).getBoundingClientRect();
  return {
    board: box("#board"),
    settings: box("form[name=settings]"),
    actions: box(".actions"),
    fits: document.documentElement.scrollWidth <= innerWidth,
  };
};
