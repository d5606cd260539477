/**
 * The library: what opens and saves games, the fields, the one list of the games that they leave or
 * what is counted in them, and what clears a shelf.
 */

import type { CollectedGame } from "../../reversi-wasm.js";
import type { Actions, State } from "../base/page.ts";
import { html, nothing, render } from "lit-html";
import { copyText } from "../base/clipboard.ts";
import { element, query } from "../base/dom.ts";
import { canShare, shareLink } from "../base/share-sheet.ts";
import { problemOf } from "../base/problems.ts";
import { NOTHING_BESIDE } from "../game/comments.ts";
import { announce } from "../game/status-text.ts";
import { FIRST_GAME } from "../games/index.ts";
import { resultsView } from "../results/results-view.ts";
import { createShareTexts } from "../share/share-texts.ts";
import { createStudyTexts } from "../ui/study-texts.ts";
import { isLibraryOpen, showsTournaments } from "../ui/library.ts";
import { graphPicture } from "../ui/pictures.ts";
import { uncoverBoard } from "../ui/sheet-gestures.ts";
import { type Texts, createPartTexts } from "../words/texts.ts";
import { createContentsView } from "./contents-view.ts";
import { createHeadView } from "./head-view.ts";
import { createMemory } from "./memory.ts";
import { type OwnRow, ownRows } from "./own-rows.ts";
import type { Shown, Work } from "./shown.ts";
import { createTournamentRows } from "./tournament-rows.ts";

/** @param place the tab of the page, or the dialog of an embedded board */
export function createLibraryView(place: HTMLElement, actions: Actions, work: Work) {
  const root = element("div", { class: "library" });
  place.append(root);
  const dialog = place instanceof HTMLDialogElement ? place : null;
  dialog?.addEventListener("close", () => actions.showCollection(false));
  let shown: Shown | undefined;
  let own: OwnRow[] = [];
  /** What became of the last share. */
  let said = "";

  const tournaments = createTournamentRows(actions.tournamentRows, renew);
  const memory = createMemory(work.find, actions, renew);
  const contents = createContentsView(root, actions, work, {
    memory,
    tournaments,
    draw,
    press: { open: openGame, share: (game) => void share(game), forget },
  });
  const head = createHeadView(actions, work.write, draw, () =>
    shown ? announce(shown.state, shown.texts.page, work.says()) : "",
  );

  function draw() {
    if (!shown) return;
    const current = shown;
    const isReading = current.state.collection.request !== null;
    const drawAll = () => {
      const isListing = !isReading && !(dialog === null && current.state.library.results);
      const list = isListing ? contents.view(current) : nothing;
      const door = isListing && dialog === null ? resultsDoor(current) : nothing;
      const status = html`<p class="note" role="status">${said}</p>`;
      const games = [head(current, contents.games()), list, door, status];
      render(isListing || isReading ? games : resultsOf(current), root);
    };
    // Before the drawing changes the page: measuring it then would lay it out once more.
    const isMeasured = contents.measure();
    drawAll();
    if (!isMeasured && contents.measure()) drawAll();
  }

  const resultsOf = ({ state, texts, study }: Shown) =>
    resultsView(state, { actions, openings: work.openings, leave }, texts.page, study);

  const resultsDoor = ({ study }: Shown) => html`
    <button type="button" class="button library-door" data-results
      @click=${() => showResults(true)}>${graphPicture()}<span>${study.t("results")}</span></button>`;

  function showResults(isShown: boolean) {
    actions.searchLibrary({ results: isShown });
    query(root, isShown ? "#my-results" : "[data-results]", HTMLElement).focus();
  }

  function leave() {
    showResults(false);
  }

  /** Other games have been found. */
  function renew() {
    if (!shown) return;
    contents.renew(shown.state, shown.texts.lang);
    // The games of files alone have numbers from 1 on.
    const games = contents.games() ?? memory.found();
    actions.listCollected(games.filter(({ number }) => number > 0));
    draw();
  }

  function openGame(game: CollectedGame | OwnRow) {
    if (!shown) return;
    const { place: at } = shown.state.collection;
    if (dialog === null) uncoverBoard(actions);
    if ("left" in game) {
      if (game.place === null) void actions.openLeftGame(game.left);
      else void actions.openRunningGame(game.left);
    } else if (game.number > 0) actions.showCollected(game, at?.ply);
    else openTournament(game, at?.ply ?? 0);
  }

  /** At the position that the games reach. */
  function openTournament({ text, black, white, event, date }: CollectedGame, ply: number) {
    const problem = actions.load(text, { ...NOTHING_BESIDE, black, white, event, date });
    if (problem === null) actions.goTo(ply);
    else actions.report(problem);
  }

  async function share(game: CollectedGame | OwnRow) {
    if (!shown) return;
    const { texts } = shown;
    try {
      const id = "left" in game ? game.left.id : FIRST_GAME.id;
      const address = await actions.addressOf(id, game.text.replace(`${id} `, ""));
      const isDone = canShare()
        ? (await shareLink(address)) !== "refused"
        : await copyText(address);
      said = isDone ? texts.t(canShare() ? "done" : "link-copied") : address;
    } catch (error) {
      actions.report(problemOf(error));
    }
    draw();
  }

  function forget(game: CollectedGame | OwnRow) {
    if ("left" in game && game.place === null) actions.forgetLeftGame(game.left);
  }

  /** Reads the visitor's own games again; what is on the board changes with each move. */
  async function readOwn(state: State, page: Texts) {
    const rows = await ownRows(state, actions, page);
    if (shown?.state.game !== state.game || shown.state.leftGames !== state.leftGames) return;
    own = rows;
    memory.take(shown.state, own, page.lang);
  }

  function takeOther(state: State, before: State | undefined, page: Texts, isOther: boolean) {
    const hasOther = (...names: (keyof State)[]) =>
      names.some((name) => before?.[name] !== state[name]);
    tournaments.show(showsTournaments(state) ? (state.database.answer?.found ?? null) : null);
    if (dialog === null && (isOther || hasOther("leftGames", "game"))) void readOwn(state, page);
    if (isOther || hasOther("library") || hasOtherGames(before, state))
      memory.take(state, own, page.lang);
    if (hasOther("database", "library")) contents.renew(state, page.lang);
  }

  return {
    update(state: State, _before: State | null, page: Texts) {
      const before = shown?.state;
      const isOpen = isLibraryOpen(state);
      root.hidden = !isOpen;
      const opens = isOpen && dialog !== null && !dialog.open;
      if (opens) dialog.showModal();
      if (!isOpen) {
        if (dialog?.open) dialog.close();
        if (shown) shown.state = state;
        return;
      }
      const isOther = shown?.texts.page !== page || before === undefined || !isLibraryOpen(before);
      const texts =
        shown?.texts.page === page
          ? shown
          : {
              texts: createShareTexts(page),
              own: createPartTexts(page, "left-games"),
              study: createStudyTexts(page),
            };
      shown = { ...texts, state };
      takeOther(state, before, page, isOther);
      draw();
      if (opens && state.collection.request === null) contents.focus();
    },
  };
}

/** Whether other games were imported, or other ones reach the position that is looked for. */
function hasOtherGames(before: State | undefined, { collection }: State) {
  const { games, place } = before?.collection ?? {};
  return games !== collection.games || place !== collection.place;
}
