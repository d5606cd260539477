/**
 * The store: holds the state, applies events by the reducer, and calls the subscribers after every
 * change. Events that subscribers dispatch are queued: all see the states in the same order.
 */

export function createStore<S, E>(initial: S, reduce: (state: S, event: E) => S) {
  let state = initial;
  const subscribers: Set<(state: S, before: S) => void> = new Set();
  const changes: { state: S; before: S }[] = [];
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
    dispatch(event: E) {
      const before = state;
      state = reduce(state, event);
      if (state === before) return;
      changes.push({ state, before });
      notify();
    },
    subscribe(subscriber: (state: S, before: S) => void) {
      subscribers.add(subscriber);
      return () => subscribers.delete(subscriber);
    },
  };
}
