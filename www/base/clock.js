/**
 * The page's clock, behind an interface that tests can replace.
 *
 * @typedef {object} Clock milliseconds
 * @property {() => number} now
 * @property {(then: () => void, ms: number) => number} setTimeout
 * @property {(timer: number | undefined) => void} clearTimeout
 */

/** @type {Clock} */
export const pageClock = {
  now: () => performance.now(),
  setTimeout: (then, ms) => window.setTimeout(then, ms),
  clearTimeout: (timer) => window.clearTimeout(timer),
};

/** Settles in a new task: presses and frames that wait can come first. */
export const nextTask = () =>
  /** @type {Promise<void>} */ (
    new Promise((resolve) => {
      pageClock.setTimeout(resolve, 0);
    })
  );
