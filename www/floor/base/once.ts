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
