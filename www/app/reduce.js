/**
 * The page's one state transition: `reduce(state, event) → state`. Pure.
 *
 * @import { Opening, Side, Snapshot } from "../../reversi-rules.js"
 * @import { AiMove } from "../../reversi-wasm.js"
 * @import { Problem } from "../base/problems.js"
 * @import { Found } from "../engine/protocol.js"
 * @import { GameText } from "../game/session.js"
 * @import { Line } from "../game/branches.js"
 * @import { Comment } from "../game/comments.js"
 * @import { Lock } from "../settings/host-locks.js"
 * @import { NamedFile } from "../../reversi-wasm.js"
 * @import { Editor, LeftEditor } from "../editor/editor.js"
 * @import { Extras } from "../comments/reduce-comments.js"
 * @import { Exercise, ExercisesSlice } from "../exercises/exercise.js"
 * @import { PanelId } from "../ui/panels.js"
 * @import { FirstGame } from "../game/initial-game.js"
 * @import { Attempt, LineMove, Review } from "../review/review.js"
 * @import { Choices, Lang, Settings } from "../settings/settings.js"
 * @import { Ground, Notice, State } from "./state.js"
 * @import { Results } from "../players/win-loss-record.js"
 */

import { isNewGame } from "../game/initial-game.js";
import { explored, practiceEnded, practiceStarted } from "../openings/reduce-openings.js";
import { collectionAsked, collectionFailed, foundCollection } from "../share/collection.js";
import {
  branchDropped,
  branchTaken,
  gameChosen,
  gameFollowed,
  jumped,
  moved,
  passed,
  replaceGame,
} from "../game/reduce-game.js";
import { leave, leaveForbidden } from "../board/owner.js";
import { drawingOf, withComments } from "../game/comments.js";
import {
  commented,
  commentsFailed,
  drawing,
  drawn,
  foundComments,
  markPressed,
  marksErased,
  withRecord,
} from "../comments/reduce-comments.js";
import {
  armed,
  dropArmedNotice,
  dropRequests,
  rejected,
  withPoint,
  withPointer,
} from "../board/reduce-pointer.js";
import {
  exerciseHelped,
  exerciseLeft,
  exerciseSet,
  foundInExercise,
  movedInExercise,
  solutionShown,
} from "../exercises/reduce-exercise.js";
import { editRedone, editUndone } from "../editor/editor.js";
import { changeEditor, edited, editorClosed, editorOpened } from "../editor/reduce-editor.js";
import {
  attemptStarted,
  failedInReview,
  foundInReview,
  lineShown,
  reviewClosed,
  reviewResumed,
  reviewStarted,
  tried,
} from "../review/reduce-review.js";
import {
  dropProgress,
  found,
  hinted,
  jobFailed,
  networkBack,
  pause,
  setPaused,
} from "../game/reduce-search.js";
import { canGuide, nextGuideStep } from "../guide/guide.js";
import {
  choose,
  keepLanguage,
  replaceTheme,
  reset,
  share,
  speak,
} from "../settings/reduce-settings.js";

/**
 * `byHost` says that the host page exchanged the game, which no visitor takes back.
 * @typedef {{type: "moved", game: Snapshot, side: Side, square: number, found: AiMove | null,
 *     pause?: boolean}
 *   | {type: "jumped", game: Snapshot, pause: boolean}
 *   | {type: "branch-taken", game: Snapshot}
 *   | {type: "branch-dropped", branch: Line}
 *   | {type: "started", game: Snapshot, byHost?: boolean}
 *   | {type: "loaded", game: Snapshot, byHost?: boolean, text?: string,
 *     record?: Extras, others?: number}
 *   | {type: "started-from", game: Snapshot}
 *   | {type: "returned", game: Snapshot, comments: readonly Comment[], given?: boolean}
 *   | {type: "comments-open", open: boolean} | {type: "commented", text: string}
 *   | {type: "typing-ended"}
 *   | {type: "drawing", drawing: boolean} | {type: "mark-pressed", square: number}
 *   | {type: "drawn", from: number, to: number} | {type: "marks-erased"}
 *   | {type: "displaced", previousGame: GameText} | {type: "unstored"}
 *   | {type: "followed", first: FirstGame, stored: Choices, lang: Lang, problems: Problem[]}
 *   | {type: "record-shared", results: Record<string, Results>}
 *   | {type: "exercises-shared", solved: readonly string[], streak: number}
 *   | {type: "chosen", choices: Partial<Settings>, byHost?: boolean}
 *   | {type: "game-chosen", first: FirstGame, lang: Lang, problems: Problem[]}
 *   | {type: "game-unavailable", problem: Problem}
 *   | {type: "reset", lang: Lang}
 *   | {type: "settings-shared", stored: Choices, lang: Lang}
 *   | {type: "theme-absent", instead: string, problem: Problem}
 *   | {type: "language-loaded", lang: Lang}
 *   | {type: "language-absent", lang: Lang, problem: Problem}
 *   | {type: "requested", request: "best" | "hint"}
 *   | {type: "found", key: string, found: Found, done: boolean, ms: number}
 *   | {type: "hinted", found: AiMove}
 *   | {type: "job-failed", key: string, problem: Problem}
 *   | {type: "engine-late", late: boolean} | {type: "network-back"}
 *   | {type: "editor-opened", editor?: Editor} | {type: "edited", editor: Editor}
 *   | {type: "editor-left", left: LeftEditor}
 *   | {type: "editor-closed"}
 *   | {type: "edit-undone"} | {type: "edit-redone"}
 *   | {type: "review-started"} | {type: "review-closed"}
 *   | {type: "review-resumed", review: Review, attempt: Attempt | null, open: boolean}
 *   | {type: "line-shown", line: readonly LineMove[]}
 *   | {type: "exercises-loaded", list: readonly Exercise[]}
 *   | {type: "exercises-given", own: readonly Exercise[]} | {type: "exercises-cleared"}
 *   | {type: "exercise-set", game: Snapshot, exercise: Exercise, clean: boolean, shown: boolean}
 *   | {type: "exercise-left"}
 *   | {type: "solution-shown", line: readonly LineMove[]}
 *   | {type: "attempt-started", from: number} | {type: "tried", square: number}
 *   | {type: "collection-asked", files: readonly NamedFile[]}
 *   | {type: "collection-open", open: boolean}
 *   | {type: "explorer-open", open: boolean}
 *   | {type: "explored", game: Snapshot, side: Side, square: number}
 *   | {type: "practice-started", opening: Opening, game: Snapshot} | {type: "practice-ended"}
 *   | {type: "paused"} | {type: "continued"} | {type: "passed"}
 *   | {type: "hovered", square: number | null} | {type: "armed", square: number | null}
 *   | {type: "rejected", square: number} | {type: "released"}
 *   | {type: "problems", problems: Problem[]} | {type: "withdrawn", problem: Problem}
 *   | {type: "update-ready"}
 *   | {type: "locked", locks: readonly Lock[]}
 *   | {type: "controls", controls: readonly string[] | null}
 *   | {type: "ground", ground: Ground}
 *   | {type: "panel", panel: PanelId | null}
 *   | {type: "record-cleared"}
 *   | {type: "end-closed"}
 *   | {type: "guide-started"} | {type: "guide-advanced"} | {type: "guide-closed"}} PageEvent
 */

/**
 * @param {State} state
 * @param {PageEvent} event
 * @returns {State}
 */
export function reduce(state, event) {
  return dropProgress(state, dropArmedNotice(dropRequests(apply(state, event))));
}

/**
 * What each event does.
 * @type {{[T in PageEvent["type"]]: (state: State, event: PageEvent & {type: T}) => State}}
 */
const HANDLERS = {
  moved: (state, event) => movedInExercise(moved(state, event)),
  jumped,
  "branch-taken": branchTaken,
  "branch-dropped": branchDropped,
  started: (state, { game, byHost }) =>
    setPaused(replaceGame(state, game, { kind: "started" }, { byHost }), false),
  "started-from": (state, { game }) =>
    setPaused(replaceGame(practiceEnded(state), game, { kind: "started" }), false),
  loaded: (state, { game, record, others, ...facts }) => {
    const begins = isNewGame(game);
    /** @type {Notice} */
    const notice = begins ? { kind: "started" } : { kind: "loaded", others };
    const after = replaceGame(practiceEnded(state), game, notice, facts);
    return setPaused(record ? withRecord(after, game.line, record) : after, !begins);
  },
  returned: (state, { game, ...facts }) => {
    const before = { ...state, previousGame: null };
    return setPaused(replaceGame(before, game, { kind: "returned" }, facts), true);
  },
  "comments-open": (state, { open }) =>
    withComments(drawingOf(state) ? leave(state) : state, { open, writing: null }),
  commented,
  "typing-ended": (state) =>
    state.comments.writing === null ? state : withComments(state, { writing: null }),
  drawing,
  "mark-pressed": markPressed,
  drawn,
  "marks-erased": marksErased,
  displaced: (state, { previousGame }) => ({
    ...state,
    previousGame,
    notice: { ...state.notice, aside: "displaced" },
  }),
  unstored: (state) => ({ ...state, notice: { ...state.notice, aside: "unstored" } }),
  followed: gameFollowed,
  "record-shared": (state, { results }) => ({ ...state, record: { ...state.record, results } }),
  "exercises-shared": (state, { solved, streak }) => withExercises(state, { solved, streak }),
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
  "theme-absent": (state, { instead, problem }) => replaceTheme(state, instead, problem),
  "language-loaded": (state, { lang }) => speak(state, lang),
  "language-absent": (state, { lang, problem }) => keepLanguage(state, lang, problem),
  requested: (state, { request }) => withPoint(state, { request, hint: null }),
  found: (state, event) => {
    const after = foundInReview(found(state, event), event);
    return foundInExercise(foundComments(foundCollection(after, event), event), event);
  },
  hinted: (state, event) => exerciseHelped(hinted(state, event)),
  "job-failed": (state, event) =>
    commentsFailed(collectionFailed(failedInReview(jobFailed(state, event), event), event), event),
  "collection-asked": collectionAsked,
  "collection-open": (state, { open }) =>
    state.collection.open === open
      ? state
      : {
          ...state,
          collection: { ...state.collection, open, asked: open ? state.collection.asked : null },
        },
  "explorer-open": (state, { open }) => ({
    ...state,
    study: { ...state.study, explorer: open },
  }),
  explored,
  "practice-started": practiceStarted,
  "practice-ended": practiceEnded,
  "engine-late": (state, { late }) => ({ ...state, search: { ...state.search, late } }),
  "network-back": networkBack,
  "editor-opened": editorOpened,
  edited,
  "edit-undone": (state) => changeEditor(state, editUndone),
  "edit-redone": (state) => changeEditor(state, editRedone),
  "editor-left": (state, { left }) => ({ ...state, study: { ...state.study, left } }),
  "editor-closed": editorClosed,
  "review-started": (state) => reviewStarted(editorClosed(state)),
  "review-closed": reviewClosed,
  "review-resumed": reviewResumed,
  "line-shown": lineShown,
  "attempt-started": attemptStarted,
  tried,
  "exercises-loaded": (state, { list }) => withExercises(state, { list }),
  "exercises-given": (state, { own }) => withExercises(state, { own }),
  "exercises-cleared": (state) => withExercises(state, { solved: [], streak: 0 }),
  "exercise-set": exerciseSet,
  "exercise-left": exerciseLeft,
  "solution-shown": solutionShown,
  paused: pause,
  continued: (state) => ({ ...setPaused(state, false), notice: { kind: "continued" } }),
  passed,
  hovered: (state, { square }) => withPointer(state, { hovered: square }),
  armed: (state, { square }) => armed(state, square),
  rejected: (state, { square }) => rejected(state, square),
  released: (state) => withPointer(state, { rejected: null }),
  problems: (state, { problems }) => ({ ...state, notice: { kind: "problems", problems } }),
  withdrawn: (state, { problem }) => {
    const { notice } = state;
    const said = notice.kind === "problems" && notice.problems.includes(problem);
    return said ? { ...state, notice: { kind: "withdrawn" } } : state;
  },
  "update-ready": (state) => ({ ...state, notice: { kind: "update-ready" } }),
  locked: (state, { locks }) =>
    leaveForbidden(withPoint({ ...state, host: { ...state.host, locks } }, { armed: null })),
  controls: (state, { controls }) => ({ ...state, host: { ...state.host, controls } }),
  ground: (state, { ground }) => ({ ...state, host: { ...state.host, ground } }),
  panel: (state, { panel }) =>
    state.panels.open === panel ? state : { ...state, panels: { ...state.panels, open: panel } },
  "record-cleared": (state) => ({ ...state, record: { ...state.record, results: {} } }),
  "guide-started": (state) => (canGuide(state) ? withGuide(state, 0) : state),
  "guide-advanced": (state) => withGuide(state, nextGuideStep(state)),
  "guide-closed": (state) => withGuide(state, null),
  "end-closed": (state) => (state.point.endClosed ? state : withPoint(state, { endClosed: true })),
};

/**
 * The guide shows beside the first panel.
 * @param {State} state
 * @param {number | null} guide
 * @returns {State}
 */
function withGuide(state, guide) {
  return { ...state, panels: { open: null, guide } };
}

/**
 * @param {State} state
 * @param {PageEvent} event
 * @returns {State}
 */
function apply(state, event) {
  const handle = /** @type {(state: State, event: PageEvent) => State} */ (HANDLERS[event.type]);
  return handle(state, event);
}

/**
 * @param {State} state
 * @param {Partial<ExercisesSlice>} changes
 * @returns {State}
 */
function withExercises(state, changes) {
  return { ...state, exercises: { ...state.exercises, ...changes } };
}
