/** A state from which the visitor's press has taken something away, with its way back. Pure. */

import type { Core, PageEvent, PageStore } from "./page.ts";
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

/** What the visitor has to read of what was to come back. */
export interface Rest {
  problems: Problem[];
  /** What goes on waiting; undefined for nothing. */
  value?: unknown;
  /** Whether it is back, and the problems are of what is lost, or of something beside it. */
  isBack?: boolean;
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

/**
 * Shows what a step has made, and says its problems behind the sentence of that.
 * @param event null for a step that has changed nothing
 */
export function tell(store: ErasingStore, event: PageEvent | null, problems: Problem[]) {
  const { notice: before } = store.get();
  if (event) store.dispatch(event);
  const { notice } = store.get();
  const isOfStep = notice !== before && (notice.kind === "erased" || notice.kind === "restored");
  if (problems.length > 0)
    store.dispatch({ type: "problems", problems, ...(isOfStep && { behind: notice }) });
}

/** Puts back what was taken away; what does not come back is said. */
export function bringErasedBack(
  store: ErasingStore,
  erased: Erased,
  putBack: () => Rest | null | Promise<Rest | null>,
) {
  const end = (rest: Rest | null) => {
    const isBack = rest === null || rest.isBack === true;
    const event: PageEvent = isBack
      ? { type: "restored", erased }
      : { type: "not-restored", erased, value: rest.value };
    tell(store, event, rest?.problems ?? []);
  };
  const done = putBack();
  if (!(done instanceof Promise)) return end(done);
  const key = keyOf(erased);
  awaited.add(key);
  void done
    .catch((error) => ({ problems: [problemOf(error)], value: erased.value }))
    .then((rest) => {
      awaited.delete(key);
      end(rest);
    });
}
