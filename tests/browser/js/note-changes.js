// Notes in `changes` the number of discs at every change of them, and whether a human may play.
() => {
  const board = document.getElementById("board");
  window.changes = [];
  const note = () =>
    window.changes.push({
      discs: 64 - board.querySelectorAll("[data-disc=empty]").length,
      input: board.dataset.input !== undefined,
    });
  new MutationObserver(note).observe(board, { subtree: true, attributeFilter: ["data-disc"] });
};
