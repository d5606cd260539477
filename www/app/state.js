/**
 * The state: its slices, and the first one of a page. Pure.
 *
 * @import { Side, Snapshot } from "../../reversi-rules.js"
 * @import { AnalysisSlice } from "../analysis/analysis.js"
 * @import { UnreadComment, UnreadVariation } from "../../reversi-wasm.js"
 * @import { AiMove, MoveReview } from "../../reversi-wasm.js"
 * @import { Hinted } from "../board/hint.js"
 * @import { Problem } from "../base/problems.js"
 * @import { Erased } from "./erased.js"
 * @import { Mode } from "../board/owner.js"
 * @import { Found } from "../engine/protocol.js"
 * @import { ClubReport } from "../offline/club-check.js"
 * @import { GameText } from "../game/session.js"
 * @import { Lock } from "../settings/host-locks.js"
 * @import { CollectionSlice } from "../share/collection.js"
 * @import { Header } from "../board/header.js"
 * @import { FriendGame } from "../board/friend-game.js"
 * @import { NearbyNotice, NearbySlice } from "../nearby/nearby.js"
 * @import { FriendNotice, FriendsSlice } from "../friends/friends.js"
 * @import { LeftGame } from "../game/left-games.js"
 * @import { Players } from "../game/stored-game.js"
 * @import { TableSlice } from "../table/table.js"
 * @import { LeftEditor } from "../editor/editor.js"
 * @import { MistakesSlice } from "../mistakes/mistakes.js"
 * @import { TurningPoint } from "../turning-point/turning-point.js"
 * @import { EndingsSlice } from "../endings/ending.js"
 * @import { Solution, Verdict } from "../game/ending-text.js"
 * @import { BookSlice } from "../book/book-slice.js"
 * @import { DatabaseSlice } from "../database/database.js"
 * @import { RelayFault } from "../game/relay.js"
 * @import { EveningSlice } from "../evening/room.js"
 * @import { Comment, CommentsSlice } from "../game/comments.js"
 * @import { Exercise, ExercisesSlice, Region, Theme } from "../exercises/exercise.js"
 * @import { PanelId } from "../ui/panels.js"
 * @import { Line } from "../game/branches.js"
 * @import { Practice } from "../game/opening-practice.js"
 * @import { Counted, RecordSlice, Results } from "../players/win-loss-record.js"
 * @import { Ahead, LineMove, Review } from "../review/review.js"
 * @import { Plan } from "../review/review-plan.js"
 * @import { Solved } from "../exercises/solved.js"
 * @import { Rejection } from "../board/square-press.js"
 * @import { Lang } from "../base/languages.js"
 * @import { Choices, Settings } from "../settings/settings.js"
 * @import { Comparison } from "../words/reason-text.js"
 * @import { TextKey } from "../words/texts.js"
 * @import { Depths } from "../game/move-values.js"
 */

import { PLAY } from "../board/owner.js";

/**
 * A game of a collection: its number, and how many there are.
 * @typedef {{number: number, count: number, black: string, white: string}} ListedGame
 *
 * The notice of the status line; status-text.js makes the sentence, which follows the language.
 * `aside` is what has also come of it: the game of another tab is overwritten, this one is not
 * stored, the oldest games of the list have made room for it, a collection is not kept, or an
 * exercise has taken the place of a game that has just been loaded.
 * `beside` is what was read beside a game, and `others` is the number of games of its text that are
 * left out; `stopped` is what ends the game before the end of its text, and `edited` is whether it
 * is of the position that was set up. `refused` is what is wrong with the link that an exercise has
 * come with.
 * @typedef {({kind: "started"} | {kind: "resumed"}
 *   | {kind: "loaded", listed?: ListedGame, beside?: Beside, others?: number, stopped?: Problem,
 *     edited?: boolean}
 *   | {kind: "returned"}
 *   | {kind: "followed"}
 *   | {kind: "jumped", commented: boolean}
 *   | {kind: "passed", side: Side}
 *   | {kind: "armed", square: number, flips: number} | {kind: "disarmed"}
 *   | {kind: "moved", side: Side, square: number, flips: number}
 *   | {kind: "rejected", reason: Rejection, square: number}
 *   | {kind: "hint", square: number, score: number | null, exact: boolean,
 *     outcome?: "win" | "draw" | "loss" | null, compared: Comparison | null}
 *   | {kind: "left-games-read", count: number}
 *   | {kind: "hint-look", square: number, about: TextKey | null}
 *   | {kind: "hint-line", squares: readonly number[]}
 *   | {kind: "reading"} | {kind: "reading-stopped"}
 *   | {kind: "collected", count: number, more: boolean}
 *   | {kind: "relay", fault: RelayFault, time: number} | {kind: "relay-back"}
 *   | {kind: "relay-ahead", count: number}
 *   | {kind: "editing"} | {kind: "editing-done"}
 *   | {kind: "reviewing", found: boolean}
 *   | {kind: "reviewed", count: number, own: boolean, opens: boolean}
 *   | {kind: "line", square: number}
 *   | {kind: "line-followed", count: number, total: number, square: number | null}
 *   | {kind: "trying"} | {kind: "tried", verdict: MoveReview}
 *   | {kind: "exercise-set", exercise: Exercise, lesson: boolean, refused?: Problem}
 *   | {kind: "exercise-judged", judgement: MoveReview, reply: number | null}
 *   | {kind: "exercise-explained", judgement: MoveReview}
 *   | {kind: "exercise-hint", theme: Theme} | {kind: "exercise-region", region: Region}
 *   | {kind: "ending-set", side: Side, counts: boolean}
 *   | {kind: "ending-counted", verdict: Verdict | null, solution: Solution | null}
 *   | {kind: "solution" | "continuation", squares: readonly number[]}
 *   | {kind: "drawing"} | {kind: "drawing-done"} | {kind: "mark-started", square: number}
 *   | {kind: "drawn", from: number, to: number, removed: boolean}
 *   | {kind: "paused"} | {kind: "continued"} | {kind: "cancelled"}
 *   | {kind: "erased", name: string} | {kind: "restored", name: string} | {kind: "update-ready"}
 *   | {kind: "withdrawn"} | {kind: "time-up"} | {kind: "friend", key: FriendNotice}
 *   | {kind: "nearby", key: NearbyNotice}
 *   | {kind: "turning-point", number: number, square: number, outcome: "win" | "draw"}
 *   | {kind: "folder", report: ClubReport}
 *   | {kind: "problems", problems: Problem[]}) & {aside?: Aside}} Notice
 *
 * @typedef {"displaced" | "unstored" | "dropped" | "list-full" | "unkept"
 *   | "left-unkept" | "loaded-waits"} Aside
 *
 * `count` variations have become branches, and `left` are more than the page keeps; `unread` ones
 * and `unreadComments` cannot be read, and `glyphs` are left out.
 * @typedef {{count: number, left: number, unread: readonly UnreadVariation[],
 *   unreadComments: readonly UnreadComment[], glyphs: number}} Beside
 *
 * The result of a job so far; `done` when nothing more will come. `depths` has the analyses.
 * @typedef {{found: Found, done: boolean, depths: Depths}} Progress
 *
 * `strong` is whether the full engine searched, whose score is worth showing.
 * @typedef {{side: Side, found: AiMove, strong: boolean}} LastSearch
 *
 * The state in slices: each is a new object when, and only when, something in it changes.
 * @typedef {object} State
 * @property {Snapshot} game
 * @property {GameText | null} previousGame the game that this one replaced
 * @property {FriendGame | null} friend what ties the game to a friend's device
 * @property {NearbySlice} nearby a live game with another device
 * @property {FriendsSlice} friends what shows of playing with a friend
 * @property {TableSlice} table what belongs to a game of two people at this device
 * @property {Mode} mode what the visitor does on the board
 * @property {Snapshot | null} replay the game at the point that a replay of its moves has reached;
 *   null while nothing plays by itself
 * @property {TurningPoint | null} turning where a lost game could still have been saved
 * @property {Point} point
 * @property {Pointer} pointer
 * @property {Search} search
 * @property {SettingsSlice} settings
 * @property {Host} host
 * @property {Panels} panels
 * @property {RecordSlice} record
 * @property {readonly Line[]} branches lines of this game beside the one on the board
 * @property {CommentsSlice} comments
 * @property {Header} header of the game on the board
 * @property {Study} study
 * @property {CollectionSlice} collection
 * @property {LeftGamesSlice} leftGames
 * @property {EndingsSlice} endings
 * @property {EveningSlice} evening
 * @property {DatabaseSlice} database
 * @property {BookSlice} book
 * @property {MistakesSlice} mistakes
 * @property {ExercisesSlice} exercises
 * @property {AnalysisSlice} analysis
 * @property {readonly Erased[]} erased what presses have just taken away, the latest last
 * @property {boolean} unstored whether the browser refuses to store what the visitor does
 * @property {Notice} notice
 *
 * A hint: the move with the line after it, and the step that has been given.
 * @typedef {{found: Hinted, line: readonly LineMove[], step: "look" | "square" | "line"}} Advice
 *
 * The parts that belong to one point of the game and end with it.
 * @typedef {object} Point
 * @property {number | null} placed the square of the move that has just been played
 * @property {number | null} armed the square that a second press plays
 * @property {number | null} hint the square that the hint shows
 * @property {Advice | null} advice the hint and the step that has been given
 * @property {"best" | "hint" | null} request a search that the visitor requested
 * @property {boolean} passDone the pass before this turn was made manually
 * @property {boolean} endClosed the end screen was closed
 * @property {LastSearch | null} lastSearch what the search that led here found
 * @property {readonly LineMove[] | null} line a line that shows from here, such as a better one
 * @property {number} followed how many moves of that line lie on the board
 * @property {MoveReview | null} judgement what the wrong move of an exercise loses
 *
 * Where the visitor's pointer or keyboard focus is, which no move changes.
 * @typedef {object} Pointer
 * @property {number | null} hovered
 * @property {number | null} rejected the square that may not be played, while it is pressed
 *
 * `paused` is why the computer to move waits until "Continue"; a failed search may succeed after a
 * reload, and another tab that has the game lets its computer play.
 * @typedef {object} Search
 * @property {"visitor" | "failed" | "elsewhere" | null} paused
 * @property {boolean} late whether the engine takes so long to load that a visitor may wonder
 * @property {ReadonlyMap<string, Progress>} progress of the wanted jobs, by their keys
 * @property {number} workers how many jobs run at the same time
 * @property {number} threads how many threads can search a position together: one unless the page
 *   is isolated
 *
 * @typedef {object} SettingsSlice
 * @property {Settings} current
 * @property {Choices} stored what the visitor chose, in all games
 * @property {Partial<Settings>} fromAddress what the address requests, or requested when the game
 *   began, until the visitor chooses
 * @property {Lang} spoken the language of the page, until the texts of `current.lang` are there
 * @property {Lang | null} absent the language whose texts did not load, until the visitor
 *   chooses a language
 *
 * @typedef {object} Host
 * @property {readonly Lock[]} locks
 * @property {readonly string[] | null} controls the actions and parts shown; null for all
 * @property {Ground} ground what lies behind the board: the colour of the page, or the host page
 * @property {Readonly<Record<Side, string>>} names of the persons; empty for none
 *
 * @typedef {"page" | "transparent"} Ground
 *
 * @typedef {object} Panels
 * @property {PanelId | null} open the panel that the visitor opened
 * @property {PanelId | null} reviewedFrom the panel from which the review was started
 * @property {number | null} guide the step of the guide, from 0; null if it is done or skipped
 * @property {Side | null} picker the side whose player is being picked; null while the picker is
 *   closed
 *
 * The games that were left, newest first, once their list has been shown.
 * @typedef {{list: readonly LeftGame[], open: boolean}} LeftGamesSlice
 *
 * @typedef {object} Study
 * @property {Review | null} review
 * @property {Plan | null} plan names the searches of a review that are due; null until it is
 *   loaded
 * @property {Ahead | null} ahead the first searches of a review that nobody has opened yet
 * @property {boolean} allMistakes whether the mistakes of both sides are sought in a game against a
 *   computer
 * @property {readonly LeftEditor[]} left positions that were set up and left, newest first
 * @property {Practice | null} practice
 * @property {boolean} explorer whether the panel of openings shows
 */

import { firstNotice, isNewGame } from "../game/initial-game.js";
import { AWAY } from "../board/point.js";
import { NO_COLLECTION } from "../share/no-collection.js";
import { NO_BOOK } from "../book/no-book.js";
import { NO_DATABASE } from "../database/no-database.js";
import { NO_NEARBY } from "../nearby/nearby.js";
import { NO_FRIENDS } from "../friends/friends.js";
import { NO_TABLE } from "../table/no-table.js";
import { playedFrom } from "../game/played.js";

/** @type {Readonly<AnalysisSlice>} */
const NO_ANALYSIS = {
  on: false,
  lines: 3,
  seconds: 60,
  hidden: false,
  round: null,
  known: new Map(),
};

/** @type {Readonly<EndingsSlice>} */
const NO_ENDINGS = {
  open: false,
  most: 10,
  place: 0,
  tally: { counted: 0, winners: 0, exact: 0 },
};

/** @type {Readonly<MistakesSlice>} */
const NO_MISTAKES = {
  open: false,
  on: false,
  waiting: [],
  games: [],
  list: [],
  review: null,
  stalled: false,
};

/** @type {Readonly<Host>} */
const NO_HOST = { locks: [], controls: null, ground: "page", names: { black: "", white: "" } };

/**
 * @param {object} parts
 * @param {Omit<SettingsSlice, "spoken" | "absent">} parts.settings
 * @param {Snapshot} parts.game
 * @param {GameText | null} [parts.previousGame]
 * @param {FriendGame | null} [parts.friend]
 * @param {readonly Line[]} [parts.branches]
 * @param {readonly Comment[]} [parts.comments]
 * @param {Header} [parts.header]
 * @param {string} [parts.text] what the game was read from
 * @param {Line} [parts.textLine] the line of that text, where the game has been played on
 * @param {boolean} [parts.resumed] whether the game is one of an earlier visit
 * @param {boolean} [parts.linked] whether the game is the address's
 * @param {boolean} [parts.exercise] whether the address names an exercise, which follows
 * @param {boolean} [parts.paused]
 * @param {boolean} [parts.passDone]
 * @param {Counted} [parts.counted] whether the game is in the record
 * @param {readonly string[]} [parts.helped] the transcripts up to its helped moves
 * @param {Players | null} [parts.seated] who have played it, once it has ended
 * @param {number | null} [parts.guide] the step of the guide
 * @param {Record<string, Results>} [parts.results] of earlier games, by opponent
 * @param {Solved} [parts.exercises] which exercises earlier visits have solved
 * @param {number} [parts.workers] how many searches run at the same time
 * @param {number} [parts.threads] how many threads can search a position together
 * @param {Problem[]} [parts.problems] what went wrong while the page was put together
 * @param {Host} [parts.host]
 * @returns {State}
 */
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
  host = NO_HOST,
}) {
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
    host,
    panels: { open: null, reviewedFrom: null, guide: unguided ? null : guide, picker: null },
    record: { results, counted: isCounted, helped, seated },
    study: {
      review,
      plan: null,
      ahead: null,
      allMistakes: false,
      left: [],
      practice: null,
      explorer: false,
    },
    analysis: NO_ANALYSIS,
    collection: NO_COLLECTION,
    leftGames: { list: [], open: false },
    endings: NO_ENDINGS,
    evening: { open: false, history: null, followed: null },
    mistakes: NO_MISTAKES,
    database: NO_DATABASE,
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
