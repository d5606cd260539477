/** Work that is done once, however many callers wait for it. */

/**
 * The result of one call of `load` for all callers. After a failure the next call tries again. The
 * build leaves out a pure call that an entry point does not use.
 */
export function once<T>(load: () => Promise<T>) {
  let loading: Promise<T> | null = null;
  return () => {
    loading ??= load().catch((error) => {
      loading = null;
      throw error;
    });
    return loading;
  };
}

/** What is made of an object: once for each, as long as somebody has it. */
export function madeOnce<From extends object, To>(make: (from: From) => To) {
  const made: WeakMap<From, { value: To }> = new WeakMap();
  return (from: From): To => {
    const known = made.get(from) ?? { value: make(from) };
    made.set(from, known);
    return known.value;
  };
}
