// The squares that move, `ms` after the move that has just been played: whether the face of the new
// side shows, and how opaque the mark of the last move and the shadow are.
(ms) => {
  for (const animation of document.getAnimations()) {
    animation.pause();
    animation.currentTime = ms;
  }
  const opacity = (square, part) => Number(getComputedStyle(square, part).opacity);
  return [...document.querySelectorAll("#board [data-turned]")].map((square) => {
    const face = square.querySelector(`.face.${square.dataset.disc}`);
    return {
      square: square.dataset.square,
      turned: new DOMMatrix(getComputedStyle(face).transform).m33 > 0,
      mark: square.hasAttribute("data-last") ? opacity(square, "::after") : null,
      shadow: opacity(square, "::before"),
    };
  });
};
