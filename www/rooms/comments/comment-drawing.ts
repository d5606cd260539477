/**
 * Marks over the board, and the pointer that draws them: from the square of the press to that of
 * the release. A plain press while drawing that ends on its own square is left to the click: as by
 * keyboard, the first one begins a mark and the second one ends it.
 */

import type { Square } from "../../../reversi-rules.js";
import type { Mark } from "../../../embed/host-page/marks.ts";
import type { Core } from "../../floor/base/page.ts";
import { query, setAttribute } from "../../floor/base/dom.ts";
import { canComment, drawingOf } from "../../play/game/comments.ts";
import { marksShown } from "../../play/game/typed-comment.ts";
import { isTurned } from "../../play/board/orientation.ts";
import { type Extent, arrow, leftFree, middleOf } from "./comment-model.ts";
import { svg } from "../../play/ui/svg.ts";
import { squareUnder } from "./square-under.ts";

/** The mark that the pointer draws: without an end or back to itself, a circle. */
type Begun = Pick<Mark, "from" | "to">;

/** The name of the mask of the marks in the document. */
const MASK = "marks-leave-free";

/** The drawing over a board. */
export function createDrawing(board: HTMLTableElement) {
  const drawing = svg("svg", { class: "drawn-marks", "aria-hidden": "true", focusable: "false" });

  return (state: Core, unfinished: Begun | null) => {
    const { columns, rows } = state.game;
    const marks = marksShown(state);
    const free = marks.length > 0 || unfinished ? leftFree(state) : new Map();
    const shapes = marks.map((mark) =>
      mark.letter === null ? shape(state, mark, "drawn", free) : letter(state, mark),
    );
    if (unfinished) shapes.push(shape(state, unfinished, "begun", free));
    setAttribute(drawing, "viewBox", `0 0 ${columns} ${rows}`);
    // Every square has half a gap on each side.
    drawing.style.width = `calc(${columns} * (100% + var(--square-gap)))`;
    drawing.style.height = `calc(${rows} * (100% + var(--square-gap)))`;
    const seen = svg("g", { mask: `url(#${MASK})`, class: "seen" }, ...shapes);
    drawing.replaceChildren(...(free.size > 0 ? [mask(state, free), seen] : shapes));
    const corner = query(board, "td[role=gridcell]", HTMLTableCellElement);
    if (shapes.length === 0) drawing.remove();
    else if (drawing.parentElement !== corner) corner.append(drawing);
  };
}

/** The mask of the places that marks leave free. */
function mask(state: Core, free: ReadonlyMap<Square, Extent>) {
  const { columns, rows } = state.game;
  const all = { x: 0, y: 0, width: columns, height: rows };
  const holes = [...free].map(([square, { across, down }]) => {
    const { x, y } = middleOf(state.game, square, isTurned(state));
    const size = { width: 2 * across, height: 2 * down, rx: Math.min(across, down) };
    return svg("rect", { class: "free", x: x - across, y: y - down, ...size, fill: "black" });
  });
  const parts = [svg("rect", { ...all, fill: "white" }), ...holes];
  return svg("mask", { id: MASK, maskUnits: "userSpaceOnUse", ...all }, ...parts);
}

/**
 * A mark with an edge that shows on every disc.
 * @param name its class
 */
function shape(state: Core, { from, to }: Begun, name: string, free: ReadonlyMap<Square, Extent>) {
  const turned = isTurned(state);
  const start = middleOf(state.game, from, turned);
  if (to === null || to === from) {
    const ring = (part: string) =>
      svg("circle", { class: part, cx: start.x, cy: start.y, r: 0.41 });
    return svg("g", { class: name }, ring("edge"), ring("core"));
  }
  const { shaft, head } = arrow(start, middleOf(state.game, to, turned), free.get(to));
  const ends = { x1: shaft.from.x, y1: shaft.from.y, x2: shaft.to.x, y2: shaft.to.y };
  const points = head.map(({ x, y }) => `${x},${y}`).join(" ");
  const parts = (part: string) => [
    svg("line", { class: part, ...ends }),
    svg("polygon", { class: part, points }),
  ];
  return svg("g", { class: name }, ...parts("edge"), ...parts("core"));
}

/** The letter of a host page, in the ink of what it lies on. */
function letter(state: Core, { from, letter: sign }: Mark) {
  const { x, y } = middleOf(state.game, from, isTurned(state));
  const ground = ["empty", "black", "white"][state.game.cells[from]];
  const place = { x, y, "text-anchor": "middle", "dominant-baseline": "central" };
  const written = svg("text", { class: `letter on-${ground}`, ...place });
  written.textContent = sign;
  return written;
}

export function listenToDrawing(
  board: HTMLTableElement,
  {
    state,
    preview,
    finish,
  }: {
    state: () => Core | undefined;
    preview: (mark: Begun | null) => void;
    finish: (from: Square, to: Square) => void;
  },
) {
  let from: Square | null = null;
  /** Whether a press that ends on its own square is left to the click. */
  let plain = false;
  /** Whether the click after a press belongs to a mark. */
  let drawn = false;

  const squareAt = (event: MouseEvent) => squareUnder(board, event, state());

  function press(event: PointerEvent) {
    from = draws(event, state()) ? squareAt(event) : null;
    plain = event.button === 0 && !event.shiftKey;
    drawn = from !== null;
    if (from === null) return;
    // The board has to take a plain press for the click to count.
    if (!plain) event.stopPropagation();
    preview({ from, to: null });
  }

  function release(event: PointerEvent) {
    if (from === null) return;
    const [unfinished, to] = [from, squareAt(event)];
    from = null;
    preview(null);
    if (plain && to === unfinished) drawn = false;
    else if (to !== null) finish(unfinished, to);
  }

  board.addEventListener("pointerdown", press, { capture: true });
  addEventListener("pointermove", (event) => {
    if (from !== null) preview({ from, to: squareAt(event) });
  });
  addEventListener("pointerup", release);
  addEventListener("pointercancel", () => {
    if (from !== null) preview(null);
    from = null;
  });
  const swallow = (event: MouseEvent) => {
    // A click by the keyboard has no detail.
    if (drawn && event.detail > 0) event.stopPropagation();
    drawn = false;
  };
  board.addEventListener("click", swallow, { capture: true });
  board.addEventListener("contextmenu", (event) => {
    if (mayDraw(state())) event.preventDefault();
  });
}

/** Whether marks can be drawn on the position shown. */
function mayDraw(state: Core | undefined): state is Core {
  if (!state?.comments.open) return false;
  return canComment(state);
}

function draws({ button, shiftKey }: MouseEvent, state: Core | undefined) {
  if (!mayDraw(state)) return false;
  return button === 2 || (button === 0 && (shiftKey || drawingOf(state) !== null));
}
