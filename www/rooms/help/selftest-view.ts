/** The self-check's dialog: runs whenever it opens, stops when it closes. */

import type { Context } from "../../floor/base/page.ts";
import type { View } from "../../play/ui/lazy-view.ts";
import { query } from "../../floor/base/dom.ts";
import { FIRST_GAME } from "../../play/games/index.ts";
import { threadsWanted } from "../../play/game/turn-job.ts";
import { endgames } from "./selftest-positions.ts";
import { type Engine, checkEndgames } from "./selftest.ts";
import { showReports } from "./selftest-reports.ts";

export function createSelftestView(
  dialog: HTMLDialogElement,
  { loadRules }: Pick<Context, "loadRules">,
  engine: Engine,
): View {
  const body = query(dialog, "[data-selftest]", HTMLElement);
  let running: AbortController | null = null;

  dialog.addEventListener("close", () => {
    running?.abort();
    running = null;
  });

  return {
    update(state, _before, texts) {
      if (!dialog.open || running !== null) return;
      running = new AbortController();
      const { signal } = running;
      const rules = loadRules(FIRST_GAME);
      const reports = checkEndgames(endgames, rules, engine, signal, threadsWanted(state));
      void showReports(body, reports, signal, texts);
    },
  };
}
