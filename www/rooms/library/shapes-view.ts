/** What stands over the list of the library: its fields, and the choice of what is shown. */

import type { Actions } from "../../floor/base/page.ts";
import type { Shown } from "./shown.ts";
import { html } from "lit-html";
import { live } from "lit-html/directives/live.js";
import { mayLoad } from "../../play/settings/host-locks.ts";
import { FIRST_GAME } from "../../play/games/index.ts";
import type { Fields, Order } from "../../play/ui/library.ts";
import { choicesView, type offeredOpenings, orderView } from "./fields-view.ts";
import type { Subject } from "./statistics-view.ts";
import { MOST_COUNTED } from "./tournament-rows.ts";

/** What the games are shown as. */
export type Shape = "games" | "moves" | Subject;

const SUBJECTS: readonly Subject[] = ["openings", "players", "leads"];

/** Where the files of tournaments are: a press leads there, and nothing is requested from it. */
const SOURCE = "https://www.ffothello.org/informatique/la-base-wthor/";

/** Why nothing is counted yet in the games. */
export function uncountedView({ texts }: Shown, areTooMany: boolean) {
  const facts = { count: MOST_COUNTED, shown: texts.number(MOST_COUNTED) };
  return html`<p class="note">${texts.t(areTooMany ? "too-many" : "reading-rows", facts)}</p>`;
}

export function orderOf({ state: { library }, texts }: Shown, actions: Actions) {
  const sort = (changes: Partial<Order>) =>
    actions.searchLibrary({ order: { ...library.order, ...changes } });
  return orderView(library.order, sort, texts);
}

export function libraryFields(
  { state, texts }: Shown,
  openings: ReturnType<typeof offeredOpenings>,
  isHidden: boolean,
  actions: Actions,
) {
  const { library, collection, game } = state;
  const isHere = collection.place !== null;
  const want = (fields: Partial<Fields>) =>
    actions.searchLibrary({ fields: { ...library.fields, ...fields } });
  return html`
    <div class="library-fields" id="library-fields" ?hidden=${isHidden}>
      ${choicesView(library.fields, openings, want, texts)}
      <label class="check" data-key="here" ?hidden=${!isHere && game.game !== FIRST_GAME.id}>
        <input type="checkbox" name="here" .checked=${live(isHere)}
          @change=${({ currentTarget }: Event & { currentTarget: HTMLInputElement }) =>
            actions.listGamesHere(currentTarget.checked)}>
        <span>${texts.t("position-here")}</span></label>
    </div>
  `;
}

/** The forms in which the games can be shown; the moves are those of a position. */
export function shapesView(
  shape: Shape,
  isHere: boolean,
  showAs: (shape: Shape) => void,
  { t }: Shown["texts"],
) {
  const shapes: Shape[] = ["games", ...(isHere ? (["moves"] as const) : []), ...SUBJECTS];
  const read = ({ currentTarget: { value } }: Event & { currentTarget: HTMLSelectElement }) =>
    showAs(shapes.find((one) => one === value) ?? "games");
  return html`
    <select name="shape" aria-label=${t("views")} @change=${read}>${shapes.map(
      (one) => html`<option value=${one} .selected=${one === shape}
        >${t(one === "games" ? "games" : `statistics-${one}`)}</option>`,
    )}</select>
  `;
}

/** How the shelf comes to have games. */
export function emptyView({ state, texts, study }: Shown, actions: Actions) {
  const { library, host, database } = state;
  const offersFiles = host.controls === null && mayLoad(host.locks);
  if (library.shelf !== "tournaments" || !offersFiles)
    return html`<p class="note library-empty">${texts.t("no-games")}</p>`;
  return html`
    <div class="library-empty">
      <p class="note">${study.t("database-about")} ${study.t("database-source")}
        <a href=${SOURCE} target="_blank" rel="noreferrer">WTHOR</a></p>
      <div class="buttons">
        <button type="button" class="button" data-database-try ?disabled=${database.records !== null}
          @click=${actions.addSampleGames}>${study.t("database-try")}</button>
      </div>
    </div>
  `;
}
