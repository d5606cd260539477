/** How many games the fields of the library leave, beside the button that opens those fields. */

import type { Actions, StateOf } from "../../floor/base/page.ts";
import type { Shown } from "./shown.ts";
import { html, nothing } from "lit-html";
import { focusBoard } from "../../floor/base/dom.ts";
import { isSameSearch, wantedSearch } from "../database/database.ts";
import { NO_LIBRARY } from "../../play/ui/library.ts";
import { showsTournaments } from "../../play/ui/library-shelves.ts";
import { namesIn } from "../../play/ui/library-filter.ts";

export function countView(
  shown: Shown,
  { count, whole }: { count: number; whole: number },
  filter: { isOpen: boolean; toggle: () => void },
  actions: Actions,
) {
  const { state, texts } = shown;
  const { side, opening, result } = state.library.fields;
  const isHere = state.collection.place !== null;
  const isFiltered = isHere || [side, opening, result].some((value) => value !== "");
  const leave = () => {
    actions.listGamesHere(false);
    focusBoard();
  };
  return html`
    <div class="library-count" aria-busy=${isSearched(state)} ?hidden=${whole === 0}>
      <output class="note">${countText(shown, count, whole)}</output>
      ${count === 0 ? allView(actions, texts) : nothing}
      <button type="button" class="button" data-library-filter ?data-filtered=${isFiltered}
        aria-controls="library-fields" aria-expanded=${filter.isOpen}
        @click=${filter.toggle}>${texts.t("filter")}</button>
      <button type="button" class="button" data-library-leave
        @click=${leave}>${texts.page.t("close")}</button>
    </div>
  `;
}

/** The way out of fields that leave nothing. */
function allView(actions: Actions, { t }: Shown["texts"]) {
  const showAll = () => {
    actions.listGamesHere(false);
    actions.searchLibrary({ fields: NO_LIBRARY.fields });
  };
  return html`<button type="button" class="button" data-show-all
    @click=${showAll}>${t("show-all")}</button>`;
}

/** Whether the games of tournaments are still looked through. */
function isSearched(state: StateOf<"database">) {
  const wanted = wantedSearch(state);
  return wanted !== null && !isSameSearch(wanted, state.database.answer);
}

/** How many games of tournaments the chosen shelves have. */
export function tournamentsIn(state: StateOf<"database">) {
  return showsTournaments(state) ? (state.database.size?.games ?? 0) : 0;
}

/** How many games the fields leave, and why a name may find none. */
function countText({ state, texts, study }: Shown, count: number, whole: number) {
  const isNameless = tournamentsIn(state) > 0 && state.database.size?.hasNames === false;
  const facts = { count, shown: texts.number(count), all: texts.number(whole) };
  const counted = texts.t(count === whole ? "games-all" : "games-some", facts);
  if (!isNameless || namesIn(state.library.fields.filter).names.length === 0) return counted;
  return `${counted}. ${study.t("database-here-nameless")}`;
}
