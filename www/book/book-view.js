/**
 * The panel of the visitor's own book: the moves of the position on the board with the values of
 * the page and of the book, lines that are added, the practice of the repertoire, and the file.
 *
 * @import { Opening } from "../../reversi-rules.js"
 * @import { Actions } from "../app/actions.js"
 * @import { State } from "../app/state.js"
 * @import { Explored } from "../openings/openings-model.js"
 * @import { StudyTexts } from "../ui/study-texts.js"
 * @import { BookMove } from "./book.js"
 * @import { Whose } from "./book-slice.js"
 */

import { html, nothing, render } from "lit-html";
import { createRef, ref } from "lit-html/directives/ref.js";
import { saveFile } from "../base/save-file.js";
import { showsPoint } from "../board/selectors.js";
import { squareName } from "../games/squares.js";
import { isExploring } from "../openings/explorer.js";
import { createMovesTable } from "../openings/moves-table.js";
import { exploredMoves } from "../openings/openings-model.js";
import { ownSide } from "../review/review.js";
import { doOnBoard } from "../ui/sheet-gestures.js";
import { studyPart } from "../ui/study-part.js";
import { EMPTY_BOOK, bookMoveAt } from "./book.js";
import { searchedHere } from "./book-slice.js";
import { isGrowthDone, isGrowthWaiting } from "./growth.js";
import { LOSSES, SECONDS } from "./no-book.js";
import { dueCounts } from "./practice.js";

/** The name of the file that is saved. */
const FILE = "reversi-book.txt";

const SIDES = /** @type {const} */ (["black", "white", "any"]);

/** Bytes of a kilobyte, as storage is measured. */
const KILOBYTE = 1_000;

/** Milliseconds of an hour. */
const HOUR = 3_600_000;

/** Damaged lines that are named. */
const MOST_NAMED = 10;

/**
 * @param {HTMLElement} root
 * @param {Actions} actions
 * @param {{openings: () => Opening[]}} rules
 */
export function createBookView(root, actions, rules) {
  const title = createRef();
  /** @type {import("lit-html/directives/ref.js").Ref<HTMLInputElement>} */
  const chooser = createRef();
  const table = createMovesTable(actions, rules.openings(), { head: "book-column", cell });
  /** Whose repertoire a line is that is added; null as long as nothing is chosen. */
  let side = /** @type {Whose | null} */ (null);
  root.classList.add("book", "tools");

  const practise = () => doOnBoard(actions, actions.practiseBook);
  const save = () => saveFile(new Blob([actions.bookText()]), FILE);

  function readFile() {
    const { value: input } = chooser;
    const file = input?.files?.[0];
    if (!input || !file) return;
    actions.readBook(file);
    input.value = "";
  }

  /**
   * What the book has of a move, and the buttons that change it.
   * @param {Explored} explored
   * @param {State} state
   * @param {StudyTexts} texts
   */
  function cell({ square }, { game, book: { book } }, texts) {
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
  }

  /**
   * @param {State} state
   * @param {StudyTexts} texts
   */
  function contents(state, texts) {
    const { t } = texts;
    const { book, isKept } = state.book;
    const isEmpty = book === null || book.size === 0;
    return html`
      <div class="sheet-head">
        <h2 tabindex="-1" ${ref(title)}>${t("book")}</h2>
        <button type="button" class="button"
          @click=${() => actions.showBook(false)}>${t("book-close")}</button>
      </div>
      <p class="book-size" ?hidden=${book === null}>${sizeText(state, texts)}</p>
      <p class="note">${t("book-about")}</p>
      <p class="note" ?hidden=${isKept}>${t("book-unkept")}</p>
      ${isExploring(state) ? table.draw(exploredMoves(state), state, texts, true) : nothing}
      ${adding(state, texts)}
      <p class="note" role="status">${reportText(state, texts)}</p>
      ${isEmpty ? nothing : practice(state, texts)}
      ${isEmpty ? nothing : growing(state, texts)}
      <div class="buttons">
        <button type="button" class="button" ?hidden=${isEmpty}
          @click=${save}>${t("book-save")}</button>
        <button type="button" class="button"
          @click=${() => chooser.value?.click()}>${t("book-read")}</button>
        <input type="file" hidden accept=".txt" ${ref(chooser)} @change=${readFile}>
        <button type="button" class="button" data-book-clear ?hidden=${isEmpty}
          @click=${actions.clearBook}>${t("book-clear")}</button>
      </div>
    `;
  }

  /**
   * The line on the board and the values found here, to be added.
   * @param {State} state
   * @param {StudyTexts} texts
   */
  function adding(state, { t, side: sideName }) {
    const { ply } = state.game;
    const chosen = side ?? ownSide(state) ?? "black";
    const values = searchedHere(state).size;
    const choose = (/** @type {Event} */ event) => {
      side = sideIn(event);
    };
    return html`
      <section class="study-part">
        <h3>${t("book-line", { count: ply })}</h3>
        <label class="stack"><span>${t("book-repertoire")}</span>
          <select name="book-side" @change=${choose}>${SIDES.map(
            (one) =>
              html`<option value=${one} ?selected=${one === chosen}>${
                one === "any" ? t("book-nobody") : sideName(one)
              }</option>`,
          )}</select></label>
        <div class="buttons">
          <button type="button" class="button primary" data-book-line ?disabled=${ply === 0}
            @click=${() => actions.addLineToBook(side ?? chosen)}>${t("book-add-line")}</button>
          <button type="button" class="button" ?disabled=${values === 0}
            @click=${actions.addValuesToBook}>${t("book-add-values")}</button>
        </div>
      </section>
    `;
  }

  /**
   * @param {State} state
   * @param {StudyTexts} texts
   */
  function practice({ book: { book, side: practised } }, { t, whole, side: sideName }) {
    const { due, now } = dueCounts(book ?? EMPTY_BOOK, practised, actions.today());
    return html`
      <section class="study-part">
        <h3>${t("book-practice")}</h3>
        <p class="book-due">${t("book-due", { count: now, shown: whole(now), all: whole(due) })}</p>
        <label class="stack"><span>${t("book-practise-side")}</span>
          <select name="book-practised"
            @change=${(/** @type {Event} */ event) => actions.practiseSide(sideIn(event))}>${SIDES.map(
              (one) =>
                html`<option value=${one} ?selected=${one === practised}>${
                  one === "any" ? t("book-both") : sideName(one)
                }</option>`,
            )}</select></label>
        <div class="buttons">
          <button type="button" class="button primary" data-book-practise ?disabled=${now === 0}
            @click=${practise}>${t("book-practise")}</button>
        </div>
        <p class="note">${t("book-practice-about")}</p>
      </section>
    `;
  }

  /**
   * The growth of the book, while nobody needs the engine.
   * @param {State} state
   * @param {StudyTexts} texts
   */
  function growing(state, texts) {
    const { t, whole } = texts;
    const { on, loss, seconds, count, spent, last } = state.book.growth;
    const chosen = (/** @type {Event} */ { currentTarget }) =>
      Number(/** @type {HTMLSelectElement} */ (currentTarget).value);
    const rate = Math.round((count * HOUR) / Math.max(1, spent));
    return html`
      <section class="study-part">
        <h3>${t("book-grow")}</h3>
        <p class="note">${t("book-grow-about")}</p>
        <label class="stack"><span>${t("book-grow-loss")}</span>
          <select name="book-grow-loss"
            @change=${(/** @type {Event} */ event) => actions.growBook({ loss: chosen(event) })}>${LOSSES.map(
              (one) =>
                html`<option value=${one} ?selected=${one === loss}>${t("book-grow-discs", {
                  count: one,
                })}</option>`,
            )}</select></label>
        <label class="stack"><span>${t("book-grow-time")}</span>
          <select name="book-grow-time"
            @change=${(/** @type {Event} */ event) => actions.growBook({ seconds: chosen(event) })}>${SECONDS.map(
              (one) =>
                html`<option value=${one} ?selected=${one === seconds}>${t("book-grow-seconds", {
                  count: one,
                })}</option>`,
            )}</select></label>
        <div class="buttons">
          <button type="button" class="button" data-book-grow
            @click=${() => actions.growBook({ on: !on })}>${
              on ? t("book-grow-stop") : t("book-grow-start")
            }</button>
        </div>
        <p class="note" role="status">${growthText(state, texts)}</p>
        <p class="note book-grown" ?hidden=${count === 0}>${t("book-grown", {
          count,
          shown: whole(count),
          rate: whole(rate),
          line: last.length === 0 ? "–" : last.join(" "),
        })}</p>
      </section>
    `;
  }

  return {
    /**
     * @param {State} state
     * @param {State | null} before
     * @param {StudyTexts} texts
     */
    update(state, before, texts) {
      root.hidden = studyPart(state) !== "book" || !showsPoint(state);
      if (root.hidden) return;
      render(contents(state, texts), root);
      if (!before?.book.open && title.value instanceof HTMLElement) title.value.focus();
    },
  };
}

/** The side that a field names. @param {Event} event @returns {Whose} */
function sideIn({ currentTarget }) {
  const { value } = /** @type {HTMLSelectElement} */ (currentTarget);
  return value === "black" || value === "white" ? value : "any";
}

/**
 * The value of a move of the book, with how far its search has looked ahead.
 * @param {BookMove} move
 * @param {StudyTexts} texts
 */
function valueText({ score, exact, depth }, { t, value }) {
  if (score === null) return t("book-no-value");
  const mark = exact ? t("explorer-exact") : t("book-depth", { count: depth });
  return html`${value(score, exact)} <small>${mark}</small>`;
}

/**
 * How many positions the book has, and what the browser keeps for them.
 * @param {State} state
 * @param {StudyTexts} texts
 */
function sizeText({ book: { book, bytes } }, { t, lang, whole }) {
  const unit = { style: "unit", unit: "kilobyte", maximumFractionDigits: 1 };
  const kilobytes = new Intl.NumberFormat(lang, /** @type {Intl.NumberFormatOptions} */ (unit));
  const count = book?.size ?? 0;
  return t("book-size", { count, shown: whole(count), size: kilobytes.format(bytes / KILOBYTE) });
}

/**
 * What the growth does, in a sentence that stays while it does it.
 * @param {State} state
 * @param {StudyTexts} texts
 */
function growthText(state, { t }) {
  if (!state.book.growth.on) return "";
  if (isGrowthDone(state)) return t("book-grow-done");
  return isGrowthWaiting(state) ? t("book-grow-waits") : t("book-grow-seeks");
}

/**
 * What the last step has come to.
 * @param {State} state
 * @param {StudyTexts} texts
 */
function reportText({ book: { report } }, { t, list, whole, sentences }) {
  if (report === null) return "";
  if (report.kind === "no-book") return t("book-no-book");
  const { count } = report;
  const key = report.kind === "added" ? "book-added" : "book-positions-read";
  const unread = report.kind === "read" ? report.unread : [];
  const named = list(unread.slice(0, MOST_NAMED).map(whole));
  return sentences(
    t(key, { count, shown: whole(count) }),
    unread.length === 0 ? "" : t("book-unread", { count: unread.length, lines: named }),
  );
}
