/** The fields of the library: words, its shelves, a colour, an opening, a result, and the order. */

import type { CollectedGame, Opening } from "../../../reversi-wasm.js";
import type { ExchangeTexts } from "../share/share-texts.ts";
import type { Lang } from "../../floor/base/languages.ts";
import { html, nothing } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import { live } from "lit-html/directives/live.js";
import { openingName } from "../../play/words/texts.ts";
import type { Fields, LibrarySlice, Order, Shelf } from "../../play/ui/library.ts";
import { COLUMNS, SHELVES } from "../../play/ui/library-shelves.ts";
import { openingsOf, RESULTS } from "./model.ts";

type Input = Event & { currentTarget: HTMLInputElement | HTMLSelectElement };

const SIDES = ["", "black", "white"] as const;

/** Takes the value of a field. */
type Want = (fields: Partial<Fields>) => void;

/** The field for words, which says what it takes. */
export function searchView(fields: Fields, want: Want, { t }: ExchangeTexts) {
  return html`
    <input type="search" name="filter" spellcheck="false" aria-label=${t("search")}
      placeholder=${t("search")} .value=${live(fields.filter)}
      @input=${({ currentTarget }: Input) => want({ filter: currentTarget.value })}>
  `;
}

/** The shelves, with all of them first. */
export function shelvesView(
  { shelf }: LibrarySlice,
  choose: (shelf: Shelf | null) => void,
  { t }: ExchangeTexts,
) {
  return html`
    <div class="library-shelves" role="group" aria-label=${t("shelves")}>${[null, ...SHELVES].map(
      (one) => html`<button type="button" class="button" data-shelf=${one ?? "all"}
        aria-pressed=${one === shelf}
        @click=${() => choose(one)}>${t(one === null ? "shelf-all" : `shelf-${one}`)}</button>`,
    )}</div>
  `;
}

/** @param openings those that are offered: the moves, and the games that the page holds of each */
export function choicesView(
  fields: Fields,
  openings: readonly OfferedOpening[],
  want: Want,
  texts: ExchangeTexts,
) {
  const { t, page, result } = texts;
  const read = ({ currentTarget: { name, value } }: Input) => want({ [name]: value });
  return html`
    <select name="side" aria-label=${t("side")} @change=${read}>${SIDES.map(
      (side) => html`<option value=${side} .selected=${fields.side === side}
          >${side === "" ? t("any-side") : t("plays-side", { side: page.side(side) })}</option>`,
    )}</select>
    <select name="opening" aria-label=${t("opening")} @change=${read}>${guard(
      [texts, openings, fields.opening],
      () =>
        [{ moves: "", text: t("any-opening"), lang: null }, ...openings].map(
          ({ moves, text, lang }) => html`<option value=${moves} lang=${lang ?? nothing}
            .selected=${fields.opening === moves}>${text}</option>`,
        ),
    )}</select>
    <select name="result" aria-label=${t("result")} @change=${read}>${["" as const, ...RESULTS].map(
      (value) => html`<option value=${value} .selected=${fields.result === value}
          >${value === "" ? t("any-result") : result(value)}</option>`,
    )}</select>
  `;
}

/** What puts the games in order, and in which direction. */
export function orderView(
  { sort, descending }: Order,
  order: (changes: Partial<Order>) => void,
  { t }: ExchangeTexts,
) {
  return html`
    <select name="sort" aria-label=${t("sort")}
      @change=${({ currentTarget: { value } }: Input) => {
        const sorted = COLUMNS.find((column) => column === value);
        if (sorted !== undefined) order({ sort: sorted });
      }}>${COLUMNS.map(
        (column) => html`<option value=${column} .selected=${column === sort}
          >${t(`sort-${column}`)}</option>`,
      )}</select>
    <button type="button" class="button" data-descending aria-pressed=${descending}
      aria-label=${t("descending")} title=${t("descending")}
      @click=${() => order({ descending: !descending })}>${descending ? "↑" : "↓"}</button>
  `;
}

interface OfferedOpening {
  moves: string;
  text: string;
  lang: Lang | null;
}

/** The openings of games with their numbers, then the others by their names, where they count. */
export function offeredOpenings(
  games: readonly CollectedGame[],
  others: readonly Opening[],
  lang: Lang,
): OfferedOpening[] {
  const own = openingsOf(games, lang);
  const rest = others.filter(({ moves }) => !own.some((one) => one.moves === moves));
  return [
    ...own.map(({ moves, name, count, lang: spoken }) => ({
      moves,
      text: `${name} (${count})`,
      lang: spoken,
    })),
    ...rest.map((opening) => {
      const { name, lang: spoken } = openingName(opening, lang);
      return { moves: opening.moves, text: name, lang: spoken };
    }),
  ];
}
