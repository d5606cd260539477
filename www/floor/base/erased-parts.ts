/** Parts that were taken out of the browser's database, and their way back. */

import type { Core } from "./page.ts";
import { problem } from "./problems.ts";
import {
  type Erased,
  type ErasingStore,
  type NotBack,
  bringErasedBack,
  isAwaited,
  partName,
} from "./erasing.ts";

export const GONE: Readonly<NotBack> = {
  problem: problem("erased-gone", "", "what was taken away is no longer kept"),
};

export const REST_WAITS = problem(
  "rest-waits",
  "",
  "there is no room for all of it; the rest waits on",
);

/**
 * Brings back the part that was taken out last: its room offers it as long as the browser has it,
 * also where its place behind *Bring back* is gone.
 * @param name what was taken out, as the rooms name it
 * @param removed the names of all such parts, the latest last
 */
export function restorePart(
  store: ErasingStore,
  name: string,
  removed: readonly string[],
  putBack: (part: string) => Promise<NotBack | null>,
) {
  const part = removed.at(-1);
  if (part === undefined) return;
  const isOf = (one: Erased) => one.name === name && partName(one.value) === part;
  const erased = store.get().erased.find(isOf) ?? { name, value: { part }, acts: 0 };
  if (!isAwaited(erased)) bringErasedBack(store, erased, () => putBack(part));
}

/** The values of one name that wait behind *Bring back*. */
export function awaitedIn({ erased }: Core, name: string) {
  return erased.filter((one) => one.name === name).map(({ value }) => value);
}
