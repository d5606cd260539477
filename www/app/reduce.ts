/** The page's one state transition: `reduce(state, event) → state`. Pure. */

import type { Opening, Side, Snapshot } from "../../reversi-rules.js";
import type { AiMove, CollectedGame, NamedFile } from "../../reversi-wasm.js";
import type { Problem } from "../base/problems.ts";
import type { Joined } from "./house.ts";
import type { Unfinished } from "./room.ts";
import type { Found } from "../engine/protocol.ts";
import type { GameText } from "../game/session.ts";
import type { Line } from "../game/branches.ts";
import type { Comment } from "../game/comments.ts";
import type { Lock } from "../settings/host-locks.ts";
import type { Editor, LeftEditor } from "../editor/editor.ts";
import type { Extras } from "../comments/reduce-comments.ts";
import type { Ending } from "../endings/ending.ts";
import type { Exercise } from "../exercises/exercise.ts";
import type { PanelId } from "../ui/panels.ts";
import { isFriendsGame } from "../board/fair-play.ts";
import type { Header } from "../board/header.ts";
import type { FriendGame } from "../board/friend-game.ts";
import type { NearbyNotice, NearbySlice } from "../nearby/nearby.ts";
import type { FriendNotice, Sheet } from "../friends/friends.ts";
import type { Plan } from "../review/review-plan.ts";
import type { Attempt, LineMove, Review } from "../review/review.ts";
import type { Lang } from "../base/languages.ts";
import type { Choices, Settings } from "../settings/settings.ts";
import type { ClubReport } from "../offline/club-check.ts";
import type { AnalysisSlice } from "../analysis/analysis.ts";
import type { Aside, Host, Notice, State } from "./state.ts";
import type { LeftGame } from "../game/left-games.ts";
import type { Players } from "../game/stored-game.ts";
import type { Clocks } from "../table/clocks.ts";
import type { TableGame } from "../table/table.ts";
import type { Lines } from "../game/previous-game.ts";
import type { Evening } from "../evening/evening.ts";
import type { History } from "../evening/history.ts";
import type { MistakesSlice } from "../mistakes/mistakes.ts";
import type { BookSlice } from "../book/book-slice.ts";
import type { Growth } from "../book/growth.ts";
import type { LibrarySlice, Shelf } from "../ui/library.ts";
import type { DatabaseSlice } from "../database/database-slice.ts";
import type { RelayFault } from "../game/relay.ts";
import type { Part } from "../share/collection.ts";
import type { Source } from "../game/read-collection.ts";
import type { KeptCollection } from "../share/kept-collections.ts";
import type { Counted, Results } from "../players/win-loss-record.ts";
import { type Valued, leaveForbidden } from "../board/owner.ts";
import { type Erased, countActs } from "./erased.ts";
import { type NotBack, withErased } from "../base/erasing.ts";
import { furtherHinted, hinted, taught } from "../board/hint.ts";
import { jobFailed, networkBack, pause, setPaused } from "../game/reduce-search.ts";
import { dropProgress, found } from "./jobs.ts";
import { type FirstGame, isNewGame } from "../game/initial-game.ts";
import {
  branchesDropped,
  branchesRestored,
  branchTaken,
  gameChosen,
  gameFollowed,
  gameReturned,
  gameStarted,
  jumped,
  moved,
  passed,
  replaceGame,
} from "../game/reduce-game.ts";
import {
  armed,
  dropArmedNotice,
  dropRequests,
  lineFollowed,
  rejected,
  withPoint,
  withPointer,
} from "../board/reduce-pointer.ts";
import {
  choose,
  keepLanguage,
  replaceStored,
  replaceTheme,
  reset,
  share,
  speak,
} from "../settings/reduce-settings.ts";

/** `byHost` says that the host page exchanged the game, which no visitor takes back. */
export type PageEvent =
  | {
      type: "moved";
      game: Snapshot;
      side: Side;
      square: number;
      found: AiMove | null;
      pause?: boolean;
    }
  | { type: "jumped"; game: Snapshot; pause: boolean }
  | { type: "turning-shown" }
  | { type: "replayed"; game: Snapshot }
  | { type: "replay-stopped" }
  | { type: "branch-taken"; game: Snapshot; pause: boolean }
  | { type: "branches-dropped"; dropped: readonly Line[] }
  | { type: "started"; game: Snapshot; players?: Partial<Settings>; byHost?: boolean }
  | {
      type: "loaded";
      game: Snapshot;
      byHost?: boolean;
      text?: string;
      record?: Extras;
      others?: number;
      stopped?: Problem;
      collected?: CollectedGame;
      edited?: boolean;
    }
  | { type: "started-from"; game: Snapshot }
  | {
      type: "returned";
      game: Snapshot;
      comments: readonly Comment[];
      given?: boolean;
      players?: Partial<Settings>;
      friend?: FriendGame | null;
      counted?: Counted;
      helped?: readonly string[];
      seated?: Players | null;
      branches?: readonly Line[];
      text?: string;
      textLine?: Line;
      header?: Header;
    }
  | { type: "rooms-loaded" }
  | { type: "left-games-shown"; list: readonly LeftGame[]; read?: number }
  | { type: "left-games-closed" }
  | { type: "left-game-forgotten"; left: LeftGame }
  | { type: "left-game-restored"; list: readonly LeftGame[] }
  | { type: "own-game-shown" }
  | { type: "mistakes-changed"; changes: Partial<MistakesSlice> }
  | { type: "mistakes-erased" }
  | { type: "mistakes-started"; game: Snapshot }
  | { type: "library-shown"; shelf: Shelf | null; keepsFields?: boolean }
  | { type: "library-changed"; changes: Partial<LibrarySlice> }
  | { type: "database-changed"; changes: Partial<DatabaseSlice> }
  | { type: "database-cleared"; part: string; removed: readonly string[] }
  | { type: "book-changed"; changes: Partial<BookSlice> }
  | { type: "book-growth-changed"; changes: Partial<Growth> }
  | { type: "book-removed"; changes: Partial<BookSlice>; part: string }
  | { type: "endings-open"; open: boolean }
  | { type: "endings-wanted"; most: number }
  | { type: "endings-drawn" }
  | { type: "ending-left" }
  | { type: "ending-shows"; shows: boolean }
  | {
      type: "ending-set";
      game: Snapshot;
      side: Side;
      counts: boolean;
      resumed?: Pick<Ending, "start" | "count" | "shows" | "worths">;
    }
  | { type: "ending-counted"; count: number | null }
  | { type: "evening-open"; open: boolean }
  | { type: "evening-changed"; history: History; followed: Evening | null; damaged?: boolean }
  | { type: "left-games-limited"; aside: Aside }
  | { type: "friend-arrived"; fragment: string }
  | { type: "friend-taken" }
  | { type: "friend-tied"; friend: FriendGame | null }
  | { type: "friend-continues"; friend: FriendGame }
  | { type: "nearby-open"; open: boolean; seat?: Side }
  | { type: "nearby-arrived"; fragment: string }
  | { type: "nearby-taken" }
  | { type: "nearby-contact"; contact: NearbySlice["contact"] }
  | { type: "nearby-said"; key: NearbyNotice }
  | { type: "table-open"; open: boolean }
  | { type: "table-set"; table: TableGame }
  | { type: "clocks-set"; clocks: Clocks }
  | { type: "friend-sheet"; sheet: Sheet | null }
  | { type: "friend-said"; key: FriendNotice }
  | { type: "marks-restored"; comments: readonly Comment[] }
  | { type: "comments-open"; open: boolean }
  | { type: "commented"; text: string }
  | { type: "typing-ended" }
  | { type: "glyph-set"; moves: string; glyph: string }
  | { type: "drawing"; drawing: boolean }
  | { type: "mark-pressed"; square: number }
  | { type: "drawn"; from: number; to: number }
  | { type: "marks-erased" }
  | { type: "displaced"; previousGame: GameText }
  | { type: "unstored" }
  | { type: "stored-again" }
  | {
      type: "followed";
      first: FirstGame;
      stored: Choices;
      lang: Lang;
      problems: Problem[];
      parts: Unfinished | null;
    }
  | { type: "record-shared"; results: Record<string, Results> }
  | {
      type: "exercises-shared";
      solved: readonly string[];
      streak: number;
      day: number;
      days: number;
    }
  | { type: "chosen"; choices: Partial<Settings>; byHost?: boolean }
  | { type: "game-chosen"; first: FirstGame; lang: Lang; problems: Problem[] }
  | { type: "game-unavailable"; problem: Problem }
  | { type: "table-restored"; table: TableGame }
  | { type: "reset"; lang: Lang }
  | { type: "settings-shared" | "settings-restored"; stored: Choices; lang: Lang }
  | { type: "theme-absent"; instead: string; problem: Problem }
  | { type: "language-loaded"; lang: Lang }
  | { type: "language-absent"; lang: Lang; problem: Problem }
  | { type: "requested"; request: "best" | "hint" }
  | { type: "found"; key: string; found: Found; done: boolean }
  | { type: "hinted"; found: AiMove; line: readonly LineMove[] }
  | { type: "hinted-further" }
  | { type: "taught"; line: readonly LineMove[]; isShown: boolean }
  | { type: "job-failed"; key: string; problem: Problem }
  | { type: "engine-late"; late: boolean }
  | { type: "network-back" }
  | { type: "editor-opened"; editor?: Editor }
  | { type: "edited"; editor: Editor; start?: Editor }
  | { type: "picture-requested"; picture: Blob }
  | { type: "edit-values"; values: boolean }
  | { type: "edit-valued"; valued: Valued }
  | { type: "editor-left"; left: readonly LeftEditor[] }
  | { type: "editor-closed" }
  | { type: "edit-undone" }
  | { type: "edit-redone" }
  | { type: "review-plan-loaded"; plan: Plan }
  | { type: "review-started" }
  | { type: "review-closed" }
  | { type: "review-resumed"; review: Review; attempt: Attempt | null }
  | { type: "line-shown"; line: readonly LineMove[] }
  | { type: "line-followed"; count: number }
  | { type: "mistakes-chosen"; all: boolean }
  | { type: "friend-unanswered" }
  | { type: "exercises-loaded"; list: readonly Exercise[] }
  | { type: "exercises-given"; own: readonly Exercise[] }
  | { type: "exercises-cleared" }
  | { type: "exercises-written"; text: string; isFollowed?: boolean }
  | {
      type: "exercise-set";
      game: Snapshot;
      start: Snapshot;
      day: number;
      exercise: Exercise;
      clean: boolean;
      hints: number;
      shown: boolean;
    }
  | { type: "lesson-read" }
  | { type: "exercise-left" }
  | { type: "exercise-hinted" }
  | { type: "solution-shown"; line: readonly LineMove[] }
  | { type: "continuation-shown"; line: readonly LineMove[] }
  | { type: "attempt-started"; from: number }
  | { type: "tried"; square: number }
  | {
      type: "collection-requested";
      files: readonly NamedFile[];
      id: string;
      source?: Source | null;
      time?: number;
    }
  | {
      type: "relay-checked";
      fault: RelayFault | null;
      added?: number;
      follows?: boolean;
      time: number;
    }
  | { type: "collection-wanted"; number: number | null }
  | { type: "collection-kept"; id: string; isKept: boolean }
  | { type: "collection-forgotten"; byHost?: boolean }
  | { type: "collection-returned"; id: string; parts: readonly Part[]; isAsked: boolean }
  | { type: "collection-open"; open: boolean }
  | { type: "collection-place"; here: boolean }
  | { type: "collection-filtered"; listed: readonly CollectedGame[] }
  | { type: "collection-placed"; placed: Lines }
  | { type: "collection-placing"; number: number; isPlacing: boolean }
  | { type: "collections-listed"; list: readonly KeptCollection[] }
  | { type: "analysis-set"; changes: Partial<AnalysisSlice> }
  | { type: "line-laid"; line: readonly LineMove[]; followed: number }
  | { type: "explorer-open"; open: boolean }
  | { type: "exploring-ended" }
  | { type: "practice-started"; opening: Opening; game: Snapshot }
  | { type: "practice-ended" }
  | { type: "practice-resumed"; opening: Opening }
  | { type: "paused" }
  | { type: "continued" }
  | { type: "passed" }
  | { type: "hovered"; square: number | null }
  | { type: "armed"; square: number | null }
  | { type: "rejected"; square: number }
  | { type: "released" }
  | { type: "problems"; problems: Problem[] }
  | { type: "withdrawn"; problem: Problem }
  | { type: "update-ready" }
  | { type: "locked"; locks: readonly Lock[] }
  | { type: "hosted"; changes: Partial<Host> }
  | { type: "person-named"; side: Side; name: string }
  | { type: "panel"; panel: PanelId | null }
  | { type: "picking"; side: Side | null }
  | { type: "record-cleared" }
  | {
      type: "branches-restored";
      restored: readonly Line[];
      places?: readonly number[];
      comments: readonly Comment[];
    }
  | { type: "restored"; erased: Erased }
  | { type: "not-restored"; erased: Erased; rest: NotBack }
  | { type: "folder-checked"; report: ClubReport }
  | { type: "erased-resumed"; erased: readonly Erased[] }
  | { type: "end-closed" }
  | { type: "guide-started" }
  | { type: "guide-advanced" }
  | { type: "guide-closed" };

export function reduce(house: Joined, state: State, event: PageEvent): State {
  const after = countActs(house.waysBack, apply(house, state, event), state, event);
  return dropProgress(house.rooms, state, dropArmedNotice(dropRequests(after)));
}

/** The reducer of each event. */
export type Handlers = {
  [T in PageEvent["type"]]: (state: State, event: PageEvent & { type: T }, house: Joined) => State;
};

/** The events after which a move has been played, and those after which another game is there. */
const MOVES = ["moved"];
const REPLACES = ["started", "started-from", "loaded", "returned", "practice-started"];

/** What the page itself makes of events, before the rooms. */
export const HANDLERS: Partial<Handlers> = {
  moved,
  jumped,
  "branch-taken": branchTaken,
  "branches-dropped": branchesDropped,
  started: gameStarted,
  "started-from": (state, { game }) =>
    setPaused(replaceGame(state, game, { kind: "started" }), false),
  loaded: (state, { game, others, stopped, edited, ...facts }) => {
    const begins = isNewGame(game);
    const notice: Notice = begins
      ? { kind: "started" }
      : { kind: "loaded", others, stopped, edited };
    return setPaused(replaceGame(state, game, notice, facts), !begins);
  },
  returned: gameReturned,
  "rooms-loaded": (state, _, { rooms }) =>
    rooms.reduce((after, room) => room.joined?.(after) ?? after, { ...state }),
  displaced: (state, { previousGame }) => ({
    ...state,
    previousGame,
    notice: { ...state.notice, aside: "displaced" },
  }),
  "left-games-limited": (state, { aside }) => ({ ...state, notice: { ...state.notice, aside } }),
  unstored: (state) => ({
    ...state,
    unstored: true,
    notice: { ...state.notice, aside: "unstored" },
  }),
  "stored-again": (state) => ({ ...state, unstored: false }),
  followed: gameFollowed,
  "record-shared": (state, { results }) => ({ ...state, record: { ...state.record, results } }),
  chosen: (state, { choices, byHost }) => choose(state, choices, byHost),
  "game-chosen": gameChosen,
  // Another settings slice: the form takes back the choice that it shows.
  "game-unavailable": (state, { problem }) => ({
    ...state,
    settings: { ...state.settings },
    notice: { kind: "problems", problems: [problem] },
  }),
  reset: (state, { lang }) => reset(state, lang),
  "settings-shared": (state, { stored, lang }) => share(state, stored, lang),
  "settings-restored": (state, { stored, lang }) => replaceStored(state, stored, lang),
  "theme-absent": (state, { instead, problem }) => replaceTheme(state, instead, problem),
  "language-loaded": (state, { lang }) => speak(state, lang),
  "language-absent": (state, { lang, problem }) => keepLanguage(state, lang, problem),
  requested: (state, { request }) =>
    isFriendsGame(state)
      ? { ...state, notice: { kind: "unaided" } }
      : withPoint(state, { request, hint: null, advice: null, line: null }),
  found: (state, event, house) => {
    const after = found(house.rooms, state, event);
    return finderOf(house, event.key)?.(after, event) ?? after;
  },
  hinted: (state, event, { rooms }) =>
    rooms.reduce((after, room) => room.hinted?.(after) ?? after, hinted(state, event)),
  taught,
  "hinted-further": furtherHinted,
  "job-failed": (state, event, { rooms }) =>
    rooms.reduce(
      (after, room) => room.failed?.(after, event, state) ?? after,
      jobFailed(state, event),
    ),
  "engine-late": (state, { late }) => ({ ...state, search: { ...state.search, late } }),
  "network-back": networkBack,
  paused: pause,
  continued: (state) => ({ ...setPaused(state, false), notice: { kind: "continued" } }),
  passed,
  hovered: (state, { square }) => withPointer(state, { hovered: square }),
  armed: (state, { square }) => armed(state, square),
  "line-laid": (state, { line, followed }) => withPoint(state, { line, followed }),
  "line-followed": (state, { count }) => lineFollowed(state, count),
  rejected: (state, { square }) => rejected(state, square),
  released: (state) => withPointer(state, { rejected: null }),
  problems: (state, { problems }) => ({ ...state, notice: { kind: "problems", problems } }),
  withdrawn: (state, { problem }) => {
    const { notice } = state;
    const said = notice.kind === "problems" && notice.problems.includes(problem);
    return said ? { ...state, notice: { kind: "withdrawn" } } : state;
  },
  "folder-checked": (state, { report }) => ({ ...state, notice: { kind: "folder", report } }),
  "update-ready": (state) => ({ ...state, notice: { kind: "update-ready" } }),
  locked: (state, { locks }) =>
    leaveForbidden(withPoint({ ...state, host: { ...state.host, locks } }, { armed: null })),
  hosted: (state, { changes }) => ({ ...state, host: { ...state.host, ...changes } }),
  "person-named": (state, { side, name }) => {
    const names = { ...state.host.names, [side]: name };
    return { ...state, host: { ...state.host, names } };
  },
  panel: (state, { panel }) =>
    state.panels.open === panel ? state : { ...state, panels: { ...state.panels, open: panel } },
  picking: (state, { side }) => ({ ...state, panels: { ...state.panels, picker: side } }),
  "record-cleared": (state) =>
    withErased(
      { ...state, record: { ...state.record, results: {} } },
      "record",
      state.record.results,
    ),
  "branches-restored": branchesRestored,
  // A part that has come back may have taken the place of another one, which waits in turn. The
  // sentence about the list into which a game has come back stays.
  restored: (state, { erased: { name, value } }) => {
    const { notice } = state;
    const aside = notice.kind === "restored" && notice.name === name ? notice.aside : undefined;
    return {
      ...state,
      erased: state.erased.filter((other) => other.value !== value),
      notice: { kind: "restored", name, ...(aside && { aside }) },
    };
  },
  "not-restored": (state, { erased: { value }, rest }) => ({
    ...state,
    erased: state.erased.flatMap((one) => {
      if (one.value !== value) return one;
      return rest.value === undefined ? [] : { ...one, value: rest.value };
    }),
    notice: { kind: "problems", problems: [rest.problem] },
  }),
  "erased-resumed": (state, { erased }) => ({ ...state, erased }),
  "end-closed": (state) => (state.point.endClosed ? state : withPoint(state, { endClosed: true })),
};

/** What takes the answer of a job: the room whose key it is. */
function finderOf({ found }: Joined, key: string) {
  return found[key] ?? found[key.slice(0, key.lastIndexOf("-") + 1)];
}

function apply(house: Joined, state: State, event: PageEvent): State {
  let after: State = house.handlers[event.type](state, event, house);
  for (const { moved, replaced, settled } of house.rooms) {
    if (moved && MOVES.includes(event.type)) after = moved(after, state, event);
    if (replaced && REPLACES.includes(event.type)) after = replaced(after, state, event);
    if (settled) after = settled(after, event);
  }
  return after;
}
