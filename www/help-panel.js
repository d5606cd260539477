/**
 * The explanation and the check of the page, loaded when it is first wanted: the help, and the
 * self-check of the engine.
 *
 * @import { Engine } from "./help/selftest.js"
 * @import { Rules } from "./game/session.js"
 * @import { Texts } from "./words/texts.js"
 */

import { endgames } from "./help/selftest-positions.js";
import { checkEndgames } from "./help/selftest.js";
import { showReports } from "./help/selftest-reports.js";

export { createHelpView } from "./help/help-view.js";

/**
 * Solves the published endgames and shows each as it is done, until the signal aborts.
 * @param {HTMLElement} body
 * @param {Promise<Rules>} rules
 * @param {Engine} engine
 * @param {AbortSignal} signal
 * @param {Texts} texts
 * @param {number} threads on which the engine can search
 */
export function runSelftest(body, rules, engine, signal, texts, threads) {
  const reports = checkEndgames(endgames, rules, engine, signal, threads);
  return showReports(body, reports, signal, texts);
}
