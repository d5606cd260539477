import { PageError } from "../../floor/base/problems.ts";

/**
 * A database of the browser that the test sees.
 * @param {number} [room] values that it has room for
 */
export function memoryDatabase(room = Number.POSITIVE_INFINITY) {
  const map = new Map();
  return {
    map,
    read: async (name) => map.get(name),
    names: async (prefix) => [...map.keys()].filter((name) => name.startsWith(prefix)),
    async write(changes) {
      const after = new Map(map);
      for (const [name, value] of Object.entries(changes))
        if (value === undefined) after.delete(name);
        else after.set(name, structuredClone(value));
      if (after.size > Math.max(room, map.size)) return false;
      map.clear();
      for (const [name, value] of after) map.set(name, value);
      return true;
    },
  };
}

/** A step that reads, where the browser does not give what it keeps. */
export const unreadable = () => Promise.reject(new PageError("kept-unreadable"));

/** A step that writes, where the browser has no room. */
export const full = async () => false;
