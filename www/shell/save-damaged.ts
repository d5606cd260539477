/** Saves what is damaged of all that the page keeps: someone else may be able to read it. */

import type { AllRooms, Context } from "../floor/base/page.ts";
import { saveFile } from "../floor/base/save-file.ts";
import { BROWSER } from "../floor/kept/browser.ts";
import { damagedFile, damagedValues } from "../floor/kept/damaged.ts";
import { createDatabase } from "../floor/kept/database.ts";

export async function saveDamaged({ storage: { kept } }: Context<AllRooms>) {
  const found = await damagedValues(kept, createDatabase(BROWSER.databases, "reversi"));
  saveFile(damagedFile(found), "reversi-damaged.json");
}
