// The window's width, whether nothing scrolls sideways, and whether every square is in sight.
() => {
  const root = document.documentElement;
  const squares = [...document.querySelectorAll("#board button")];
  return [
    innerWidth,
    root.scrollWidth <= root.clientWidth,
    squares.every((square) => square.getBoundingClientRect().right <= root.clientWidth),
  ];
};
