/** A promise that is settled from outside, or rejected by a signal. */

export interface Abortable<T> {
  promise: Promise<T>;
  resolve: (value: T) => void;
  reject: (reason: unknown) => void;
}

/**
 * @param signal not aborted yet
 * @param onAbort called if the signal aborts before the promise is settled
 */
export function abortable<T>(signal: AbortSignal | undefined, onAbort: () => void): Abortable<T> {
  let settle: Omit<Abortable<T>, "promise"> = { resolve: () => {}, reject: () => {} };
  const promise: Promise<T> = new Promise((resolve, reject) => {
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
