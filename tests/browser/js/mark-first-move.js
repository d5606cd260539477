// Marks the time at which the first playable square is painted, with all pictures of the board.
// Runs before the page's own scripts.
() => {
  const look = () => {
    const playable = document.querySelector("#board button[data-legal]") !== null;
    const pictures = [...document.querySelectorAll("#board img")];
    const painted = pictures.every((image) => image.src !== "" && image.complete);
    if (!playable || !painted) return requestAnimationFrame(look);
    requestAnimationFrame(() => setTimeout(() => performance.mark("first-move")));
  };
  requestAnimationFrame(look);
};
