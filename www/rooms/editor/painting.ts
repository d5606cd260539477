/**
 * Painting of discs by a pointer that is drawn across the board. A press that ends on its own
 * square is left to the click, which keys make as well.
 */

import type { Square } from "../../../reversi-rules.js";
import { type Editor, painted, strokeDisc } from "./editor.ts";

/** Pixels between two points of a stroke at which a square is looked for. */
const STEP = 8;

interface Stroke {
  /** The editor before it. */
  start: Editor;
  /** What it sets. */
  disc: 0 | 1 | 2;
  /** Those that it has reached. */
  squares: Set<Square>;
  /** Where the pointer is. */
  at: { x: number; y: number };
}

interface EditedBoard {
  /** The open one. */
  editor: () => Editor | null;
  paint: (editor: Editor, start: Editor) => void;
  /** A square by its name. */
  squareOf: (name: string) => Square | null;
}

export function listenToPainting(board: HTMLElement, { editor, paint, squareOf }: EditedBoard) {
  let stroke: Stroke | null = null;
  /** Whether the click after a stroke belongs to it. */
  let drawn = false;

  function squareAt(x: number, y: number) {
    const button = document.elementFromPoint(x, y)?.closest("[data-square]");
    return button instanceof HTMLElement && board.contains(button)
      ? squareOf(button.dataset.square ?? "")
      : null;
  }

  function begin({ button, isPrimary, clientX: x, clientY: y }: PointerEvent) {
    drawn = false;
    const start = button === 0 && isPrimary ? editor() : null;
    const square = start && squareAt(x, y);
    stroke =
      start === null || square === null
        ? null
        : { start, disc: strokeDisc(start, square), squares: new Set([square]), at: { x, y } };
  }

  function goOn({ isPrimary, clientX: x, clientY: y }: PointerEvent) {
    if (stroke === null || !isPrimary) return;
    const { start, disc, squares, at } = stroke;
    const before = squares.size;
    for (const { x: left, y: top } of pointsBetween(at, { x, y })) {
      const square = squareAt(left, top);
      if (square !== null) squares.add(square);
    }
    stroke.at = { x, y };
    if (squares.size > before) paint(painted(start, squares, disc), start);
  }

  function end() {
    drawn = stroke !== null && stroke.squares.size > 1;
    stroke = null;
  }

  board.addEventListener("pointerdown", begin, { capture: true });
  addEventListener("pointermove", goOn);
  for (const type of ["pointerup", "pointercancel"]) addEventListener(type, end);
  board.addEventListener(
    "click",
    (event) => {
      if (drawn && event.detail > 0) event.stopPropagation();
      drawn = false;
    },
    { capture: true },
  );
}

/** Points on the way from one to another, with the last one. */
function pointsBetween(from: { x: number; y: number }, to: { x: number; y: number }) {
  const [across, down] = [to.x - from.x, to.y - from.y];
  const steps = Math.max(1, Math.ceil(Math.hypot(across, down) / STEP));
  return Array.from({ length: steps }, (_, step) => {
    const part = (step + 1) / steps;
    return { x: from.x + part * across, y: from.y + part * down };
  });
}
