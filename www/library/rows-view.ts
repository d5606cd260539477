/**
 * The games of the library as a list of rows, drawn while they are in sight. Pointer and keys
 * choose one, and a button of a row forgets or shares it.
 */

import type { CollectedGame } from "../../reversi-wasm.js";
import type { ExchangeTexts } from "../share/share-texts.ts";
import type { OwnRow } from "./own-rows.ts";
import { html, nothing } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { query } from "../base/dom.ts";
import { countOf, resultOf } from "../share/game-result.ts";
import { markedNames } from "../words/marked-names.ts";
import { openingName } from "../words/texts.ts";
import { rowAfterKey, rowsInSight } from "./model.ts";

/** Height of a row in pixels until one is drawn. */
const USUAL_ROW = 56;

/** The games of the list; one is undefined until it is read. */
interface Rows {
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

/** What a press on a row does. */
export interface Press {
  open: (game: CollectedGame | OwnRow) => void;
  share: (game: CollectedGame | OwnRow) => void;
  forget: (game: CollectedGame | OwnRow) => void;
}

const NO_ROWS: Rows = { count: 0, at: () => undefined };

/** @param root which holds the list */
export function createRowsView(root: HTMLElement, redraw: () => void, press: Press) {
  let rows = NO_ROWS;
  let active = 0;
  let height = USUAL_ROW;

  const list = () => query(root, "[data-games]", HTMLElement);
  const scrollToActive = () => scrollToRow(list(), active * height, height);

  function act(name: keyof Press, index: number) {
    const game = rows.at(index);
    if (game) press[name](game);
  }

  function takePress({ target }: Event) {
    const pressed = pressedIn(target);
    if (pressed === null) return;
    active = pressed.index;
    if (pressed.name !== "open") list().focus();
    act(pressed.name, active);
  }

  function takeKey(event: KeyboardEvent) {
    const page = Math.max(Math.floor(list().clientHeight / height) - 1, 1);
    const next = rowAfterKey(event.key, active, page, rows.count);
    const deed = deedOf(event.key);
    if (next === null && deed === null) return;
    event.preventDefault();
    if (next !== null) {
      active = next;
      scrollToActive();
      redraw();
    } else if (deed) act(deed, active);
  }

  return {
    focus: () => list().focus(),
    /** Takes other games; the one at an index is active. */
    set(others: Rows, index: number) {
      rows = others;
      active = Math.max(Math.min(index, others.count - 1), 0);
    },
    active: () => active,
    /** Scrolls to the active row as from the first one. */
    scrollFromTop() {
      list().scrollTop = 0;
      scrollToActive();
    },
    /** Takes the height of a drawn row; whether there is one. */
    measure() {
      const found = drawnHeight(root);
      if (found > 0) height = found;
      return found > 0;
    },
    view(isHidden: boolean, texts: ExchangeTexts) {
      const list = root.querySelector("[data-games]");
      const act = { scroll: redraw, press: takePress, key: takeKey };
      return listView({ rows, active, height, list, isHidden }, act, texts);
    },
  };
}

/** Brings a row of a height into sight, whose place a scrolled list draws. */
function scrollToRow(list: HTMLElement, top: number, height: number) {
  const { scrollTop, clientHeight } = list;
  if (top < scrollTop) list.scrollTop = top;
  else if (top + height > scrollTop + clientHeight) list.scrollTop = top + height - clientHeight;
}

/** 0 until a row is drawn. */
function drawnHeight(root: HTMLElement) {
  const drawn = root.querySelector("[data-row]");
  return drawn instanceof HTMLElement ? drawn.offsetHeight : 0;
}

/** What a key does with the active row. */
function deedOf(key: string): keyof Press | null {
  if (key === "Enter" || key === " ") return "open";
  return key === "Delete" ? "forget" : null;
}

/** What a press in a row is for; null beside the rows. */
function pressedIn(target: EventTarget | null): { index: number; name: keyof Press } | null {
  if (!(target instanceof Element)) return null;
  const row = target.closest("[data-row]");
  if (!(row instanceof HTMLElement)) return null;
  const name = target.closest("[data-press]")?.getAttribute("data-press");
  const isButton = name === "share" || name === "forget";
  return { index: Number(row.dataset.row), name: isButton ? name : "open" };
}

/** The list, with as much of it drawn as is in sight. */
function listView(
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
    date,
    game.opening ? openingName(game.opening, lang).name : "",
    t("moves", { count: moves }),
    variations > 0 ? t("variations", { count: variations }) : "",
    unread > 0 ? t("variations-unread", { count: unread }) : "",
    unreadComments > 0 ? t("comments-unread", { count: unreadComments }) : "",
  ];
}
