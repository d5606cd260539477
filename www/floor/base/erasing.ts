/** A state from which the visitor's press has taken something away, with its way back. Pure. */

import type { Core, PageStore } from "./page.ts";
import { fieldsOf } from "./browser-values.ts";
import { type Problem, problemOf } from "./problems.ts";

/**
 * A loss by a press, by its name in the table: a value that JSON holds, and what the visitor has
 * done since.
 */
export interface Erased {
  name: string;
  value: unknown;
  acts: number;
}

/** Why something did not come back, and the value that goes on waiting; undefined for none. */
export interface NotBack {
  problem: Problem;
  value?: unknown;
}

/** So much waits at a time. */
const MAX_ERASED = 20;

/** A part by its names, anything else by its value. */
function keyOf({ name, value }: Erased) {
  const part = partName(value);
  return part === null ? value : `${name} ${part}`;
}

/**
 * The state with one more thing that waits behind *Bring back*, which goes before the earlier ones.
 * A part to which more was added waits once.
 * @param name what was taken away, as the rooms name it
 * @param value which JSON holds
 */
export function withErased<S extends Core>(state: S, name: string, value: unknown): S {
  const last = { name, value, acts: 0 };
  const others = state.erased.filter((one) => keyOf(one) !== keyOf(last));
  const erased = [...others, last].slice(-MAX_ERASED);
  return { ...state, erased, notice: { kind: "erased", name } };
}

/**
 * The name under which a part that was taken out waits in the browser's database; null if a value
 * has none.
 */
export function partName(value: unknown) {
  const { part } = fieldsOf(value);
  return typeof part === "string" ? part : null;
}

/** The part of the page's store that takes what is back. */
export type ErasingStore = Pick<PageStore, "get" | "dispatch">;

/** What the browser's database is asked for. */
const awaited: Set<unknown> = new Set();

/** Whether the browser's database is asked for it. */
export function isAwaited(erased: Erased) {
  return awaited.has(keyOf(erased));
}

/** Puts back what was taken away; what does not come back is said. */
export function bringErasedBack(
  store: ErasingStore,
  erased: Erased,
  putBack: () => NotBack | null | Promise<NotBack | null>,
) {
  const end = (rest: NotBack | null) =>
    store.dispatch(rest ? { type: "not-restored", erased, rest } : { type: "restored", erased });
  const done = putBack();
  if (!(done instanceof Promise)) return end(done);
  const key = keyOf(erased);
  awaited.add(key);
  void done
    .catch((error) => ({ problem: problemOf(error), value: erased.value }))
    .then((rest) => {
      awaited.delete(key);
      end(rest);
    });
}
