/**
 * The groups of four behind a value of Connect Four: a table of both sides' groups, and those
 * through one square as lines on the board.
 *
 * @import { Group, Side } from "../../reversi-rules.js"
 * @import { Rules } from "../game/session.js"
 * @import { State } from "../app/state.js"
 * @import { Texts } from "../words/texts.js"
 * @import { GroupLine } from "./connect-four-groups-model.js"
 */

import { element, query, setAttribute } from "../base/dom.js";
import { changed } from "../base/store.js";
import { namesOf } from "../games/squares.js";
import { groupSquare, showsGroups } from "../board/selectors.js";
import { createStudyTexts } from "../ui/study-texts.js";
import {
  DISCS,
  groupsOf,
  linesThrough,
  tallyOf,
  throughSquare,
  worthOf,
} from "./connect-four-groups-model.js";
import { svg } from "../ui/svg.js";

const SIDES = /** @type {const} */ (["black", "white"]);
/** The width of a line by the discs in its group, and of its edge on both sides, in squares. */
const WIDTHS = [0, 0.045, 0.075, 0.11, 0.14];
const EDGE = 0.04;

/**
 * @param {HTMLElement} section
 * @param {HTMLTableElement} board
 * @param {Pick<Rules, "new_game">} rules
 */
export function createConnectFourGroupsView(section, board, rules) {
  const drawing = svg("svg", { class: "groups", "aria-hidden": "true", focusable: "false" });
  /** @type {Group[]} */
  let groups = [];
  /** @type {State["game"] | null} */
  let counted = null;

  return {
    /**
     * @param {State} state
     * @param {State | null} before
     * @param {Texts} texts
     */
    update(state, before, texts) {
      if (!changed(state, before, "game", "point", "pointer", "settings", "host")) return;
      const shows = showsGroups(state);
      section.hidden = !shows;
      if (!shows) {
        drawing.remove();
        return;
      }
      if (state.game !== counted) groups = groupsOf(rules, state.game);
      counted = state.game;
      const square = groupSquare(state);
      draw(drawing, state, groups, square);
      const corner = query(board, '[data-square="a1"]', HTMLButtonElement).parentElement;
      if (drawing.parentElement !== corner) corner?.append(drawing);
      section.replaceChildren(...content(state, groups, square, texts));
    },
  };
}

/**
 * @param {SVGElement} drawing
 * @param {State} state
 * @param {Group[]} groups
 * @param {number | null} square
 */
function draw(drawing, { game }, groups, square) {
  const { columns, rows } = game;
  setAttribute(drawing, "viewBox", `0 0 ${columns} ${rows}`);
  if (square === null) {
    drawing.replaceChildren();
    return;
  }
  const lines = linesThrough(game, groups, square);
  const { column, row } = namesOf(game, square);
  const chosen = svg("circle", { class: "chosen", cx: column - 0.5, cy: row - 0.5, r: 0.44 });
  drawing.replaceChildren(chosen, ...lines.flatMap(strokes));
}

/**
 * A line with an edge, which shows on every disc. Black's is full, White's hollow.
 * @param {GroupLine} line
 */
function strokes({ side, discs, from, to }) {
  const ends = { x1: from[0], y1: from[1], x2: to[0], y2: to[1] };
  const width = WIDTHS[discs];
  const stroke = (/** @type {string} */ part, /** @type {number} */ wide) =>
    svg("line", { ...ends, class: `${part} ${side}`, "stroke-width": wide });
  const whole = [stroke("edge", width + EDGE), stroke("core", width)];
  return side === "black" ? whole : [...whole, stroke("edge", width / 2.5)];
}

/**
 * @param {State} state
 * @param {Group[]} groups
 * @param {number | null} square
 * @param {Texts} texts
 */
function content({ game }, groups, square, texts) {
  const { t } = createStudyTexts(texts);
  const head = (/** @type {string} */ text) => element("th", { scope: "col" }, text);
  const heads = DISCS.map((count) => head(t("groups-discs", { count })));
  const rows = SIDES.map((side) => {
    const { counts, value } = tallyOf(groups, side);
    const cells = counts.map((count) => element("td", {}, String(count)));
    const name = element("th", { scope: "row", "data-side": side }, texts.side(side));
    return element("tr", {}, name, ...cells, element("td", { class: "sum" }, String(value)));
  });
  const table = element(
    "table",
    { class: "tally" },
    element("thead", {}, element("tr", {}, head(t("groups")), ...heads, head(t("groups-value")))),
    element("tbody", {}, ...rows),
  );
  const through = square === null ? [] : [squareText(game, groups, square, texts)];
  return [
    table,
    ...through.map((text) => element("p", { class: "through" }, text)),
    element("p", { class: "note" }, t("groups-note")),
  ];
}

/**
 * What the groups through a square are worth to each side.
 * @param {State["game"]} game
 * @param {Group[]} groups
 * @param {number} square
 * @param {Texts} texts
 */
function squareText(game, groups, square, texts) {
  const { t } = createStudyTexts(texts);
  const through = throughSquare(groups, square);
  const sums = SIDES.map((side) => {
    const own = through.filter((group) => group.side === side);
    const values = own.map(({ value }) => value ?? 0).sort((a, b) => b - a);
    if (values.length === 0) return t("groups-none", { side: texts.side(side) });
    const sum = values.length > 1 ? `${values.join(" + ")} = ${worthOf(own)}` : String(values[0]);
    return t("groups-sum", { side: texts.side(side), sum });
  });
  return t("groups-square", { ...namesOf(game, square), sums: texts.list(sums) });
}
