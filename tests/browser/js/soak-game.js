// Plays a new game to its end, with random moves for the human's side; resolves to its plies.
() =>
  new Promise((resolve) => {
    const board = document.getElementById("board");
    for (const dialog of document.querySelectorAll("dialog[open]")) dialog.close();
    document.querySelector("[data-group] [data-action=new]").click();
    const play = () => {
      const legal = board.querySelectorAll("[data-legal]");
      if (board.dataset.input !== undefined && legal.length > 0)
        legal[Math.floor(Math.random() * legal.length)].click();
      if (board.dataset.turn !== "none") return;
      changes.disconnect();
      resolve(document.querySelectorAll("[data-moves] [data-ply]").length);
    };
    const changes = new MutationObserver(play);
    changes.observe(board, { attributes: true, subtree: true });
    play();
  });
