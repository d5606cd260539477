/**
 * The list of the games that were taken in at once: filters, and rows, drawn while they are in
 * sight. Pointer and keys choose a game, which comes onto the board.
 *
 * @import { Snapshot } from "../../reversi-rules.js"
 * @import { AverageLead, CollectedGame } from "../../reversi-wasm.js"
 * @import { Actions } from "../app/actions.js"
 * @import { CollectionSlice } from "./collection.js"
 * @import { State } from "../app/state.js"
 * @import { Problem } from "../base/problems.js"
 * @import { Texts } from "../words/texts.js"
 * @import { ExchangeTexts } from "./share-texts.js"
 * @import { Column } from "./collection-model.js"
 * @import { Result } from "./game-result.js"
 * @import { WriteGames } from "./save-games-view.js"
 * @import { Subject } from "./statistics-view.js"
 */

import { html, nothing, render } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import { live } from "lit-html/directives/live.js";
import { repeat } from "lit-html/directives/repeat.js";
import { nextTask } from "../base/clock.js";
import { query } from "../base/dom.js";
import {
  COLUMNS,
  createSorter,
  filtered,
  openingsOf,
  opponentNames,
  playerNames,
  RESULTS,
  rowAfterKey,
  rowsInSight,
} from "./collection-model.js";
import { countOf, resultOf } from "./game-result.js";
import { FIRST_GAME } from "../games/index.js";
import { knownGames, usualGames } from "./known-games.js";
import { earlierCollectionsView } from "./earlier-collections-view.js";
import { createSaveGamesView } from "./save-games-view.js";
import { statisticsView } from "./statistics-view.js";
import { createShareTexts } from "./share-texts.js";
import { markedNames } from "../words/marked-names.js";
import { openingName } from "../words/texts.js";

/** Sentences about records that cannot be read, at most. */
const MAX_UNREAD = 200;
/** @typedef {"games" | Subject} Shape what the games are shown as */
/** @type {readonly Shape[]} */
const SHAPES = ["games", "openings", "players", "leads"];
/** @type {readonly CollectedGame[]} */
const NO_GAMES = [];
/** @type {Snapshot | null} */
const NO_PLACE = null;
/** @typedef {{of: readonly CollectedGame[], list: AverageLead[] | null}} Leads */
/** Games that the filter looks through before presses come first. */
const STEP = 5_000;
/** Players that the filter offers; words that are looked for find every name. */
const MAX_PLAYERS = 1_000;
/** Height of a row in pixels until one is drawn. */
const USUAL_ROW = 56;
/**
 * What the fields hold, by their names.
 * @typedef {{filter: string, player: string, opponent: string, opening: string,
 *   result: Result | "", sort: Column, descending: boolean}} Fields
 */

/** The fields that take any text. @typedef {"player" | "opponent" | "opening"} Choice */

/** What the fields of another collection begin with. @type {Fields} */
const EVERY_GAME = {
  ...{ filter: "", player: "", opponent: "", opening: "", result: "" },
  ...{ sort: "number", descending: false },
};

/**
 * What the engine does for the list. Both take games as a line each; `find` gives the numbers of
 * the lines whose games come by a position, from 0.
 * @typedef {object} Engine
 * @property {WriteGames} write
 * @property {(place: Snapshot, games: string) => Promise<Iterable<number>>} find
 * @property {(games: string) => Promise<AverageLead[]>} leads
 */

/**
 * @param {HTMLDialogElement} dialog
 * @param {Actions} actions
 * @param {Engine} engine
 */
export function createCollectionView(dialog, actions, { write, find, leads: average }) {
  const root = query(dialog, "[data-collection]", HTMLElement);
  const saveGames = createSaveGamesView(write, draw);
  const inOrder = createSorter();
  /** What a press in the statistics shows. */
  const choose = {
    opening: (/** @type {string} */ opening) => showGames({ opening }),
    player: (/** @type {string} */ name) => {
      const isOther = wanted.player !== "" && wanted.player !== name;
      showGames(isOther ? { opponent: name } : { player: name });
    },
  };

  /** @type {State | undefined} */
  let shown;
  /** @type {ExchangeTexts | undefined} */
  let texts;
  /**
   * What the filter offers: values with their texts, and a language of their own.
   * @type {Record<Choice, string[][]>}
   */
  const offered = { player: [], opponent: [], opening: [] };
  let wanted = EVERY_GAME;
  /** The filter that runs; a later one ends it. @type {object | undefined} */
  let filtering;
  /** The games that the filter leaves. @type {CollectedGame[]} */
  let games = [];
  /** The last position that was looked for, with the numbers of its games. */
  let found = { place: NO_PLACE, of: NO_GAMES, numbers: new Set() };
  /** Black's average leads in games; null until they are there. @type {Leads} */
  let leads = { of: NO_GAMES, list: null };
  /** @type {Shape} */
  let shape = "games";
  let active = 0;
  /** Whether the collection has changed since it was last offered. */
  let isStale = true;
  let row = USUAL_ROW;

  const list = () => query(root, "[data-games]", HTMLElement);

  /** Offers what another collection has, and filters it: in tasks of their own for a large one. */
  async function renew() {
    if (!shown) return;
    const { games: all } = shown.collection;
    const isShown = () => shown?.collection.games === all;
    if (all.length > STEP) await nextTask();
    if (!isShown()) return;
    offer();
    if (all.length > STEP) await nextTask();
    draw();
    if (all.length > STEP) await nextTask();
    if (isShown()) void filter();
  }

  /** Looks through the games in steps, between which presses come first. */
  async function filter() {
    if (!shown || !texts) return;
    const { current, games: all, place } = shown.collection;
    const { lang } = texts;
    const run = {};
    filtering = run;
    const { filter: words, player, opponent, opening, result, sort: by, descending } = wanted;
    const players = [player, opponent].filter((name) => name !== "");
    const every = inOrder(all, { by, descending }, lang);
    const numbers = place === null ? null : await numbersWith(place, all);
    const left = [];
    for (let from = 0; from < every.length; from += STEP) {
      if (from > 0) await nextTask();
      if (filtering !== run) return;
      const part = every.slice(from, from + STEP);
      left.push(...filtered(part, { words, players, opening, result, numbers }, lang));
    }
    games = left;
    const onBoard = games.findIndex(({ number }) => number === current);
    active = Math.max(onBoard, 0);
    // The state that lists them has an open list drawn.
    actions.listCollected(games);
    if (!shown.collection.open) return;
    list().scrollTop = 0;
    scrollToActive();
  }

  /**
   * The numbers of the games that come by a position; every game's, if the engine fails.
   * @param {Snapshot} place
   * @param {readonly CollectedGame[]} of
   */
  async function numbersWith(place, of) {
    if (found.place === place && found.of === of) return found.numbers;
    const usual = usualGames(of);
    try {
      const lines = [...(await find(place, knownGames(usual)))];
      found = { place, of, numbers: new Set(lines.map((line) => usual[line].number)) };
      return found.numbers;
    } catch (error) {
      actions.report(/** @type {Problem} */ (error));
      actions.listGamesHere(false);
      return null;
    }
  }

  /** Has the engine average the leads of the games that the filter leaves. */
  async function averageLeads() {
    if (leads.of === games) return;
    const of = games;
    leads = { of, list: null };
    try {
      const list = await average(knownGames(of));
      if (leads.of !== of) return;
      leads = { of, list };
      draw();
    } catch (error) {
      actions.report(/** @type {Problem} */ (error));
    }
  }

  /** @param {Partial<Fields>} fields */
  function want(fields) {
    const before = wanted;
    wanted = { ...wanted, ...fields };
    if (wanted.player !== before.player) offerOpponents();
    void filter();
  }

  /** Takes over what the fields hold. */
  function readFields() {
    const names = Object.keys(EVERY_GAME).filter((name) => name !== "descending");
    const valueOfField = (/** @type {string} */ name) =>
      Reflect.get(query(root, `[name=${name}]`, HTMLElement), "value");
    const values = Object.fromEntries(names.map((name) => [name, valueOfField(name)]));
    const { checked } = query(root, "[name=descending]", HTMLInputElement);
    want({ ...values, descending: checked });
  }

  /** Offers the players and the openings of the collection. */
  function offer() {
    if (!shown || !texts) return;
    const { games: all } = shown.collection;
    const { lang } = texts;
    const players = playerNames(all, lang, MAX_PLAYERS);
    offered.player = players.map(({ name, count }) => [name, `${name} (${count})`]);
    offered.opening = openingsOf(all, lang).map(({ moves, name, lang: spoken, count }) => [
      moves,
      `${name} (${count})`,
      spoken,
    ]);
    offerOpponents();
  }

  /** Offers the opponents of the chosen player. */
  function offerOpponents() {
    if (!shown || !texts) return;
    const { player, opponent } = wanted;
    const { games: all } = shown.collection;
    const opponents = player === "" ? [] : opponentNames(all, player, texts.lang);
    offered.opponent = opponents.map(({ name, count }) => [name, `${name} (${count})`]);
    if (!opponents.some(({ name }) => name === opponent)) wanted = { ...wanted, opponent: "" };
  }

  /** @param {Shape} next */
  function showAs(next) {
    shape = next;
    draw();
  }

  /** Shows the games that fields leave. @param {Partial<Fields>} fields */
  function showGames(fields) {
    showAs("games");
    list().focus();
    want(fields);
  }

  function draw() {
    if (!shown || !texts) return;
    if (shape === "leads") void averageLeads();
    // Before the drawing changes the page: measuring it then would lay it out once more.
    const isMeasured = measure();
    render(contents(shown, texts), root);
    if (!isMeasured && measure()) render(contents(shown, texts), root);
  }

  /** Takes the height of a drawn row; whether there is one. */
  function measure() {
    const drawn = root.querySelector("[data-row]");
    const height = drawn instanceof HTMLElement ? drawn.offsetHeight : 0;
    if (height > 0) row = height;
    return height > 0;
  }

  /**
   * @param {State} state
   * @param {ExchangeTexts} texts
   */
  function contents({ collection, erased, host, game }, texts) {
    const { t, page } = texts;
    const { asked, unread, more, isKept, place } = collection;
    const isReading = asked !== null;
    const subject = isReading || shape === "games" ? null : shape;
    const isErased = erased.at(-1)?.name === "collection";
    return html`
      <div class="collection-reading" ?hidden=${!isReading}>
        <progress class="collection-progress" aria-label=${page.t("said-reading")}></progress>
        <span class="note">${readSoFar(collection, texts)}</span>
        <button type="button" class="button" data-stop @click=${() => actions.showCollection(false)}>
          ${t("stop")}</button>
      </div>
      <p class="way-back" ?hidden=${isReading || !isErased}>
        <span>${page.t("said-erased-collection")}</span>
        <button type="button" class="button" @click=${() => actions.run("restore")}>
          ${page.t("restore")}</button>
      </p>
      <div class="collection-filters" ?hidden=${isReading}>${filters(texts)}</div>
      <label class="check" data-key="here"
        ?hidden=${isReading || (place === null && game.game !== FIRST_GAME.id)}>
        <input type="checkbox" name="here" .checked=${live(place !== null)}
          @change=${(/** @type {Event & {currentTarget: HTMLInputElement}} */ { currentTarget }) =>
            actions.listGamesHere(currentTarget.checked)}>
        <span>${place === null ? t("position-here") : t("position-after", { count: place.ply })}</span></label>
      <div class="collection-count" ?hidden=${isReading}>${counted(collection, texts)}</div>
      ${rows(collection, texts)}
      ${guard([subject, games, texts, leads], () => statisticsView(subject, games, leads.list, texts, choose))}
      ${saveGames(isReading ? [] : games, host.controls === null, texts)}
      <details class="collection-unread" ?hidden=${isReading || unread.length === 0}>
        <summary>${t("unread", { count: unread.length })}</summary>
        <ul>${unread.slice(0, MAX_UNREAD).map((one) => html`<li>${whyUnread(one, texts)}</li>`)}</ul>
      </details>
      <p class="note" ?hidden=${isReading || !more}>${t("more")}</p>
      <p class="note" ?hidden=${isKept !== false}>${page.t("said-unkept")}</p>
      <div class="buttons" data-forget ?hidden=${isReading}>
        <button type="button" class="button" @click=${actions.forgetCollection}>
          ${t("forget")}</button>
      </div>
      ${earlierCollectionsView(collection, texts, actions.openCollection)}
    `;
  }

  /** @param {ExchangeTexts} texts */
  function filters(texts) {
    const { t, result } = texts;
    const { player, opponent, opening } = offered;
    const results = RESULTS.map((value) => [value, result(value)]);
    const columns = COLUMNS.map((value) => [value, t(`sort-${value}`)]);
    /** @type {["player" | "opponent" | "opening" | "result" | "sort", string[][]][]} */
    const choices = [
      ["player", [["", t("any-player")], ...withWanted(player, wanted.player)]],
      ["opponent", [["", t("any-player")], ...opponent]],
      ["opening", [["", t("any-opening")], ...opening]],
      ["result", [["", t("any-result")], ...results]],
      ["sort", columns],
    ];
    const isEmpty = { player: player.length === 0, opponent: opponent.length === 0 };
    return html`
      <label class="stack" data-key="search"><span>${t("search")}</span>
        <input type="search" name="filter" spellcheck="false" .value=${live(wanted.filter)}
          @input=${readFields}></label>
      ${choices.map(
        ([name, options]) => html`
          <label class="stack" data-key=${name} ?hidden=${Reflect.get(isEmpty, name)}>
            <span>${t(name)}</span>
            <select name=${name} @change=${readFields}>${guard(
              // A file may name many players: a letter of the filter leaves them as they are.
              [texts, player, opponent, opening, wanted[name]],
              () =>
                options.map(
                  ([value, text, spoken]) =>
                    html`<option value=${value} lang=${spoken ?? nothing} .selected=${wanted[name] === value}>${text}</option>`,
                ),
            )}</select></label>`,
      )}
    `;
  }

  /**
   * What the games are shown as, how many they are, and the direction of their order.
   * @param {CollectionSlice} collection
   * @param {ExchangeTexts} texts
   */
  function counted({ games: { length: all } }, { t, number }) {
    const { length: count } = games;
    const facts = { count, shown: number(count), all: number(all) };
    return html`
      <div class="collection-views" role="group" aria-label=${t("views")}>${SHAPES.map(
        (one) => html`<button type="button" class="button" aria-pressed=${one === shape}
          @click=${() => showAs(one)}>${t(one === "games" ? "games" : `statistics-${one}`)}</button>`,
      )}</div>
      <output class="note">${t(count === all ? "games-all" : "games-some", facts)}</output>
      <label class="check" ?hidden=${shape !== "games"}><input type="checkbox" name="descending"
        .checked=${live(wanted.descending)} @change=${readFields}><span>${t("descending")}</span></label>
    `;
  }

  /**
   * The list, with the rows in sight.
   * @param {CollectionSlice} collection
   * @param {ExchangeTexts} texts
   */
  function rows({ asked }, texts) {
    const { length: count } = games;
    const { scrollTop = 0, clientHeight = 0 } = root.querySelector("[data-games]") ?? {};
    const { from, to } = rowsInSight(scrollTop, clientHeight, row, count);
    const drawn = games.slice(from, to);
    return html`
      <div class="collection-list" data-games role="listbox" tabindex="0" aria-label=${texts.t("games")}
        aria-activedescendant=${count > 0 ? `collected-${active}` : nothing}
        ?hidden=${asked !== null || shape !== "games"}
        @scroll=${draw} @click=${press} @keydown=${moveByKey}>
        <div role="presentation" .style=${`height: ${from * row}px`}></div>
        ${repeat(
          drawn,
          // A row that stays keeps its element: browsers hold on to one while they scroll.
          (_, index) => from + index,
          (game, index) => html`
            <div class="collection-row" role="option" id=${`collected-${from + index}`}
              data-row=${from + index} aria-selected=${from + index === active}
              aria-posinset=${from + index + 1} aria-setsize=${count}>${rowOf(game, texts)}</div>`,
        )}
        <div role="presentation" .style=${`height: ${(count - to) * row}px`}></div>
      </div>
    `;
  }

  /** Brings the active row into sight, whose place a scrolled list draws. */
  function scrollToActive() {
    const { scrollTop, clientHeight } = list();
    const top = active * row;
    if (top < scrollTop) list().scrollTop = top;
    else if (top + row > scrollTop + clientHeight) list().scrollTop = top + row - clientHeight;
  }

  /** @param {number} index */
  function activate(index) {
    active = index;
    scrollToActive();
    draw();
  }

  /** @param {number} index */
  function openGame(index) {
    const game = games[index];
    if (game) actions.showCollected(game, shown?.collection.place?.ply);
  }

  /** @param {Event} event */
  function press({ target }) {
    const found = target instanceof Element ? target.closest("[data-row]") : null;
    if (found instanceof HTMLElement) openGame(Number(found.dataset.row));
  }

  /** @param {KeyboardEvent} event */
  function moveByKey(event) {
    const page = Math.max(Math.floor(list().clientHeight / row) - 1, 1);
    const next = rowAfterKey(event.key, active, page, games.length);
    const chooses = event.key === "Enter" || event.key === " ";
    if (next === null && !chooses) return;
    event.preventDefault();
    if (next !== null) activate(next);
    else openGame(active);
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
      const { open, games: all, asked, place } = collection;
      const opens = open && !dialog.open;
      if (opens) dialog.showModal();
      if (!open && dialog.open) dialog.close();
      const isOther = shown?.collection.games !== all;
      const renewed = isOther || shown?.collection.asked !== asked;
      if (isOther) [wanted, shape, games] = [EVERY_GAME, "games", [...all]];
      const isElsewhere = shown !== undefined && shown.collection.place !== place;
      shown = state;
      const translated = texts?.page !== pageTexts;
      if (translated) texts = createShareTexts(pageTexts);
      isStale ||= renewed || translated;
      if (!open) return;
      draw();
      if (isStale) void renew();
      else if (opens || isElsewhere) void filter();
      isStale = false;
      if (!opens && !renewed) return;
      if (asked !== null) query(root, "[data-stop]", HTMLElement).focus();
      else if (shape === "games") list().focus();
      else query(root, "[data-statistics]", HTMLElement).focus();
    },
  };
}

/**
 * What is offered, with a name that is chosen by a press on it elsewhere.
 * @param {string[][]} offered
 * @param {string} name
 */
function withWanted(offered, name) {
  const isOffered = name === "" || offered.some(([value]) => value === name);
  return isOffered ? offered : [[name, name], ...offered];
}

/**
 * How many games were read so far.
 * @param {CollectionSlice} collection
 * @param {ExchangeTexts} texts
 */
function readSoFar({ read }, { t, page, number }) {
  const count = read.reduce((sum, { games, unread }) => sum + games.length + unread.length, 0);
  return count > 0 ? t("read-so-far", { count, number: number(count) }) : page.t("said-reading");
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

/**
 * @param {CollectedGame} game
 * @param {ExchangeTexts} texts
 */
function rowOf(game, { t, lang }) {
  const { number, black, white, event, date, moves } = game;
  const { length: variations } = game.variations;
  const { length: unread } = game.unread_variations;
  const { length: unreadComments } = game.unread_comments;
  const players = black || white ? `${black || "?"} – ${white || "?"}` : t("game", { number });
  const opening = game.opening && openingName(game.opening, lang);
  const facts = [
    black || white ? String(number) : "",
    event,
    date,
    opening?.name ?? "",
    t("moves", { count: moves }),
    variations > 0 ? t("variations", { count: variations }) : "",
    unread > 0 ? t("variations-unread", { count: unread }) : "",
    unreadComments > 0 ? t("comments-unread", { count: unreadComments }) : "",
  ];
  const known = facts.filter((fact) => fact !== "").join(" · ");
  return html`<strong>${players}</strong><span data-result=${resultOf(game)}>${countOf(game)}</span
    ><small>${markedNames(known, opening ? [opening] : [], lang)}</small>`;
}
