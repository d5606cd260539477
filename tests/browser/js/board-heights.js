// The height of the board with its squares, and of the place kept for it without them.
() => {
  const board = document.getElementById("board");
  const height = (element) => element.getBoundingClientRect().height;
  const whole = height(board);
  const empty = board.cloneNode(false);
  board.replaceWith(empty);
  const heightBefore = height(empty);
  empty.replaceWith(board);
  return [whole, heightBefore];
};
