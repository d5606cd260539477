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

import { html, nothing, render, svg } from "lit-html";
import { query, setAttribute } from "../base/dom.js";
import { namesOf } from "../games/squares.js";
import { groupSquare, showsGroups } from "./shown-groups.js";
import { createStudyTexts } from "../ui/study-texts.js";
import {
  DISCS,
  groupsOf,
  linesThrough,
  tallyOf,
  throughSquare,
  worthOf,
} from "./connect-four-groups-model.js";
import { svg as svgElement } from "../ui/svg.js";

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
  const drawing = svgElement("svg", { class: "groups", "aria-hidden": "true", focusable: "false" });
  /** @type {Group[]} */
  let groups = [];
  /** @type {State["game"] | null} */
  let counted = null;

  return {
    /**
     * @param {State} state
     * @param {State | null} _before
     * @param {Texts} texts
     */
    update(state, _before, texts) {
      const shows = showsGroups(state);
      section.hidden = !shows;
      if (!shows) {
        drawing.remove();
        return;
      }
      if (state.game !== counted) groups = groupsOf(rules, state.game);
      counted = state.game;
      const square = groupSquare(state);
      setAttribute(drawing, "viewBox", `0 0 ${state.game.columns} ${state.game.rows}`);
      render(square === null ? nothing : linesView(state.game, groups, square), drawing);
      const corner = query(board, '[data-square="a1"]', HTMLButtonElement).parentElement;
      if (drawing.parentElement !== corner) corner?.append(drawing);
      render(tallyView(state.game, groups, square, texts), section);
    },
  };
}

/**
 * The groups through a square as lines on the board.
 * @param {State["game"]} game
 * @param {Group[]} groups
 * @param {number} square
 */
function linesView(game, groups, square) {
  const { column, row } = namesOf(game, square);
  return svg`
    <circle class="chosen" cx=${column - 0.5} cy=${row - 0.5} r="0.44"></circle>
    ${linesThrough(game, groups, square).map(strokes)}
  `;
}

/**
 * A line with an edge, which shows on every disc. Black's is full, White's hollow.
 * @param {GroupLine} line
 */
function strokes({ side, discs, from, to }) {
  const width = WIDTHS[discs];
  const stroke = (/** @type {string} */ part, /** @type {number} */ wide) => svg`
    <line class=${`${part} ${side}`} x1=${from[0]} y1=${from[1]} x2=${to[0]} y2=${to[1]}
      stroke-width=${wide}></line>`;
  const whole = [stroke("edge", width + EDGE), stroke("core", width)];
  return side === "black" ? whole : [...whole, stroke("edge", width / 2.5)];
}

/**
 * Both sides' groups by their discs, and what those through a square are worth.
 * @param {State["game"]} game
 * @param {Group[]} groups
 * @param {number | null} square
 * @param {Texts} texts
 */
function tallyView(game, groups, square, texts) {
  const { t } = createStudyTexts(texts);
  return html`
    <table class="tally">
      <thead><tr>
        <th scope="col">${t("groups")}</th>
        ${DISCS.map((count) => html`<th scope="col">${t("groups-discs", { count })}</th>`)}
        <th scope="col">${t("groups-value")}</th>
      </tr></thead>
      <tbody>${SIDES.map((side) => {
        const { counts, value } = tallyOf(groups, side);
        return html`
          <tr>
            <th scope="row" data-side=${side}>${texts.side(side)}</th>
            ${counts.map((count) => html`<td>${count}</td>`)}
            <td class="sum">${value}</td>
          </tr>`;
      })}</tbody>
    </table>
    ${square === null ? nothing : html`<p class="through">${squareText(game, groups, square, texts)}</p>`}
    <p class="note">${t("groups-note")}</p>
  `;
}

/**
 * The value of the groups through a square for each side.
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
