// The squares that move, `ms` after the move that has just been played: whether the face of the new
// side shows, and no other, and how opaque the mark of the last move and the shadow are.
(ms) => {
  for (const animation of document.getAnimations()) {
    animation.pause();
    animation.currentTime = ms;
  }
  const opacity = (square, part) => Number(getComputedStyle(square, part).opacity);
  const matrix = (part) => new DOMMatrix(getComputedStyle(part).transform);
  const shows = (face) =>
    matrix(face.parentElement).multiply(matrix(face)).m33 > 0 &&
    face.getBoundingClientRect().width > 0 &&
    getComputedStyle(face).opacity > 0;
  return [...document.querySelectorAll("#board [data-flip]")].map((square) => {
    const visibleFaces = [...square.querySelectorAll(".face")].filter(shows);
    return {
      square: square.dataset.square,
      flipped: visibleFaces.length === 1 && visibleFaces[0].matches(`.${square.dataset.disc}`),
      mark: square.hasAttribute("data-last") ? opacity(square, "::after") : null,
      shadow: opacity(square, "::before"),
    };
  });
};
