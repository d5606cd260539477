/**
 * The fields above the list of a collection: words, players, an opening, a result, and the order.
 *
 * @import { CollectedGame } from "../../reversi-wasm.js"
 * @import { Lang } from "../base/languages.js"
 * @import { Column } from "./collection-model.js"
 * @import { Result } from "./game-result.js"
 * @import { ExchangeTexts } from "./share-texts.js"
 *
 * @typedef {"player" | "opponent" | "opening"} Choice a field that takes any text
 *
 * The values of the fields, by their names.
 * @typedef {{filter: string, player: string, opponent: string, opening: string,
 *   result: Result | "", sort: Column, descending: boolean}} Fields
 */

import { html, nothing } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import { live } from "lit-html/directives/live.js";
import { COLUMNS, openingsOf, opponentNames, playerNames, RESULTS } from "./collection-model.js";

/** Players that a field offers; words that are looked for find every name. */
const MAX_PLAYERS = 1_000;
/** The fields of another collection at first. @type {Fields} */
const EVERY_GAME = {
  filter: "",
  player: "",
  opponent: "",
  opening: "",
  result: "",
  sort: "number",
  descending: false,
};

/**
 * @param {() => void} search looks for what the fields hold
 */
export function createCollectionFieldsView(search) {
  let wanted = EVERY_GAME;
  /** The games that the fields offer choices of, and the language of their names. */
  let source = {
    games: /** @type {readonly CollectedGame[]} */ ([]),
    lang: /** @type {Lang} */ ("en"),
  };
  /**
   * The choices of the fields: values with their texts, and a language of their own.
   * @type {Record<Choice, string[][]>}
   */
  let offered = { player: [], opponent: [], opening: [] };

  /** Offers the opponents of the chosen player. */
  function offerOpponents() {
    const { player, opponent } = wanted;
    const opponents = player === "" ? [] : opponentNames(source.games, player, source.lang);
    offered = { ...offered, opponent: opponents.map(counted) };
    if (!opponents.some(({ name }) => name === opponent)) wanted = { ...wanted, opponent: "" };
  }

  /** @param {Partial<Fields>} fields */
  function want(fields) {
    const before = wanted;
    wanted = { ...wanted, ...fields };
    if (wanted.player !== before.player) offerOpponents();
    search();
  }

  /** Takes what a field holds. @param {Event & {currentTarget: HTMLInputElement}} event */
  function read({ currentTarget: { type, name, checked, value } }) {
    want({ [name]: type === "checkbox" ? checked : value });
  }

  return {
    wanted: () => wanted,
    want,
    /** Wants every game of another collection. */
    reset() {
      wanted = EVERY_GAME;
    },
    /**
     * Offers the players and the openings of a collection.
     * @param {readonly CollectedGame[]} games
     * @param {Lang} lang
     */
    offer(games, lang) {
      source = { games, lang };
      offered = { ...offered, ...choicesIn(games, lang) };
      offerOpponents();
    },
    /** @param {ExchangeTexts} texts */
    view: (texts) => fieldsView(wanted, offered, read, texts),
    /** @param {boolean} isHidden @param {ExchangeTexts} texts */
    direction: (isHidden, texts) => directionView(wanted.descending, isHidden, read, texts),
  };
}

/**
 * The players and the openings of a collection.
 * @param {readonly CollectedGame[]} games
 * @param {Lang} lang
 */
function choicesIn(games, lang) {
  const openings = openingsOf(games, lang);
  return {
    player: playerNames(games, lang, MAX_PLAYERS).map(counted),
    opening: openings.map(({ moves, name, lang: spoken, count }) => [
      moves,
      `${name} (${count})`,
      spoken,
    ]),
  };
}

/**
 * A name with the count of its games.
 * @param {{name: string, count: number}} player
 */
function counted({ name, count }) {
  return [name, `${name} (${count})`];
}

/**
 * The direction of the order, which stands beside the count of the games.
 * @param {boolean} isDescending
 * @param {boolean} isHidden
 * @param {(event: Event & {currentTarget: HTMLInputElement}) => void} read
 * @param {ExchangeTexts} texts
 */
function directionView(isDescending, isHidden, read, { t }) {
  return html`
    <label class="check" ?hidden=${isHidden}><input type="checkbox" name="descending"
      .checked=${live(isDescending)} @change=${read}><span>${t("descending")}</span></label>
  `;
}

/**
 * @param {Fields} wanted
 * @param {Readonly<Record<Choice, string[][]>>} offered
 * @param {(event: Event & {currentTarget: HTMLInputElement}) => void} read
 * @param {ExchangeTexts} texts
 */
function fieldsView(wanted, { player, opponent, opening }, read, texts) {
  const { t, result } = texts;
  const results = RESULTS.map((value) => [value, result(value)]);
  const columns = COLUMNS.map((value) => [value, t(`sort-${value}`)]);
  /** @type {[Choice | "result" | "sort", string[][]][]} */
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
        @input=${read}></label>
    ${choices.map(
      ([name, options]) => html`
        <label class="stack" data-key=${name} ?hidden=${Reflect.get(isEmpty, name)}>
          <span>${t(name)}</span>
          <select name=${name} @change=${read}>${guard(
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
 * The names offered, with one that is chosen by a press on it elsewhere.
 * @param {string[][]} offered
 * @param {string} name
 */
function withWanted(offered, name) {
  const isOffered = name === "" || offered.some(([value]) => value === name);
  return isOffered ? offered : [[name, name], ...offered];
}
