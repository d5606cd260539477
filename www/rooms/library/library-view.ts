/**
 * The library: what opens and saves games, the fields, the one list of the games that they leave or
 * what is counted in them, and what clears a shelf.
 */

import type { CollectedGame } from "../../../reversi-wasm.js";
import type { Actions, Core, StateOf } from "../../floor/base/page.ts";
import { html, nothing, render } from "lit-html";
import { element, query } from "../../floor/base/dom.ts";
import { forfeitOf } from "../../play/board/forfeit.ts";
import { announce } from "../../play/game/status-text.ts";
import { resultsView } from "../results/results-view.ts";
import { createShareTexts } from "../share/share-texts.ts";
import { createStudyTexts } from "../../play/ui/study-texts.ts";
import { isLibraryOpen } from "../../play/ui/library.ts";
import { showsTournaments } from "../../play/ui/library-shelves.ts";
import { graphPicture } from "../../play/ui/pictures.ts";
import { type Texts, createPartTexts } from "../../play/words/texts.ts";
import { createContentsView } from "./contents-view.ts";
import { createHeadView } from "./head-view.ts";
import { createMemory } from "./memory.ts";
import { type OwnRow, ownRows } from "./own-rows.ts";
import { pressesOf } from "./row-presses.ts";
import type { ReadSlices, Shown, Work } from "./shown.ts";
import { createTournamentRows } from "./tournament-rows.ts";

/** @param place the tab of the page, or the dialog of an embedded board */
export function createLibraryView(place: HTMLElement, actions: Actions, work: Work) {
  const root = element("div", { class: "library" });
  place.append(root);
  const dialog = place instanceof HTMLDialogElement ? place : null;
  dialog?.addEventListener("close", () => actions.showCollection(false));
  let shown: Shown | undefined;
  let shared = "";

  const tournaments = createTournamentRows(actions.tournamentRows, renew);
  const memory = createMemory(work.find, actions, renew);
  const own = createOwnGames(actions, memory, () => shown);
  const contents = createContentsView(root, actions, work, {
    memory,
    tournaments,
    draw,
    press: pressesOf(actions, () => shown, dialog === null, say),
  });
  const saying = () => (shown ? announce(shown.state, shown.texts.page, work.says()) : "");
  const head = createHeadView(actions, work.write, draw, saying);
  const parts = { head, contents, results: createResults(root, actions, work) };

  function draw() {
    if (!shown) return;
    const drawAll = () => shown && render(wholeView(parts, shown, dialog === null, shared), root);
    // Before the drawing changes the page: measuring it then would lay it out once more.
    const isMeasured = contents.measure();
    drawAll();
    if (!isMeasured && contents.measure()) drawAll();
  }

  function say(text: string | null) {
    shared = text ?? shared;
    draw();
  }

  /** Other games have been found. */
  function renew() {
    if (!shown) return;
    contents.renew(shown.state, shown.texts.lang);
    actions.listCollected(gamesOfFiles(contents.games() ?? memory.found()));
    draw();
  }

  return {
    update(state: StateOf<ReadSlices>, _before: StateOf<ReadSlices> | null, page: Texts) {
      const before = shown?.state;
      const opens = showOrHide(root, dialog, isLibraryOpen(state));
      if (!isLibraryOpen(state)) {
        if (shown) shown.state = state;
        return;
      }
      const isOther = shown?.texts.page !== page || before === undefined || !isLibraryOpen(before);
      shown = { ...textsFor(page, shown), state };
      const change = { state, before, page, isOther, isTab: dialog === null };
      takeOther({ tournaments, memory, own, contents }, change);
      draw();
      if (opens && state.collection.request === null) contents.focus();
    },
  };
}

/** A change of the state; `isOther` if the library shows again. */
interface Change {
  state: StateOf<"collection" | "database" | "leftGames" | "library">;
  before: StateOf<"collection" | "database" | "leftGames" | "library"> | undefined;
  page: Texts;
  isOther: boolean;
  isTab: boolean;
}

interface Parts {
  head: ReturnType<typeof createHeadView>;
  contents: ReturnType<typeof createContentsView>;
  results: ReturnType<typeof createResults>;
}

/** The list with what opens and saves games, or *My results* in a tab. */
function wholeView({ head, contents, results }: Parts, shown: Shown, isTab: boolean, said: string) {
  const { library, collection } = shown.state;
  const isReading = collection.request !== null;
  if (isTab && !isReading && library.results) return results.view(shown);
  const list = isReading ? nothing : contents.view(shown);
  const door = isReading || !isTab ? nothing : results.door(shown);
  const status = html`<p class="note" role="status">${said}</p>`;
  return [head(shown, contents.games()), list, door, status];
}

/** Shows the library, in its dialog if it has one; whether that dialog opens. */
function showOrHide(root: HTMLElement, dialog: HTMLDialogElement | null, isOpen: boolean) {
  root.hidden = !isOpen;
  const opens = isOpen && dialog !== null && !dialog.open;
  if (opens) dialog.showModal();
  if (!isOpen && dialog?.open) dialog.close();
  return opens;
}

interface Sources extends Pick<Parts, "contents"> {
  tournaments: ReturnType<typeof createTournamentRows>;
  memory: ReturnType<typeof createMemory>;
  own: ReturnType<typeof createOwnGames>;
}

/** Has the games read and found again that the state has others of. */
function takeOther(
  { tournaments, memory, own, contents }: Sources,
  { state, before, page, isOther, isTab }: Change,
) {
  const hasOther = (...names: (keyof Change["state"])[]) =>
    names.some((name) => before?.[name] !== state[name]);
  tournaments.show(showsTournaments(state) ? (state.database.answer?.found ?? null) : null);
  const hasOtherEnd = before !== undefined && forfeitOf(state)?.side !== forfeitOf(before)?.side;
  if (isTab && (isOther || hasOtherEnd || hasOther("leftGames", "game")))
    void own.read(state, page);
  if (isOther || hasOther("library") || hasOtherGames(before, state))
    memory.take(state, own.rows(), page.lang);
  if (hasOther("database", "library")) contents.renew(state, page.lang);
}

/** The texts of the page's language: those that show already, or others. */
function textsFor(page: Texts, shown: Omit<Shown, "state"> | undefined): Omit<Shown, "state"> {
  if (shown?.texts.page === page) return shown;
  return {
    texts: createShareTexts(page),
    own: createPartTexts(page, "left-games"),
    study: createStudyTexts(page),
  };
}

/** *My results*, and the button that leads there. */
function createResults(root: HTMLElement, actions: Actions, { openings }: Work) {
  function show(isShown: boolean) {
    actions.searchLibrary({ results: isShown });
    query(root, isShown ? "#my-results" : "[data-results]", HTMLElement).focus();
  }
  const leave = () => show(false);
  return {
    view: ({ state, texts, study }: Shown) =>
      resultsView(state, { actions, openings, leave }, texts.page, study),
    door: ({ study }: Shown) => html`
      <button type="button" class="button library-door" data-results
        @click=${() => show(true)}>${graphPicture()}<span>${study.t("results")}</span></button>`,
  };
}

/** The visitor's own games, which are read again: what is on the board changes with each move. */
function createOwnGames(
  actions: Actions,
  memory: ReturnType<typeof createMemory>,
  shown: () => Shown | undefined,
) {
  let rows: OwnRow[] = [];
  return {
    rows: () => rows,
    async read(state: StateOf<"leftGames">, page: Texts) {
      const read = await ownRows(state, actions, page);
      const now = shown()?.state;
      if (now?.game !== state.game || now.leftGames !== state.leftGames) return;
      rows = read;
      memory.take(now, rows, page.lang);
    },
  };
}

/** They alone have numbers from 1 on. */
function gamesOfFiles(games: readonly CollectedGame[]) {
  return games.filter(({ number }) => number > 0);
}

/** Whether other games were imported, or other ones reach the position that is looked for. */
function hasOtherGames(before: Core | undefined, { collection }: Core) {
  const { games, place } = before?.collection ?? {};
  return games !== collection.games || place !== collection.place;
}
