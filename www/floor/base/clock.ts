/** The page's clock, behind an interface that tests can replace. */

/** milliseconds */
export interface Clock {
  now: () => number;
  setTimeout: (then: () => void, ms: number) => number;
  clearTimeout: (timer: number | undefined) => void;
}

export const pageClock: Clock = {
  now: () => performance.now(),
  setTimeout: (then, ms) => window.setTimeout(then, ms),
  clearTimeout: (timer) => window.clearTimeout(timer),
};

/** Settles in a new task: presses and frames that wait can come first. */
export const nextTask = () =>
  new Promise<void>((resolve) => {
    pageClock.setTimeout(resolve, 0);
  });
