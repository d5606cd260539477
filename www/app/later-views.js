/**
 * The views that every visit may want but no first move: they load after it.
 *
 * @import { Reports } from "../ui/lazy-view.js"
 * @import { Actions } from "./actions.js"
 * @import { LazyViews } from "./all-views.js"
 */

import { query } from "../base/dom.js";
import { checkPart } from "../base/resources.js";
import { createShared } from "../editor/editor-steps.js";
import { createEndView } from "../game/end-view.js";
import { createOpponentView } from "../game/opponent-view.js";
import { createSelftestView } from "../help/selftest-view.js";
import { createFieldLocksView } from "../host/field-locks-view.js";
import { createSettingsView } from "../settings/settings-view.js";
import { createLazyView } from "../ui/lazy-view.js";
import { createGameSwitchView } from "./game-switch-view.js";
import { createPlacesView } from "./places-view.js";
import { createSeatRowsView } from "./seat-rows-view.js";
import { createPlayerPickerView } from "../players/player-picker-view.js";
import { createOpenedView } from "../ui/opened-view.js";
import { createImportExportView } from "../share/import-export-view.js";

/**
 * @param {Document} root
 * @param {Actions} actions
 * @param {LazyViews} load
 * @param {Reports} ofPanel what says why a part of a panel is missing
 */
export function createLaterViews(root, actions, load, ofPanel) {
  const form = query(root, 'form[name="settings"]', HTMLFormElement);
  const board = query(root, "#board", HTMLTableElement);
  /** @param {string} name */
  const dialog = (name) => query(root, `dialog#${name}`, HTMLDialogElement);
  /** @param {string} action */
  const opener = (action) => query(root, `[data-action="${action}"]`, HTMLButtonElement);
  const giving = { ...load, shared: createShared(load.session) };
  const text = createImportExportView(dialog("text"), opener("text"), actions, giving);
  return {
    offer: text.offer,
    views: [
      createSettingsView(form, actions),
      createSeatRowsView(form, actions),
      createFieldLocksView(form),
      createLazyView(
        ({ panels }) => panels.open === "settings",
        async () => {
          const part = await import("./pictured-settings-view.js");
          checkPart(part);
          return part.createPicturedSettingsView(form);
        },
        ofPanel,
      ),
      createPlacesView(root),
      createPlayerPickerView(root, actions),
      createOpponentView(query(root, "[data-opponent]", HTMLElement)),
      createGameSwitchView(query(root, "[data-game-switch]", HTMLElement), actions),
      createEndView(dialog("end"), board, actions),
      text,
      createOpenedView(dialog("embed-code"), opener("embed-code"), actions, load.embedCode),
      createSelftestView(dialog("selftest"), opener("selftest"), actions, load.check),
    ],
  };
}
