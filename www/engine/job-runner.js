/**
 * Runs the jobs that the state wants and no others. A job ends with its answer or with a problem
 * and is not started again while it stays wanted. The answer to a search is delivered when the
 * delay since its start is over, if the job is still wanted then; a reply that is known and a step
 * of a replay need no engine. Progress is passed on at once.
 *
 * @import { Snapshot } from "../../reversi-rules.js"
 * @import { AiMove } from "../../reversi-wasm.js"
 * @import { Clock } from "../base/clock.js"
 * @import { Problem } from "../base/problems.js"
 * @import { RevealJob } from "../board/hint.js"
 * @import { Job, ReplyJob, SearchJob, StepJob } from "../game/turn-job.js"
 * @import { EnginePool } from "./pool.js"
 * @import { AnalysisTask, CollectTask, ExploreTask, Found } from "./protocol.js"
 * @import { Point, ReviewTask, SearchTask } from "./protocol.js"
 */

import { FIRST_GAME } from "../games/index.js";
import { isSameJob } from "../game/turn-job.js";

/** A move that somebody waits for goes before help, help before study, and study before growth. */
const PRIORITIES = {
  computer: 2,
  best: 1,
  hint: 1,
  collection: 1,
  comments: 1,
  explore: 1,
  analysis: 0,
  growth: -1,
  review: 0,
  solve: 2,
  reply: 0,
  reveal: 0,
  step: 0,
};

/**
 * @typedef {object} Dependencies
 * @property {() => Map<string, Job>} wantedJobs
 * @property {Pick<EnginePool, "request">} engine
 * @property {() => number} [threads] on how many threads a search of the strongest level runs, one
 *   if absent
 * @property {Clock} clock
 * @property {(ply: number) => number | undefined} seedAt
 * @property {(key: string, found: Found, done: boolean) => void} onFound
 * @property {(purpose: SearchJob["purpose"], answer: AiMove) => void} onAnswer of a search, when
 *   due
 * @property {(square: number) => void} onReply a reply that needs no search, when due
 * @property {() => void} onReveal the square of a hint, when due
 * @property {() => void} onStep the next move of a replay, when due
 * @property {(key: string, problem: Problem) => void} onFailure
 *
 * @typedef {object} Run
 * @property {string} key
 * @property {Job} job
 * @property {AbortController} abort
 * @property {number} began
 * @property {boolean} reported whether anything was found before the answer
 * @property {(() => void) | null} deliver what is left to do when the delay is over
 * @property {number | undefined} timer
 */

export class JobRunner {
  #deps;
  /** @type {Map<string, Run>} */
  #runs = new Map();

  /** @param {Dependencies} deps */
  constructor(deps) {
    this.#deps = deps;
  }

  /** Brings the running jobs in line with the wanted ones. */
  update() {
    const wanted = this.#deps.wantedJobs();
    for (const run of this.#runs.values()) {
      const job = wanted.get(run.key);
      if (job && isSameJob(run.job, job)) run.job = job;
      else this.#cancel(run);
    }
    for (const [key, job] of wanted) if (!this.#runs.has(key)) this.#start(key, job);
    for (const run of this.#runs.values()) this.#deliverWhenDue(run);
  }

  /**
   * @param {string} key
   * @param {Job} job
   */
  #start(key, job) {
    const { clock, engine, seedAt, onFailure } = this.#deps;
    /** @type {Run} */
    const run = {
      key,
      job,
      abort: new AbortController(),
      began: clock.now(),
      reported: false,
      deliver: null,
      timer: undefined,
    };
    this.#runs.set(key, run);
    const options = {
      signal: run.abort.signal,
      priority: PRIORITIES[job.purpose],
      progress: (/** @type {Found} */ found) => this.#report(run, found, false),
    };
    const onRejected = (/** @type {Problem} */ problem) => {
      if (this.#isCurrent(run)) onFailure(key, problem);
    };
    if (job.purpose === "reply") run.deliver = () => this.#deps.onReply(job.square);
    else if (job.purpose === "reveal") run.deliver = this.#deps.onReveal;
    else if (job.purpose === "step") run.deliver = this.#deps.onStep;
    else if (isSearch(job))
      engine
        .request(searchTask(job, seedAt(job.game.ply), this.#threads(job)), options)
        .then((answer) => this.#onAnswer(run, job.purpose, answer), onRejected);
    else
      engine
        .request(studyTask(job, this.#threads(job)), options)
        .then((found) => this.#report(run, found, true), onRejected);
  }

  /**
   * @param {Run} run
   * @param {SearchJob["purpose"]} purpose
   * @param {AiMove} answer
   */
  #onAnswer(run, purpose, answer) {
    run.deliver = () => this.#deps.onAnswer(purpose, answer);
    if (run.reported) this.#report(run, answer, true);
    this.#deliverWhenDue(run);
  }

  /**
   * @param {Run} run
   * @param {Found} found
   * @param {boolean} done
   */
  #report(run, found, done) {
    if (!this.#isCurrent(run)) return;
    run.reported = true;
    this.#deps.onFound(run.key, found, done);
  }

  /**
   * On how many threads a job runs. A hint is short; analyses and reviews are jobs for several
   * workers.
   * @param {Job} job
   */
  #threads({ purpose, ms, game }) {
    const isLong = purpose === "solve" || (purpose !== "hint" && ms !== null);
    const { threads = () => 1 } = this.#deps;
    return isLong && game.game === FIRST_GAME.id ? threads() : 1;
  }

  /** @param {Run} run */
  #deliverWhenDue(run) {
    const { clock } = this.#deps;
    clock.clearTimeout(run.timer);
    const { job, deliver } = run;
    if (deliver === null || !this.#isCurrent(run)) return;
    const delay = "delay" in job ? job.delay : 0;
    const left = run.began + delay - clock.now();
    if (left > 0) {
      run.timer = clock.setTimeout(() => this.#deliverWhenDue(run), left);
      return;
    }
    run.deliver = null;
    deliver();
  }

  /** @param {Run} run */
  #isCurrent(run) {
    return this.#runs.get(run.key) === run;
  }

  /** @param {Run} run */
  #cancel(run) {
    this.#runs.delete(run.key);
    this.#deps.clock.clearTimeout(run.timer);
    run.abort.abort();
  }
}

/**
 * @param {SearchJob} job
 * @param {number | undefined} seed drawn by the engine if absent
 * @param {number} threads
 * @returns {SearchTask}
 */
function searchTask({ game, level, ms, purpose }, seed, threads) {
  const options = {
    seed,
    ...(level === null ? {} : { level }),
    ...(ms === null ? {} : { ms }),
    ...(purpose === "hint" ? { explain: true } : {}),
  };
  return { type: "search", ...severalThreads(threads), ...pointOf(game), options };
}

/**
 * A task says so only if it is one for several threads.
 * @param {number} threads
 */
function severalThreads(threads) {
  return threads > 1 ? { threads } : {};
}

/**
 * @param {Job} job
 * @returns {job is SearchJob}
 */
function isSearch(job) {
  return job.purpose === "computer" || job.purpose === "best" || job.purpose === "hint";
}

/**
 * @param {Exclude<Job, SearchJob | ReplyJob | StepJob | RevealJob>} job
 * @param {number} threads
 * @returns {AnalysisTask | SearchTask | ReviewTask | CollectTask | ExploreTask}
 */
function studyTask(job, threads) {
  switch (job.purpose) {
    case "analysis":
    case "growth": {
      const { game, squares, ms } = job;
      const options = { squares, ...(ms === null ? {} : { ms }) };
      return { type: "analyse", ...pointOf(game), options };
    }
    case "solve": {
      const { game, line, ms } = job;
      const options = ms === null ? { exact: true } : { ms };
      const point = pointOf({ ...game, line, ply: line.length });
      return { type: "search", ...severalThreads(threads), ...point, options };
    }
    case "review": {
      const { game, line, nodes } = job;
      const ply = line.length;
      return { type: "review", ...pointOf({ ...game, line, ply }), ply, options: { nodes } };
    }
    case "explore":
      return { type: "explore", ...pointOf(job.game), games: job.known };
    case "collection":
    case "comments":
      return { type: "collect", game: FIRST_GAME.id, files: job.files };
  }
}

/**
 * @param {Snapshot} game
 * @returns {Point}
 */
function pointOf({ game, setup, line, ply }) {
  return { game, setup, transcript: line.slice(0, ply).join("") };
}
