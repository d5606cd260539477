/**
 * What the page prepares for its next visits once the first move is possible: its installation, its
 * cache, and the card of a new version. It loads after everything that this visit waits for.
 */

import type { Context } from "../base/page.ts";
import type { ClubReport } from "./club-check.ts";
import { offerInstallation } from "./installation.ts";
import { keepOffline } from "./register.ts";
import { createUpdateView } from "./update-view.ts";

/** @param tellClub gets what the folder is like, where the address asks for it */
export async function prepareNextVisits(
  window: Window,
  store: Context["store"],
  tellClub?: (report: ClubReport) => void,
) {
  const { document } = window;
  offerInstallation(document, store.get().settings.spoken);
  store.subscribe(({ settings: { spoken } }, before) => {
    if (spoken !== before.settings.spoken) offerInstallation(document, spoken);
  });
  await keepOffline(
    window,
    createUpdateView(document, () => store.dispatch({ type: "update-ready" })),
    tellClub,
  );
}
