/**
 * Parts that change their place with the window. In a large one the games to choose from stand
 * above the fence, elsewhere in the menu, and the opponent stands below the fence once the list of
 * moves has begun, and so does the sheet with a friend's link where it has room; a step of the
 * guide that rings squares is a bubble beside them. In a wide one the moves of a game that is
 * reviewed or analysed stand there: moves, graph and judgement are in sight together.
 */

import type { Square } from "../../reversi-rules.js";
import type { Grid } from "../play/games/squares.ts";
import type { State } from "../floor/base/page.ts";
import { focusBoard, query, setAttribute } from "../floor/base/dom.ts";
import { placeAsSeen } from "../play/board/orientation.ts";
import { revealCurrent } from "../play/game/moves-in-sight.ts";
import { guideMarks } from "../play/guide/guide.ts";
import { isStudied, shownPanel } from "../play/ui/panels.ts";
import { allSquares } from "../play/games/squares.ts";

/** Windows with a fence, as in the style sheets. */
const LARGE = "(min-width: 64rem) and (min-height: 36rem) and (min-aspect-ratio: 3 / 2)";
const WIDE = `${LARGE} and (min-width: 90rem)`;
/** Windows whose fence leaves room for a sheet below it. */
const HIGH = `${LARGE} and (min-width: 80rem) and (min-height: 48rem)`;

export function createPlacesView(root: Document) {
  const part = (selector: string) => query(root, selector, HTMLElement);
  const nook = part("[data-nook]");
  const guide = part("[data-guide]");
  const moves = part("[data-moves]");
  const put = {
    opponent: mover(part("[data-opponent]"), nook),
    moves: mover(moves, nook),
    games: mover(part("[data-game-switch]"), part("#menu"), "before"),
    guide: mover(guide, part(".board-frame")),
    send: mover(part("#send"), nook),
  };
  const [large, wide, high] = [LARGE, WIDE, HIGH].map((windows) => matchMedia(windows));
  let shownState: State | null = null;

  function place() {
    if (shownState === null) return;
    const studied = isStudyInSight(shownState) && wide.matches;
    put.opponent(large.matches && shownState.game.line.length > 0);
    put.games(!large.matches);
    put.send(high.matches);
    const moved = put.moves(studied);
    setAttribute(nook, "data-moves-here", studied ? "" : null);
    if (moved) revealCurrent(moves);
    const bubble = large.matches ? bubbleOf(shownState) : null;
    put.guide(bubble !== null);
    setAttribute(guide, "data-placed", "");
    if (bubble === null) return;
    const { points, column, row, tail } = bubble;
    setAttribute(guide, "data-points", points);
    for (const [name, value] of Object.entries({ column, row, tail }))
      guide.style.setProperty(`--${name}`, String(value));
  }
  // An embedded board has neither fence nor first steps.
  const embedded = root.documentElement.dataset.embed !== undefined;
  if (!embedded)
    for (const windows of [large, wide, high]) windows.addEventListener("change", place);

  return {
    update(state: State) {
      shownState = state;
      if (!embedded) place();
    },
  };
}

/**
 * Whether a review or an analysis of a game that has begun is in sight: its moves stand beside it.
 */
export function isStudyInSight(state: State) {
  return isStudied(state) && state.game.line.length > 0 && shownPanel(state) === "learn";
}

/** The bubble of the guide, in squares. */
const BUBBLE = { columns: 5, rows: 2 };

interface Bubble {
  /** Where it begins. */
  column: number;
  /** The line between rows on which it stands, or from which it hangs. */
  row: number;
  /** The column of its tail, from its own first one on. */
  tail: number;
  points: "down" | "up" | "nowhere";
}

/**
 * Where the bubble of the guide is: it points at the first ringed square from above or below, or
 * lies between the rings of several corners, and covers no disc and no legal move.
 * @returns null if the step rings nothing, or the board has no room
 */
export function bubbleOf(state: State): Bubble | null {
  const { game } = state;
  const { columns } = game;
  const { place, flips, look } = guideMarks(state);
  const ringed = [...(place === null ? [] : [place]), ...look];
  if (ringed.length === 0) return null;
  const seen = (square: Square) => placeAsSeen(state, square);
  const legal = game.moves.map(({ square }) => square);
  const discs = allSquares(game).filter((square) => game.cells[square] !== 0);
  const keptFree: ReadonlySet<number> = new Set(
    [...ringed, ...flips, ...legal, ...discs].map(seen),
  );
  const ring = { column: seen(ringed[0]) % columns, row: Math.floor(seen(ringed[0]) / columns) };
  const places = place === null && look.length > 1 ? between(game) : beside(ring, game);
  return places.find((bubble) => covered(bubble, columns).every((at) => !keptFree.has(at))) ?? null;
}

/**
 * The places of a bubble beside a ringed square: above it in the upper half of the board, and as
 * near to its middle as can be.
 */
function beside(
  { column, row }: { column: number; row: number },
  { columns, rows }: Grid,
): Bubble[] {
  const tails = [2, 3, 1, 4, 0].filter(
    (tail) => column >= tail && column - tail + BUBBLE.columns <= columns,
  );
  const at = (points: "down" | "up") =>
    tails.map((tail) => ({
      column: column - tail,
      row: points === "down" ? row : row + 1,
      tail,
      points,
    }));
  const above = row >= BUBBLE.rows ? at("down") : [];
  const below = row + BUBBLE.rows < rows ? at("up") : [];
  return row < rows / 2 ? [...above, ...below] : [...below, ...above];
}

/** The places of a bubble in the middle between the corners. */
function between({ columns, rows }: Grid): Bubble[] {
  const column = (columns - BUBBLE.columns) / 2;
  return [BUBBLE.rows, rows].map((row) => ({ column, row, tail: 0, points: "nowhere" }));
}

/** The squares that a bubble covers, as they lie on the screen. */
function covered({ column, row, points }: Bubble, columns: number) {
  const top = points === "up" ? row : row - BUBBLE.rows;
  const from = Math.floor(column);
  const width = Math.ceil(column + BUBBLE.columns) - from;
  return Array.from({ length: BUBBLE.rows * width }, (_, index) => {
    return (top + Math.floor(index / width)) * columns + from + (index % width);
  });
}

/**
 * Moves a part between the place that it has in the page and another one. The focus stays in it.
 * The function returned moves it, and says whether its place is another one.
 * @param side whether it comes before what the other place has, or after it
 */
function mover(part: HTMLElement, away: HTMLElement, side: "before" | "after" = "after") {
  const home = part.ownerDocument.createComment("");
  return (goes: boolean) => {
    if (goes === (part.parentElement === away)) return false;
    const focused = part.contains(document.activeElement) ? document.activeElement : null;
    if (goes) {
      part.replaceWith(home);
      if (side === "before") away.prepend(part);
      else away.append(part);
    } else home.replaceWith(part);
    if (focused instanceof HTMLElement) {
      focused.focus({ preventScroll: true });
      if (document.activeElement !== focused) focusBoard();
    }
    return true;
  };
}
