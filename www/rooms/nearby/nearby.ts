/** The visible parts of a live game between two devices in one network. Pure. */

import type { Side } from "../../../reversi-rules.js";
import type { StateOf } from "../../floor/base/page.ts";

/**
 * `contact` is the channel to the other device, `waiting` while this one shows its code; `arrived`
 * is the fragment of a link that waits to be read; `open` is whether the dialog shows; `seat` is
 * the friend's once both devices have found each other, null if the visitor has chosen none.
 */
export interface NearbySlice {
  open: boolean;
  seat: Side | null;
  contact: "none" | "waiting" | "connected" | "lost";
  arrived: string | null;
}

/** The sentence of the status line about the other device. */
export type NearbyNotice =
  | "waiting"
  | "connected"
  | "lost"
  | "closed"
  | "refused"
  | "asked"
  | "handed"
  | "nobody";

/** The seat that the other device takes: a friend's, the chosen one, or that of a computer. */
export function rivalSeat({
  nearby,
  settings: { current },
}: Pick<StateOf<"nearby">, "nearby" | "settings">): Side {
  if (current.black === "friend" || current.white === "friend")
    return current.black === "friend" ? "black" : "white";
  if (nearby.seat !== null) return nearby.seat;
  return current.black !== "human" && current.white === "human" ? "black" : "white";
}
