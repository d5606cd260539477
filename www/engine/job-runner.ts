/**
 * Runs the jobs that the state wants and no others. A job ends with its answer or with a problem
 * and is not started again while it stays wanted. The answer to a search is delivered when the
 * delay since its start is over, if the job is still wanted then; a reply that is known and a step
 * of a replay need no engine. Progress is passed on at once.
 */

import type { Snapshot } from "../../reversi-rules.js";
import type { AiMove } from "../../reversi-wasm.js";
import type { Clock } from "../base/clock.ts";
import type { Problem } from "../base/problems.ts";
import type { EnginePool } from "./pool.ts";
import type {
  AnalysisTask,
  CollectTask,
  ExploreTask,
  Found,
  Point,
  ReviewTask,
  SearchTask,
} from "./protocol.ts";
import { FIRST_GAME } from "../games/index.ts";
import {
  type Job,
  type ReplyJob,
  type SearchJob,
  type StepJob,
  isSameJob,
} from "../game/turn-job.ts";

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
  step: 0,
};

export interface Dependencies {
  wantedJobs: () => Map<string, Job>;
  engine: Pick<EnginePool, "request">;
  /** On how many threads a search of the strongest level runs, one if absent. */
  threads?: () => number;
  clock: Clock;
  seedAt: (ply: number) => number | undefined;
  onFound: (key: string, found: Found, done: boolean) => void;
  /** Of a search, when due. */
  onAnswer: (purpose: SearchJob["purpose"], answer: AiMove) => void;
  /** A reply that needs no search, when due. */
  onReply: (square: number) => void;
  /** The next move of a replay, when due. */
  onStep: () => void;
  onFailure: (key: string, problem: Problem) => void;
}

export interface Run {
  key: string;
  job: Job;
  abort: AbortController;
  began: number;
  /** Whether anything was found before the answer. */
  reported: boolean;
  /** What is left to do when the delay is over. */
  deliver: (() => void) | null;
  timer: number | undefined;
}

export class JobRunner {
  #deps;
  #runs: Map<string, Run> = new Map();

  constructor(deps: Dependencies) {
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

  #start(key: string, job: Job) {
    const { clock, engine, seedAt, onFailure } = this.#deps;
    const run: Run = {
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
      progress: (found: Found) => this.#report(run, found, false),
    };
    const onRejected = (problem: Problem) => {
      if (this.#isCurrent(run)) onFailure(key, problem);
    };
    if (job.purpose === "reply") run.deliver = () => this.#deps.onReply(job.square);
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

  #onAnswer(run: Run, purpose: SearchJob["purpose"], answer: AiMove) {
    run.deliver = () => this.#deps.onAnswer(purpose, answer);
    if (run.reported) this.#report(run, answer, true);
    this.#deliverWhenDue(run);
  }

  #report(run: Run, found: Found, done: boolean) {
    if (!this.#isCurrent(run)) return;
    run.reported = true;
    this.#deps.onFound(run.key, found, done);
  }

  /**
   * On how many threads a job runs. A hint is short; analyses and reviews are jobs for several
   * workers.
   */
  #threads({ purpose, ms, game }: Job) {
    const isLong = purpose === "solve" || (purpose !== "hint" && ms !== null);
    const { threads = () => 1 } = this.#deps;
    return isLong && game.game === FIRST_GAME.id ? threads() : 1;
  }

  #deliverWhenDue(run: Run) {
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

  #isCurrent(run: Run) {
    return this.#runs.get(run.key) === run;
  }

  #cancel(run: Run) {
    this.#runs.delete(run.key);
    this.#deps.clock.clearTimeout(run.timer);
    run.abort.abort();
  }
}

/** @param seed drawn by the engine if absent */
function searchTask(
  { game, level, ms, purpose }: SearchJob,
  seed: number | undefined,
  threads: number,
): SearchTask {
  const options = {
    seed,
    ...(level === null ? {} : { level }),
    ...(ms === null ? {} : { ms }),
    ...(purpose === "hint" ? { explain: true } : {}),
  };
  return { type: "search", ...severalThreads(threads), ...pointOf(game), options };
}

/** A task says so only if it is one for several threads. */
function severalThreads(threads: number) {
  return threads > 1 ? { threads } : {};
}

function isSearch(job: Job): job is SearchJob {
  return job.purpose === "computer" || job.purpose === "best" || job.purpose === "hint";
}

function studyTask(
  job: Exclude<Job, SearchJob | ReplyJob | StepJob>,
  threads: number,
): AnalysisTask | SearchTask | ReviewTask | CollectTask | ExploreTask {
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

function pointOf({ game, setup, line, ply }: Snapshot): Point {
  return { game, setup, transcript: line.slice(0, ply).join("") };
}
