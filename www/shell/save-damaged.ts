/** Saves what is damaged of all that the page keeps: someone else may be able to read it. */

import type { AllRooms, Context } from "../floor/base/page.ts";
import { saveFile } from "../floor/base/save-file.ts";
import { damagedFile, damagedValues, unread } from "../floor/kept/damaged.ts";

export { hasDamaged } from "../floor/kept/damaged.ts";

export async function writeDamaged(context: Context<AllRooms>) {
  const missing = await loadDeclarations(context);
  const found = await damagedValues(context.storage.kept, await context.database());
  saveFile(damagedFile(new Map([...found, ...missing])), "reversi-damaged.json");
}

/**
 * Loads all that declares what it keeps: what is not here cannot be checked.
 * @returns the parts that do not load, each with the reason
 */
export async function loadDeclarations(
  context: Pick<Context<AllRooms>, "rooms" | "keptBook" | "gamesDatabase" | "collections">,
) {
  const parts = {
    rooms: context.rooms,
    fields: () => import("./later-views.ts"),
    evening: () => import("../rooms/evening/evening-view.ts"),
    repertoire: context.keptBook,
    tournaments: context.gamesDatabase,
    imported: context.collections,
  };
  const missing: Map<string, unknown> = new Map();
  for (const [name, load] of Object.entries(parts))
    await load().catch((error) => missing.set(name, unread(error)));
  return missing;
}
