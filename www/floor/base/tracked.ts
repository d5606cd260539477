/**
 * Drawings that run again only when they may show something else: which slices of the state one
 * reads is recorded while it runs.
 */

/** the slices that were read from a state */
type Slices<S extends object> = Map<keyof S, S[keyof S]>;

/**
 * A drawing that is skipped while the slices that it last read are the same objects, and so is
 * all else that it is given. One without a state before it always runs: it is the first, or what is
 * outside the state has changed.
 *
 * The drawing gets a proxy of the state, which ends with it: what runs later, such as a handler,
 * keeps the state itself.
 */
export function tracked<S extends object, G extends unknown[]>(
  draw: (state: S, before: S | null, ...given: G) => void,
): (state: S, before: S | null, ...given: G) => void {
  /** the last drawing */
  let last: { slices: Slices<S>; given: unknown[] } | null = null;

  return (state, before, ...given) => {
    if (before !== null && last !== null && isAsDrawn(last, state, given)) return;
    // A drawing that throws is not finished: the next one runs.
    last = null;
    const { proxy, slices, end } = recordReads(state);
    try {
      draw(proxy, before, ...given);
    } finally {
      end();
    }
    last = { slices, given };
  };
}

function isAsDrawn<S extends object>(
  last: { slices: Slices<S>; given: unknown[] },
  state: S,
  given: unknown[],
) {
  for (const [slice, value] of last.slices) if (state[slice] !== value) return false;
  return given.every((value, index) => value === last.given[index]);
}

/** The state behind a proxy that records the slices that are read from it. */
function recordReads<S extends object>(state: S) {
  const slices: Slices<S> = new Map();
  const { proxy, revoke } = Proxy.revocable(state, {
    get(target, name) {
      const slice = name as keyof S;
      const value = target[slice];
      slices.set(slice, value);
      return value;
    },
  });
  return { proxy, slices, end: revoke };
}
