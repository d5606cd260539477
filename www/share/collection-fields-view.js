/**
 * The fields above the list of a collection: words, players, an opening, a result, and the order.
 *
 * @import { Choice, Fields, Offered } from "./collection-fields.js"
 * @import { ExchangeTexts } from "./share-texts.js"
 */

import { html, nothing } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import { live } from "lit-html/directives/live.js";
import { COLUMNS, RESULTS } from "./collection-model.js";

/** Takes the value of a field. @typedef {(fields: Partial<Fields>) => void} Want */

/**
 * The direction of the order, which stands beside the count of the games.
 * @param {boolean} isDescending
 * @param {boolean} isHidden
 * @param {Want} want
 * @param {ExchangeTexts} texts
 */
export function directionView(isDescending, isHidden, want, { t }) {
  return html`
    <label class="check" ?hidden=${isHidden}><input type="checkbox" name="descending"
      .checked=${live(isDescending)} @change=${reader(want)}><span>${t("descending")}</span></label>
  `;
}

/**
 * @param {Fields} wanted
 * @param {Readonly<Offered>} offered
 * @param {Want} want
 * @param {ExchangeTexts} texts
 */
export function collectionFieldsView(wanted, { player, opponent, opening }, want, texts) {
  const { t, result } = texts;
  const read = reader(want);
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
 * A handler that takes the value of the field at which it listens.
 * @param {Want} want
 * @returns {(event: Event & {currentTarget: HTMLInputElement}) => void}
 */
function reader(want) {
  return ({ currentTarget: { type, name, checked, value } }) =>
    want({ [name]: type === "checkbox" ? checked : value });
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
