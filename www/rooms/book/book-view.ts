/**
 * The panel of the visitor's own book: the moves of the position on the board with the values of
 * the page and of the book, lines that are added, the practice of the repertoire, and the file.
 */

import type { Opening } from "../../../reversi-rules.js";
import type { Actions, StateOf } from "../../floor/base/page.ts";
import type { StudyTexts } from "../../play/ui/study-texts.ts";
import { html, nothing, render } from "lit-html";
import { type Ref, createRef, ref } from "lit-html/directives/ref.js";
import { query } from "../../floor/base/dom.ts";
import { saveFile } from "../../floor/base/save-file.ts";
import { showsPoint } from "../../play/board/shown-game.ts";
import { squareName } from "../../play/games/squares.ts";
import { isExploring } from "../openings/explorer.ts";
import { type Column, createMovesTable } from "../openings/moves-table.ts";
import { exploredMoves } from "../openings/openings-model.ts";
import { partHead } from "../../play/ui/part-head.ts";
import { studyPart } from "../../play/ui/study-part.ts";
import { type BookMove, bookMoveAt } from "./book.ts";
import { growthView } from "./growth-view.ts";
import { createLineView } from "./line-view.ts";
import { repertoireView } from "./repertoire-view.ts";

/** The name of the file that is saved. */
const FILE = "reversi-book.txt";

/** The programs whose values are named. */
const PROGRAMS: ReadonlyMap<string, string> = new Map([
  ["edax", "Edax"],
  ["egaroucid", "Egaroucid"],
]);

/** Bytes of a kilobyte, as storage is measured. */
const KILOBYTE = 1_000;

/** Damaged lines that are named. */
const MOST_NAMED = 10;

export function createBookView(
  root: HTMLElement,
  actions: Actions,
  rules: { openings: () => Opening[] },
) {
  const table = createMovesTable(actions, rules.openings(), bookColumn(actions));
  const line = createLineView(actions);
  const file = createFileView(actions);
  root.classList.add("book", "tools");

  function contents(state: StateOf<"analysis" | "book" | "mistakes">, texts: StudyTexts) {
    const { t } = texts;
    const { book, isKept, removed } = state.book;
    const isEmpty = book === null || book.size === 0;
    return html`
      ${partHead(t("book"), t("openings"), () => actions.showBook(false), texts)}
      <button type="button" class="button panel-whole"
        @click=${() => actions.openPanel("learn")}>${t("book-whole")}</button>
      <p class="book-size" ?hidden=${book === null}>${sizeText(state, texts)}</p>
      <p class="note" ?hidden=${isKept}>${t("book-unkept")}</p>
      ${line(state, texts)}
      <p class="note" role="status">${reportText(state, texts)}</p>
      ${isExploring(state) ? table.draw(exploredMoves(state), state, texts, true) : nothing}
      <p class="note">${t("book-about")}</p>
      ${isEmpty ? nothing : repertoireView(state, actions, texts)}
      ${isEmpty ? nothing : growthView(state, actions, texts)}
      ${file(isEmpty, removed.length > 0, texts)}
    `;
  }

  return {
    update(
      state: StateOf<"analysis" | "book" | "mistakes">,
      before: StateOf<"analysis" | "book" | "mistakes"> | null,
      texts: StudyTexts,
    ) {
      root.hidden = studyPart(state) !== "book" || !showsPoint(state);
      if (root.hidden) return;
      root.classList.toggle("explorer-panel", isExploring(state));
      render(contents(state, texts), root);
      if (!before?.book.open) query(root, "h2", HTMLElement).focus();
    },
  };
}

/** The column that has the book's part of each move, and the buttons that change it. */
function bookColumn(actions: Actions): Column<StateOf<"book">> {
  const cell: Column<StateOf<"book">>["cell"] = ({ square }, { game, book: { book } }, texts) => {
    const { t } = texts;
    const move = book === null ? null : bookMoveAt(book, game.position, square);
    const named = { square: squareName(game, square) };
    if (move === null)
      return html`<span class="book-cell"><button type="button" class="book-button"
        aria-label=${t("book-add-move", named)}
        @click=${() => actions.addMoveToBook(square)}>+</button></span>`;
    const { mine } = move;
    return html`<span class="book-cell"><span>${valueText(move, texts)}</span>
      <button type="button" class="book-button" aria-pressed=${mine ? "true" : "false"}
        aria-label=${t("book-mine", named)}
        @click=${() => actions.markInBook(square, !mine)}>${mine ? "★" : "☆"}</button>
      <button type="button" class="book-button" aria-label=${t("book-remove", named)}
        @click=${() => actions.removeFromBook(square)}>×</button></span>`;
  };
  return { head: "book-column", cell };
}

/** The buttons that save the book, read a file into it and clear it. */
function createFileView(actions: Actions) {
  const chooser: Ref<HTMLInputElement> = createRef();
  const save = () => saveFile(new Blob([actions.bookText()]), FILE);

  function read() {
    const { value: input } = chooser;
    const file = input?.files?.[0];
    if (!input || !file) return;
    actions.readBook(file);
    input.value = "";
  }

  /**
   * @param isEmpty whether the book is
   * @param isRemoved whether something waits that was taken out
   */
  return (isEmpty: boolean, isRemoved: boolean, { t }: StudyTexts) => html`
    <div class="buttons">
      <button type="button" class="button" ?hidden=${isEmpty}
        @click=${save}>${t("book-save")}</button>
      <button type="button" class="button" ?hidden=${isEmpty}
        data-book-save="edax"
        @click=${() => actions.saveBookAs("edax")}>${t("book-save-edax")}</button>
      <button type="button" class="button" ?hidden=${isEmpty}
        data-book-save="lines"
        @click=${() => actions.saveBookAs("lines")}>${t("book-save-lines")}</button>
      <button type="button" class="button"
        @click=${() => chooser.value?.click()}>${t("book-read")}</button>
      <input type="file" data-book-file hidden ${ref(chooser)} @change=${read}>
      <button type="button" class="button" data-book-clear ?hidden=${isEmpty}
        @click=${actions.clearBook}>${t("book-clear")}</button>
      <button type="button" class="button" data-book-restore ?hidden=${!isRemoved}
        @click=${actions.restoreBook}>${t("book-restore")}</button>
    </div>
    <p class="note" ?hidden=${isEmpty}>${t("save-about")}</p>
  `;
}

/**
 * The value of a move of the book, with its source if that is another program or a list, and with
 * how far its search has looked ahead.
 */
function valueText({ score, exact, depth, source }: BookMove, { t, value }: StudyTexts) {
  if (score === null) return t("book-no-value");
  const by = source === "list" ? t("book-list") : PROGRAMS.get(source);
  const look = exact ? t("explorer-exact") : t("book-depth", { count: depth });
  const mark = [by ?? [], depth > 0 || exact || !by ? look : []].flat().join(", ");
  return html`${value(score, exact)} <small>${mark}</small>`;
}

/** How many positions the book has, and what the browser keeps for them. */
function sizeText({ book: { book, bytes } }: StateOf<"book">, { t, lang, whole }: StudyTexts) {
  const kilobytes = new Intl.NumberFormat(lang, {
    style: "unit",
    unit: "kilobyte",
    maximumFractionDigits: 1,
  });
  const count = book?.size ?? 0;
  return t("book-size", { count, shown: whole(count), size: kilobytes.format(bytes / KILOBYTE) });
}

/** The result of the last step. */
function reportText(
  { book: { report } }: StateOf<"book">,
  { t, list, whole, sentences }: StudyTexts,
) {
  if (report === null) return "";
  if (report.kind === "no-book") return t("book-no-book");
  if (report.kind === "reading") return t("book-reading");
  const { count } = report;
  const counted = { count, shown: whole(count) };
  if (report.kind === "added") return t("book-added", counted);
  const { unread, leftOut, damagedAt } = report;
  const named = list(unread.slice(0, MOST_NAMED).map(whole));
  return sentences(
    t("book-positions-read", counted),
    unread.length === 0 ? "" : t("book-unread", { count: unread.length, lines: named }),
    damagedAt === null ? "" : t("book-damaged", { byte: whole(damagedAt) }),
    leftOut === 0 ? "" : t("book-left-out", { count: leftOut, shown: whole(leftOut) }),
  );
}
