/**
 * The reports and requests of the views, decided by the state and turned into steps and events.
 *
 * @import { Opening, Side, Snapshot } from "../../reversi-rules.js"
 * @import { CollectedGame, ExerciseFinding, GameFilter, NamedFile } from "../../reversi-wasm.js"
 * @import { Whose } from "../book/book-slice.js"
 * @import { Growth } from "../book/growth.js"
 * @import { Problem } from "../base/problems.js"
 * @import { Extras } from "../comments/reduce-comments.js"
 * @import { Line } from "../game/branches.js"
 * @import { Sheet } from "../friends/friends.js"
 * @import { LeftGame } from "../game/left-games.js"
 * @import { ActionId } from "./action-table.js"
 * @import { AnalysisSlice } from "../analysis/analysis.js"
 * @import { Editor } from "../editor/editor.js"
 * @import { Exercise } from "../exercises/exercise.js"
 * @import { Step } from "../evening/evening.js"
 * @import { Taken } from "../evening/room.js"
 * @import { PanelId } from "../ui/panels.js"
 * @import { Settings } from "../settings/settings.js"
 * @import { Terms } from "../table/table.js"
 * @import { Context } from "./context.js"
 * @import { State } from "./state.js"
 */

import { problemBehind } from "../base/problems.js";
import { followRooms, roomsHere } from "./loaded-rooms.js";
import { ACTIONS, isActionWorking } from "./action-table.js";
import { readCollection } from "../game/read-collection.js";
import { chooseGame, loadText, ofGame, otherGameIn } from "../game/choose-game.js";
import { modeRules } from "../board/owner.js";
import { firstGameOf } from "../game/session.js";
import { gameNamed, gameOf } from "../games/index.js";
import { LOCKED, isFieldLocked, mayLoad } from "../settings/host-locks.js";
import { canPlayOn } from "../board/fair-play.js";
import { mayJump } from "../board/navigation.js";
import { needsSecondPress, rejectionOf, squareMeant } from "../board/square-press.js";
import { takesAnySquare } from "../board/shown-game.js";
import { missedSquares } from "../game/opening-practice.js";
import { readGoodBeginning } from "../game/good-beginning.js";
import { createLoader } from "../ui/lazy-view.js";
import { jump, loadGame, play, playOn, takeBranch, undo } from "../game/game-steps.js";

/** Characters of the longest text that is looked through for something else than games. */
const MAX_CHARACTERS = 1_000_000;

/**
 * The reports and requests of views; actions.js decides.
 * @typedef {object} Actions
 * @property {(square: number) => boolean} press whether the square may be played
 * @property {() => void} release
 * @property {(square: number) => void} choose
 * @property {() => void} disarm
 * @property {(square: number | null) => void} hover
 * @property {(ply: number) => void} goTo
 * @property {(branch: Line, ply?: number) => void} takeBranch after the first move that is its own
 *   if nothing else is asked for
 * @property {(branches: readonly Line[]) => void} dropBranches
 * @property {(name: keyof Settings, value: Settings[keyof Settings]) => void} set
 * @property {(choices: Partial<Settings>) => void} seat several settings at once: who plays
 * @property {() => void} reset to the settings of a first visit, or from there back
 * @property {(text: string, record?: Extras) => Problem | null} load with what its text
 *   has beside the game, or with the record where that is known; a game that stops before a wrong
 *   move is loaded, and the status line has the problem
 * @property {(text: string) => Promise<Problem | null>} take loads a visitor's text, or opens the
 *   list of the exercises that it has
 * @property {(files: readonly NamedFile[]) => void} collect imports the games of files
 * @property {(id: string) => void} openCollection shows games that were read earlier
 * @property {() => void} forgetCollection
 * @property {(listed: readonly CollectedGame[]) => void} listCollected what the list shows
 * @property {(game: CollectedGame, ply?: number) => void} showCollected puts a game of the list on
 *   the board, after `ply` moves if they are given
 * @property {(here: boolean) => void} listGamesHere whether the list shows only games with the
 *   position on the board
 * @property {(open: boolean) => void} showCollection
 * @property {(text: string) => Promise<string | null>} findGame the name of another of the page's
 *   games that a text holds
 * @property {(id: string, text: string) => Promise<Problem | null>} loadAs loads a
 *   text of another game, as `load` does
 * @property {(open: boolean) => void} showComments shows the tools for comments
 * @property {(text: string) => void} comment types the comment on the position shown, and on the
 *   same one until endTyping or a step of the visitor
 * @property {() => void} endTyping
 * @property {(glyph: string) => void} setGlyph sets a sign on the move before the point shown, or
 *   removes it
 * @property {(drawing: boolean) => void} setDrawing whether presses on squares draw
 * @property {() => void} leaveDrawing drops an unfinished mark, or else ends drawing
 * @property {(from: number, to: number) => void} draw draws a mark, or removes it
 * @property {() => void} eraseMarks
 * @property {(problem: Problem) => void} report
 * @property {(problem: Problem) => void} withdraw ends the sentence about what was reported
 * @property {() => void} clearRecord
 * @property {() => void} closeEnd
 * @property {() => void} startGuide
 * @property {() => void} advanceGuide to its next step, or to its end
 * @property {() => void} closeGuide
 * @property {(panel: PanelId | null) => void} openPanel
 * @property {(side: Side | null) => void} pickPlayers opens the picker of players; null closes it
 * @property {() => void} showTurningPoint the move that would have saved a lost game
 * @property {(ply: number) => void} goToReviewed
 * @property {(step: 1 | -1) => void} goToMistake the next one of the review, or the one before
 * @property {(number: number) => void} openReviewAt a move of the review that is complete
 * @property {(all: boolean) => void} chooseMistakes whether mistakes of both sides are sought
 * @property {() => void} playOn from the point of a line that lies on the board
 * @property {(number: number) => void} showBetterLine than the move of this number, from 1
 * @property {(number: number) => void} tryAgain
 * @property {() => void} closeReview
 * @property {(editor: Editor) => void} edit
 * @property {() => void} closeEditor
 * @property {(editor: Editor, start: Editor) => void} paint sets what a stroke has reached so far,
 *   from the editor before it
 * @property {(values: boolean) => void} showEditedValues shows the values of the moves of what is
 *   set up, or hides them
 * @property {() => void} playEdited puts the edited position on the board
 * @property {() => Promise<Problem | null>} loadExercises
 * @property {(text: string) => void} writeExercises keeps what is written of exercises
 * @property {(text: string) => Promise<Problem | null>} giveExercises takes a text's exercises
 * @property {(exercise: Exercise) => Promise<readonly ExerciseFinding[]>} checkExercise
 * @property {(exercise: Exercise) => void} startExercise
 * @property {(text: string) => Promise<void>} openExercise one of the page's by its number, that
 *   of the day, or the first of a text
 * @property {() => void} tryExerciseAgain
 * @property {() => void} showSolution
 * @property {() => void} showContinuation after the solution of an exercise
 * @property {() => void} readLesson shows the task of the exercise after its lesson
 * @property {() => void} leaveExercise
 * @property {() => void} clearExercises
 * @property {(fragment: string) => void} receive takes a link from a friend
 * @property {(kind: Sheet["kind"]) => void} closeFriendSheet
 * @property {(seat: Side) => void} openNearby
 * @property {() => void} closeNearby
 * @property {(open: boolean) => void} showTable the dialog of a game of two people here
 * @property {(terms: Terms) => void} beginTable
 * @property {() => void} runOrStopClocks
 * @property {() => void} keepFollowing takes over the moves that followed one that was corrected
 * @property {(open: boolean) => void} showMistakes
 * @property {(on: boolean) => void} collectMistakes whether finished games are reviewed
 * @property {(name: string) => number} reviewGamesOf has games of the collection reviewed in which
 *   somebody of this name plays, and says how many
 * @property {(side: Side) => void} reviewOwnMoves has the game on the board reviewed for the
 *   mistakes of a side
 * @property {() => boolean} hasLastGame whether *My games* has a game that the visitor has finished
 *   against a computer
 * @property {() => void} reviewLastGame has the last such game reviewed
 * @property {() => void} practiseMistakes sets the exercise of the costliest mistake to practise
 *   today
 * @property {(leftOut: ReadonlySet<string>) => string} mistakesText the mistakes as a text of
 *   exercises, without those of some positions
 * @property {() => void} eraseMistakes
 * @property {() => number} today in days since 1970
 * @property {(open: boolean) => void} showDatabase
 * @property {(files: readonly File[]) => void} addToDatabase
 * @property {() => void} addSampleGames adds games of the computer's levels to the database
 * @property {() => void} takeCollection adds the games of the collection to the database
 * @property {(filter: GameFilter) => void} filterDatabase which games count
 * @property {() => void} clearDatabase
 * @property {() => Promise<Blob>} databaseFile the database as a file
 * @property {(open: boolean) => void} showBook the panel of the visitor's own book
 * @property {(side: Whose) => void} addLineToBook the moves up to the point on the board, with the
 *   side whose repertoire they are
 * @property {() => void} addValuesToBook what searches have found here
 * @property {(square: number) => void} addMoveToBook
 * @property {(square: number, mine: boolean) => void} markInBook whether a move is in the
 *   repertoire
 * @property {(square: number) => void} removeFromBook a move with what follows from it alone
 * @property {() => void} clearBook
 * @property {(side: Whose) => void} practiseSide whose repertoire is practised
 * @property {() => void} practiseBook sets the exercise of the book that is due first
 * @property {(changes: Partial<Pick<Growth, "on" | "loss" | "seconds">>) => void} growBook
 * @property {() => string} bookText the book as the text of a file
 * @property {(file: File) => void} readBook adds the book of a file
 * @property {(open: boolean) => void} showEndings
 * @property {(counts: boolean) => void} playOut plays the position on the board out, or has it
 *   counted first
 * @property {(most: number) => void} wantEndings how many empties an ending has at most that is
 *   drawn
 * @property {() => Promise<Problem | null>} drawEnding another one to be counted
 * @property {(count: number | null) => void} countEnding takes Black's lead as the visitor counts
 *   it, or goes on without it
 * @property {(shows: boolean) => void} showMargin
 * @property {(side: "same" | "other") => void} playEndingAgain from its start
 * @property {() => void} leaveEnding
 * @property {() => void} openEvening a club's, as it is kept
 * @property {() => void} closeEvening
 * @property {(step: Step) => Taken} changeEvening
 * @property {() => Taken} undoEvening takes its last step back
 * @property {() => Taken} redoEvening
 * @property {() => void} closeLeftGames
 * @property {(left: LeftGame) => Promise<Snapshot>} snapshotOf a game that was left, at the point
 *   at which it was left
 * @property {(left: LeftGame) => Promise<void>} openLeftGame
 * @property {() => LeftGame[]} runningGames that on the board first, then those of other kinds
 * @property {(left: LeftGame) => Promise<void>} openRunningGame
 * @property {(left: LeftGame) => void} forgetLeftGame
 * @property {() => string} writeGames the game on the board and the list, as a text
 * @property {(changes: Partial<Pick<AnalysisSlice, "on" | "lines" | "seconds">>) => void
 * } setAnalysis
 * @property {(line: Line, ply: number) => void} showVariation shows a point of the game or of a
 *   branch, whose further moves can be gone through
 * @property {(square: number) => void} showAnalysed shows the line that an analysis has found for a
 *   move
 * @property {(open: boolean) => void} showExplorer
 * @property {(square: number) => void} explore plays for whichever side is to move
 * @property {(opening: Opening) => void} practise
 * @property {() => void} endPractice
 * @property {(text: string) => void} startFrom begins a game with these first moves
 * @property {(id: ActionId) => void} run
 */

/** The ply to which a press on the board leads back. @param {State} state */
function plyBehind(state) {
  return modeRules(state).goesBack?.(state) ?? null;
}

/**
 * @param {Context} context
 * @returns {Actions}
 */
export function createActions(context) {
  const { store } = context;
  /** @type {Partial<Actions>} */
  const own = {
    ...squareActions(context),
    ...pointActions(context),
    ...settingActions(context),
    ...textActions(context),
    report: (problem) => store.dispatch({ type: "problems", problems: [problem] }),
    withdraw: (problem) => store.dispatch({ type: "withdrawn", problem }),
    clearRecord: () => store.dispatch({ type: "record-cleared" }),
    closeEnd: () => store.dispatch({ type: "end-closed" }),
    pickPlayers: (side) => {
      if (store.get().panels.picker !== side) store.dispatch({ type: "picking", side });
    },
    openPanel: (panel) => store.dispatch({ type: "panel", panel }),
    run: (id) => {
      if (isActionWorking(store.get(), id)) ACTIONS[id].run?.(context);
    },
  };
  followRooms((room) => Object.assign(own, room.actions?.(context)));
  const all = /** @type {Record<PropertyKey, Function | undefined>} */ (own);
  const loadPart = createLoader(/** @type {Actions} */ (own));
  /** An action of a room that is still to be loaded: it waits for the room. */
  const ofLaterRoom =
    (/** @type {PropertyKey} */ name) =>
    async (/** @type {unknown[]} */ ...given) => {
      const loaded = await loadPart(context.rooms);
      return loaded && all[name]?.(...given);
    };
  return /** @type {Actions} */ (
    new Proxy(all, { get: (_, name) => all[name] ?? ofLaterRoom(name) })
  );
}

/**
 * The press on a square, whatever it does in the mode of the board.
 * @param {Context} context
 * @returns {Partial<Actions>}
 */
function squareActions(context) {
  const { store } = context;
  return {
    press: (pressed) => {
      if (takesAnySquare(store.get()) || plyBehind(store.get()) !== null) return true;
      const square = squareMeant(store.get(), pressed);
      if (isRetaken(store.get(), square)) return true;
      const rejected = rejectionOf(store.get(), square) !== null;
      if (rejected) store.dispatch({ type: "rejected", square });
      return !rejected;
    },
    release: () => store.dispatch({ type: "released" }),
    choose: (chosen) => {
      const state = store.get();
      const square = squareMeant(state, chosen);
      const { press } = modeRules(state);
      const ply = plyBehind(state);
      if (ply !== null) jump(context, ply, false);
      else if (press && takesAnySquare(state)) store.dispatch(press(state, chosen));
      else if (isRetaken(state, square)) {
        undo(context);
        play(context, square, null);
      } else if (rejectionOf(state, square) !== null) store.dispatch({ type: "rejected", square });
      else if (needsSecondPress(state, square)) store.dispatch({ type: "armed", square });
      else if (press) store.dispatch(press(state, square));
      else play(context, square, null);
    },
    disarm: () => store.dispatch({ type: "armed", square: null }),
    hover: (square) => store.dispatch({ type: "hovered", square }),
  };
}

/**
 * Whether a press on a square takes back the move that has left a practised opening and plays the
 * one that it led to.
 * @param {State} state
 * @param {number} square
 */
function isRetaken(state, square) {
  return isActionWorking(state, "take-back") && missedSquares(state).includes(square);
}

/**
 * The ways to a point of the game and of its branches.
 * @param {Context} context
 * @returns {Partial<Actions>}
 */
function pointActions(context) {
  const { store } = context;
  return {
    goTo: (ply) => {
      if (mayJump(store.get())) jump(context, ply, true);
    },
    takeBranch: (branch, ply) => {
      if (mayJump(store.get())) takeBranch(context, branch, { ply });
    },
    playOn: () => {
      if (canPlayOn(store.get())) playOn(context);
    },
    dropBranches: (dropped) => {
      if (mayJump(store.get())) store.dispatch({ type: "branches-dropped", dropped });
    },
  };
}

/**
 * The settings by the visitor; a host page may lock them.
 * @param {Context} context
 * @returns {Partial<Actions>}
 */
function settingActions(context) {
  const { store } = context;
  return {
    set: (name, value) => {
      if (isFieldLocked(store.get().host.locks, name)) return;
      if (name === "game") void chooseGame(context, String(value));
      else store.dispatch({ type: "chosen", choices: { [name]: value } });
    },
    seat: (choices) => {
      const { locks } = store.get().host;
      if (Object.keys(choices).some((name) => isFieldLocked(locks, name))) return;
      store.dispatch({ type: "chosen", choices });
    },
    reset: () => store.dispatch({ type: "reset", lang: context.lang }),
  };
}

/**
 * The content of a text: a game, several, or what a room takes.
 * @param {Context} context
 * @returns {Partial<Actions>}
 */
function textActions(context) {
  const { store } = context;
  /** @type {Actions["load"]} */
  const load = (text, record) => {
    if (!mayLoad(store.get().host.locks)) return LOCKED;
    try {
      if (context.session.holdsSeveral(text)) {
        readCollection(context, [{ name: "", bytes: new TextEncoder().encode(text) }]);
        return null;
      }
      const { first, others } = firstGameOf(text, gameOf(store.get()));
      const read = (/** @type {string} */ part) =>
        ofGame(context.session.read(part), store.get().game.game);
      const { game, ...facts } = readGoodBeginning(first, read);
      loadGame(context, game, { ...facts, record, others });
      return facts.stopped ?? null;
    } catch (error) {
      return problemBehind("load", error);
    }
  };
  return {
    load,
    take: async (text) => {
      if (!mayLoad(store.get().host.locks)) return LOCKED;
      const isGames = text.length > MAX_CHARACTERS;
      // Without the rooms, a text that is a game can still be read.
      await context.rooms().catch(() => {});
      for (const { takes } of isGames ? [] : roomsHere()) {
        const taken = takes?.(context, text) ?? null;
        if (taken !== null) return taken;
      }
      try {
        await context.session.prepareToRead();
      } catch (error) {
        return problemBehind("load", error);
      }
      return load(text);
    },
    findGame: async (text) => {
      const { locks } = store.get().host;
      return isFieldLocked(locks, "game") || !mayLoad(locks) ? null : otherGameIn(context, text);
    },
    loadAs: async (id, text) => {
      const { first, others } = firstGameOf(text, gameNamed(id));
      return loadText(context, id, (session) => {
        const found = readGoodBeginning(first, (part) => session.read(part));
        return { ...found, others };
      });
    },
    startFrom: (text) => {
      if (!mayLoad(store.get().host.locks)) return;
      const { session } = context;
      store.dispatch({ type: "started-from", game: session.show(session.read(text)) });
    },
  };
}
