/**
 * The list of the games that were taken in at once: filters, and rows, drawn while they are in
 * sight. Pointer and keys choose a game, which comes onto the board.
 *
 * @import { CollectedGame } from "../../reversi-wasm.js"
 * @import { Actions } from "../app/actions.js"
 * @import { CollectionSlice } from "./collection.js"
 * @import { State } from "../app/state.js"
 * @import { Texts } from "../words/texts.js"
 * @import { ExchangeTexts } from "./share-texts.js"
 * @import { Column, Result } from "./collection-model.js"
 * @import { WriteGames } from "./save-games-view.js"
 * @import { Subject } from "./statistics-view.js"
 */

import { nextTask } from "../base/clock.js";
import { button, element, query, setAttribute, setText } from "../base/dom.js";
import { changed } from "../base/store.js";
import {
  COLUMNS,
  countOf,
  createSorter,
  filtered,
  openingsOf,
  playedBy,
  RESULTS,
  resultOf,
  rowAfterKey,
  rowsInSight,
} from "./collection-model.js";
import { createEarlierCollectionsView } from "./earlier-collections-view.js";
import { createSaveGamesView } from "./save-games-view.js";
import { playerResults } from "./statistics-model.js";
import { createStatisticsView } from "./statistics-view.js";
import { createShareTexts } from "./share-texts.js";
import { openingName } from "../words/texts.js";

/** Sentences about records that cannot be read, at most. */
const MAX_UNREAD = 200;
/** @typedef {"games" | Subject} Shape what the games are shown as */

/** @type {readonly Shape[]} */
const VIEWS = ["games", "openings", "players"];
/** Games that the filter looks through before presses come first. */
const STEP = 5_000;
/** Height of a row in pixels until one is drawn. */
const USUAL_ROW = 56;

/**
 * @param {HTMLDialogElement} dialog
 * @param {Actions} actions
 * @param {WriteGames} write
 */
export function createCollectionView(dialog, actions, write) {
  const root = query(dialog, "[data-collection]", HTMLElement);
  const progress = element("progress", { class: "collection-progress" });
  const readSoFar = element("span", { class: "note" });
  const stop = button(() => actions.showCollection(false));
  const reading = element("div", { class: "collection-reading" }, progress, readSoFar, stop);
  const gone = element("span");
  const restore = button(() => actions.run("restore"));
  const erased = element("p", { class: "way-back" }, gone, restore);
  const notes = ["more", "unkept"].map(() => element("p", { class: "note" }));
  const search = element("input", { type: "search", name: "filter", spellcheck: "false" });
  const player = element("select", { name: "player" });
  const opponent = element("select", { name: "opponent" });
  const opening = element("select", { name: "opening" });
  const result = element("select", { name: "result" });
  const sort = element("select", { name: "sort" });
  const descending = element("input", { type: "checkbox", name: "descending" });
  const fields = { search, player, opponent, opening, result, sort };
  const labels = Object.entries(fields).map(([key, field]) => {
    const text = element("span");
    const label = element("label", { class: "stack", "data-key": key }, text, field);
    return { key: /** @type {keyof typeof fields} */ (key), text, label };
  });
  const turned = element("span");
  const direction = element("label", { class: "check" }, descending, turned);
  const count = element("output", { class: "note" });
  const switches = VIEWS.map((view) => button(() => showAs(view)));
  const views = element("div", { class: "collection-views", role: "group" }, ...switches);
  const about = element("div", { class: "collection-count" }, views, count, direction);
  const statistics = createStatisticsView({
    opening: (moves) => showGames(opening, moves),
    player: (name) => {
      const other = player.value !== "" && player.value !== name;
      showGames(other ? opponent : player, name);
    },
  });
  const list = element("div", {
    class: "collection-list",
    "data-games": "",
    role: "listbox",
    tabindex: "0",
  });
  const above = element("div", { role: "presentation" });
  const below = element("div", { role: "presentation" });
  const unreadTitle = element("summary");
  const unreadList = element("ul");
  const unread = element("details", { class: "collection-unread" }, unreadTitle, unreadList);
  const filters = element(
    "div",
    { class: "collection-filters" },
    ...labels.map(({ label }) => label),
  );
  const forget = button(actions.forgetCollection);
  const end = element("div", { class: "buttons", "data-forget": "" }, forget);
  const earlier = createEarlierCollectionsView(actions);
  const giveOut = createSaveGamesView(write);
  root.replaceChildren(
    ...[reading, erased, filters, about, list, statistics.root, giveOut.root, unread],
    ...[...notes, end, earlier.root],
  );

  /** @type {CollectionSlice | undefined} */
  let shown;
  /** @type {ExchangeTexts | undefined} */
  let texts;
  /** @type {CollectedGame[]} */
  let games = [];
  /** @type {Shape} */
  let shownAs = "games";
  let active = 0;
  let mayDownload = true;
  let row = USUAL_ROW;

  const inOrder = createSorter();
  /** The filter that runs; a later one ends it. @type {object | undefined} */
  let filtering;

  /** Looks through the games in steps, between which presses come first. */
  async function filter() {
    if (!shown || !texts) return;
    const wanted = {
      words: search.value,
      players: [player.value, opponent.value].filter((name) => name !== ""),
      opening: opening.value,
      result: /** @type {Result | ""} */ (result.value),
    };
    filtering = wanted;
    const by = /** @type {Column} */ (sort.value);
    const order = { by, descending: descending.checked };
    const { current } = shown;
    const every = inOrder(shown.games, order, texts.lang);
    const found = [];
    for (let from = 0; from < every.length; from += STEP) {
      if (from > 0) await nextTask();
      if (filtering !== wanted) return;
      found.push(...filtered(every.slice(from, from + STEP), wanted, texts.lang));
    }
    games = found;
    actions.listCollected(games);
    giveOut.update(games, mayDownload);
    showStatistics();
    const onBoard = games.findIndex(({ number }) => number === current);
    active = Math.max(onBoard, 0);
    list.scrollTop = 0;
    const key = games.length === shown.games.length ? "games-all" : "games-some";
    const shownCount = texts.number(games.length);
    const all = texts.number(shown.games.length);
    setText(count, texts.t(key, { count: games.length, shown: shownCount, all }));
    activate(active);
  }

  /** @param {Shape} view */
  function showAs(view) {
    shownAs = view;
    showParts();
    showStatistics();
    draw();
  }

  function showParts() {
    const isReading = !shown || shown.asked !== null;
    for (const part of [filters, about, end]) part.hidden = isReading;
    list.hidden = isReading || shownAs !== "games";
    direction.hidden = shownAs !== "games";
    statistics.root.hidden = isReading || shownAs === "games";
    VIEWS.forEach((view, index) =>
      setAttribute(switches[index], "aria-pressed", String(view === shownAs)),
    );
  }

  function showStatistics() {
    if (texts && shownAs !== "games") statistics.update(shownAs, games, texts);
  }

  /**
   * Shows the games that a field leaves.
   * @param {HTMLInputElement | HTMLSelectElement} field
   * @param {string} value
   */
  function showGames(field, value) {
    field.value = value;
    if (field === player) fillOpponents();
    showAs("games");
    list.focus();
    void filter();
  }

  function draw() {
    if (!texts || shownAs !== "games") return;
    const { from, to } = rowsInSight(list.scrollTop, list.clientHeight, row, games.length);
    const drawn = [];
    for (let index = from; index < to; index += 1) drawn.push(rowOf(index, texts));
    above.style.height = `${from * row}px`;
    below.style.height = `${(games.length - to) * row}px`;
    list.replaceChildren(above, ...drawn, below);
    setAttribute(list, "aria-activedescendant", games.length > 0 ? `collected-${active}` : null);
    const measured = drawn[0]?.offsetHeight ?? 0;
    if (measured > 0 && measured !== row) {
      row = measured;
      draw();
    }
  }

  /**
   * @param {number} index
   * @param {ExchangeTexts} texts
   */
  function rowOf(index, { t, lang }) {
    const game = games[index];
    const { number, black, white, event, date, moves } = game;
    const { length: variations } = game.variations;
    const { length: unread } = game.unread_variations;
    const { length: unreadComments } = game.unread_comments;
    const players = black || white ? `${black || "?"} – ${white || "?"}` : t("game", { number });
    const count = countOf(game);
    const facts = [
      black || white ? String(number) : "",
      event,
      date,
      game.opening ? openingName(game.opening, lang).name : "",
      t("moves", { count: moves }),
      variations > 0 ? t("variations", { count: variations }) : "",
      unread > 0 ? t("variations-unread", { count: unread }) : "",
      unreadComments > 0 ? t("comments-unread", { count: unreadComments }) : "",
    ];
    return element(
      "div",
      {
        class: "collection-row",
        role: "option",
        id: `collected-${index}`,
        "data-row": String(index),
        "aria-selected": String(index === active),
        "aria-posinset": String(index + 1),
        "aria-setsize": String(games.length),
      },
      element("strong", {}, players),
      element("span", { "data-result": resultOf(game) }, count),
      element("small", {}, facts.filter((fact) => fact !== "").join(" · ")),
    );
  }

  /** @param {number} index */
  function activate(index) {
    active = index;
    const top = index * row;
    if (top < list.scrollTop) list.scrollTop = top;
    else if (top + row > list.scrollTop + list.clientHeight)
      list.scrollTop = top + row - list.clientHeight;
    draw();
  }

  /** @param {number} index */
  function choose(index) {
    const game = games[index];
    if (game) actions.showCollected(game);
  }

  search.addEventListener("input", () => void filter());
  player.addEventListener("change", fillOpponents);
  for (const field of [player, opponent, opening, result, sort, descending])
    field.addEventListener("change", () => void filter());
  list.addEventListener("scroll", draw);
  list.addEventListener("click", ({ target }) => {
    const found = target instanceof Element ? target.closest("[data-row]") : null;
    if (found instanceof HTMLElement) choose(Number(found.dataset.row));
  });
  list.addEventListener("keydown", (event) => {
    const page = Math.max(Math.floor(list.clientHeight / row) - 1, 1);
    const next = rowAfterKey(event.key, active, page, games.length);
    const chooses = event.key === "Enter" || event.key === " ";
    if (next === null && !chooses) return;
    event.preventDefault();
    if (next !== null) activate(next);
    else choose(active);
  });
  dialog.addEventListener("close", () => actions.showCollection(false));

  /** @param {CollectionSlice} collection */
  function showReading({ asked, read }) {
    if (!texts) return;
    const { t, page } = texts;
    reading.hidden = asked === null;
    setAttribute(progress, "aria-label", page.t("said-reading"));
    setText(stop, t("stop"));
    const soFar = read.reduce((sum, { games, unread }) => sum + games.length + unread.length, 0);
    const number = texts.number(soFar);
    const words = soFar > 0 ? t("read-so-far", { count: soFar, number }) : page.t("said-reading");
    setText(readSoFar, words);
  }

  /**
   * Fills a field with the players of games, by name; without any it is hidden.
   * @param {HTMLSelectElement} field
   * @param {readonly CollectedGame[]} among
   * @param {string} [but] the player who is left out
   */
  function fillPlayers(field, among, but) {
    if (!texts) return;
    const { t, lang } = texts;
    const { compare } = new Intl.Collator(lang);
    const named = playerResults(among)
      .filter(({ name }) => name !== but)
      .sort((one, other) => compare(one.name, other.name))
      .map(({ name, results }) => element("option", { value: name }, `${name} (${results.games})`));
    const { value: chosen } = field;
    field.replaceChildren(element("option", { value: "" }, t("any-player")), ...named);
    field.value = named.some(({ value }) => value === chosen) ? chosen : "";
    for (const { key, label } of labels)
      if (fields[key] === field) label.hidden = named.length === 0;
  }

  /** The opponents of the chosen player. */
  function fillOpponents() {
    const { value: chosen } = player;
    const among = chosen === "" ? [] : shown?.games.filter((game) => playedBy(game, [chosen]));
    fillPlayers(opponent, among ?? [], chosen);
  }

  /** @param {CollectionSlice} collection */
  function fill({ asked, games: all, unread: bad, more }) {
    if (!texts) return;
    const { t, lang } = texts;
    const isReading = asked !== null;
    showParts();
    VIEWS.forEach((view, index) =>
      setText(switches[index], t(view === "games" ? "games" : `statistics-${view}`)),
    );
    setAttribute(views, "aria-label", t("views"));
    giveOut.root.hidden = isReading || all.length === 0;
    unread.hidden = isReading || bad.length === 0;
    notes[0].hidden = isReading || !more;
    setText(notes[0], t("more"));
    setText(forget, t("forget"));
    for (const { key, text } of labels) setText(text, t(key));
    setAttribute(list, "aria-label", t("games"));
    fillPlayers(player, all);
    fillOpponents();
    const openings = openingsOf(all, lang).map(({ moves, name, count }) =>
      element("option", { value: moves }, `${name} (${count})`),
    );
    opening.replaceChildren(element("option", { value: "" }, t("any-opening")), ...openings);
    const results = RESULTS.map((value) =>
      element("option", { value }, texts?.result(value) ?? ""),
    );
    result.replaceChildren(element("option", { value: "" }, t("any-result")), ...results);
    const { value: by } = sort;
    sort.replaceChildren(
      ...COLUMNS.map((value) => element("option", { value }, texts?.t(`sort-${value}`) ?? "")),
    );
    sort.value = by || "number";
    setText(turned, t("descending"));
    setText(unreadTitle, t("unread", { count: bad.length }));
    const sentences = bad.slice(0, MAX_UNREAD).map((wrong) => {
      const { number, file, line } = wrong;
      const cause = texts?.problem(wrong) ?? "";
      const places = [file, line ? t("line", { line }) : ""].filter(Boolean).join(", ");
      const key = places === "" ? "unread-game" : "unread-game-at";
      return element("li", {}, t(key, { number, places, cause }));
    });
    unreadList.replaceChildren(...sentences);
    void filter();
  }

  /** @param {State} state */
  function showWayBack({ erased: taken, collection: { isKept, asked } }) {
    if (!texts) return;
    const { page } = texts;
    erased.hidden = asked !== null || taken.at(-1)?.name !== "collection";
    setText(gone, page.t("said-erased-collection"));
    setText(restore, page.t("restore"));
    notes[1].hidden = isKept !== false;
    setText(notes[1], page.t("said-unkept"));
  }

  return {
    /**
     * @param {State} state
     * @param {State | null} before
     * @param {Texts} pageTexts
     */
    update(state, before, pageTexts) {
      if (!changed(state, before, "collection", "erased", "settings")) return;
      const { collection } = state;
      const opens = collection.open && !dialog.open;
      if (opens) dialog.showModal();
      if (!collection.open && dialog.open) dialog.close();
      const renewed = shown?.games !== collection.games || shown.asked !== collection.asked;
      if (shown?.games !== collection.games) {
        for (const field of Object.values(fields)) field.value = "";
        descending.checked = false;
        shownAs = "games";
      }
      const translated = texts?.page !== pageTexts;
      shown = collection;
      mayDownload = state.host.controls === null;
      if (translated) {
        texts = createShareTexts(pageTexts);
        giveOut.translate(texts);
      }
      showReading(collection);
      showWayBack(state);
      if (texts) earlier.update(collection, texts);
      if (renewed || translated) fill(collection);
      else if (opens) void filter();
      if (!collection.open || !(opens || renewed)) return;
      if (collection.asked === null) (list.hidden ? statistics.root : list).focus();
      else stop.focus();
    },
  };
}
