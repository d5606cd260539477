/** The games that were imported earlier: a press shows them in place of those that are shown. */

import type { CollectionSlice, KeptCollection } from "../share/collection-slice.ts";
import type { ExchangeTexts } from "../share/share-texts.ts";
import { html } from "lit-html";
import { momentText } from "../../play/words/dates.ts";

export function earlierCollectionsView(
  { id: shownId, list }: CollectionSlice,
  texts: ExchangeTexts,
  open: (id: string) => void,
) {
  const earlier = list.filter(({ id }) => id !== shownId);
  return html`
    <details class="collection-earlier" ?hidden=${earlier.length === 0}>
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
