/** What is known of a game that is stored, linked or begun, beside its moves. No code. */

import type { Snapshot } from "../../../reversi-rules.js";
import type { Unfinished } from "../../floor/base/page.ts";
import type { FriendGame } from "../board/friend-game.ts";
import type { Header } from "../board/header.ts";
import type { Counted } from "../players/win-loss-record.ts";
import type { Choices, Settings } from "../settings/settings.ts";
import type { Line } from "./branches.ts";
import type { Comment, UnreadText } from "./comments.ts";
import type { GameText } from "./session.ts";

/**
 * `counted` and `helped` are those of the record. `branches` are transcripts of other lines,
 * null if they are damaged. Damaged comments, and a damaged previous game, are absent.
 * `unread` is the text that the game was read from, while its comments are not read yet. `players`
 * are those that an address names in place of the visitor's own. `seated` are those who have
 * played a game that has ended; `chosen` is what the visitor has chosen of players, in the tab
 * that has stored the game, and `parts` what the rooms of that tab keep with it: other tabs get
 * them with the game, as one value.
 */
export type StoredGame = GameText & {
  paused: boolean;
  passDone: boolean;
  counted: Counted;
  helped: readonly string[];
  previousGame: GameText | null;
  damagedPrevious: boolean;
  branches: readonly string[] | null;
  friend: FriendGame | null;
  unread: UnreadText | null;
  damagedComments: boolean;
  players: Players;
  seated: Players | null;
  chosen: Choices | null;
  parts: Unfinished;
};

/** Who plays, by the names of the settings; what is not known is absent. */
export type Players = Partial<Settings>;

/** The game with which the page, or another of its games, begins. */
export interface FirstGame {
  game: Snapshot;
  /** Whether the game is one of an earlier visit in which something was entered. */
  resumed: boolean;
  /** Whether the game is the address's. */
  linked: boolean;
  paused: boolean;
  passDone: boolean;
  /** Whether the game is in the record. */
  counted: Counted;
  /** The transcripts up to its helped moves. */
  helped: readonly string[];
  /** Who have played it, once it has ended. */
  seated?: Players | null | undefined;
  previousGame: GameText | null;
  /** What ties it to a friend's device. */
  friend?: FriendGame | null | undefined;
  /** The names of the moves of other lines. */
  branches: readonly (readonly string[])[];
  comments: readonly Comment[];
  header?: Header | undefined;
  /** Those that an address names, beside the game. */
  players?: Players;
  /** What the game was read from, which may have comments on it. */
  text: string;
  /** The line of that text, where the game has been played on since then. */
  textLine?: Line | undefined;
}
