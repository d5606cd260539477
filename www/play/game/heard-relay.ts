/** What a look at the file of a followed game changes. Pure. */

import type { Core, PageEvent } from "../../floor/base/page.ts";
import { linesOf } from "./previous-game.ts";

export function relayHeard<S extends Core>(
  state: S,
  { fault, added = 0, follows = false, time }: PageEvent & { type: "relay-checked" },
): S {
  const { collection, notice } = state;
  const { relay } = collection;
  if (relay === null) return state;
  const good = fault === null ? time : relay.good;
  const placed = follows ? linesOf(state) : collection.placed;
  const after = {
    ...state,
    collection: { ...collection, placed, relay: { ...relay, good, fault } },
  };
  if (fault !== null && fault !== relay.fault)
    return { ...after, notice: { kind: "relay", fault, time: good } };
  if (added > 0) return { ...after, notice: { kind: "relay-ahead", count: added } };
  const isBack = fault === null && relay.fault !== null && notice.kind === "relay";
  return isBack ? { ...after, notice: { kind: "relay-back" } } : after;
}
