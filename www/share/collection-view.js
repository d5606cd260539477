/**
 * The dialog of the games that were imported at once: fields, the list or the statistics of the
 * games that they leave, and what becomes of the collection.
 *
 * @import { AverageLead, CollectedGame } from "../../reversi-wasm.js"
 * @import { Actions } from "../app/actions.js"
 * @import { CollectionSlice } from "./collection.js"
 * @import { Find } from "./collection-search.js"
 * @import { Fields } from "./collection-fields-view.js"
 * @import { State } from "../app/state.js"
 * @import { Texts } from "../words/texts.js"
 * @import { ExchangeTexts } from "./share-texts.js"
 * @import { WriteGames } from "./save-games-view.js"
 * @import { Subject } from "./statistics-view.js"
 */

import { html, render } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import { live } from "lit-html/directives/live.js";
import { nextTask } from "../base/clock.js";
import { query } from "../base/dom.js";
import { FIRST_GAME } from "../games/index.js";
import { createAverageLeads } from "./average-leads.js";
import { createCollectionFields } from "./collection-fields-view.js";
import { createCollectionRows } from "./collection-rows-view.js";
import { createCollectionSearch, prepareInSteps, STEP } from "./collection-search.js";
import { earlierCollectionsView } from "./earlier-collections-view.js";
import { createSaveGamesView } from "./save-games-view.js";
import { statisticsView } from "./statistics-view.js";
import { createShareTexts } from "./share-texts.js";

/** Sentences about records that cannot be read, at most. */
const MAX_UNREAD = 200;
/** @typedef {"games" | Subject} Shape what the games are shown as */
/** @type {readonly Shape[]} */
const SHAPES = ["games", "openings", "players", "leads"];

/**
 * What the engine does for the list; games are a line each.
 * @typedef {object} Engine
 * @property {WriteGames} write
 * @property {Find} find
 * @property {(games: string) => Promise<AverageLead[]>} leads
 */

/**
 * @param {HTMLDialogElement} dialog
 * @param {Actions} actions
 * @param {Engine} engine
 */
export function createCollectionView(dialog, actions, { write, find, leads }) {
  const root = query(dialog, "[data-collection]", HTMLElement);
  const saveGames = createSaveGamesView(write, draw);
  const fields = createCollectionFields(root, filter);
  const rows = createCollectionRows(root, draw, (game) =>
    actions.showCollected(game, shown?.collection.place?.ply),
  );
  const search = createCollectionSearch(find, actions, showFound);
  const leadsOf = createAverageLeads(leads, actions.report, draw);
  /** What a press in the statistics shows. */
  const choose = {
    opening: (/** @type {string} */ opening) => showGames({ opening }),
    player: (/** @type {string} */ name) => {
      const { player } = fields.wanted();
      showGames(player !== "" && player !== name ? { opponent: name } : { player: name });
    },
  };

  /** @type {State | undefined} */
  let shown;
  /** @type {ExchangeTexts | undefined} */
  let texts;
  /** The games that the fields leave. @type {CollectedGame[]} */
  let games = [];
  /** @type {Shape} */
  let shape = "games";
  /** Whether the collection has changed since it was last offered. */
  let isStale = true;

  /** Offers what another collection has, and filters it: in tasks of their own for a large one. */
  async function renew() {
    if (!shown || !texts) return;
    const { games: all } = shown.collection;
    const isShown = () => shown?.collection.games === all;
    if (all.length > STEP) await nextTask();
    if (!isShown()) return;
    fields.offer(all, texts.lang);
    if (all.length > STEP) await nextTask();
    draw();
    if (all.length > STEP) await nextTask();
    if (!isShown() || !texts) return;
    filter();
    const { lang } = texts;
    void prepareInSteps(
      all,
      lang,
      () => isShown() && shown?.collection.open === true && texts?.lang === lang,
    );
  }

  function filter() {
    if (!shown || !texts) return;
    const { games: all, place } = shown.collection;
    void search(all, place, fields.wanted(), texts.lang);
  }

  /** @param {CollectedGame[]} found */
  function showFound(found) {
    if (!shown) return;
    games = found;
    const { current } = shown.collection;
    const onBoard = games.findIndex(({ number }) => number === current);
    rows.set(games, Math.max(onBoard, 0));
    // The state that lists them has an open list drawn.
    actions.listCollected(games);
    if (shown.collection.open) rows.scrollFromTop();
  }

  /** @param {Shape} next */
  function showAs(next) {
    shape = next;
    draw();
  }

  /** Shows the games that fields leave. @param {Partial<Fields>} wanted */
  function showGames(wanted) {
    showAs("games");
    rows.focus();
    fields.want(wanted);
  }

  function draw() {
    if (!shown || !texts) return;
    // Before the drawing changes the page: measuring it then would lay it out once more.
    const isMeasured = rows.measure();
    render(contents(shown, texts), root);
    if (!isMeasured && rows.measure()) render(contents(shown, texts), root);
  }

  /**
   * @param {State} state
   * @param {ExchangeTexts} texts
   */
  function contents({ collection, erased, host, game }, texts) {
    const { request, place } = collection;
    const isReading = request !== null;
    const subject = isReading || shape === "games" ? null : shape;
    const leads = subject === "leads" ? leadsOf(games) : null;
    const isHereHidden = isReading || (place === null && game.game !== FIRST_GAME.id);
    return html`
      ${readingView(collection, () => actions.showCollection(false), texts)}
      ${wayBackView(isReading || erased.at(-1)?.name !== "collection", actions, texts)}
      <div class="collection-filters" ?hidden=${isReading}>${fields.view(texts)}</div>
      ${hereView(place, isHereHidden, actions, texts)}
      <div class="collection-count" ?hidden=${isReading}>
        ${shapesView(shape, showAs, texts)}
        ${countView(games.length, collection.games.length, texts)}
        ${fields.direction(shape !== "games", texts)}
      </div>
      ${rows.view(isReading || shape !== "games", texts)}
      ${guard([subject, games, texts, leads], () => statisticsView(subject, games, leads, texts, choose))}
      ${saveGames(isReading ? [] : games, host.controls === null, texts)}
      ${missingView(collection, texts)}
      <div class="buttons" data-forget ?hidden=${isReading}>
        <button type="button" class="button" @click=${actions.forgetCollection}>
          ${texts.t("forget")}</button>
      </div>
      ${earlierCollectionsView(collection, texts, actions.openCollection)}
    `;
  }

  dialog.addEventListener("close", () => actions.showCollection(false));

  return {
    /**
     * @param {State} state
     * @param {State | null} _before
     * @param {Texts} pageTexts
     */
    update(state, _before, pageTexts) {
      const { collection } = state;
      const { open, games: all, request, place } = collection;
      const opens = open && !dialog.open;
      if (opens) dialog.showModal();
      if (!open && dialog.open) dialog.close();
      const isOther = shown?.collection.games !== all;
      const renewed = isOther || shown?.collection.request !== request;
      if (isOther) {
        fields.reset();
        [shape, games] = ["games", [...all]];
        rows.set(games, 0);
      }
      const isElsewhere = shown !== undefined && shown.collection.place !== place;
      shown = state;
      const translated = texts?.page !== pageTexts;
      if (translated) texts = createShareTexts(pageTexts);
      isStale ||= renewed || translated;
      if (!open) return;
      draw();
      if (isStale) void renew();
      else if (opens || isElsewhere) filter();
      isStale = false;
      if (!opens && !renewed) return;
      if (request !== null) query(root, "[data-stop]", HTMLElement).focus();
      else if (shape === "games") rows.focus();
      else query(root, "[data-statistics]", HTMLElement).focus();
    },
  };
}

/**
 * How much of the files was read, and the way to stop that.
 * @param {CollectionSlice} collection
 * @param {() => void} stop
 * @param {ExchangeTexts} texts
 */
function readingView({ request, read }, stop, { t, page, number }) {
  const count = read.reduce((sum, { games, unread }) => sum + games.length + unread.length, 0);
  return html`
    <div class="collection-reading" ?hidden=${request === null}>
      <progress class="collection-progress" aria-label=${page.t("said-reading")}></progress>
      <span class="note">${count > 0 ? t("read-so-far", { count, number: number(count) }) : page.t("said-reading")}</span>
      <button type="button" class="button" data-stop @click=${stop}>${t("stop")}</button>
    </div>
  `;
}

/**
 * The way back to a collection that was just removed.
 * @param {boolean} isHidden
 * @param {Actions} actions
 * @param {ExchangeTexts} texts
 */
function wayBackView(isHidden, actions, { page }) {
  return html`
    <p class="way-back" ?hidden=${isHidden}>
      <span>${page.t("said-erased-collection")}</span>
      <button type="button" class="button" @click=${() => actions.run("restore")}>
        ${page.t("restore")}</button>
    </p>
  `;
}

/**
 * The choice of the games that come by one position.
 * @param {CollectionSlice["place"]} place
 * @param {boolean} isHidden
 * @param {Actions} actions
 * @param {ExchangeTexts} texts
 */
function hereView(place, isHidden, actions, { t }) {
  return html`
    <label class="check" data-key="here" ?hidden=${isHidden}>
      <input type="checkbox" name="here" .checked=${live(place !== null)}
        @change=${(/** @type {Event & {currentTarget: HTMLInputElement}} */ { currentTarget }) =>
          actions.listGamesHere(currentTarget.checked)}>
      <span>${place === null ? t("position-here") : t("position-after", { count: place.ply })}</span></label>
  `;
}

/**
 * What the games can be shown as.
 * @param {Shape} shape
 * @param {(shape: Shape) => void} showAs
 * @param {ExchangeTexts} texts
 */
function shapesView(shape, showAs, { t }) {
  return html`
    <div class="collection-views" role="group" aria-label=${t("views")}>${SHAPES.map(
      (one) => html`<button type="button" class="button" aria-pressed=${one === shape}
        @click=${() => showAs(one)}>${t(one === "games" ? "games" : `statistics-${one}`)}</button>`,
    )}</div>
  `;
}

/**
 * How many of the games the fields leave.
 * @param {number} count
 * @param {number} all
 * @param {ExchangeTexts} texts
 */
function countView(count, all, { t, number }) {
  const facts = { count, shown: number(count), all: number(all) };
  return html`<output class="note">${t(count === all ? "games-all" : "games-some", facts)}</output>`;
}

/**
 * What is missing: records that cannot be read, games beyond the most that are read, and room to
 * keep them.
 * @param {CollectionSlice} collection
 * @param {ExchangeTexts} texts
 */
function missingView({ request, unread, more, isKept }, texts) {
  const { t, page } = texts;
  const isReading = request !== null;
  return html`
    <details class="collection-unread" ?hidden=${isReading || unread.length === 0}>
      <summary>${t("unread", { count: unread.length })}</summary>
      <ul>${unread.slice(0, MAX_UNREAD).map((one) => html`<li>${whyUnread(one, texts)}</li>`)}</ul>
    </details>
    <p class="note" ?hidden=${isReading || !more}>${t("more")}</p>
    <p class="note" ?hidden=${isKept !== false}>${page.t("said-unkept")}</p>
  `;
}

/**
 * What is wrong with a record, and where.
 * @param {CollectionSlice["unread"][number]} record
 * @param {ExchangeTexts} texts
 */
function whyUnread(record, { t, page, problem }) {
  const { number, file, line } = record;
  const places = page.list([file, line ? t("line", { line }) : ""].filter(Boolean));
  const key = places === "" ? "unread-game" : "unread-game-at";
  return t(key, { number, places, cause: problem(record) });
}
