/**
 * A lesson: the markup holds a position, the page judges the visitor's move and locks the board
 * until the visitor tries again.
 */

import { cardOf, find } from "./dom.ts";
import { LESSON, LESSON_RESULTS } from "./games.ts";

const LOCKS = "undo hint level players theme lang";

export function setLesson() {
  const { card, board } = cardOf("lesson");
  const verdict = find(card, "[data-verdict]", HTMLElement);
  const again = find(card, "[data-again]", HTMLButtonElement);

  function ask() {
    board.set("lock", LOCKS);
    board.load(LESSON);
    again.disabled = true;
    delete verdict.dataset.kind;
    verdict.textContent = "Take your time, and play a square.";
  }

  board.addEventListener("reversi-move", ({ detail }) => {
    const result = LESSON_RESULTS[detail.square];
    verdict.dataset.kind = result > 0 ? "right" : "wrong";
    verdict.textContent = judge(detail.square, result);
    board.set("lock", `${LOCKS} board`);
    again.disabled = false;
  });
  again.addEventListener("click", ask);
}

/** @param result Black's lead in discs at the end */
function judge(square: string, result: number) {
  if (result > 0)
    return `Right! After ${square} Black wins by ${result} discs, whatever White tries.`;
  const corner = square === "a8" ? "The corner is tempting, but after" : "After";
  return `${corner} ${square} White wins by ${-result} discs.`;
}
