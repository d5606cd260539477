/** What the fields of the library leave: the list, or what is counted in it. */

import type { CollectedGame, Opening, PlayedMove } from "../../reversi-wasm.js";
import type { Actions, State } from "../base/page.ts";
import type { Lang } from "../base/languages.ts";
import type { Shown, Work } from "./shown.ts";
import type { Memory } from "./memory.ts";
import { html, nothing } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import { live } from "lit-html/directives/live.js";
import { focusBoard, query } from "../base/dom.ts";
import { isSameSearch, wantedSearch } from "../database/database.ts";
import { createMovesTable } from "../openings/moves-table.ts";
import { exploredMoves } from "../openings/openings-model.ts";
import { knownGames } from "../share/known-games.ts";
import { mayLoad } from "../settings/host-locks.ts";
import { FIRST_GAME } from "../games/index.ts";
import { type Fields, NO_LIBRARY, type Order, showsTournaments, namesIn } from "../ui/library.ts";
import { createAverageLeads } from "./average-leads.ts";
import { choicesView, offeredOpenings, orderView, shelvesView } from "./fields-view.ts";
import { createCountedMoves, joinedMoves } from "./counted-moves.ts";
import { sorted } from "./model.ts";
import { type Press, createRowsView } from "./rows-view.ts";
import { type Subject, statisticsView } from "./statistics-view.ts";
import { type createTournamentRows, MOST_COUNTED } from "./tournament-rows.ts";

/** What the games are shown as. */
type Shape = "games" | "moves" | Subject;

const SUBJECTS: readonly Subject[] = ["openings", "players", "leads"];

/** Where the files of tournaments are: a press leads there, and nothing is requested from it. */
const SOURCE = "https://www.ffothello.org/informatique/la-base-wthor/";

const NO_GAMES: readonly CollectedGame[] = [];
const NO_OPENINGS: readonly Opening[] = [];

export function createContentsView(
  root: HTMLElement,
  actions: Actions,
  work: Work,
  {
    memory,
    tournaments,
    draw,
    press,
  }: {
    memory: Memory;
    tournaments: ReturnType<typeof createTournamentRows>;
    draw: () => void;
    press: Press;
  },
) {
  const rows = createRowsView(root, draw, press);
  const leadsOf = createAverageLeads(work.leads, actions.report, draw);
  const movesOf = createCountedMoves(work.explore, actions.report, draw);
  const table = createMovesTable(actions, work.openings);
  let shape: Shape = "games";
  let isFilterOpen = false;
  let order = NO_LIBRARY.order;
  let lang: Lang = "en";
  let listed: { key: readonly unknown[]; games: readonly CollectedGame[] } = {
    key: [],
    games: NO_GAMES,
  };

  const count = () => memory.found().length + tournaments.count();
  const areTooMany = () => tournaments.count() > MOST_COUNTED;

  /**
   * All games that the list shows, in its order; null as long as they are read, or if they are too
   * many.
   */
  function games(): readonly CollectedGame[] | null {
    const more = areTooMany() ? null : tournaments.all();
    if (more === null) return null;
    const key = [memory.found(), more, order, lang];
    if (key.some((part, index) => part !== listed.key[index]))
      listed = { key, games: sorted([...memory.found(), ...more], order, lang) };
    return listed.games;
  }

  /** The rows in their order; as they were found, until all of them are read. */
  function rowsInOrder() {
    const found = memory.found();
    const isAsFound = order.sort === "number" && !order.descending;
    const ordered = isAsFound ? null : games();
    return ordered
      ? { held: ordered, at: (index: number) => ordered[index] }
      : {
          held: found,
          at: (index: number) => found[index] ?? tournaments.at(index - found.length),
        };
  }

  /** A strip has no room for the fields: they show in the whole panel. */
  function toggleFilter({ panels, host }: State) {
    const isStrip = host.controls === null && panels.open !== "games";
    isFilterOpen = isStrip || !isFilterOpen;
    if (isStrip) actions.openPanel("games");
    draw();
  }

  function leave() {
    actions.listGamesHere(false);
    focusBoard();
  }

  function showAs(next: Shape) {
    shape = next;
    draw();
  }

  /** Shows the games that fields leave. */
  function showGames(state: State, wanted: Partial<Fields>) {
    shape = "games";
    isFilterOpen = true;
    actions.searchLibrary({ fields: { ...state.library.fields, ...wanted } });
    rows.focus();
  }

  function movesView({ state, study }: Shown) {
    const { place } = state.collection;
    const counted = place && movesOf(place, knownGames(memory.found()));
    const answer = state.database.answer;
    const isHere = showsTournaments(state) && answer?.game === place;
    const more: readonly PlayedMove[] = isHere ? (answer?.found?.moves ?? []) : [];
    const moves = joinedMoves([...(counted ?? []), ...more]);
    return html`
      <p class="note">${study.t("database-hint")}</p>
      ${table.draw(exploredMoves(state, moves), state, study, true)}
    `;
  }

  function statistics({ state, texts }: Shown) {
    const subject = shape === "games" || shape === "moves" ? null : shape;
    const counted = subject === null ? NO_GAMES : games();
    if (counted === null) {
      const key = areTooMany() ? "too-many" : "reading-rows";
      return html`<p class="note">${texts.t(key, { count: MOST_COUNTED, shown: texts.number(MOST_COUNTED) })}</p>`;
    }
    const leads = subject === "leads" ? leadsOf(counted) : null;
    const choose = {
      opening: (opening: string) => showGames(state, { opening }),
      player: (filter: string) => showGames(state, { filter, side: "" }),
    };
    return guard([subject, counted, texts, leads, state.library.fields], () =>
      statisticsView(subject, counted, leads, texts, choose),
    );
  }

  return {
    games,
    measure: rows.measure,
    focus: () => rows.focus(),
    /** Takes the games that were found last; the one on the board is the active row. */
    renew({ collection: { current }, library }: State, spoken: Lang) {
      order = library.order;
      lang = spoken;
      const { held, at } = rowsInOrder();
      const row = held.findIndex(({ number }) => number === current);
      rows.set({ count: count(), at }, row >= 0 ? row : rows.active());
    },
    view(shown: Shown) {
      const { state, texts } = shown;
      const { library, host, collection, game } = state;
      const isHere = collection.place !== null;
      if (shape === "moves" && !isHere) shape = "games";
      const want = (fields: Partial<Fields>) =>
        actions.searchLibrary({ fields: { ...library.fields, ...fields } });
      const sort = (changes: Partial<Order>) =>
        actions.searchLibrary({ order: { ...library.order, ...changes } });
      const others = showsTournaments(state) ? work.openings : NO_OPENINGS;
      const openings = guardedOpenings(memory.all(), others, texts.page.lang);
      const shelves = shelvesView(library, (shelf) => actions.searchLibrary({ shelf }), texts);
      const { side, opening, result } = library.fields;
      const isFiltered = isHere || [side, opening, result].some((value) => value !== "");
      const isPlaced = isHere || game.game === FIRST_GAME.id;
      const whole = memory.all().length + tournamentsIn(state);
      return html`
        ${host.controls === null ? shelves : nothing}
        ${whole === 0 ? emptyView(shown, actions) : nothing}
        <div class="library-count" aria-busy=${isSearched(state)} ?hidden=${whole === 0}>
          <output class="note">${countText(shown, count(), whole)}</output>
          ${count() === 0 ? allView(actions, texts) : nothing}
          <button type="button" class="button" data-library-filter ?data-filtered=${isFiltered}
            aria-controls="library-fields" aria-expanded=${isFilterOpen}
            @click=${() => toggleFilter(state)}>${texts.t("filter")}</button>
          <button type="button" class="button" data-library-leave
            @click=${leave}>${texts.page.t("close")}</button>
        </div>
        <div class="library-fields" id="library-fields"
          ?hidden=${whole === 0 || !isFilterOpen}>
          ${choicesView(library.fields, openings, want, texts)}
          <label class="check" data-key="here" ?hidden=${!isPlaced}>
            <input type="checkbox" name="here" .checked=${live(isHere)}
              @change=${({ currentTarget }: Event & { currentTarget: HTMLInputElement }) =>
                actions.listGamesHere(currentTarget.checked)}>
            <span>${texts.t("position-here")}</span></label>
        </div>
        <div class="library-order" ?hidden=${whole === 0}>
          ${shapesView(shape, isHere, showAs, texts)}
          ${
            shape === "games" && count() > 1 && !areTooMany()
              ? orderView(library.order, sort, texts)
              : nothing
          }
        </div>
        ${rows.view(shape !== "games" || count() === 0, texts)}
        ${shape === "moves" ? movesView(shown) : statistics(shown)}
      `;
    },
    /** The region that has the focus. */
    region: () => query(root, "[data-games]", HTMLElement),
  };
}

let offered: { key: readonly unknown[]; list: ReturnType<typeof offeredOpenings> } | null = null;

/** The openings that are offered, made again for other games alone. */
function guardedOpenings(...key: Parameters<typeof offeredOpenings>) {
  if (offered === null || key.some((part, index) => part !== offered?.key[index]))
    offered = { key, list: offeredOpenings(...key) };
  return offered.list;
}

/** The forms in which the games can be shown; the moves are those of a position. */
function shapesView(
  shape: Shape,
  isHere: boolean,
  showAs: (shape: Shape) => void,
  { t }: Shown["texts"],
) {
  const shapes: Shape[] = ["games", ...(isHere ? (["moves"] as const) : []), ...SUBJECTS];
  const read = ({ currentTarget: { value } }: Event & { currentTarget: HTMLSelectElement }) =>
    showAs(shapes.find((one) => one === value) ?? "games");
  return html`
    <select name="shape" aria-label=${t("views")} @change=${read}>${shapes.map(
      (one) => html`<option value=${one} .selected=${one === shape}
        >${t(one === "games" ? "games" : `statistics-${one}`)}</option>`,
    )}</select>
  `;
}

/** The way out of fields that leave nothing. */
function allView(actions: Actions, { t }: Shown["texts"]) {
  const showAll = () => {
    actions.listGamesHere(false);
    actions.searchLibrary({ fields: NO_LIBRARY.fields });
  };
  return html`<button type="button" class="button" data-show-all
    @click=${showAll}>${t("show-all")}</button>`;
}

/** How the shelf comes to have games. */
function emptyView({ state, texts, study }: Shown, actions: Actions) {
  const { library, host, database } = state;
  const offersFiles = host.controls === null && mayLoad(host.locks);
  if (library.shelf !== "tournaments" || !offersFiles)
    return html`<p class="note library-empty">${texts.t("no-games")}</p>`;
  return html`
    <div class="library-empty">
      <p class="note">${study.t("database-about")} ${study.t("database-source")}
        <a href=${SOURCE} target="_blank" rel="noreferrer">WTHOR</a></p>
      <div class="buttons">
        <button type="button" class="button" data-database-try ?disabled=${database.records !== null}
          @click=${actions.addSampleGames}>${study.t("database-try")}</button>
      </div>
    </div>
  `;
}

/** Whether the games of tournaments are still looked through. */
function isSearched(state: State) {
  const wanted = wantedSearch(state);
  return wanted !== null && !isSameSearch(wanted, state.database.answer);
}

/** How many games of tournaments the chosen shelves have. */
function tournamentsIn(state: State) {
  return showsTournaments(state) ? (state.database.size?.games ?? 0) : 0;
}

/** How many games the fields leave, and why a name may find none. */
function countText({ state, texts, study }: Shown, count: number, whole: number) {
  const isNameless = tournamentsIn(state) > 0 && state.database.size?.hasNames === false;
  const facts = { count, shown: texts.number(count), all: texts.number(whole) };
  const counted = texts.t(count === whole ? "games-all" : "games-some", facts);
  if (!isNameless || namesIn(state.library.fields.filter).names.length === 0) return counted;
  return `${counted}. ${study.t("database-here-nameless")}`;
}
