/** What the folder `game` adds to the types of the page. No code. */

import type { GameDescriptor } from "../games/index.ts";
import type { Problem } from "../../floor/base/problems.ts";
import type { Side, Snapshot, Square, GameId } from "../../../reversi-rules.js";
import type {
  AiMove,
  CollectedGame,
  UnreadComment,
  UnreadVariation,
} from "../../../reversi-wasm.js";
import type { Found } from "../engine/protocol.ts";
import type { Depths } from "./move-values.ts";
import type { GameSession, GameText, Rules } from "./session.ts";
import type { Line } from "./branches.ts";
import type { Settings } from "../settings/settings.ts";
import type { Comment, CommentsSlice, Extras } from "./comments.ts";
import type { FriendGame } from "../board/friend-game.ts";
import type { Counted } from "../players/win-loss-record.ts";
import type { Players, FirstGame } from "./known-game.ts";
import type { Header } from "../board/header.ts";
import type { KnownPositions } from "./known-values.ts";
import type { Lines } from "./previous-game.ts";
import type { Source } from "./read-collection.ts";
import type { Relay } from "./relay.ts";
import type { ReviewSlice } from "./review-content.ts";
import type { Practice } from "./opening-practice.ts";
import type { Lang } from "../../floor/base/languages.ts";

/** A game of a collection: its number, and how many there are. */
export interface ListedGame {
  number: number;
  count: number;
  black: string;
  white: string;
}

/**
 * `count` variations have become branches, and `leftOut` are more than the page keeps; `unread`
 * ones and `unreadComments` cannot be read, and `glyphs` are left out.
 */
interface Beside {
  count: number;
  leftOut: number;
  unread: readonly UnreadVariation[];
  unreadComments: readonly UnreadComment[];
  glyphs: number;
}

/** The result of a job so far; `done` when nothing more will come. `depths` has the analyses. */
interface Progress {
  found: Found;
  done: boolean;
  depths: Depths;
}

/**
 * `paused` is why the computer to move waits until "Continue"; a failed search may succeed after a
 * reload, and another tab that has the game lets its computer play.
 */
export interface Search {
  paused: "visitor" | "failed" | "elsewhere" | null;
  /** Whether the engine takes so long to load that a visitor may wonder. */
  late: boolean;
  /** Of the wanted jobs, by their keys. */
  progress: ReadonlyMap<string, Progress>;
  /** How many jobs run at the same time. */
  workers: number;
  /** How many threads can search a position together: one unless the page is isolated. */
  threads: number;
}

/** What every game reads of the games of files. */
interface ShownCollection {
  open: boolean;
  games: readonly CollectedGame[];
  known: string;
  place: Snapshot | null;
  current: number | null;
  placed: Lines | null;
  source: Source | null;
  relay: Relay | null;
}

declare module "../../floor/base/page.ts" {
  interface Core {
    previousGame: GameText | null;
    search: Search;
    /** Lines of this game beside the one on the board. */
    branches: readonly Line[];
    comments: CommentsSlice;
    /** What ties the game to a friend's device. */
    friend: FriendGame | null;
    /** Whether the browser refuses to store what the visitor does. */
    unstored: boolean;

    // Of rooms' slices, the part that every game reads.

    analysis: { on: boolean; round: { game: Snapshot } | null; knownPositions: KnownPositions };
    collection: ShownCollection;
    exercises: { solved: readonly string[] };
    review: ReviewSlice;
    /** Whether the panel of openings shows, and the opening that is practised. */
    openings: { explorer: boolean; practice: Practice | null };
  }

  interface Events {
    moved: { game: Snapshot; side: Side; square: Square; found: AiMove | null; pause?: boolean };
    jumped: { game: Snapshot; pause: boolean };
    "branch-taken": { game: Snapshot; pause: boolean };
    "branches-dropped": { dropped: readonly Line[] };
    /** `byHost`: the host page exchanged the game, which no visitor takes back. */
    started: { game: Snapshot; players?: Partial<Settings> | undefined; byHost?: boolean };
    loaded: {
      game: Snapshot;
      byHost?: boolean | undefined;
      text?: string;
      record?: Extras | undefined;
      others?: number | undefined;
      stopped?: Problem | undefined;
      collected?: CollectedGame;
      edited?: boolean | undefined;
    };
    "started-from": { game: Snapshot };
    returned: {
      game: Snapshot;
      comments: readonly Comment[];
      given?: boolean | undefined;
      players?: Partial<Settings> | undefined;
      friend?: FriendGame | null | undefined;
      counted?: Counted;
      helped?: readonly string[];
      seated?: Players | null | undefined;
      branches?: readonly Line[];
      text?: string;
      textLine?: Line | undefined;
      header?: Header | undefined;
    };
    displaced: { previousGame: GameText };
    unstored: object;
    "stored-again": object;
    "game-chosen": { first: FirstGame; lang: Lang; problems: Problem[] };
    "game-unavailable": { problem: Problem };
    found: { key: string; found: Found; done: boolean };
    "job-failed": { key: string; problem: Problem };
    "engine-late": { late: boolean };
    "network-back": object;
    paused: object;
    continued: object;
    passed: object;
    "branches-restored": {
      restored: readonly Line[];
      places?: readonly number[];
      comments: readonly Comment[];
    };
  }

  interface Jobs {
    computer: "search";
    best: "search";
    hint: "search";
    "values-": "analyse";
    explore: "explore";
  }

  interface Notices {
    started: object;
    resumed: object;
    loaded: {
      listed?: ListedGame;
      beside?: Beside | undefined;
      others?: number | undefined;
      stopped?: Problem | undefined;
      edited?: boolean | undefined;
    };
    returned: object;
    followed: object;
    jumped: { commented: boolean };
    passed: { side: Side };
    moved: { side: Side; square: Square; flips: number };
    paused: object;
    continued: object;
    cancelled: object;
    unaided: object;
  }

  interface Asides {
    displaced: true;
    unstored: true;
  }

  interface Actions {
    /** Whether the square may be played. */
    press: (square: Square) => boolean;
    release: () => void;
    choose: (square: Square) => void;
    disarm: () => void;
    hover: (square: Square | null) => void;
    goTo: (ply: number) => void;
    /** After the first move that is its own if nothing else is asked for. */
    takeBranch: (branch: Line, ply?: number) => void;
    dropBranches: (branches: readonly Line[]) => void;
    /** Begins a game, with other players if some are given. */
    newGame: (players: Partial<Settings>) => void;
    /**
     * With what its text has beside the game, or with the record where that is known; a game that
     * stops before a wrong move is loaded, and the status line has the problem.
     */
    load: (text: string, record?: Extras) => Problem | null;
    /** Loads a visitor's text, or opens the list of the exercises that it has. */
    take: (text: string) => Promise<Problem | null>;
    /** The name of another of the page's games that a text holds. */
    findGame: (text: string) => Promise<GameId | null>;
    /** Loads a text of another game, as `load` does. */
    loadAs: (id: GameId, text: string) => Promise<Problem | null>;
    closeEnd: () => void;
    /** From the point of a line that lies on the board. */
    playOn: () => void;
    /** Begins a game with these first moves. */
    startFrom: (text: string) => void;
  }

  interface Shared {
    session: GameSession;
    loadRules: (game: GameDescriptor) => Promise<Rules>;
    loadReaders: (game: GameDescriptor) => Promise<Rules>;
    seedAt: (ply: number) => number | undefined;
    /** Makes a move of the visitor, unless somebody who is asked refuses it. */
    beforeMove: (square: Square, move: () => void) => void;
  }
}
