/** The views that every visit may want but no first move: they load after it. */

import type { Page } from "../play/ui/room.ts";
import { query } from "../floor/base/dom.ts";
import { checkPart } from "../floor/base/resources.ts";
import { createShared } from "../rooms/editor/editor-steps.ts";
import { createEndView } from "../play/game/end-view.ts";
import { createOpponentView } from "../play/game/opponent-view.ts";
import { createFieldLocksView } from "../rooms/host/field-locks-view.ts";
import { createSettingsView } from "../play/settings/settings-view.ts";
import { createSoundSwitch } from "../play/sound/sound-switch.ts";
import type { View } from "../play/ui/lazy-view.ts";
import { createOpenedView } from "../play/ui/opened-view.ts";
import { DIALOG_PARTS } from "./at-start.ts";
import { createGameSwitchView } from "./game-switch-view.ts";
import { createPlacesView } from "./places-view.ts";
import { createNewGameDialog } from "../play/players/new-game-dialog.ts";
import { createExportDialog } from "../rooms/share/export-dialog.ts";
import { createGivenGames } from "../rooms/share/given-games.ts";
import { exportLoaders } from "../rooms/share/export-loaders.ts";
import { createOpenGamesView } from "../rooms/share/open-games-view.ts";
import type { AllRooms, State } from "../floor/base/page.ts";

export function createLaterViews(page: Page<AllRooms>) {
  const { root, context, actions } = page;
  const form = query(root, 'form[name="settings"]', HTMLFormElement);
  const board = query(root, "#board", HTMLTableElement);
  const openGames = createOpenGamesView(root, actions, context.storage);
  const views: View<State>[] = [
    createSettingsView(form, actions),
    createFieldLocksView(form),
    createSoundSwitch(query(root, "[data-sound]", HTMLButtonElement), actions),
    createPlacesView(root),
    createNewGameDialog(root, actions),
    createOpponentView(query(root, "[data-opponent]", HTMLElement)),
    createGameSwitchView(query(root, "[data-game-switch]", HTMLElement), actions),
    createEndView(query(root, "dialog#end", HTMLDialogElement), board, actions),
    createExportDialog(
      query(root, "dialog#text", HTMLDialogElement),
      query(root, '[data-action="text"]', HTMLButtonElement),
      actions,
      { ...exportLoaders(page.engine), shared: createShared(context.session) },
    ),
    openGames,
    ...DIALOG_PARTS.map((part) => createOpenedView(page, part)),
  ];
  /** Loads the pictures of the form of the settings. */
  async function loadPictures(): Promise<View<State>> {
    const part = await import("./pictured-settings-view.ts");
    checkPart(part);
    return part.createPicturedSettingsView(form);
  }
  const takeIn = createGivenGames(root, actions, openGames.offer);
  return { takeIn, loadPictures, views };
}
