/**
 * The table of the legal moves with their values and one more column: the games in which they were
 * played, or what a panel says of them. A row stays as long as its place has the same move: a press
 * on it counts. Values that change a little leave the rows where they are.
 *
 * @import { Opening } from "../../reversi-rules.js"
 * @import { Actions } from "../app/actions.js"
 * @import { State } from "../app/state.js"
 * @import { StudyKey, StudyTexts } from "../ui/study-texts.js"
 * @import { Explored } from "./openings-model.js"
 *
 * A column: its head, and what it has for a move.
 * @typedef {{head: StudyKey,
 *   cell: (move: Explored, state: State, texts: StudyTexts) => unknown}} Column
 */

import { html, nothing } from "lit-html";
import { createRef, ref } from "lit-html/directives/ref.js";
import { allEstimated, moveValues } from "../game/move-values.js";
import { squareName } from "../games/squares.js";
import { langOf } from "../words/marked-names.js";
import { openingName } from "../words/texts.js";
import { resultsBar } from "../ui/results-bar.js";
import { openingAfter, openingsByLine } from "./openings-model.js";

const HEADS = /** @type {StudyKey[]} */ (["explorer-move", "explorer-value"]);

/** Discs by which a row is better than one above it before the rows change their places. */
const NOTABLE = 1;

/** @type {Column} */
const PLAYED = { head: "explorer-played", cell: (move, _, texts) => playedOf(move, texts) };

/**
 * @param {Actions} actions
 * @param {readonly Opening[]} openings
 * @param {Column} [column]
 */
export function createMovesTable(actions, openings, column = PLAYED) {
  const order = createOrder();
  const byLine = openingsByLine(openings);

  /**
   * @param {Explored} move
   * @param {State} state
   * @param {StudyTexts} texts
   */
  function rowOf(move, state, texts) {
    const { game } = state;
    const { t, lang, value: valueText } = texts;
    const { square, value } = move;
    const opening = openingAfter(byLine, game, square);
    const { name, lang: spoken } = opening ? openingName(opening, lang) : { name: "", lang };
    const shown = value === null ? "…" : valueText(value.score, value.exact);
    const mark = value === null ? "" : t(`explorer-${value.origin}`);
    return html`
      <tr ?data-best=${value?.best}>
        <th scope="row"><button type="button" data-move=${square}
          @click=${() => actions.explore(square)}>${squareName(game, square)}</button></th>
        <td><span>${shown} <small>${mark}</small></span>
          <small class="explorer-name" lang=${langOf(spoken, lang)}>${name}</small></td>
        <td>${column.cell(move, state, texts)}</td>
      </tr>
    `;
  }

  return {
    /**
     * @param {Explored[]} moves
     * @param {State} state
     * @param {StudyTexts} texts
     * @param {boolean} isFilled whether the last column has something to say
     */
    draw(moves, state, texts, isFilled) {
      const { t } = texts;
      const row = (/** @type {Explored} */ move) => rowOf(move, state, texts);
      const estimated = allEstimated(moveValues(state))
        ? html` <small>${t("explorer-estimated")}</small>`
        : nothing;
      return html`
        <table class="explorer" ?data-counted=${isFilled} ${ref(order.table)}
          @pointermove=${order.approach} @pointerdown=${order.approach} @focusin=${order.approach}
          @keydown=${order.approach}>
          <caption>${t("explorer")}${estimated}</caption>
          <thead><tr>${[...HEADS, column.head].map((key) => html`<th scope="col">${t(key)}</th>`)}</tr></thead>
          <tbody>${order.of(moves).map(row)}</tbody>
        </table>
      `;
    },
  };
}

/** The order of the rows, which stays while somebody is about to press one. */
function createOrder() {
  const table = createRef();

  /**
   * Whether somebody is about to press a row: since its moves came, a pointer has moved over the
   * table, the focus has come into it, or a key was pressed there. A pointer that only lies there,
   * where the openings were opened, presses nothing.
   */
  let awaitsPress = false;

  /** Whether the order of the rows that show comes from values of all moves. */
  let isByValue = false;

  return {
    table,
    approach() {
      awaitsPress = true;
    },
    /**
     * The moves in the order in which they show while somebody is about to press one, and while no
     * value has changed notably: it stays.
     * @param {Explored[]} moves the best first
     */
    of(moves) {
      const buttons = table.value?.querySelectorAll("button[data-move]") ?? [];
      const shown = [...buttons].map((button) => Number(button.getAttribute("data-move")));
      const place = (/** @type {Explored} */ { square }) => shown.indexOf(square);
      const same = moves.length === shown.length && moves.every((move) => place(move) >= 0);
      const near = table.value?.matches(":hover, :focus-within") ?? false;
      awaitsPress &&= same && near;
      const kept = [...moves].sort((a, b) => place(a) - place(b));
      if (awaitsPress || (same && isByValue && !isNotablyOff(kept))) return kept;
      isByValue = moves.every(({ value }) => value !== null);
      return moves;
    },
  };
}

/**
 * Whether a move is notably better than one before it.
 * @param {readonly Explored[]} moves
 */
function isNotablyOff(moves) {
  let lowest = Infinity;
  return moves.some(({ value }) => {
    const score = value?.score ?? -Infinity;
    const isOff = score >= lowest + NOTABLE;
    lowest = Math.min(lowest, score);
    return isOff;
  });
}

/**
 * In how many games a move was played, and with which results.
 * @param {Explored} move
 * @param {StudyTexts} texts
 */
function playedOf({ games, share, won, drawn, lost }, { t, percent, whole }) {
  if (games === 0) return "–";
  const count = t("explorer-count", { count: games, shown: whole(games), percent: percent(share) });
  if (won + drawn + lost === 0) return count;
  const result = t("explorer-won", { percent: percent(won + drawn / 2) });
  return html`${count}${resultsBar({ won, drawn, lost })}<small>${result}</small>`;
}
