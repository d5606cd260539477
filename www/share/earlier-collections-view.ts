/**
 * The collections that were read earlier, below the list of the games that are shown: a press shows
 * one of them in their place.
 */

import type { CollectionSlice } from "./collection.ts";
import type { KeptCollection } from "./kept-collections.ts";
import type { ExchangeTexts } from "./share-texts.ts";
import { html } from "lit-html";
import { momentText } from "../words/dates.ts";

/** They are unfolded where nothing else shows beside them. */
export function earlierCollectionsView(
  { id: shownId, list, request, games }: CollectionSlice,
  texts: ExchangeTexts,
  open: (id: string) => void,
) {
  const earlier = list.filter(({ id }) => id !== shownId);
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

function labelOf({ time, games }: KeptCollection, { t, lang, number }: ExchangeTexts) {
  const date = momentText(time, lang);
  if (games === null) return date;
  return t("earlier-games", { count: games, shown: number(games), date });
}
