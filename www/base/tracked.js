/**
 * Drawings that run again only when they may show something else: which slices of the state one
 * reads is recorded while it runs.
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
  /** @type {Map<PropertyKey, unknown> | null} the slices that the last drawing read */
  let slices = null;
  /** @type {unknown[]} */
  let others = [];

  return (state, before, ...given) => {
    const isSame = (/** @type {PropertyKey} */ slice) =>
      Reflect.get(state, slice) === slices?.get(slice);
    const isShown =
      before !== null &&
      slices !== null &&
      given.every((value, index) => value === others[index]) &&
      [...slices.keys()].every(isSame);
    if (isShown) return;
    // A drawing that throws is not finished: the next one runs.
    slices = null;
    const { proxy, read, end } = recordReads(state);
    try {
      draw(proxy, before, ...given);
    } finally {
      end();
    }
    slices = read;
    others = given;
  };
}

/**
 * The state behind a proxy that records the slices that are read from it.
 * @template {object} S
 * @param {S} state
 */
function recordReads(state) {
  /** @type {Map<PropertyKey, unknown>} */
  const read = new Map();
  const { proxy, revoke } = Proxy.revocable(state, {
    get(target, slice) {
      const value = Reflect.get(target, slice);
      read.set(slice, value);
      return value;
    },
  });
  return { proxy, read, end: revoke };
}
