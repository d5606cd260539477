/**
 * The explanation and the check of the page, loaded when it is first wanted: the help, and the
 * self-check of the engine.
 */

import type { Rules } from "./game/session.ts";
import type { Texts } from "./words/texts.ts";
import { endgames } from "./help/selftest-positions.ts";
import { type Engine, checkEndgames } from "./help/selftest.ts";
import { showReports } from "./help/selftest-reports.ts";

export { createHelpView } from "./help/help-view.ts";

/**
 * Solves the published endgames and shows each as it is done, until the signal aborts.
 * @param threads on which the engine can search
 */
export function runSelftest(
  body: HTMLElement,
  rules: Promise<Rules>,
  engine: Engine,
  signal: AbortSignal,
  texts: Texts,
  threads: number,
) {
  const reports = checkEndgames(endgames, rules, engine, signal, threads);
  return showReports(body, reports, signal, texts);
}
