/**
 * The head of the library: the words to look for, what opens games, and the way back.
 */

import type { CollectedGame } from "../../../reversi-wasm.js";
import type { Actions } from "../../floor/base/page.ts";
import type { CollectionSlice } from "../share/collection-slice.ts";
import type { ExchangeTexts } from "../share/share-texts.ts";
import type { Shown } from "./shown.ts";
import { html, nothing } from "lit-html";
import type { Size } from "../database/database-slice.ts";
import { addedText } from "../openings/added-text.ts";
import { searchView } from "./fields-view.ts";
import { createLibraryMenuView } from "./library-menu-view.ts";
import type { Fields } from "../../play/ui/library.ts";
import type { LibraryEngine } from "./engine.ts";
import { mayLoad } from "../../play/settings/host-locks.ts";

/** Sentences about records that cannot be read, at most. */
const MAX_UNREAD = 200;

/** What a press takes away that this list brings back. */
const ERASED = ["left-game", "collection", "database"] as const;

/** @param sentence what the status line says of the visitor's own games that were read in */
export function createHeadView(
  actions: Actions,
  write: LibraryEngine["write"],
  draw: () => void,
  sentence: () => string,
) {
  const menu = createLibraryMenuView(actions, write, draw, sentence);

  return (shown: Shown, games: readonly CollectedGame[] | null) => {
    const { state, texts } = shown;
    const { collection, host, library } = state;
    const isPage = host.controls === null;
    const stop = () => actions.showCollection(false);
    if (collection.request !== null) return readingView(collection, stop, texts);
    const want = (fields: Partial<Fields>) =>
      actions.searchLibrary({ fields: { ...library.fields, ...fields } });
    return html`
      <div class="library-head">
        ${searchView(library.fields, want, texts)}
        ${
          isPage && mayLoad(host.locks)
            ? html`<button type="button" class="button primary"
                data-open-games>${texts.page.t("open-games")}</button>`
            : nothing
        }
        ${menu.button(shown)}
      </div>
      ${menu.view(shown, games)}
      ${wayBackView(shown, actions)}
      ${isPage ? tournamentsView(shown) : nothing}
      ${missingView(collection, texts)}
    `;
  };
}

/** What was added to the tournaments, which names they lack, and how large they are. */
function tournamentsView({ state, study }: Shown) {
  const { size } = state.database;
  const isShelf = state.library.shelf === "tournaments" && size !== null && size.games > 0;
  const note = [
    addedText(state, study),
    isShelf && !size.hasNames ? study.t("database-nameless") : "",
    isShelf ? sizeText(size, study) : "",
  ];
  return html`<p class="note" role="status">${study.sentences(...note)}</p>`;
}

/** Bytes of a kilobyte and of a megabyte, as storage is measured. */
const KILOBYTE = 1_000;
const MEGABYTE = 1_000_000;

/** How many games of tournaments there are, and what the browser keeps for them. */
function sizeText({ games, bytes }: Size, { t, lang, whole }: Shown["study"]) {
  const [unit, divisor, maximumFractionDigits] =
    bytes < MEGABYTE ? (["kilobyte", KILOBYTE, 0] as const) : (["megabyte", MEGABYTE, 1] as const);
  const format = new Intl.NumberFormat(lang, { style: "unit", unit, maximumFractionDigits });
  const shown = whole(games);
  return t("database-size", { count: games, shown, size: format.format(bytes / divisor) });
}

/** How much of the files was read, and the way to stop that. */
function readingView(
  { read }: CollectionSlice,
  stop: () => void,
  { t, page, number }: ExchangeTexts,
) {
  const count = read.reduce((sum, { games, unread }) => sum + games.length + unread.length, 0);
  return html`
    <div class="collection-reading">
      <progress class="collection-progress" aria-label=${page.t("said-reading")}></progress>
      <span class="note">${count > 0 ? t("read-so-far", { count, number: number(count) }) : page.t("said-reading")}</span>
      <button type="button" class="button" data-stop @click=${stop}>${t("stop")}</button>
    </div>
  `;
}

/** The way back to what was just taken away. */
function wayBackView({ state: { erased }, texts: { page } }: Shown, actions: Actions) {
  const last = erased.at(-1)?.name;
  const name = ERASED.find((one) => one === last);
  return html`
    <p class="way-back" role="status" ?hidden=${name === undefined}>
      <span>${name ? page.t(`said-erased-${name}`) : ""}</span>
      <button type="button" class="button" data-restore
        @click=${() => actions.run("restore")}>${page.t("restore")}</button>
    </p>
  `;
}

/**
 * The losses of a collection: records that cannot be read, games beyond the most that are read, and
 * room to keep them.
 */
function missingView({ unread, more, isKept }: CollectionSlice, texts: ExchangeTexts) {
  const { t, page } = texts;
  return html`
    <details class="collection-unread" ?hidden=${unread.length === 0}>
      <summary>${t("unread", { count: unread.length })}</summary>
      <ul>${unread.slice(0, MAX_UNREAD).map((one) => html`<li>${whyUnread(one, texts)}</li>`)}</ul>
    </details>
    <p class="note" ?hidden=${!more}>${t("more")}</p>
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
