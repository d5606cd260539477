/** The games that the fields of a collection leave: as a list, or as statistics of it. */

import type { AverageLead, CollectedGame } from "../../reversi-wasm.js";
import type { Actions } from "../app/actions.ts";
import type { State } from "../app/state.ts";
import type { CollectionSlice } from "./collection.ts";
import type { Fields } from "./collection-fields.ts";
import type { FoundGames } from "./found-games.ts";
import type { ExchangeTexts } from "./share-texts.ts";
import { html } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import { live } from "lit-html/directives/live.js";
import { query } from "../base/dom.ts";
import { FIRST_GAME } from "../games/index.ts";
import { createAverageLeads } from "./average-leads.ts";
import { directionView, collectionFieldsView } from "./collection-fields-view.ts";
import { createCollectionRowsView } from "./collection-rows-view.ts";
import { type WriteGames, createSaveGamesView } from "./save-games-view.ts";
import { type Subject, statisticsView } from "./statistics-view.ts";

/** what the games are shown as */
export type Shape = "games" | Subject;
const SHAPES: readonly Shape[] = ["games", "openings", "players", "leads"];

/** The engine's work for the list; games are a line each. */
export interface ListEngine {
  write: WriteGames;
  leads: (games: string) => Promise<AverageLead[]>;
}

export function createCollectionListView(
  root: HTMLElement,
  found: FoundGames,
  actions: Actions,
  { write, leads }: ListEngine,
  { draw, open }: { draw: () => void; open: (game: CollectedGame) => void },
) {
  const saveGames = createSaveGamesView(write, draw);
  const rows = createCollectionRowsView(root, draw, open);
  const leadsOf = createAverageLeads(leads, actions.report, draw);
  /** The games that a press in the statistics shows. */
  const choose = {
    opening: (opening: string) => showGames({ opening }),
    player: (name: string) => {
      const { player } = found.wanted();
      showGames(player !== "" && player !== name ? { opponent: name } : { player: name });
    },
  };
  /** The games that the fields leave. */
  let games: CollectedGame[] = [];
  let shape: Shape = "games";

  function showAs(next: Shape) {
    shape = next;
    draw();
  }

  /** Shows the games that fields leave. */
  function showGames(wanted: Partial<Fields>) {
    showAs("games");
    rows.focus();
    found.want(wanted);
  }

  /** @param row the one to begin with */
  function set(listed: CollectedGame[], row: number) {
    games = listed;
    rows.set(games, row);
  }

  return {
    set,
    measure: rows.measure,
    scrollFromTop: rows.scrollFromTop,
    /** Another collection has come. */
    reset(all: readonly CollectedGame[]) {
      shape = "games";
      set([...all], 0);
    },
    focus() {
      if (shape === "games") rows.focus();
      else query(root, "[data-statistics]", HTMLElement).focus();
    },
    view({ collection, host, game }: State, texts: ExchangeTexts) {
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

/** The choice of the games that reach one position. */
function hereView(
  place: CollectionSlice["place"],
  isHidden: boolean,
  actions: Actions,
  { t }: ExchangeTexts,
) {
  return html`
    <label class="check" data-key="here" ?hidden=${isHidden}>
      <input type="checkbox" name="here" .checked=${live(place !== null)}
        @change=${({ currentTarget }: Event & { currentTarget: HTMLInputElement }) =>
          actions.listGamesHere(currentTarget.checked)}>
      <span>${place === null ? t("position-here") : t("position-after", { count: place.ply })}</span></label>
  `;
}

/** The forms in which the games can be shown. */
function shapesView(shape: Shape, showAs: (shape: Shape) => void, { t }: ExchangeTexts) {
  return html`
    <div class="collection-views" role="group" aria-label=${t("views")}>${SHAPES.map(
      (one) => html`<button type="button" class="button" aria-pressed=${one === shape}
        @click=${() => showAs(one)}>${t(one === "games" ? "games" : `statistics-${one}`)}</button>`,
    )}</div>
  `;
}

/** How many of the games the fields leave. */
function countView(count: number, all: number, { t, number }: ExchangeTexts) {
  const facts = { count, shown: number(count), all: number(all) };
  return html`<output class="note">${t(count === all ? "games-all" : "games-some", facts)}</output>`;
}
