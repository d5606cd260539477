/**
 * Painting of discs by a pointer that is drawn across the board. A press that ends on its own
 * square is left to the click, which keys make as well.
 *
 * @import { Editor } from "./editor.js"
 */

import { painted, strokeDisc } from "./editor.js";

/** Pixels between two points of a stroke at which a square is looked for. */
const STEP = 8;

/**
 * @typedef {object} Stroke
 * @property {Editor} start the editor before it
 * @property {0 | 1 | 2} disc what it sets
 * @property {Set<number>} squares those that it has reached
 * @property {{x: number, y: number}} at where the pointer is
 */

/**
 * @param {HTMLElement} board
 * @param {object} deps
 * @param {() => Editor | null} deps.editor the open one
 * @param {(editor: Editor, start: Editor) => void} deps.paint
 * @param {(name: string) => number | null} deps.squareOf a square by its name
 */
export function listenToPainting(board, { editor, paint, squareOf }) {
  /** @type {Stroke | null} */
  let stroke = null;
  /** Whether the click after a stroke belongs to it. */
  let drawn = false;

  /**
   * @param {number} x
   * @param {number} y
   */
  function squareAt(x, y) {
    const button = document.elementFromPoint(x, y)?.closest("[data-square]");
    return button instanceof HTMLElement && board.contains(button)
      ? squareOf(button.dataset.square ?? "")
      : null;
  }

  /** @param {PointerEvent} event */
  function begin({ button, isPrimary, clientX: x, clientY: y }) {
    drawn = false;
    const start = button === 0 && isPrimary ? editor() : null;
    const square = start && squareAt(x, y);
    stroke =
      start === null || square === null
        ? null
        : { start, disc: strokeDisc(start, square), squares: new Set([square]), at: { x, y } };
  }

  /** @param {PointerEvent} event */
  function goOn({ isPrimary, clientX: x, clientY: y }) {
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

/**
 * Points on the way from one to another, with the last one.
 * @param {{x: number, y: number}} from
 * @param {{x: number, y: number}} to
 */
function pointsBetween(from, to) {
  const [across, down] = [to.x - from.x, to.y - from.y];
  const steps = Math.max(1, Math.ceil(Math.hypot(across, down) / STEP));
  return Array.from({ length: steps }, (_, step) => {
    const part = (step + 1) / steps;
    return { x: from.x + part * across, y: from.y + part * down };
  });
}
