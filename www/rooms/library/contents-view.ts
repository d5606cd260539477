/** What the fields of the library leave: the list, or what is counted in it. */

import type { CollectedGame, Opening, PlayedMove } from "../../../reversi-wasm.js";
import type { Actions, Core, StateOf } from "../../floor/base/page.ts";
import type { Lang } from "../../floor/base/languages.ts";
import type { Shown, Work } from "./shown.ts";
import type { Memory } from "./memory.ts";
import { html, nothing } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import { createMovesTable } from "../openings/moves-table.ts";
import { exploredMoves } from "../openings/openings-model.ts";
import { knownGames } from "../share/known-games.ts";
import type { Fields } from "../../play/ui/library.ts";
import { showsTournaments } from "../../play/ui/library-shelves.ts";
import { createAverageLeads } from "./average-leads.ts";
import { countView, tournamentsIn } from "./count-view.ts";
import { offeredOpenings, shelvesView } from "./fields-view.ts";
import { createCountedMoves, joinedMoves } from "./counted-moves.ts";
import { createListedGames } from "./listed-games.ts";
import { type Press, createRowsView } from "./rows-view.ts";
import { type Subject, statisticsView } from "./statistics-view.ts";
import type { createTournamentRows } from "./tournament-rows.ts";
import {
  type Shape,
  emptyView,
  libraryFields,
  shapesView,
  orderOf,
  uncountedView,
} from "./shapes-view.ts";

/** What the games show as, and whether their fields show. */
interface Look {
  shape: Shape;
  isFilterOpen: boolean;
}

const NO_GAMES: readonly CollectedGame[] = [];
const NO_OPENINGS: readonly Opening[] = [];

interface Parts {
  memory: Memory;
  tournaments: ReturnType<typeof createTournamentRows>;
  draw: () => void;
  press: Press;
}

export function createContentsView(
  root: HTMLElement,
  actions: Actions,
  work: Work,
  { memory, tournaments, draw, press }: Parts,
) {
  const games = createListedGames(memory, tournaments);
  const rows = createRowsView(root, draw, press);
  const movesView = createMovesHere(actions, work, memory, draw);
  const look: Look = { shape: "games", isFilterOpen: false };
  const leadsOf = createAverageLeads(work.leads, actions.report, draw);
  const statistics = createStatistics(games, leadsOf, ({ library }, wanted) => {
    Object.assign(look, { shape: "games", isFilterOpen: true });
    actions.searchLibrary({ fields: { ...library.fields, ...wanted } });
    rows.focus();
  });

  function showAs(shape: Shape) {
    look.shape = shape;
    draw();
  }

  return {
    games: games.all,
    measure: rows.measure,
    focus: () => rows.focus(),
    /** Takes the games that were found last; the one on the board is the active row. */
    renew({ collection: { current }, library }: StateOf<"database" | "library">, spoken: Lang) {
      games.sortBy(library.order, spoken);
      const { held, at } = games.rows();
      const row = held.findIndex(({ number }) => number === current);
      rows.set({ count: games.count(), at }, row >= 0 ? row : rows.active());
    },
    view(shown: Shown) {
      const { state, texts } = shown;
      const isHere = state.collection.place !== null;
      if (look.shape === "moves" && !isHere) look.shape = "games";
      const { shape, isFilterOpen } = look;
      const count = games.count();
      const whole = memory.all().length + tournamentsIn(state);
      const openings = openingsFor(shown, memory, work);
      const toggle = () => toggleFilter(look, state, actions, draw);
      const isSortable = shape === "games" && count > 1 && !games.areTooMany();
      return html`
        ${state.host.controls === null ? shelvesOf(shown, actions) : nothing}
        ${whole === 0 ? emptyView(shown, actions) : nothing}
        ${countView(shown, { count, whole }, { isOpen: isFilterOpen, toggle }, actions)}
        ${libraryFields(shown, openings, whole === 0 || !isFilterOpen, actions)}
        <div class="library-order" ?hidden=${whole === 0}>
          ${shapesView(shape, isHere, showAs, texts)}
          ${isSortable ? orderOf(shown, actions) : nothing}
        </div>
        ${rows.view(shape !== "games" || count === 0, texts)}
        ${shape === "moves" ? movesView(shown) : statistics(shape === "games" ? null : shape, shown)}
      `;
    },
  };
}

/** A strip has no room for the fields: they show in the whole panel. */
function toggleFilter(look: Look, { panels, host }: Core, actions: Actions, draw: () => void) {
  const isStrip = host.controls === null && panels.open !== "games";
  look.isFilterOpen = isStrip || !look.isFilterOpen;
  if (isStrip) actions.openPanel("games");
  draw();
}

/**
 * What is counted in the games.
 * @param showGames shows the games that fields leave
 */
function createStatistics(
  games: ReturnType<typeof createListedGames>,
  leadsOf: ReturnType<typeof createAverageLeads>,
  showGames: (state: StateOf<"library">, wanted: Partial<Fields>) => void,
) {
  return (subject: Subject | null, shown: Shown) => {
    const counted = subject === null ? NO_GAMES : games.all();
    if (counted === null) return uncountedView(shown, games.areTooMany());
    const leads = subject === "leads" ? leadsOf(counted) : null;
    const { state, texts } = shown;
    const choose = {
      opening: (opening: string) => showGames(state, { opening }),
      player: (filter: string) => showGames(state, { filter, side: "" }),
    };
    return guard([subject, counted, texts, leads, state.library.fields], () =>
      statisticsView(subject, counted, leads, texts, choose),
    );
  };
}

/** The moves that the games play at the position on the board. */
function createMovesHere(actions: Actions, work: Work, memory: Memory, draw: () => void) {
  const movesOf = createCountedMoves(work.explore, actions.report, draw);
  const table = createMovesTable(actions, work.openings);
  return ({ state, study }: Shown) => {
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
  };
}

function shelvesOf({ state, texts }: Shown, actions: Actions) {
  return shelvesView(state.library, (shelf) => actions.searchLibrary({ shelf }), texts);
}

function openingsFor({ state, texts }: Shown, memory: Memory, work: Work) {
  const others = showsTournaments(state) ? work.openings : NO_OPENINGS;
  return guardedOpenings(memory.all(), others, texts.page.lang);
}

let offered: { key: readonly unknown[]; list: ReturnType<typeof offeredOpenings> } | null = null;

/** The openings that are offered, made again for other games alone. */
function guardedOpenings(...key: Parameters<typeof offeredOpenings>) {
  if (offered === null || key.some((part, index) => part !== offered?.key[index]))
    offered = { key, list: offeredOpenings(...key) };
  return offered.list;
}
