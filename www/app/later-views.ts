/** The views that every visit may want but no first move: they load after it. */

import type { Actions } from "../base/page.ts";
import type { LazyViews } from "./all-views.ts";
import { query } from "../base/dom.ts";
import { checkPart } from "../base/resources.ts";
import { createShared } from "../editor/editor-steps.ts";
import { createEndView } from "../game/end-view.ts";
import { createOpponentView } from "../game/opponent-view.ts";
import { createSelftestView } from "../help/selftest-view.ts";
import { createFieldLocksView } from "../host/field-locks-view.ts";
import { createSettingsView } from "../settings/settings-view.ts";
import { type Reports, type View, createLazyView } from "../ui/lazy-view.ts";
import { createGameSwitchView } from "./game-switch-view.ts";
import { createPlacesView } from "./places-view.ts";
import { createNewGameDialog } from "../players/new-game-dialog.ts";
import { createOpenedView } from "../ui/opened-view.ts";
import { createExportDialog } from "../share/export-dialog.ts";
import { createOpenGamesView } from "../share/open-games-view.ts";

/** @param ofPanel what says why a part of a panel is missing */
export function createLaterViews(
  root: Document,
  actions: Actions,
  load: LazyViews,
  ofPanel: Reports,
) {
  const form = query(root, 'form[name="settings"]', HTMLFormElement);
  const board = query(root, "#board", HTMLTableElement);
  const dialog = (name: string) => query(root, `dialog#${name}`, HTMLDialogElement);
  const opener = (action: string) => query(root, `[data-action="${action}"]`, HTMLButtonElement);
  const giving = { ...load, shared: createShared(load.session) };
  const openGames = createOpenGamesView(root, actions, load.storage);
  const views: View[] = [
    createSettingsView(form, actions),
    createFieldLocksView(form),
    createLazyView(
      ({ panels }) => panels.open === "settings",
      async () => {
        const part = await import("./pictured-settings-view.ts");
        checkPart(part);
        return part.createPicturedSettingsView(form);
      },
      ofPanel,
    ),
    createPlacesView(root),
    createNewGameDialog(root, actions),
    createOpponentView(query(root, "[data-opponent]", HTMLElement)),
    createGameSwitchView(query(root, "[data-game-switch]", HTMLElement), actions),
    createEndView(dialog("end"), board, actions),
    createExportDialog(dialog("text"), opener("text"), actions, giving),
    openGames,
    createOpenedView(dialog("embed-code"), opener("embed-code"), actions, load.embedCode),
    createSelftestView(dialog("selftest"), opener("selftest"), actions, load.check),
  ];
  return { offer: openGames.offer, views };
}
