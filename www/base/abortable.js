/**
 * A promise that is settled from outside, or rejected by a signal.
 *
 * @template T
 * @typedef {object} Abortable
 * @property {Promise<T>} promise
 * @property {(value: T) => void} resolve
 * @property {(reason: unknown) => void} reject
 */

/**
 * @template T
 * @param {AbortSignal | undefined} signal not aborted yet
 * @param {() => void} onAbort called if the signal aborts before the promise is settled
 * @returns {Abortable<T>}
 */
export function abortable(signal, onAbort) {
  /** @type {Omit<Abortable<T>, "promise">} */
  let settle = { resolve: () => {}, reject: () => {} };
  /** @type {Promise<T>} */
  const promise = new Promise((resolve, reject) => {
    settle = { resolve, reject };
  });
  const abort = () => {
    settle.reject(signal?.reason);
    onAbort();
  };
  const release = () => signal?.removeEventListener("abort", abort);
  signal?.addEventListener("abort", abort, { once: true });
  return {
    promise,
    resolve: (value) => {
      release();
      settle.resolve(value);
    },
    reject: (reason) => {
      release();
      settle.reject(reason);
    },
  };
}
