/**
 * The fields above the list of a collection: words, players, an opening, a result, and the order.
 */

import type { Choice, Fields, Offered } from "./collection-fields.ts";
import type { ExchangeTexts } from "./share-texts.ts";
import { html, nothing } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import { live } from "lit-html/directives/live.js";
import { COLUMNS, RESULTS } from "./collection-model.ts";

export type Want = (fields: Partial<Fields>) => void;

/** The direction of the order, which stands beside the count of the games. */
export function directionView(
  isDescending: boolean,
  isHidden: boolean,
  want: Want,
  { t }: ExchangeTexts,
) {
  return html`
    <label class="check" ?hidden=${isHidden}><input type="checkbox" name="descending"
      .checked=${live(isDescending)} @change=${reader(want)}><span>${t("descending")}</span></label>
  `;
}

export function collectionFieldsView(
  wanted: Fields,
  { player, opponent, opening }: Readonly<Offered>,
  want: Want,
  texts: ExchangeTexts,
) {
  const { t, result } = texts;
  const read = reader(want);
  const results = RESULTS.map((value) => [value, result(value)]);
  const columns = COLUMNS.map((value) => [value, t(`sort-${value}`)]);
  const choices: [Choice | "result" | "sort", string[][]][] = [
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

/** A handler that takes the value of the field at which it listens. */
function reader(want: Want): (event: Event & { currentTarget: HTMLInputElement }) => void {
  return ({ currentTarget: { type, name, checked, value } }) =>
    want({ [name]: type === "checkbox" ? checked : value });
}

/** The names offered, with one that is chosen by a press on it elsewhere. */
function withWanted(offered: string[][], name: string) {
  const isOffered = name === "" || offered.some(([value]) => value === name);
  return isOffered ? offered : [[name, name], ...offered];
}
