/** A browser's storage in memory. */

export function memory(items = {}) {
  const map = new Map(Object.entries(items));
  return {
    getItem: (key) => map.get(key) ?? null,
    setItem: (key, value) => map.set(key, value),
    key: (index) => [...map.keys()][index] ?? null,
    get length() {
      return map.size;
    },
    map,
  };
}
