/**
 * The games of a collection as a list of rows, drawn while they are in sight. Pointer and keys
 * choose one.
 */

import type { CollectedGame } from "../../reversi-wasm.js";
import type { ExchangeTexts } from "./share-texts.ts";
import { html, nothing } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { query } from "../base/dom.ts";
import { markedNames } from "../words/marked-names.ts";
import { openingName } from "../words/texts.ts";
import { rowAfterKey, rowsInSight } from "./collection-model.ts";
import { countOf, resultOf } from "./game-result.ts";

/** Height of a row in pixels until one is drawn. */
const USUAL_ROW = 56;

/** @param root which holds the list */
export function createCollectionRowsView(
  root: HTMLElement,
  redraw: () => void,
  open: (game: CollectedGame) => void,
) {
  let games: readonly CollectedGame[] = [];
  let active = 0;
  let height = USUAL_ROW;

  const list = () => query(root, "[data-games]", HTMLElement);

  /** Brings the active row into sight, whose place a scrolled list draws. */
  function scrollToActive() {
    const { scrollTop, clientHeight } = list();
    const top = active * height;
    if (top < scrollTop) list().scrollTop = top;
    else if (top + height > scrollTop + clientHeight)
      list().scrollTop = top + height - clientHeight;
  }

  function openRow(index: number) {
    if (games[index]) open(games[index]);
  }

  function press({ target }: Event) {
    const found = target instanceof Element ? target.closest("[data-row]") : null;
    if (found instanceof HTMLElement) openRow(Number(found.dataset.row));
  }

  function moveByKey(event: KeyboardEvent) {
    const page = Math.max(Math.floor(list().clientHeight / height) - 1, 1);
    const next = rowAfterKey(event.key, active, page, games.length);
    const chooses = event.key === "Enter" || event.key === " ";
    if (next === null && !chooses) return;
    event.preventDefault();
    if (next === null) {
      openRow(active);
      return;
    }
    active = next;
    scrollToActive();
    redraw();
  }

  return {
    focus: () => list().focus(),
    /** Takes other games; the one at an index is active. */
    set(others: readonly CollectedGame[], index: number) {
      games = others;
      active = index;
    },
    /** Scrolls to the active row as from the first one. */
    scrollFromTop() {
      list().scrollTop = 0;
      scrollToActive();
    },
    /** Takes the height of a drawn row; whether there is one. */
    measure() {
      const drawn = root.querySelector("[data-row]");
      const found = drawn instanceof HTMLElement ? drawn.offsetHeight : 0;
      if (found > 0) height = found;
      return found > 0;
    },
    view(isHidden: boolean, texts: ExchangeTexts) {
      const { length: count } = games;
      const { scrollTop = 0, clientHeight = 0 } = root.querySelector("[data-games]") ?? {};
      const { from, to } = rowsInSight(scrollTop, clientHeight, height, count);
      return html`
        <div class="collection-list" data-games role="listbox" tabindex="0"
          aria-label=${texts.t("games")}
          aria-activedescendant=${count > 0 ? `collected-${active}` : nothing}
          ?hidden=${isHidden} @scroll=${redraw} @click=${press} @keydown=${moveByKey}>
          <div role="presentation" .style=${`height: ${from * height}px`}></div>
          ${rowsView(games, { from, to, active }, texts)}
          <div role="presentation" .style=${`height: ${(count - to) * height}px`}></div>
        </div>
      `;
    },
  };
}

/** The rows of the games from one number on, up to another one. */
function rowsView(
  games: readonly CollectedGame[],
  { from, to, active }: { from: number; to: number; active: number },
  texts: ExchangeTexts,
) {
  return repeat(
    games.slice(from, to),
    // A row that stays keeps its element: browsers hold on to one while they scroll.
    (_, index) => from + index,
    (game, index) => html`
      <div class="collection-row" role="option" id=${`collected-${from + index}`}
        data-row=${from + index} aria-selected=${from + index === active}
        aria-posinset=${from + index + 1} aria-setsize=${games.length}>${rowOf(game, texts)}</div>`,
  );
}

function rowOf(game: CollectedGame, { t, lang }: ExchangeTexts) {
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
