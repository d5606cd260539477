/** The moves from here with the games in which they were played, and where these come from. */

import type { Actions, StateOf } from "../../floor/base/page.ts";
import type { StudyTexts } from "../../play/ui/study-texts.ts";
import { html } from "lit-html";
import { addedText } from "./added-text.ts";
import type { createMovesTable } from "./moves-table.ts";
import { exploredMoves, playedMoves } from "./openings-model.ts";

export interface Shown {
  state: StateOf<"database">;
  texts: StudyTexts;
}

/** The moves from the point on the board, and where the games come from that have them. */
export function explorerView(
  { state, texts }: Shown,
  {
    table,
    asksForGames,
    addGames,
  }: {
    table: ReturnType<typeof createMovesTable<StateOf<"database">>>;
    asksForGames: boolean;
    addGames: () => void;
  },
  actions: Actions,
) {
  const counted = state.collection.games.length > 0 || databaseSize(state) > 0;
  const moves = exploredMoves(state, playedMoves(state));
  return html`
    ${table.draw(moves, state, texts, counted)}
    <p class="note">${texts.t("explorer-hint")}</p>
    ${sourceView(state, actions, addGames, texts)}
    <p class="note" role="status">${asksForGames ? addedText(state, texts) : ""}</p>
  `;
}

function databaseSize({ database: { size } }: StateOf<"database">) {
  return size?.games ?? 0;
}

/**
 * The ways to the games in which moves are counted. Before the size of the database is known their
 * room is kept, and what follows stays where it is.
 * @param addGames adds the sample games
 */
function sourceView(
  state: StateOf<"database">,
  actions: Actions,
  addGames: () => void,
  texts: StudyTexts,
) {
  const { length: collected } = state.collection.games;
  if (collected > 0) return collectionView(collected, actions, texts);
  if (state.database.size === null) return roomView(texts);
  return databaseSize(state) > 0
    ? databaseView(state, actions, texts)
    : uncountedView(state, addGames, texts);
}

/** The room of a way that is not known yet. */
function roomView({ t }: StudyTexts) {
  return html`
    <div class="explorer-room">
      <p class="note">${t("explorer-no-games")}</p>
      <div class="buttons"><span class="button">${t("database-try")}</span></div>
    </div>
  `;
}

function collectionView(count: number, actions: Actions, { t }: StudyTexts) {
  /** Shows the games of the collection with the position on the board. */
  const showGamesHere = () => {
    actions.showCollection(true);
    actions.listGamesHere(true);
  };
  return html`
    <p class="note">${t("explorer-about")}</p>
    <div class="buttons">
      <button type="button" class="button"
        @click=${() => actions.showCollection(true)}>${t("explorer-games", { count })}</button>
      <button type="button" class="button" data-games-here
        @click=${showGamesHere}>${t("explorer-here")}</button>
    </div>
  `;
}

function databaseView(state: StateOf<"database">, actions: Actions, { t, whole }: StudyTexts) {
  const open = () => {
    actions.showExplorer(false);
    actions.showLibrary("tournaments");
    actions.listGamesHere(true);
  };
  return html`
    <p class="note">${t("explorer-about")}</p>
    <div class="buttons">
      <button type="button" class="button" data-explorer-database
        @click=${open}>${t("explorer-database", { shown: whole(databaseSize(state)) })}</button>
    </div>
  `;
}

/**
 * Where games to count in come from.
 * @param addGames adds the sample games
 */
function uncountedView(
  { database: { records } }: StateOf<"database">,
  addGames: () => void,
  { t }: StudyTexts,
) {
  return html`
    <p class="note">${t("explorer-no-games")}</p>
    <div class="buttons">
      <button type="button" class="button" data-explorer-try ?disabled=${records !== null}
        @click=${addGames}>${t("database-try")}</button>
    </div>
  `;
}
