/**
 * Runs the search that the state wants and no other: a computer's turn, "Best move" or "Hint". An
 * answer counts only while the state still wants that very search; a computer's move also waits
 * until the pause since the search began has run. What is found on the way is handed on.
 *
 * @import { EngineClient } from "./client.js"
 * @import { SearchAnswer, SearchRequest } from "./protocol.js"
 * @import { Problem, State } from "../state/types.js"
 * @import { WantedSearch } from "../state/selectors.js"
 */

import { problemOf } from "../base/problems.js";
import { isSameSearch, wantedSearch } from "../state/selectors.js";

/**
 * @typedef {object} Surroundings
 * @property {{get: () => State}} store
 * @property {Pick<EngineClient, "search">} client
 * @property {(ply: number) => number} seedAt
 * @property {(found: SearchAnswer, done: boolean) => void} onProgress
 * @property {(purpose: WantedSearch["purpose"], answer: SearchAnswer) => void} onAnswer
 * @property {(problem: Problem) => void} onFailure
 * @property {Clock} clock
 *
 * @typedef {object} Clock milliseconds
 * @property {() => number} now
 * @property {(then: () => void, ms: number) => number} setTimeout
 * @property {(timer: number | undefined) => void} clearTimeout
 *
 * @typedef {object} Run
 * @property {WantedSearch} want
 * @property {AbortController} abort
 * @property {number} began
 * @property {boolean} told whether there was progress
 * @property {SearchAnswer | null} answer
 * @property {number | undefined} timer
 */

export class Thinker {
  #around;
  /** @type {Run | null} */
  #run = null;

  /** @param {Surroundings} around */
  constructor(around) {
    this.#around = around;
  }

  /** Brings the search in line with the state. */
  update() {
    const want = wantedSearch(this.#around.store.get());
    if (this.#run && isSameSearch(this.#run.want, want)) {
      this.#playWhenDue(this.#run);
      return;
    }
    if (this.#run) this.#cancel(this.#run);
    if (want) this.#begin(want);
  }

  /** @param {WantedSearch} want */
  #begin(want) {
    const { client, clock, seedAt, onFailure } = this.#around;
    /** @type {Run} */
    const run = {
      want,
      abort: new AbortController(),
      began: clock.now(),
      told: false,
      answer: null,
      timer: undefined,
    };
    this.#run = run;
    const onProgress = (/** @type {SearchAnswer} */ found) => this.#tell(run, found);
    client.search(requestOf(want, seedAt(want.game.ply)), run.abort.signal, onProgress).then(
      (answer) => {
        run.answer = answer;
        if (run.told) this.#tell(run, answer);
        this.#playWhenDue(run);
      },
      (error) => {
        if (this.#run !== run) return;
        this.#run = null;
        onFailure(problemOf(error));
      },
    );
  }

  /**
   * @param {Run} run
   * @param {SearchAnswer} found
   */
  #tell(run, found) {
    if (this.#run !== run) return;
    run.told = true;
    this.#around.onProgress(found, run.answer !== null);
  }

  /** @param {Run} run */
  #playWhenDue(run) {
    const { clock, store, onAnswer } = this.#around;
    clock.clearTimeout(run.timer);
    const { want, answer, began } = run;
    if (this.#run !== run || answer === null) return;
    const pause = want.purpose === "computer" ? store.get().settings.current.pause : 0;
    const left = began + pause - clock.now();
    if (left > 0) {
      run.timer = clock.setTimeout(() => this.#playWhenDue(run), left);
      return;
    }
    this.#run = null;
    onAnswer(want.purpose, answer);
  }

  /** @param {Run} run */
  #cancel(run) {
    this.#run = null;
    this.#around.clock.clearTimeout(run.timer);
    if (run.answer === null) run.abort.abort();
  }
}

/**
 * @param {WantedSearch} want
 * @param {number} seed
 * @returns {SearchRequest}
 */
function requestOf({ game, level, ms }, seed) {
  const transcript = game.line.slice(0, game.ply).join("");
  const options = { seed, ...(level === null ? {} : { level }), ...(ms === null ? {} : { ms }) };
  return { setup: game.setup, transcript, options };
}
