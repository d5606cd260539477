/**
 * The sheets of a game with a friend: the link that is sent, and the one that has arrived. Pure.
 */

import type { Received } from "../../play/links/received.ts";

/**
 * A sheet that is open: `send` has the link of the game on the board, `received` asks what becomes
 * of a link, `resign` whether the visitor resigns.
 */
export type Sheet =
  | { kind: "send" }
  | { kind: "received"; received: Received }
  | { kind: "resign" };

export interface FriendsSlice {
  sheet: Sheet | null;
  /** The fragment of a link that waits to be read. */
  arrived: string | null;
}

/** The sentence of the status line about a link. */
export type FriendNotice = "same" | "older" | "sent" | "kept" | "looking" | "playing" | "resigned";
