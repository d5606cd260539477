/**
 * The games that the fields of a collection leave: as a list, or as statistics of it.
 *
 * @import { AverageLead, CollectedGame } from "../../reversi-wasm.js"
 * @import { Actions } from "../app/actions.js"
 * @import { State } from "../app/state.js"
 * @import { CollectionSlice } from "./collection.js"
 * @import { Fields } from "./collection-fields.js"
 * @import { FoundGames } from "./found-games.js"
 * @import { WriteGames } from "./save-games-view.js"
 * @import { ExchangeTexts } from "./share-texts.js"
 * @import { Subject } from "./statistics-view.js"
 */

import { html } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import { live } from "lit-html/directives/live.js";
import { query } from "../base/dom.js";
import { FIRST_GAME } from "../games/index.js";
import { createAverageLeads } from "./average-leads.js";
import { directionView, collectionFieldsView } from "./collection-fields-view.js";
import { createCollectionRowsView } from "./collection-rows-view.js";
import { createSaveGamesView } from "./save-games-view.js";
import { statisticsView } from "./statistics-view.js";

/** @typedef {"games" | Subject} Shape what the games are shown as */
/** @type {readonly Shape[]} */
const SHAPES = ["games", "openings", "players", "leads"];

/**
 * The engine's work for the list; games are a line each.
 * @typedef {object} ListEngine
 * @property {WriteGames} write
 * @property {(games: string) => Promise<AverageLead[]>} leads
 */

/**
 * @param {HTMLElement} root
 * @param {FoundGames} found
 * @param {Actions} actions
 * @param {ListEngine} engine
 * @param {{draw: () => void, open: (game: CollectedGame) => void}} dialog
 */
export function createCollectionListView(root, found, actions, { write, leads }, { draw, open }) {
  const saveGames = createSaveGamesView(write, draw);
  const rows = createCollectionRowsView(root, draw, open);
  const leadsOf = createAverageLeads(leads, actions.report, draw);
  /** The games that a press in the statistics shows. */
  const choose = {
    opening: (/** @type {string} */ opening) => showGames({ opening }),
    player: (/** @type {string} */ name) => {
      const { player } = found.wanted();
      showGames(player !== "" && player !== name ? { opponent: name } : { player: name });
    },
  };
  /** The games that the fields leave. @type {CollectedGame[]} */
  let games = [];
  /** @type {Shape} */
  let shape = "games";

  /** @param {Shape} next */
  function showAs(next) {
    shape = next;
    draw();
  }

  /** Shows the games that fields leave. @param {Partial<Fields>} wanted */
  function showGames(wanted) {
    showAs("games");
    rows.focus();
    found.want(wanted);
  }

  /**
   * @param {CollectedGame[]} listed
   * @param {number} row the one to begin with
   */
  function set(listed, row) {
    games = listed;
    rows.set(games, row);
  }

  return {
    set,
    measure: rows.measure,
    scrollFromTop: rows.scrollFromTop,
    /** Another collection has come. @param {readonly CollectedGame[]} all */
    reset(all) {
      shape = "games";
      set([...all], 0);
    },
    focus() {
      if (shape === "games") rows.focus();
      else query(root, "[data-statistics]", HTMLElement).focus();
    },
    /**
     * @param {State} state
     * @param {ExchangeTexts} texts
     */
    view({ collection, host, game }, texts) {
      const { request, place } = collection;
      const isReading = request !== null;
      const wanted = found.wanted();
      const subject = isReading || shape === "games" ? null : shape;
      const leads = subject === "leads" ? leadsOf(games) : null;
      const isHereHidden = isReading || (place === null && game.game !== FIRST_GAME.id);
      return html`
        <div class="collection-filters" ?hidden=${isReading}>${collectionFieldsView(wanted, found.offered(), found.want, texts)}</div>
        ${hereView(place, isHereHidden, actions, texts)}
        <div class="collection-count" ?hidden=${isReading}>
          ${shapesView(shape, showAs, texts)}
          ${countView(games.length, collection.games.length, texts)}
          ${directionView(wanted.descending, shape !== "games", found.want, texts)}
        </div>
        ${rows.view(isReading || shape !== "games", texts)}
        ${guard([subject, games, texts, leads], () => statisticsView(subject, games, leads, texts, choose))}
        ${saveGames(isReading ? [] : games, host.controls === null, texts)}
      `;
    },
  };
}

/**
 * The choice of the games that reach one position.
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
 * The forms in which the games can be shown.
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
