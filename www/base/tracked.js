/**
 * Drawings that run again only when they may show something else: which slices of the state one
 * reads is recorded while it runs.
 *
 * @template {object} S
 * @typedef {Map<keyof S, S[keyof S]>} Slices the slices that were read from a state
 */

/**
 * A drawing that is skipped while the slices that it last read are the same objects, and so is
 * all else that it is given. One without a state before it always runs: it is the first, or what is
 * outside the state has changed.
 *
 * The drawing gets a proxy of the state, which ends with it: what runs later, such as a handler,
 * keeps the state itself.
 * @template {object} S
 * @template {unknown[]} G
 * @param {(state: S, before: S | null, ...given: G) => void} draw
 * @returns {(state: S, before: S | null, ...given: G) => void}
 */
export function tracked(draw) {
  /** @type {{slices: Slices<S>, given: unknown[]} | null} the last drawing */
  let last = null;

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

/**
 * @template {object} S
 * @param {{slices: Slices<S>, given: unknown[]}} last
 * @param {S} state
 * @param {unknown[]} given
 */
function isAsDrawn(last, state, given) {
  for (const [slice, value] of last.slices) if (state[slice] !== value) return false;
  return given.every((value, index) => value === last.given[index]);
}

/**
 * The state behind a proxy that records the slices that are read from it.
 * @template {object} S
 * @param {S} state
 */
function recordReads(state) {
  /** @type {Slices<S>} */
  const slices = new Map();
  const { proxy, revoke } = Proxy.revocable(state, {
    get(target, name) {
      const slice = /** @type {keyof S} */ (name);
      const value = target[slice];
      slices.set(slice, value);
      return value;
    },
  });
  return { proxy, slices, end: revoke };
}
