/** The list of the library as its rows in sight: games with their facts and their buttons. */

import type { CollectedGame } from "../../../reversi-wasm.js";
import type { ExchangeTexts } from "../share/share-texts.ts";
import type { OwnRow } from "./own-rows.ts";
import { html, nothing } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { countOf, resultOf } from "../share/game-result.ts";
import { markedNames } from "../../play/words/marked-names.ts";
import { dayText } from "../../play/words/dates.ts";
import { openingName } from "../../play/words/texts.ts";
import { rowsInSight } from "./model.ts";

/** The games of the list; one is undefined until it is read. */
export interface Rows {
  count: number;
  at: (index: number) => CollectedGame | OwnRow | undefined;
}

/** What is drawn of the list: `list` is its element, once it has one. */
interface List {
  rows: Rows;
  active: number;
  height: number;
  list: Element | null;
  isHidden: boolean;
}

/** The list, with as much of it drawn as is in sight. */
export function listView(
  { rows, active, height, list, isHidden }: List,
  act: { scroll: () => void; press: (event: Event) => void; key: (event: KeyboardEvent) => void },
  texts: ExchangeTexts,
) {
  const { count } = rows;
  const { scrollTop = 0, clientHeight = 0 } = list ?? {};
  const { from, to } = rowsInSight(scrollTop, clientHeight, height, count);
  return html`
    <div class="library-list" data-games role="grid" tabindex="0"
      aria-label=${texts.t("games")} aria-rowcount=${count}
      aria-activedescendant=${count > 0 ? `game-${active}` : nothing}
      ?hidden=${isHidden} @scroll=${act.scroll} @click=${act.press} @keydown=${act.key}>
      <div role="presentation" .style=${`height: ${from * height}px`}></div>
      ${rowsView(rows, { from, to, active }, texts)}
      <div role="presentation" .style=${`height: ${(count - to) * height}px`}></div>
    </div>
  `;
}

/** The rows from one number on, up to another one. */
function rowsView(
  rows: Rows,
  { from, to, active }: { from: number; to: number; active: number },
  texts: ExchangeTexts,
) {
  const indices = Array.from({ length: to - from }, (_, index) => from + index);
  return repeat(
    indices,
    // A row that stays keeps its element: browsers hold on to one while they scroll.
    (index) => index,
    (index) => html`
      <div class="library-row" role="row" id=${`game-${index}`} data-row=${index}
        data-moves=${rows.at(index)?.text ?? nothing}
        aria-selected=${index === active} aria-rowindex=${index + 1}
        >${contents(rows.at(index), texts)}</div>`,
  );
}

function contents(game: CollectedGame | OwnRow | undefined, texts: ExchangeTexts) {
  if (game === undefined) return html`<span role="gridcell">…</span>`;
  const { t, lang } = texts;
  const { number, black, white } = game;
  const isUnnamed = black === "" && white === "" && number > 0;
  const players = isUnnamed ? t("game", { number }) : `${black || "?"} – ${white || "?"}`;
  const opening = game.opening && openingName(game.opening, lang);
  const known = factsOf(game, texts).filter((fact) => fact !== "");
  const isOwn = "left" in game;
  const facts = markedNames(known.join(" · "), opening ? [opening] : [], lang);
  return html`
    <span role="gridcell" class="library-game" data-running=${(isOwn && game.place) || nothing}>
      <strong>${players}</strong><span data-result=${resultOf(game)}>${countOf(game)}</span>
      <small>${facts}</small></span>
    <span role="gridcell" class="library-acts">
      ${act("share", t("share-game", { players }), "↗")}
      ${isOwn && game.place === null ? act("forget", t("forget-game", { players }), "×") : nothing}
    </span>
  `;
}

/** A button of a row: the keys reach it through the row. */
function act(name: "share" | "forget", label: string, sign: string) {
  return html`<button type="button" tabindex="-1" data-press=${name}
    aria-label=${label} title=${label}>${sign}</button>`;
}

function factsOf(game: CollectedGame | OwnRow, { t, lang }: ExchangeTexts) {
  const { black, white, number, event, date, moves } = game;
  const { length: variations } = game.variations;
  const { length: unread } = game.unread_variations;
  const { length: unreadComments } = game.unread_comments;
  return [
    ...("left" in game ? game.facts : []),
    number > 0 && (black || white) ? String(number) : "",
    event,
    dayText(date, lang),
    game.opening ? openingName(game.opening, lang).name : "",
    t("moves", { count: moves }),
    variations > 0 ? t("variations", { count: variations }) : "",
    unread > 0 ? t("variations-unread", { count: unread }) : "",
    unreadComments > 0 ? t("comments-unread", { count: unreadComments }) : "",
  ];
}
