/**
 * The openings to choose from: a search field over small boards of the lines of the game and of the
 * openings that are played most, the folded list of all names with their moves, and what can be
 * done with the chosen one.
 *
 * @import { Opening } from "../../reversi-rules.js"
 * @import { Actions } from "../app/actions.js"
 * @import { StudyTexts } from "../ui/study-texts.js"
 *
 * @typedef {"opening-picture" | "opening-item"} Kind
 *
 * Draws the button of an opening.
 * @typedef {(opening: Opening, kind: Kind) => unknown} Choice
 */

import { html, nothing } from "lit-html";
import { createRef, ref } from "lit-html/directives/ref.js";
import { smallBoard } from "../ui/small-board.js";
import { uncoverBoard } from "../ui/sheet-gestures.js";
import { langOf } from "../words/marked-names.js";
import { openingName } from "../words/texts.js";
import { MOST_PLAYED, matchingOpenings } from "./openings-model.js";

/**
 * @param {Actions} actions
 * @param {Pick<typeof import("../../reversi-notations.js"), "new_game">} rules
 * @param {() => void} redraw
 */
export function createOpeningListView(actions, rules, redraw) {
  const pictureOf = createPictures(rules);
  /** @type {import("lit-html/directives/ref.js").Ref<HTMLInputElement>} */
  const field = createRef();
  /** @type {import("lit-html/directives/ref.js").Ref<HTMLElement>} */
  const heading = createRef();
  let wanted = "";
  /** The moves of the chosen opening. */
  let chosen = "";
  /** Whether the visitor has unfolded the choice; null as long as the position decides. */
  let unfolded = /** @type {boolean | null} */ (null);
  /** Whether the choice is drawn unfolded. */
  let isUnfolded = false;

  function search() {
    wanted = field.value?.value ?? "";
    redraw();
  }

  /**
   * Chooses an opening, whose button stays in sight: the bar of what can be done with it comes to
   * lie over the list.
   * @param {string} moves
   * @param {Element} button
   */
  function choose(moves, button) {
    chosen = moves;
    redraw();
    button.scrollIntoView({ block: "nearest" });
  }

  /** @param {StudyTexts} texts @returns {Choice} */
  const choiceIn = (texts) => (opening, kind) => {
    const picture = kind === "opening-picture" ? pictureOf(opening.moves) : null;
    return choiceView(opening, { kind, picture, chosen, choose }, texts);
  };

  function unfold() {
    unfolded = true;
    redraw();
  }

  /** Takes over what the visitor or the browser's search unfolds or folds. @param {Event} event */
  function fold({ currentTarget }) {
    const { open } = /** @type {HTMLDetailsElement} */ (currentTarget);
    if (open === isUnfolded) return;
    unfolded = open;
    redraw();
  }

  return {
    /** Leads to the heading of the choice, with the search field below it. */
    show() {
      unfold();
      heading.value?.focus({ preventScroll: true });
      heading.value?.scrollIntoView({ block: "start" });
    },
    focus() {
      unfold();
      field.value?.focus();
    },
    /**
     * The choice, which is folded below the moves of a position: these come first there.
     * @param {boolean} isStart whether no move lies on the board
     * @param {readonly Opening[]} own the lines of the game
     * @param {readonly Opening[]} openings in the order of their names
     * @param {StudyTexts} texts
     */
    draw(isStart, own, openings, texts) {
      const { t, lang } = texts;
      // A line of the game that is an opening shows by its name alone.
      const unnamed = own.filter((line) => !openings.some(({ moves }) => moves === line.moves));
      const all = [...unnamed, ...openings];
      const found = matchingOpenings(all, wanted, lang);
      const searched = wanted.trim() !== "";
      const opening = (searched ? found : all).find(({ moves }) => moves === chosen);
      const choice = choiceIn(texts);
      isUnfolded = unfolded ?? isStart;
      return html`
        <details class="openings-choice" ?open=${isUnfolded} @toggle=${fold}>
          <summary ${ref(heading)}>${t("openings-all")}</summary>
          <div class="study-part">
          <label class="stack"><span>${t("opening-choice")}</span>
            <input type="search" autocomplete="off" spellcheck="false" .value=${wanted}
              ${ref(field)} @input=${search}></label>
          ${
            searched
              ? html`${namesView(found, choice)}<p class="note" ?hidden=${found.length > 0}>${t("opening-none")}</p>`
              : unsearchedView(unnamed, openings, choice, texts)
          }
          ${opening ? usesView(opening, actions, texts) : nothing}
          </div>
        </details>
      `;
    },
  };
}

/**
 * Without a search: small boards above the folded list of all names.
 * @param {readonly Opening[]} unnamed lines of the game
 * @param {readonly Opening[]} openings
 * @param {Choice} choice
 * @param {StudyTexts} texts
 */
function unsearchedView(unnamed, openings, choice, { t }) {
  const most = MOST_PLAYED.flatMap((line) => openings.find(({ moves }) => moves === line) ?? []);
  return html`
    <h3>${t("openings-most-played")}</h3>
    <ul class="opening-pictures">
      ${[...unnamed, ...most].map((one) => choice(one, "opening-picture"))}
    </ul>
    <details class="opening-names">
      <summary>${t("openings-all-names")}</summary>
      ${namesView([...unnamed, ...openings], choice)}
    </details>`;
}

/** @param {readonly Opening[]} openings @param {Choice} choice */
function namesView(openings, choice) {
  return html`
    <ul class="opening-list">${openings.map((one) => choice(one, "opening-item"))}</ul>`;
}

/**
 * A button that chooses an opening: a small board or a row of the list.
 * @param {Opening} opening
 * @param {object} button
 * @param {Kind} button.kind
 * @param {Element | null | undefined} button.picture the small board, in place of the moves
 * @param {string} button.chosen the moves of the chosen opening
 * @param {(moves: string, button: Element) => void} button.choose
 * @param {StudyTexts} texts
 */
function choiceView(opening, { kind, picture, chosen, choose }, { lang }) {
  const { name, lang: spoken } = openingName(opening, lang);
  const { moves } = opening;
  const press = (/** @type {Event} */ { currentTarget }) =>
    choose(moves, /** @type {Element} */ (currentTarget));
  return html`
    <li><button type="button" class=${kind} data-moves=${moves}
      aria-pressed=${moves === chosen} @click=${press}>
      ${picture ? html`<span aria-hidden="true">${picture}</span>` : nothing}
      <strong lang=${langOf(spoken, lang)}>${name}</strong>
      ${picture ? nothing : html`<small>${moves.match(/../g)?.join(" ")}</small>`}
    </button></li>`;
}

/**
 * The buttons of the chosen opening, in sight below whatever shows of the choice.
 * @param {Opening} opening
 * @param {Actions} actions
 * @param {StudyTexts} texts
 */
function usesView(opening, actions, { t, lang }) {
  const { name, lang: spoken } = openingName(opening, lang);
  /** Puts the opening on the board, which no sheet covers then. @param {() => void} put */
  const onBoard = (put) => {
    put();
    uncoverBoard(actions);
  };
  return html`
    <div class="opening-chosen">
      <strong lang=${langOf(spoken, lang)}>${name}</strong>
      <div class="buttons">
        <button type="button" class="button primary"
          @click=${() => onBoard(() => actions.practise(opening))}>${t("practise")}</button>
        <button type="button" class="button"
          @click=${() => onBoard(() => actions.load(opening.moves))}>${t("opening-show")}</button>
      </div>
    </div>
  `;
}

/**
 * Small boards of the positions after moves from the usual start, each drawn once.
 * @param {Pick<typeof import("../../reversi-notations.js"), "new_game">} rules
 */
function createPictures({ new_game }) {
  /** @type {Map<string, Element>} */
  const drawn = new Map();
  return (/** @type {string} */ moves) => {
    const game = drawn.has(moves) ? null : new_game({ transcript: moves });
    if (game !== null) drawn.set(moves, smallBoard(game.snapshot()));
    game?.free();
    return drawn.get(moves);
  };
}
