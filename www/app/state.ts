/** The state: its slices, and the first one of a page. Pure. */

import type { Side, Snapshot } from "../../reversi-rules.js";
import type { AnalysisSlice } from "../analysis/analysis.ts";
import type { UnreadComment, UnreadVariation, AiMove, MoveReview } from "../../reversi-wasm.js";
import type { Hinted } from "../board/hint.ts";
import type { Problem } from "../base/problems.ts";
import type { Erased } from "./erased.ts";
import type { Found } from "../engine/protocol.ts";
import type { ClubReport } from "../offline/club-check.ts";
import type { GameText } from "../game/session.ts";
import type { Lock } from "../settings/host-locks.ts";
import type { CollectionSlice } from "../share/collection.ts";
import type { Header } from "../board/header.ts";
import type { FriendGame } from "../board/friend-game.ts";
import type { LeftGame } from "../game/left-games.ts";
import type { Players } from "../game/stored-game.ts";
import type { TableSlice } from "../table/table.ts";
import type { LeftEditor } from "../editor/editor.ts";
import type { MistakesSlice } from "../mistakes/mistakes.ts";
import type { TurningPoint } from "../turning-point/turning-point.ts";
import type { EndingsSlice } from "../endings/ending.ts";
import type { Solution, Verdict } from "../game/ending-text.ts";
import type { BookSlice } from "../book/book-slice.ts";
import type { DatabaseSlice } from "../database/database-slice.ts";
import type { RelayFault } from "../game/relay.ts";
import type { EveningSlice } from "../evening/evening-slice.ts";
import type { Comment, CommentsSlice } from "../game/comments.ts";
import type { Exercise, ExercisesSlice, Region, Theme } from "../exercises/exercise.ts";
import type { PanelId } from "../ui/panels.ts";
import type { Line } from "../game/branches.ts";
import type { Practice } from "../game/opening-practice.ts";
import type { Counted, RecordSlice, Results } from "../players/win-loss-record.ts";
import type { Mark } from "../../embed/host-page/marks.ts";
import type { Ahead, LineMove, Review } from "../review/review.ts";
import type { Plan } from "../review/review-plan.ts";
import type { Solved } from "../exercises/solved.ts";
import type { Rejection } from "../board/square-press.ts";
import type { Lang } from "../base/languages.ts";
import type { Choices, Settings } from "../settings/settings.ts";
import type { Comparison } from "../words/reason-text.ts";
import type { TextKey } from "../words/texts.ts";
import type { Depths } from "../game/move-values.ts";
import { type Mode, PLAY } from "../board/owner.ts";

import { firstNotice, isNewGame } from "../game/initial-game.ts";
import { AWAY } from "../board/point.ts";
import { NO_COLLECTION } from "../share/no-collection.ts";
import { type LibrarySlice, NO_LIBRARY } from "../ui/library.ts";
import { NO_BOOK } from "../book/no-book.ts";
import { NO_DATABASE } from "../database/database-slice.ts";
import { type NearbyNotice, type NearbySlice, NO_NEARBY } from "../nearby/nearby.ts";
import { type FriendNotice, type FriendsSlice, NO_FRIENDS } from "../friends/friends.ts";
import { NO_TABLE } from "../table/no-table.ts";
import { playedFrom } from "../game/played.ts";

/** A game of a collection: its number, and how many there are. */
export interface ListedGame {
  number: number;
  count: number;
  black: string;
  white: string;
}

/**
 * The notice of the status line; status-text.ts makes the sentence, which follows the language.
 * `aside` is what has also come of it: the game of another tab is overwritten, this one is not
 * stored, the oldest games of the list have made room for it, a collection is not kept, or an
 * exercise has taken the place of a game that has just been loaded.
 * `beside` is what was read beside a game, and `others` is the number of games of its text that are
 * left out; `stopped` is what ends the game before the end of its text, and `edited` is whether it
 * is of the position that was set up. `refused` is what is wrong with the link that an exercise has
 * come with.
 */
export type Notice = (
  | { kind: "started" }
  | { kind: "resumed" }
  | {
      kind: "loaded";
      listed?: ListedGame;
      beside?: Beside;
      others?: number;
      stopped?: Problem;
      edited?: boolean;
    }
  | { kind: "returned" }
  | { kind: "followed" }
  | { kind: "jumped"; commented: boolean }
  | { kind: "passed"; side: Side }
  | { kind: "armed"; square: number; flips: number }
  | { kind: "disarmed" }
  | { kind: "moved"; side: Side; square: number; flips: number }
  | { kind: "rejected"; reason: Rejection; square: number }
  | {
      kind: "hint";
      square: number;
      score: number | null;
      exact: boolean;
      outcome?: "win" | "draw" | "loss" | null;
      compared: Comparison | null;
    }
  | { kind: "left-games-read"; count: number }
  | { kind: "hint-look"; square: number; about: TextKey | null }
  | { kind: "hint-line"; squares: readonly number[] }
  | { kind: "reading" }
  | { kind: "reading-stopped" }
  | { kind: "collected"; count: number; more: boolean }
  | { kind: "relay"; fault: RelayFault; time: number }
  | { kind: "relay-back" }
  | { kind: "relay-ahead"; count: number }
  | { kind: "editing" }
  | { kind: "picture-requested" }
  | { kind: "picture-read" }
  | { kind: "editing-done" }
  | { kind: "reviewing"; found: boolean }
  | { kind: "reviewed"; good: number; total: number; own: boolean }
  | { kind: "line"; square: number }
  | { kind: "line-followed"; count: number; total: number; square: number | null }
  | { kind: "trying" }
  | { kind: "tried"; verdict: MoveReview }
  | { kind: "exercise-set"; exercise: Exercise; lesson: boolean; refused?: Problem }
  | { kind: "exercise-judged"; judgement: MoveReview; reply: number | null }
  | { kind: "exercise-explained"; judgement: MoveReview }
  | { kind: "exercise-hint"; theme: Theme }
  | { kind: "exercise-region"; region: Region }
  | { kind: "ending-set"; side: Side; counts: boolean }
  | { kind: "ending-counted"; verdict: Verdict | null; solution: Solution | null }
  | { kind: "solution" | "continuation"; squares: readonly number[] }
  | { kind: "drawing" }
  | { kind: "drawing-done" }
  | { kind: "mark-started"; square: number }
  | { kind: "drawn"; from: number; to: number; removed: boolean }
  | { kind: "paused" }
  | { kind: "continued" }
  | { kind: "cancelled" }
  | { kind: "erased"; name: string }
  | { kind: "restored"; name: string }
  | { kind: "update-ready" }
  | { kind: "withdrawn" }
  | { kind: "unaided" }
  | { kind: "time-up" }
  | { kind: "friend"; key: FriendNotice }
  | { kind: "nearby"; key: NearbyNotice }
  | { kind: "turning-point"; number: number; square: number; outcome: "win" | "draw" }
  | { kind: "folder"; report: ClubReport }
  | { kind: "problems"; problems: Problem[] }
) & { aside?: Aside };

export type Aside =
  | "displaced"
  | "unstored"
  | "dropped"
  | "list-full"
  | "unkept"
  | "left-unkept"
  | "loaded-waits";

/**
 * `count` variations have become branches, and `leftOut` are more than the page keeps; `unread`
 * ones and `unreadComments` cannot be read, and `glyphs` are left out.
 */
export interface Beside {
  count: number;
  leftOut: number;
  unread: readonly UnreadVariation[];
  unreadComments: readonly UnreadComment[];
  glyphs: number;
}

/** The result of a job so far; `done` when nothing more will come. `depths` has the analyses. */
export interface Progress {
  found: Found;
  done: boolean;
  depths: Depths;
}

/** `strong` is whether the full engine searched, whose score is worth showing. */
export interface LastSearch {
  side: Side;
  found: AiMove;
  strong: boolean;
}

/** The state in slices: each is a new object when, and only when, something in it changes. */
export interface State {
  game: Snapshot;
  previousGame: GameText | null;
  /** What ties the game to a friend's device. */
  friend: FriendGame | null;
  /** A live game with another device. */
  nearby: NearbySlice;
  friends: FriendsSlice;
  /** What belongs to a game of two people at this device. */
  table: TableSlice;
  /** What the visitor does on the board. */
  mode: Mode;
  /**
   * The game at the point that a replay of its moves has reached; null while nothing plays by
   * itself.
   */
  replay: Snapshot | null;
  /** Where a lost game could still have been saved. */
  turning: TurningPoint | null;
  point: Point;
  pointer: Pointer;
  search: Search;
  settings: SettingsSlice;
  host: Host;
  panels: Panels;
  record: RecordSlice;
  /** Lines of this game beside the one on the board. */
  branches: readonly Line[];
  comments: CommentsSlice;
  header: Header;
  study: Study;
  collection: CollectionSlice;
  leftGames: LeftGamesSlice;
  endings: EndingsSlice;
  evening: EveningSlice;
  database: DatabaseSlice;
  library: LibrarySlice;
  book: BookSlice;
  mistakes: MistakesSlice;
  exercises: ExercisesSlice;
  analysis: AnalysisSlice;
  /** What presses have just taken away, the latest last. */
  erased: readonly Erased[];
  /** Whether the browser refuses to store what the visitor does. */
  unstored: boolean;
  notice: Notice;
}

/** A hint: the move with the line after it, and the step that has been given. */
export interface Advice {
  found: Hinted;
  line: readonly LineMove[];
  step: "look" | "square" | "line";
}

/** The parts that belong to one point of the game and end with it. */
export interface Point {
  /** The square of the move that has just been played. */
  placed: number | null;
  /** The square that a second press plays. */
  armed: number | null;
  /** The square that the hint shows. */
  hint: number | null;
  /** The hint and the step that has been given. */
  advice: Advice | null;
  /** A search that the visitor requested. */
  request: "best" | "hint" | null;
  /** The pass before this turn was made manually. */
  passDone: boolean;
  endClosed: boolean;
  /** What the search that led here found. */
  lastSearch: LastSearch | null;
  /** A line that shows from here, such as a better one. */
  line: readonly LineMove[] | null;
  /** How many moves of that line lie on the board. */
  followed: number;
  /** What the wrong move of an exercise loses. */
  judgement: MoveReview | null;
}

/** Where the visitor's pointer or keyboard focus is, which no move changes. */
export interface Pointer {
  hovered: number | null;
  /** The square that may not be played, while it is pressed. */
  rejected: number | null;
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

export interface SettingsSlice {
  current: Settings;
  /** What the visitor chose, in all games. */
  stored: Choices;
  /** What the address requests, or requested when the game began, until the visitor chooses. */
  fromAddress: Partial<Settings>;
  /** The language of the page, until the texts of `current.lang` are there. */
  spoken: Lang;
  /** The language whose texts did not load, until the visitor chooses a language. */
  absent: Lang | null;
}

export interface Host {
  locks: readonly Lock[];
  /** The actions and parts shown; null for all. */
  controls: readonly string[] | null;
  /** What lies behind the board: the colour of the page, or the host page. */
  ground: Ground;
  /** Of the persons; empty for none. */
  names: Readonly<Record<Side, string>>;
  /** Whether the host page is asked before each move of the visitor. */
  asks: boolean;
  /** Whether the wheel over the board steps through the game. */
  wheel: boolean;
  /** What the host page has drawn on squares, whatever lies there. */
  marks: readonly Mark[];
}

export type Ground = "page" | "transparent";

export interface Panels {
  /** The panel that the visitor opened. */
  open: PanelId | null;
  /** The panel from which the review was started. */
  reviewedFrom: PanelId | null;
  /** The step of the guide, from 0; null if it is done or skipped. */
  guide: number | null;
  /** The side whose player is being picked; null while the picker is closed. */
  picker: Side | null;
}

/** The games that were left, newest first, once their list has been shown. */
export interface LeftGamesSlice {
  list: readonly LeftGame[];
}

export interface Study {
  review: Review | null;
  /** Names the searches of a review that are due; null until it is loaded. */
  plan: Plan | null;
  /** The first searches of a review that nobody has opened yet. */
  ahead: Ahead | null;
  /** Whether the mistakes of both sides are sought in a game against a computer. */
  allMistakes: boolean;
  /** The picture whose board is being read. */
  picture: Blob | null;
  /** Positions that were set up and left, newest first. */
  leftEditors: readonly LeftEditor[];
  practice: Practice | null;
  /** Whether the panel of openings shows. */
  explorer: boolean;
}

const NO_ANALYSIS: Readonly<AnalysisSlice> = {
  on: false,
  lines: 3,
  seconds: 60,
  hidden: false,
  round: null,
  knownPositions: new Map(),
};

const NO_ENDINGS: Readonly<EndingsSlice> = {
  open: false,
  most: 10,
  place: 0,
  tally: { counted: 0, winners: 0, exact: 0 },
};

const NO_MISTAKES: Readonly<MistakesSlice> = {
  open: false,
  on: false,
  waiting: [],
  games: [],
  list: [],
  review: null,
  stalled: false,
};

const NO_HOST: Readonly<Host> = {
  locks: [],
  controls: null,
  ground: "page",
  names: { black: "", white: "" },
  asks: false,
  wheel: false,
  marks: [],
};

export function initialState({
  settings,
  game,
  previousGame = null,
  friend = null,
  branches = [],
  comments = [],
  header,
  text = "",
  textLine,
  resumed = false,
  linked = false,
  exercise = false,
  paused = false,
  passDone = false,
  counted = false,
  helped = [],
  seated = null,
  guide = null,
  results = {},
  exercises = { solved: [], streak: 0, day: 0, days: 0 },
  workers = 1,
  threads = 1,
  problems = [],
  host = {},
}: {
  settings: Omit<SettingsSlice, "spoken" | "absent">;
  game: Snapshot;
  previousGame?: GameText | null;
  friend?: FriendGame | null;
  branches?: readonly Line[];
  comments?: readonly Comment[];
  header?: Header;
  /** What the game was read from. */
  text?: string;
  /** The line of that text, where the game has been played on. */
  textLine?: Line;
  resumed?: boolean;
  linked?: boolean;
  /** Whether the address names an exercise, which follows. */
  exercise?: boolean;
  paused?: boolean;
  passDone?: boolean;
  counted?: Counted;
  helped?: readonly string[];
  seated?: Players | null;
  guide?: number | null;
  /** Of earlier games, by opponent. */
  results?: Record<string, Results>;
  exercises?: Solved;
  workers?: number;
  threads?: number;
  /** What went wrong while the page was put together. */
  problems?: Problem[];
  host?: Partial<Host>;
}): State {
  // A game that is under way does not begin with the first steps, and an exercise has its own.
  const unguided = linked || exercise || (guide === 0 && game.line.length > 1);
  const first = {
    game,
    previousGame,
    friend,
    branches,
    comments,
    header,
    text,
    textLine,
    passDone,
    counted,
    helped,
    seated,
  };
  const {
    counted: isCounted,
    helped: _,
    seated: ___,
    paused: __,
    review,
    ...own
  } = playedFrom(first);
  return {
    ...own,
    mode: PLAY,
    replay: null,
    turning: null,
    pointer: AWAY,
    search: {
      paused: paused ? "visitor" : null,
      late: false,
      progress: new Map(),
      workers,
      threads,
    },
    settings: { ...settings, spoken: settings.current.lang, absent: null },
    host: { ...NO_HOST, ...host },
    panels: { open: null, reviewedFrom: null, guide: unguided ? null : guide, picker: null },
    record: { results, counted: isCounted, helped, seated },
    study: {
      review,
      plan: null,
      ahead: null,
      allMistakes: false,
      picture: null,
      leftEditors: [],
      practice: null,
      explorer: false,
    },
    analysis: NO_ANALYSIS,
    collection: NO_COLLECTION,
    leftGames: { list: [] },
    endings: NO_ENDINGS,
    evening: { open: false, history: null, followed: null, damaged: false },
    mistakes: NO_MISTAKES,
    database: NO_DATABASE,
    library: NO_LIBRARY,
    book: NO_BOOK,
    friends: NO_FRIENDS,
    table: NO_TABLE,
    nearby: NO_NEARBY,
    erased: [],
    unstored: false,
    exercises: { list: [], own: [], text: "", followed: "", ...exercises },
    notice: firstNotice(problems, linked && !isNewGame(game), resumed),
  };
}
