// The state that the page shows, or null without a board and while the document is parsed;
// src/state.rs explains the fields.
() => {
  const board = document.getElementById("board");
  if (!board || document.readyState === "loading") return null;
  const squares = [...board.querySelectorAll("button[data-square]")];
  const having = (test) => squares.filter(test).map((square) => square.dataset.square);
  const discs = { black: "X", white: "O", empty: "-" };
  const items = [...document.querySelectorAll("[data-moves] [data-ply]")];
  const actions = [...document.querySelectorAll("[data-group] [data-action]")];
  const end = document.getElementById("end");
  const output = (name) => document.querySelector(`output[name="${name}"]`).textContent.trim();
  return {
    discs: squares.map((square) => discs[square.dataset.disc] ?? "?").join(""),
    legal: having((square) => square.dataset.legal !== undefined),
    last: having((square) => square.dataset.last !== undefined),
    hint: having((square) => square.dataset.hint !== undefined),
    rejected: having((square) => square.dataset.rejected !== undefined),
    ghost: having((square) => square.dataset.preview === "place"),
    would_flip: having((square) => square.dataset.preview === "flip"),
    turn: board.dataset.turn ?? "",
    input: board.dataset.input !== undefined,
    thinking: document.body.dataset.thinking !== undefined,
    turn_alt: document.getElementById("turn").alt,
    black: output("black"),
    white: output("white"),
    status: document.getElementById("status").textContent.trim(),
    moves: items.map((item) => item.textContent.trim().toLowerCase()),
    current: items.findIndex((item) => item.closest("[aria-current]")) + 1,
    enabled: actions
      .filter((action) => !action.disabled && !action.ariaDisabled && !action.hidden)
      .map((action) => action.dataset.action),
    end: end.open ? end.dataset.result : null,
    end_text: end.innerText.trim(),
    lang: document.documentElement.lang,
    problems: window.testProblems ?? [],
  };
};
