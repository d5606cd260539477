/**
 * The collections that were read earlier, below the list of the games that are shown: a press shows
 * one of them in their place.
 *
 * @import { CollectionSlice } from "./collection.js"
 * @import { KeptCollection } from "./kept-collections.js"
 * @import { ExchangeTexts } from "./share-texts.js"
 */

import { html } from "lit-html";
import { momentText } from "../words/dates.js";

/**
 * They are unfolded where nothing else shows beside them.
 * @param {CollectionSlice} collection
 * @param {ExchangeTexts} texts
 * @param {(id: string) => void} open
 */
export function earlierCollectionsView({ id: shown, list, request, games }, texts, open) {
  const earlier = list.filter(({ id }) => id !== shown);
  return html`
    <details class="collection-earlier" ?hidden=${request !== null || earlier.length === 0}
      ?open=${games.length === 0}>
      <summary>${texts.t("earlier", { count: earlier.length })}</summary>
      <ul class="collection-earlier-list">${earlier.map(
        (one) => html`
          <li><button type="button" class="button"
            @click=${() => open(one.id)}>${labelOf(one, texts)}</button></li>`,
      )}</ul>
    </details>
  `;
}

/**
 * @param {KeptCollection} collection
 * @param {ExchangeTexts} texts
 */
function labelOf({ time, games }, { t, lang, number }) {
  const date = momentText(time, lang);
  if (games === null) return date;
  return t("earlier-games", { count: games, shown: number(games), date });
}
