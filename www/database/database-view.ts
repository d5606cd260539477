/**
 * The panel of the database: its files, which games count, the moves of the position on the board
 * with their values and games, and the latest of those games.
 */

import type { Opening } from "../../reversi-rules.js";
import type { FoundGame, FoundGames } from "../../reversi-wasm.js";
import type { Actions } from "../app/actions.ts";
import type { State } from "../app/state.ts";
import type { StudyTexts } from "../ui/study-texts.ts";
import { html, nothing, render } from "lit-html";
import { type Ref, createRef, ref } from "lit-html/directives/ref.js";
import { focusBoard, query } from "../base/dom.ts";
import { saveFile } from "../base/save-file.ts";
import { showsPoint } from "../board/shown-game.ts";
import { NOTHING_BESIDE } from "../game/comments.ts";
import { addedText } from "../openings/added-text.ts";
import { createMovesTable } from "../openings/moves-table.ts";
import { exploredMoves } from "../openings/openings-model.ts";
import { countOf } from "../share/game-result.ts";
import { filterOf, foundHere } from "./database.ts";
import { FILE } from "./kept-database.ts";

/** The files that it reads. */
const ACCEPTS = ".wtb,.jou,.trn,.ggf,.pgn,.sgf,.txt,.games";

/** Where the files of tournaments are: a press leads there, and nothing is requested from it. */
const SOURCE = "https://www.ffothello.org/informatique/la-base-wthor/";

/** The choices of the fields that have some. */
const SIDES = ["any", "black", "white"] as const;
const RESULTS = ["any", "black", "draw", "white"] as const;

/** Bytes of a kilobyte and of a megabyte, as storage is measured. */
const KILOBYTE = 1_000;
const MEGABYTE = 1_000_000;

export function createDatabaseView(
  root: HTMLElement,
  actions: Actions,
  rules: { openings: () => Opening[] },
) {
  const title = createRef();
  const files = createFilesView(actions);
  const search = createSearchView(actions, rules.openings());
  root.classList.add("database", "tools");

  /** The focus goes to what opens the database again, or to the board that lies below a strip. */
  function close() {
    actions.showDatabase(false);
    const door = query(document, "[data-starts=database]", HTMLElement);
    door.focus();
    if (document.activeElement !== door) focusBoard();
  }

  function contents(state: State, texts: StudyTexts) {
    const { t } = texts;
    const { size, records, removed } = state.database;
    const isEmpty = hasNoGames(state);
    return html`
      <div class="sheet-head">
        <h2 tabindex="-1" ${ref(title)}>${t("database")}</h2>
        <button type="button" class="button"
          @click=${close}>${t("database-close")}</button>
      </div>
      <button type="button" class="button panel-whole" ?hidden=${isEmpty}
        @click=${() => actions.openPanel("games")}>${t("database-whole")}</button>
      <p class="database-size" ?hidden=${size === null}>${sizeText(state, texts)}</p>
      <div class="buttons" ?hidden=${removed.length === 0}>
        <button type="button" class="button" data-database-restore
          @click=${actions.restoreDatabase}>${t("database-restore")}</button>
      </div>
      <p class="note" ?hidden=${state.collection.games.length === 0}>${t("database-collection")}</p>
      <p class="note" ?hidden=${!isEmpty}>${t("database-about")}</p>
      <p class="note" ?hidden=${!isEmpty}>${t("database-source")}
        <a href=${SOURCE} target="_blank" rel="noreferrer">WTHOR</a></p>
      ${files.add(records !== null, state.collection.games.length, isEmpty, texts)}
      <p class="note" role="status">${addedText(state, texts)}</p>
      ${files.save(isEmpty, records !== null, texts)}
      ${isEmpty ? nothing : search(state, texts)}
    `;
  }

  return {
    update(state: State, before: State | null, texts: StudyTexts) {
      root.hidden = !state.database.open || !showsPoint(state);
      if (root.hidden) return;
      root.classList.toggle("explorer-panel", !hasNoGames(state));
      render(contents(state, texts), root);
      if (!before?.database.open && title.value instanceof HTMLElement) title.value.focus();
    },
  };
}

function hasNoGames({ database: { size } }: State) {
  return size === null || size.games === 0;
}

/** The buttons that add files, save the database as one, and clear it. */
function createFilesView(actions: Actions) {
  const chooser: Ref<HTMLInputElement> = createRef();

  function read() {
    const { value: input } = chooser;
    if (!input?.files?.length) return;
    actions.addToDatabase([...input.files]);
    input.value = "";
  }

  async function write() {
    saveFile(await actions.databaseFile(), FILE);
  }

  return {
    /**
     * @param collected the number of games in the collection
     * @param isEmpty whether the database has no games
     */
    add: (isBusy: boolean, collected: number, isEmpty: boolean, { t }: StudyTexts) => html`
      <div class="buttons">
        <button type="button" class="button primary" data-database-try ?hidden=${!isEmpty}
          ?disabled=${isBusy} @click=${actions.addSampleGames}>${t("database-try")}</button>
        <button type="button" class="button" data-database-add ?disabled=${isBusy}
          @click=${() => chooser.value?.click()}>${t("database-add")}</button>
        <button type="button" class="button" data-database-take ?hidden=${collected === 0}
          ?disabled=${isBusy} @click=${actions.takeCollection}>${t("database-take", {
            count: collected,
          })}</button>
        <input type="file" multiple hidden accept=${ACCEPTS} ${ref(chooser)} @change=${read}>
      </div>`,
    /** @param isEmpty whether there is nothing to save */
    save: (isEmpty: boolean, isBusy: boolean, { t }: StudyTexts) => html`
      <div class="buttons" ?hidden=${isEmpty}>
        <button type="button" class="button" ?disabled=${isBusy}
          @click=${() => void write()}>${t("database-save")}</button>
        <button type="button" class="button" data-database-clear ?disabled=${isBusy}
          @click=${actions.clearDatabase}>${t("database-clear")}</button>
      </div>`,
  };
}

/** The filter, and the moves and games of the position on the board that it leaves. */
function createSearchView(actions: Actions, openings: readonly Opening[]) {
  const form: Ref<HTMLFormElement> = createRef();
  const table = createMovesTable(actions, openings);
  /** The last answer: it shows until the next one is there. */
  let last: FoundGames | null = null;

  function readFilter() {
    if (!form.value) return;
    const fields = new FormData(form.value);
    const text = (name: string) => String(fields.get(name) ?? "");
    const [player, side, from] = [text("player"), text("side"), text("from")];
    actions.filterDatabase(
      filterOf({ player, side, from, to: text("to"), result: text("result") }),
    );
  }

  /** A game of the list, at the position on the board. */
  function show({ text, year, ...names }: FoundGame, ply: number) {
    const date = year === null ? "" : String(year);
    const problem = actions.load(text, { ...NOTHING_BESIDE, ...names, date });
    if (problem === null) actions.goTo(ply);
    else actions.report(problem);
  }

  return (state: State, texts: StudyTexts) => {
    const { t, side } = texts;
    const here = foundHere(state);
    last = here ?? last;
    const moves = here?.moves ?? last?.moves ?? [];
    const games = last?.games ?? [];
    const count = last?.count ?? 0;
    const sideText = (one: (typeof SIDES)[number]) =>
      one === "any" ? t("database-side-any") : side(one);
    const resultText = (one: (typeof RESULTS)[number]) =>
      one === "any" || one === "draw"
        ? t(`database-result-${one}`)
        : t("database-result-wins", { side: side(one) });
    const { filter, size } = state.database;
    const isNameless = size?.hasNames === false;
    const isNamed = filter.player !== undefined || filter.words !== undefined;
    const found = isNameless && isNamed ? "database-here-nameless" : "database-here";
    return html`
      <p class="note" ?hidden=${!isNameless}>${t("database-nameless")}</p>
      <form class="database-filter" ${ref(form)} @input=${readFilter} @submit=${prevent}>
        <label class="stack"><span>${t("database-player")}</span>
          <input type="search" name="player" autocomplete="off" spellcheck="false"></label>
        ${choice("side", SIDES, texts, sideText)}
        <label class="stack"><span>${t("database-from")}</span>
          <input type="text" name="from" inputmode="numeric" maxlength="4" size="4" autocomplete="off"></label>
        <label class="stack"><span>${t("database-to")}</span>
          <input type="text" name="to" inputmode="numeric" maxlength="4" size="4" autocomplete="off"></label>
        ${choice("result", RESULTS, texts, resultText)}
      </form>
      <p class="note">${t("database-hint")}</p>
      ${table.draw(exploredMoves(state, moves), state, texts, true)}
      <section class="study-part" aria-busy=${here === null}>
        <h3>${texts.counted(found, count)}</h3>
        <ol class="database-games">${games.map((game) => item(game, () => show(game, state.game.ply), texts))}</ol>
        <p class="note" ?hidden=${count <= games.length}>${texts.counted("database-latest", games.length)}</p>
        <button type="button" class="button" data-database-more ?hidden=${count <= games.length}
          @click=${actions.listMoreGames}>${t("database-more")}</button>
      </section>
    `;
  };
}

function item(game: FoundGame, show: () => void, { t }: StudyTexts) {
  const { black, white, event, year } = game;
  const players = t("database-players", { black: black || "?", white: white || "?" });
  const count = countOf(game);
  const facts = [event, year === null ? "" : String(year)].filter((text) => text !== "");
  return html`
    <li><button type="button" class="database-game" @click=${show}>
      <strong>${players}</strong> <span>${count}</span>
      <small>${facts.join(", ")}</small></button></li>`;
}

function prevent(event: Event) {
  event.preventDefault();
}

function choice<V extends string>(
  name: "side" | "result",
  values: readonly V[],
  { t }: StudyTexts,
  text: (value: V) => string,
) {
  return html`
    <label class="stack"><span>${t(`database-${name}`)}</span>
      <select name=${name}>${values.map(
        (value) => html`<option value=${value}>${text(value)}</option>`,
      )}</select></label>`;
}

/** How many games there are, and what the browser keeps for them. */
function sizeText({ database: { size } }: State, { t, lang, whole }: StudyTexts) {
  const { games, bytes } = size ?? { games: 0, bytes: 0 };
  const [unit, divisor, maximumFractionDigits] =
    bytes < MEGABYTE ? (["kilobyte", KILOBYTE, 0] as const) : (["megabyte", MEGABYTE, 1] as const);
  const format = new Intl.NumberFormat(lang, { style: "unit", unit, maximumFractionDigits });
  return t("database-size", {
    count: games,
    shown: whole(games),
    size: format.format(bytes / divisor),
  });
}
