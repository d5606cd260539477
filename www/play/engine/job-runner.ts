/**
 * Runs the jobs that the state wants and no others. A job ends with its answer or with a problem
 * and is not started again while it stays wanted. The answer to a search is delivered when the
 * delay since its start is over, if the job is still wanted then; a reply that is known and a step
 * of a replay need no engine. Progress is passed on at once.
 */

import type { Clock } from "../../floor/base/clock.ts";
import type { Problem } from "../../floor/base/problems.ts";
import type { EnginePool } from "./pool.ts";
import type { Found, Task } from "./protocol.ts";
import { type Job, isSameJob } from "./jobs.ts";

interface Dependencies<Page> {
  /** What the deeds of jobs work on. */
  page: Page;
  wantedJobs: () => Map<string, Job<Page>>;
  engine: Pick<EnginePool, "request">;
  /** On how many threads a search of the strongest level runs, one if absent. */
  threads?: () => number;
  clock: Clock;
  seedAt: (ply: number) => number | undefined;
  onFound: (key: string, found: Found, done: boolean) => void;
  onFailure: (key: string, problem: Problem) => void;
}

interface Run<Page> {
  key: string;
  job: Job<Page>;
  abort: AbortController;
  began: number;
  /** Whether its deed waits for the delay alone. */
  isReady: boolean;
  /** Whether anything was found before the answer. */
  reported: boolean;
  /** The answer for the deed that is left to do when the delay is over; null if there is none. */
  answer: Found | null;
  timer: number | undefined;
}

export class JobRunner<Page> {
  #deps;
  #runs: Map<string, Run<Page>> = new Map();

  constructor(deps: Dependencies<Page>) {
    this.#deps = deps;
  }

  /** Brings the running jobs in line with the wanted ones. */
  update() {
    const wantedJobs = this.#deps.wantedJobs();
    for (const run of this.#runs.values()) {
      const job = wantedJobs.get(run.key);
      if (job && isSameJob(run.job, job)) run.job = job;
      else this.#cancel(run);
    }
    for (const [key, job] of wantedJobs) if (!this.#runs.has(key)) this.#start(key, job);
    for (const run of this.#runs.values()) this.#deliverWhenDue(run);
  }

  #start(key: string, job: Job<Page>) {
    const { clock, engine, onFailure } = this.#deps;
    const run: Run<Page> = {
      key,
      job,
      abort: new AbortController(),
      began: clock.now(),
      isReady: job.task === null,
      reported: false,
      answer: null,
      timer: undefined,
    };
    this.#runs.set(key, run);
    if (job.task === null) return;
    const options = {
      signal: run.abort.signal,
      priority: job.priority,
      progress: (found: Found) => this.#report(run, found, false),
    };
    engine.request(this.#taskOf(job, job.task), options).then(
      (found: Found) => this.#onAnswer(run, found),
      (problem: Problem) => {
        if (this.#isCurrent(run)) onFailure(key, problem);
      },
    );
  }

  /** A task with the threads and the seed of the page; the engine draws a seed that is absent. */
  #taskOf<T extends Task>({ isLong, seedPly }: Job<Page>, task: T): T {
    const { threads = () => 1, seedAt } = this.#deps;
    const shared = isLong && threads() > 1 ? { threads: threads() } : {};
    if (seedPly === undefined || task.type !== "search") return { ...task, ...shared };
    return { ...task, ...shared, options: { seed: seedAt(seedPly), ...task.options } };
  }

  #onAnswer(run: Run<Page>, found: Found) {
    if (run.job.deed === undefined) {
      this.#report(run, found, true);
      return;
    }
    run.isReady = true;
    run.answer = found;
    if (run.reported) this.#report(run, found, true);
    this.#deliverWhenDue(run);
  }

  #report(run: Run<Page>, found: Found, done: boolean) {
    if (!this.#isCurrent(run)) return;
    run.reported = true;
    this.#deps.onFound(run.key, found, done);
  }

  #deliverWhenDue(run: Run<Page>) {
    const { clock, page } = this.#deps;
    clock.clearTimeout(run.timer);
    const { job } = run;
    if (!run.isReady || !this.#isCurrent(run)) return;
    const msLeft = run.began + job.delay - clock.now();
    if (msLeft > 0) {
      run.timer = clock.setTimeout(() => this.#deliverWhenDue(run), msLeft);
      return;
    }
    run.isReady = false;
    job.deed?.(page, run.answer);
  }

  #isCurrent(run: Run<Page>) {
    return this.#runs.get(run.key) === run;
  }

  #cancel(run: Run<Page>) {
    this.#runs.delete(run.key);
    this.#deps.clock.clearTimeout(run.timer);
    run.abort.abort();
  }
}
