/**
 * The dialog of the games that were imported at once: fields, the list or the statistics of the
 * games that they leave, and what becomes of the collection.
 */

import type { CollectedGame } from "../../reversi-wasm.js";
import type { Actions } from "../app/actions.ts";
import type { CollectionSlice } from "./collection.ts";
import type { Find } from "./collection-search.ts";
import type { State } from "../app/state.ts";
import type { Texts } from "../words/texts.ts";
import { html, render } from "lit-html";
import { query } from "../base/dom.ts";
import { type ListEngine, createCollectionListView } from "./collection-list-view.ts";
import { earlierCollectionsView } from "./earlier-collections-view.ts";
import { createFoundGames } from "./found-games.ts";
import { type ExchangeTexts, createShareTexts } from "./share-texts.ts";

/** Sentences about records that cannot be read, at most. */
const MAX_UNREAD = 200;

/** The values of a drawing. */
export interface Shown {
  state: State;
  texts: ExchangeTexts;
}

export function createCollectionView(
  dialog: HTMLDialogElement,
  actions: Actions,
  engine: ListEngine & { find: Find },
) {
  const root = query(dialog, "[data-collection]", HTMLElement);
  let shown: Shown | undefined;
  const found = createFoundGames(engine.find, actions, { onFound: show, onOffered: draw });
  const list = createCollectionListView(root, found, actions, engine, {
    draw,
    open: (game) => actions.showCollected(game, shown?.state.collection.place?.ply),
  });
  /** Whether the collection has changed since it was last offered. */
  let isStale = true;

  function draw() {
    if (!shown) return;
    const { state, texts } = shown;
    const drawAll = () =>
      render(contentsView(state, list.view(state, texts), actions, texts), root);
    // Before the drawing changes the page: measuring it then would lay it out once more.
    const isMeasured = list.measure();
    drawAll();
    if (!isMeasured && list.measure()) drawAll();
  }

  function show(games: CollectedGame[]) {
    if (!shown) return;
    const { current, open } = shown.state.collection;
    const row = games.findIndex(({ number }) => number === current);
    list.set(games, Math.max(row, 0));
    // The state that lists them has an open list drawn.
    actions.listCollected(games);
    if (open) list.scrollFromTop();
  }

  dialog.addEventListener("close", () => actions.showCollection(false));

  return {
    update(state: State, _before: State | null, pageTexts: Texts) {
      const { collection } = state;
      const { open, games, request } = collection;
      const opens = open && !dialog.open;
      if (opens) dialog.showModal();
      if (!open && dialog.open) dialog.close();
      const { isOther, isRenewed, isElsewhere } = changes(shown?.state.collection, collection);
      if (isOther) list.reset(games);
      const translated = shown?.texts.page !== pageTexts;
      shown = { state, texts: translated || !shown ? createShareTexts(pageTexts) : shown.texts };
      found.take(collection, shown.texts.lang);
      isStale ||= isRenewed || translated;
      if (!open) return;
      draw();
      if (isStale) found.renew();
      else if (opens || isElsewhere) found.look();
      isStale = false;
      if (!opens && !isRenewed) return;
      if (request !== null) query(root, "[data-stop]", HTMLElement).focus();
      else list.focus();
    },
  };
}

/** The differences from the collection that was drawn last. */
function changes(last: CollectionSlice | undefined, next: CollectionSlice) {
  const isOther = last?.games !== next.games;
  return {
    isOther,
    isRenewed: isOther || last.request !== next.request,
    isElsewhere: last !== undefined && last.place !== next.place,
  };
}

/** @param list the games that the fields leave */
function contentsView(
  { collection, erased }: State,
  list: unknown,
  actions: Actions,
  texts: ExchangeTexts,
) {
  const isReading = collection.request !== null;
  return html`
    ${readingView(collection, () => actions.showCollection(false), texts)}
    ${wayBackView(isReading || erased.at(-1)?.name !== "collection", actions, texts)}
    ${list}
    ${missingView(collection, texts)}
    <div class="buttons" data-forget ?hidden=${isReading}>
      <button type="button" class="button" @click=${actions.forgetCollection}>
        ${texts.t("forget")}</button>
    </div>
    ${earlierCollectionsView(collection, texts, actions.openCollection)}
  `;
}

/** How much of the files was read, and the way to stop that. */
function readingView(
  { request, read }: CollectionSlice,
  stop: () => void,
  { t, page, number }: ExchangeTexts,
) {
  const count = read.reduce((sum, { games, unread }) => sum + games.length + unread.length, 0);
  return html`
    <div class="collection-reading" ?hidden=${request === null}>
      <progress class="collection-progress" aria-label=${page.t("said-reading")}></progress>
      <span class="note">${count > 0 ? t("read-so-far", { count, number: number(count) }) : page.t("said-reading")}</span>
      <button type="button" class="button" data-stop @click=${stop}>${t("stop")}</button>
    </div>
  `;
}

/** The way back to a collection that was just removed. */
function wayBackView(isHidden: boolean, actions: Actions, { page }: ExchangeTexts) {
  return html`
    <p class="way-back" ?hidden=${isHidden}>
      <span>${page.t("said-erased-collection")}</span>
      <button type="button" class="button" @click=${() => actions.run("restore")}>
        ${page.t("restore")}</button>
    </p>
  `;
}

/**
 * The losses of a collection: records that cannot be read, games beyond the most that are read, and
 * room to keep them.
 */
function missingView({ request, unread, more, isKept }: CollectionSlice, texts: ExchangeTexts) {
  const { t, page } = texts;
  const isReading = request !== null;
  return html`
    <details class="collection-unread" ?hidden=${isReading || unread.length === 0}>
      <summary>${t("unread", { count: unread.length })}</summary>
      <ul>${unread.slice(0, MAX_UNREAD).map((one) => html`<li>${whyUnread(one, texts)}</li>`)}</ul>
    </details>
    <p class="note" ?hidden=${isReading || !more}>${t("more")}</p>
    <p class="note" ?hidden=${isKept !== false}>${page.t("said-unkept")}</p>
  `;
}

/** The fault of a record, and its place. */
function whyUnread(record: CollectionSlice["unread"][number], { t, page, problem }: ExchangeTexts) {
  const { number, file, line } = record;
  const places = page.list([file, line ? t("line", { line }) : ""].filter(Boolean));
  const key = places === "" ? "unread-game" : "unread-game-at";
  return t(key, { number, places, cause: problem(record) });
}
