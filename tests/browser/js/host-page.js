// The script of a host page: collects the events of its boards in `events`, and names the first
// board `board`.
window.events = [];

for (const type of [
  "ready",
  "before-move",
  "move",
  "pass",
  "gameover",
  "solved",
  "failed",
  "change",
  "gamechange",
  "resize",
  "error",
])
  document.addEventListener(`reversi-${type}`, (event) =>
    window.events.push({ id: event.target.id, type, detail: event.detail }),
  );

document.addEventListener("DOMContentLoaded", () => {
  window.board = document.querySelector("reversi-game");
});
