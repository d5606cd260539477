/**
 * A database of the browser that the test sees.
 * @param {number} [room] values that it has room for
 */
export function memoryDatabase(room = Number.POSITIVE_INFINITY) {
  const map = new Map();
  return {
    map,
    read: async (name) => map.get(name),
    write: async (name, value) => {
      if (map.size >= room && !map.has(name)) throw new DOMException("full", "QuotaExceededError");
      map.set(name, structuredClone(value));
    },
    remove: async (names) => {
      for (const name of names) map.delete(name);
    },
    names: async (prefix) => [...map.keys()].filter((name) => name.startsWith(prefix)),
  };
}
