/**
 * Runs the search that the state wants and no other: a computer's turn, "Best move" or "Hint". An
 * answer counts only while the state still wants that very search; a computer's move also waits
 * until the pause since the search began has run.
 *
 * @import { EngineClient } from "./engine-client.js"
 * @import { SearchAnswer, SearchRequest } from "./protocol.js"
 * @import { Problem, State } from "./types.js"
 * @import { WantedSearch } from "./selectors.js"
 */

import { problemOf } from "./problems.js";
import { wantedSearch } from "./selectors.js";

/**
 * @typedef {object} Surroundings
 * @property {{get: () => State}} store
 * @property {Pick<EngineClient, "search">} client
 * @property {(ply: number) => number} seedAt
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
    if (this.#run && want && isSame(this.#run.want, want)) {
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
    const run = { want, abort: new AbortController(), began: clock.now(), answer: null, timer: undefined };
    this.#run = run;
    client.search(requestOf(want, seedAt(want.game.ply)), run.abort.signal).then(
      (answer) => {
        run.answer = answer;
        this.#playWhenDue(run);
      },
      (error) => {
        if (this.#run !== run) return;
        this.#run = null;
        onFailure(problemOf(error));
      },
    );
  }

  /** @param {Run} run */
  #playWhenDue(run) {
    const { clock, store, onAnswer } = this.#around;
    clock.clearTimeout(run.timer);
    const { want, answer, began } = run;
    if (this.#run !== run || answer === null) return;
    const pause = want.purpose === "computer" ? store.get().settings.pause : 0;
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
 * @param {WantedSearch} a
 * @param {WantedSearch} b
 */
function isSame(a, b) {
  return a.game === b.game && a.purpose === b.purpose && a.level === b.level;
}

/**
 * @param {WantedSearch} want
 * @param {number} seed
 * @returns {SearchRequest}
 */
function requestOf({ game, level }, seed) {
  const transcript = game.line.slice(0, game.ply).join("");
  return { opening: game.opening, transcript, options: level === null ? { seed } : { seed, level } };
}
