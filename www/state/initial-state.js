/**
 * The state in which the page begins. Pure.
 *
 * @import { GameText, Lock, Notice, Problem, Settings, Snapshot, State } from "./types.js"
 */

import { settle } from "./reduce.js";

/**
 * @param {object} parts
 * @param {Settings} parts.settings
 * @param {Partial<Settings>} parts.chosen
 * @param {Partial<Settings>} parts.given what the address asks for
 * @param {Snapshot} parts.game
 * @param {boolean} parts.resumed whether the game is one of an earlier visit
 * @param {boolean} parts.linked whether the game is the address's
 * @param {boolean} parts.stopped
 * @param {boolean} parts.passDone
 * @param {GameText | null} parts.former
 * @param {boolean} parts.welcome
 * @param {Problem[]} parts.problems what went wrong while the page was put together
 * @param {readonly Lock[]} [parts.locks]
 * @param {readonly string[] | null} [parts.controls]
 * @returns {State}
 */
export function initialState({
  settings,
  chosen,
  given,
  game,
  resumed,
  linked,
  stopped,
  passDone,
  former,
  welcome,
  problems,
  locks = [],
  controls = null,
}) {
  /** @type {Notice} */
  const notice =
    problems.length > 0
      ? { kind: "problems", problems }
      : { kind: linked ? "loaded" : resumed ? "resumed" : "started" };
  return settle({
    settings,
    chosen,
    given,
    formerChosen: null,
    game,
    former,
    stopped,
    passDone,
    notice,
    welcome,
    locks,
    controls,
    failed: false,
    task: null,
    aimed: null,
    look: null,
    cross: null,
    hint: null,
    progress: null,
    thought: null,
    endClosed: false,
    helpOpen: false,
  });
}
