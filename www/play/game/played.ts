/**
 * A played game and all that belongs to it, as one value: what an exercise takes off the board and
 * gives back, what the storage compares and keeps, and what can be put on the board again whole.
 * `playedOf` takes it out of a state, `withPlayed` puts it in, `playedFrom` makes it of a game that
 * was stored, linked or started; `storedFormOf` (stored-game.ts) writes it. Pure.
 */

import type { Snapshot } from "../../../reversi-rules.js";
import type { FriendGame } from "../board/friend-game.ts";
import type { FirstGame, Players } from "./known-game.ts";
import type { GameText } from "./session.ts";
import { type Point, FRESH } from "../board/point.ts";
import type { Review } from "./review-content.ts";
import type { Search } from "./additions.ts";
import type { Core } from "../../floor/base/page.ts";
import { type Line, branchesBeside } from "./branches.ts";
import type { CommentsSlice } from "./comments.ts";
import { firstComments } from "./comment-lists.ts";
import { type Header, NO_HEADER } from "../board/header.ts";
import { type Counted, countedOf } from "../players/win-loss-record.ts";

export interface Played {
  game: Snapshot;
  previousGame: GameText | null;
  friend: FriendGame | null;
  branches: readonly Line[];
  comments: CommentsSlice;
  header: Header;
  counted: Counted;
  helped: readonly string[];
  seated: Players | null;
  paused: Search["paused"];
  /** What has happened at the point shown. */
  point: Point;
  /** Of this game, or of one that it goes on from. */
  review: Review | null;
}

/** The game on the board, with all that belongs to it. */
export function playedOf({
  game,
  previousGame,
  friend,
  branches,
  comments,
  header,
  ...state
}: Core): Played {
  const { record, search, point } = state;
  const { counted, helped, seated } = record;
  const { paused } = search;
  const { open: review } = state.review;
  const own = { game, previousGame, friend, branches, comments, header };
  return { ...own, counted, helped, seated, paused, point, review };
}

/** The visitor's own game, also while the mode of the board keeps it. */
export function ownPlayed(state: Core): Played {
  return "keptGame" in state.mode ? state.mode.keptGame : playedOf(state);
}

/** The state with a game on the board in place of the one that is there. */
export function withPlayed<S extends Core>(
  state: S,
  { counted, helped, seated, paused, review, ...own }: Played,
): S {
  return {
    ...state,
    ...own,
    record: { ...state.record, counted, helped, seated },
    search: { ...state.search, paused },
    review: { ...state.review, open: review },
  };
}

/** A game that comes from the storage or a link, or that begins. */
export function playedFrom({
  game,
  previousGame,
  friend = null,
  branches,
  comments,
  ...facts
}: Omit<FirstGame, "resumed" | "linked" | "paused">): Played {
  const { counted, helped, seated = null, passDone, text, textLine, header = NO_HEADER } = facts;
  return {
    game,
    previousGame,
    friend,
    branches: branchesBeside(branches, game.line),
    comments: firstComments(game, branches, comments, text, textLine),
    header,
    counted: countedOf(counted, helped, game),
    helped,
    seated,
    paused: null,
    point: { ...FRESH, passDone },
    review: null,
  };
}

/** Whether nothing has changed that is stored with a game. */
export function isStoredAlike(played: Played, before: Played) {
  return (
    played.game === before.game &&
    played.previousGame === before.previousGame &&
    played.friend === before.friend &&
    played.branches === before.branches &&
    played.comments.list === before.comments.list &&
    played.comments.source === before.comments.source &&
    played.header === before.header &&
    played.paused === before.paused &&
    played.counted === before.counted &&
    played.helped === before.helped &&
    played.seated === before.seated &&
    played.point.passDone === before.point.passDone
  );
}
