/** The menu of the library: what saves, fills and clears its shelves. */

import type { CollectedGame } from "../../../reversi-wasm.js";
import type { Actions } from "../../floor/base/page.ts";
import type { Shown } from "./shown.ts";
import { html, nothing } from "lit-html";
import { saveFile } from "../../floor/base/save-file.ts";
import { FILE } from "../database/kept-database.ts";
import { earlierCollectionsView } from "./earlier-collections-view.ts";
import { createOtherDevice } from "./other-device.ts";
import { createSaveGamesView } from "./save-games-view.ts";
import type { LibraryEngine } from "./engine.ts";

const isWholePage = ({ state }: Shown) => state.host.controls === null;

/** @param sentence what the status line says of the visitor's own games that were read in */
export function createLibraryMenuView(
  actions: Actions,
  write: LibraryEngine["write"],
  draw: () => void,
  sentence: () => string,
) {
  const saveGames = createSaveGamesView(write, draw);
  const otherDevice = createOtherDevice(actions, sentence, draw);
  let isOpen = false;
  let hasDamaged = false;

  async function toggle(isPage: boolean) {
    isOpen = !isOpen;
    draw();
    if (!isOpen || !isPage) return;
    hasDamaged = await actions.hasDamaged().catch(() => true);
    draw();
  }

  return {
    button(shown: Shown) {
      const name = shown.texts.t("save-all");
      return html`<button type="button" class="button" data-library-menu
        aria-controls="library-menu" aria-expanded=${isOpen} aria-label=${name} title=${name}
        @click=${() => void toggle(isWholePage(shown))}>⋯</button>`;
    },
    view(shown: Shown, games: readonly CollectedGame[] | null) {
      const { state, texts, own } = shown;
      const isPage = isWholePage(shown);
      return html`
        <div class="library-menu" id="library-menu" ?hidden=${!isOpen}>
          ${saveGames(games ?? [], isPage, texts)}
          ${isPage ? wholeShelvesView(shown, actions) : nothing}
          ${earlierCollectionsView(state.collection, texts, actions.openCollection)}
          ${isPage ? otherDevice(own) : nothing}
          <div class="buttons" ?hidden=${!hasDamaged}>
            <button type="button" class="button" data-save-damaged
              @click=${actions.saveDamaged}>${texts.page.t("save-damaged")}</button>
          </div>
        </div>
      `;
    },
  };
}

/** What becomes of a whole shelf. */
function wholeShelvesView({ state, texts, study }: Shown, actions: Actions) {
  const { collection, database } = state;
  const { length: imported } = collection.games;
  const isEmpty = database.size === null || database.size.games === 0;
  const isBusy = database.records !== null;
  const save = async () => saveFile(await actions.databaseFile(), FILE);
  return html`
    <div class="buttons">
      <button type="button" class="button" ?hidden=${isEmpty}
        @click=${() => void save()}>${study.t("database-save")}</button>
      <button type="button" class="button" data-database-take ?hidden=${imported === 0}
        ?disabled=${isBusy}
        @click=${actions.takeCollection}>${study.t("database-take", { count: imported })}</button>
      <button type="button" class="button" data-forget ?hidden=${imported === 0}
        @click=${actions.forgetCollection}>${texts.t("forget")}</button>
      <button type="button" class="button" data-database-clear ?hidden=${isEmpty}
        ?disabled=${isBusy} @click=${actions.clearDatabase}>${study.t("database-clear")}</button>
      <button type="button" class="button" data-database-restore
        ?hidden=${database.removed.length === 0}
        @click=${actions.restoreDatabase}>${study.t("database-restore")}</button>
    </div>
    <p class="note" ?hidden=${isEmpty}>${study.t("save-about")}</p>
  `;
}
