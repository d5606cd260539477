// Whether score, board and status line are in the window, and nothing scrolls sideways.
() => {
  const inSight = (selector) => {
    const box = document.querySelector(selector).getBoundingClientRect();
    const inside =
      box.top >= 0 && box.left >= 0 && box.right <= innerWidth && box.bottom <= innerHeight;
    return inside && box.height > 0;
  };
  const root = document.documentElement;
  return [
    ...[".scoreboard", "#board", ".status-line"].map(inSight),
    root.scrollWidth <= root.clientWidth,
  ];
};
