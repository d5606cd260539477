// Notes in `changes` the time of every change of the discs, their number, and whether a human may
// play.
() => {
  const board = document.getElementById("board");
  window.changes = [];
  const note = () =>
    window.changes.push({
      time: performance.now(),
      discs: 64 - board.querySelectorAll("[data-disc=empty]").length,
      input: board.dataset.input !== undefined,
    });
  new MutationObserver(note).observe(board, { subtree: true, attributeFilter: ["data-disc"] });
};
