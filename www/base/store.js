/**
 * The store: holds the state, applies events by the reducer, and calls the subscribers after every
 * change. Events that subscribers dispatch are queued: all see the states in the same order.
 */

/**
 * @template S, E
 * @param {S} initial
 * @param {(state: S, event: E) => S} reduce
 */
export function createStore(initial, reduce) {
  let state = initial;
  /** @type {Set<(state: S, before: S) => void>} */
  const subscribers = new Set();
  /** @type {{state: S, before: S}[]} */
  const changes = [];
  let notifying = false;

  function notify() {
    if (notifying) return;
    notifying = true;
    try {
      for (let change = changes.shift(); change; change = changes.shift()) {
        for (const subscriber of subscribers) subscriber(change.state, change.before);
      }
    } finally {
      notifying = false;
    }
  }

  return {
    get: () => state,
    /** @param {E} event */
    dispatch(event) {
      const before = state;
      state = reduce(state, event);
      if (state === before) return;
      changes.push({ state, before });
      notify();
    },
    /** @param {(state: S, before: S) => void} subscriber */
    subscribe(subscriber) {
      subscribers.add(subscriber);
      return () => subscribers.delete(subscriber);
    },
  };
}
