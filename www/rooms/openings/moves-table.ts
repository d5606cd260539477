/**
 * The table of the legal moves with their values and one more column: the games in which they were
 * played, or what a panel says of them. A row stays as long as its place has the same move: a press
 * on it counts. Values that change a little leave the rows where they are.
 */

import type { Opening } from "../../../reversi-rules.js";
import type { Actions, Core } from "../../floor/base/page.ts";
import type { StudyKey, StudyTexts } from "../../play/ui/study-texts.ts";
import { html, nothing } from "lit-html";
import { createRef, ref } from "lit-html/directives/ref.js";
import { allEstimated, moveValues } from "../../play/game/move-values.ts";
import { squareName } from "../../play/games/squares.ts";
import { langOf } from "../../play/words/marked-names.ts";
import { openingName } from "../../play/words/texts.ts";
import { resultsBar } from "../../play/ui/results-bar.ts";
import { type Explored, openingAfter, openingsByLine } from "./openings-model.ts";

/** A column: its head, and what it has for a move. */
export interface Column<S extends Core = Core> {
  head: StudyKey;
  cell: (move: Explored, state: S, texts: StudyTexts) => unknown;
}

const HEADS: StudyKey[] = ["explorer-move", "explorer-value"];

/** Discs by which a row is better than one above it before the rows change their places. */
const NOTABLE = 1;

const PLAYED: Column = { head: "explorer-played", cell: (move, _, texts) => playedOf(move, texts) };

export function createMovesTable<S extends Core>(
  actions: Actions,
  openings: readonly Opening[],
  column: Column<S> = PLAYED,
) {
  const order = createOrder();
  const byLine = openingsByLine(openings);

  function rowOf(move: Explored, state: S, texts: StudyTexts) {
    const { game } = state;
    const { t, lang, value: valueText } = texts;
    const { square, value } = move;
    const opening = openingAfter(byLine, game, square);
    const { name, lang: spoken } = opening ? openingName(opening, lang) : { name: "", lang };
    const shownValue = value === null ? "…" : valueText(value.score, value.exact);
    const mark = value === null ? "" : t(`explorer-${value.origin}`);
    return html`
      <tr ?data-best=${value?.best}>
        <th scope="row"><button type="button" data-move=${square}
          @click=${() => actions.explore(square)}>${squareName(game, square)}</button></th>
        <td><span>${shownValue} <small>${mark}</small></span>
          <small class="explorer-name" lang=${langOf(spoken, lang)}>${name}</small></td>
        <td>${column.cell(move, state, texts)}</td>
      </tr>
    `;
  }

  return {
    /** @param isFilled whether the last column has something to say */
    draw(moves: Explored[], state: S, texts: StudyTexts, isFilled: boolean) {
      const { t } = texts;
      const row = (move: Explored) => rowOf(move, state, texts);
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
     * @param moves the best first
     */
    of(moves: Explored[]) {
      const buttons = table.value?.querySelectorAll("button[data-move]") ?? [];
      const shownMoves = [...buttons].map((button) => Number(button.getAttribute("data-move")));
      const place = ({ square }: Explored) => shownMoves.indexOf(square);
      const same = moves.length === shownMoves.length && moves.every((move) => place(move) >= 0);
      const near = table.value?.matches(":hover, :focus-within") ?? false;
      awaitsPress &&= same && near;
      const keptMoves = [...moves].sort((a, b) => place(a) - place(b));
      if (awaitsPress || (same && isByValue && !isNotablyOff(keptMoves))) return keptMoves;
      isByValue = moves.every(({ value }) => value !== null);
      return moves;
    },
  };
}

/** Whether a move is notably better than one before it. */
function isNotablyOff(moves: readonly Explored[]) {
  let lowest = Infinity;
  return moves.some(({ value }) => {
    const score = value?.score ?? -Infinity;
    const isOff = score >= lowest + NOTABLE;
    lowest = Math.min(lowest, score);
    return isOff;
  });
}

/** In how many games a move was played, and with which results. */
function playedOf({ games, share, won, drawn, lost }: Explored, { t, percent, whole }: StudyTexts) {
  if (games === 0) return "–";
  const count = t("explorer-count", { count: games, shown: whole(games), percent: percent(share) });
  if (won + drawn + lost === 0) return count;
  const result = t("explorer-won", { percent: percent(won + drawn / 2) });
  return html`${count}${resultsBar({ won, drawn, lost })}<small>${result}</small>`;
}
