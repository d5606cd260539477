/** Balanced starts, which the engine draws. */

import type { Page } from "../../play/ui/room.ts";
import { FIRST_GAME } from "../../play/games/index.ts";

/** Before what is only studied. */
const AWAITED = { priority: 1 };

/** Draws a balanced start: the text of its moves. */
export async function drawStart({ context, engine }: Pick<Page, "context" | "engine">) {
  const task = { type: "start" as const, game: FIRST_GAME.id, seed: context.seedAt(0) };
  return (await engine.request(task, AWAITED)).text;
}
