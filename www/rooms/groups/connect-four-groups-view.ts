/**
 * The groups of four behind a value of Connect Four: a table of both sides' groups, and those
 * through one square as lines on the board.
 */

import type { Group, Square } from "../../../reversi-rules.js";
import type { Rules } from "../../play/game/session.ts";
import type { Core } from "../../floor/base/page.ts";
import type { Texts } from "../../play/words/texts.ts";
import { html, nothing, render, svg } from "lit-html";
import { query, setAttribute } from "../../floor/base/dom.ts";
import { namesOf } from "../../play/games/squares.ts";
import { groupSquare, showsGroups } from "./shown-groups.ts";
import { createStudyTexts } from "../../play/ui/study-texts.ts";
import {
  type GroupLine,
  DISCS,
  groupsOf,
  linesThrough,
  tallyOf,
  throughSquare,
  worthOf,
} from "./connect-four-groups-model.ts";
import { svg as svgElement } from "../../play/ui/svg.ts";

const SIDES = ["black", "white"] as const;
/** The width of a line by the discs in its group, and of its edge on both sides, in squares. */
const WIDTHS = [0, 0.045, 0.075, 0.11, 0.14];
const EDGE = 0.04;

export function createConnectFourGroupsView(
  section: HTMLElement,
  board: HTMLTableElement,
  rules: Pick<Rules, "new_game">,
) {
  const drawing = svgElement("svg", { class: "groups", "aria-hidden": "true", focusable: "false" });
  let groups: Group[] = [];
  let counted: Core["game"] | null = null;

  return {
    update(state: Core, _before: Core | null, texts: Texts) {
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

/** The groups through a square as lines on the board. */
function linesView(game: Core["game"], groups: Group[], square: Square) {
  const { column, row } = namesOf(game, square);
  return svg`
    <circle class="chosen" cx=${column - 0.5} cy=${row - 0.5} r="0.44"></circle>
    ${linesThrough(game, groups, square).map(strokes)}
  `;
}

/** A line with an edge, which shows on every disc. Black's is full, White's hollow. */
function strokes({ side, discs, from, to }: GroupLine) {
  const width = WIDTHS[discs];
  const stroke = (part: string, wide: number) => svg`
    <line class=${`${part} ${side}`} x1=${from[0]} y1=${from[1]} x2=${to[0]} y2=${to[1]}
      stroke-width=${wide}></line>`;
  const whole = [stroke("edge", width + EDGE), stroke("core", width)];
  return side === "black" ? whole : [...whole, stroke("edge", width / 2.5)];
}

/** Both sides' groups by their discs, and what those through a square are worth. */
function tallyView(game: Core["game"], groups: Group[], square: Square | null, texts: Texts) {
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

/** The value of the groups through a square for each side. */
function squareText(game: Core["game"], groups: Group[], square: Square, texts: Texts) {
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
