/** Parts that were taken out of the browser's database, and their way back. */

import type { Core } from "./page.ts";
import { problem } from "./problems.ts";
import {
  type Erased,
  type ErasingStore,
  type Rest,
  bringErasedBack,
  isAwaited,
  partName,
} from "./erasing.ts";

export const GONE: Readonly<Rest> = {
  problems: [problem("erased-gone", "", "what was taken away is no longer kept")],
};

export const REST_WAITS = problem(
  "rest-waits",
  "",
  "there is no room for all of it; the rest waits on",
);

/** The day on which what waits was seen last, in days since 1970, and on how many days before. */
export interface Seen {
  day: number;
  seen: number;
}

/** Of what nobody has seen since it was taken out. */
export const UNSEEN: Readonly<Seen> = { day: -1, seen: 0 };

/**
 * What waits, as it is seen again. Days are counted as they are met: a clock that is put right adds
 * one, however far it jumps.
 * @param day in days since 1970
 * @param days for which it waits after the first one on which it is seen
 * @returns null if it has waited longer
 */
export function seenAgain<Waiting extends Seen>(waiting: Waiting, day: number, days: number) {
  if (waiting.day === day) return waiting;
  const seen = waiting.day === UNSEEN.day ? 0 : waiting.seen + 1;
  return seen > days ? null : { ...waiting, day, seen };
}

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
  putBack: (part: string) => Promise<Rest | null>,
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
