/** The square of a board under the pointer. */

import type { Core } from "../../floor/base/page.ts";
import { squareIndex } from "../../play/games/squares.ts";

export function squareUnder(
  board: HTMLElement,
  { clientX, clientY }: MouseEvent,
  state: Core | undefined,
) {
  const button = document.elementFromPoint(clientX, clientY)?.closest("[data-square]");
  if (!(button instanceof HTMLElement) || !board.contains(button) || !state) return null;
  return squareIndex(state.game, button.dataset.square ?? "");
}
