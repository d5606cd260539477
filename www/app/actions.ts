/** The reports and requests of the views, decided by the state and turned into steps and events. */

import type { Opening, Side, Snapshot } from "../../reversi-rules.js";
import type { CollectedGame, ExerciseFinding, FoundGame, NamedFile } from "../../reversi-wasm.js";
import type { Whose } from "../book/book-slice.ts";
import type { Growth } from "../book/growth.ts";
import type { Extras } from "../comments/reduce-comments.ts";
import type { Line } from "../game/branches.ts";
import type { Sheet } from "../friends/friends.ts";
import type { LeftGame } from "../game/left-games.ts";
import type { LibrarySlice, Shelf } from "../ui/library.ts";
import type { AnalysisSlice } from "../analysis/analysis.ts";
import type { Editor } from "../editor/editor.ts";
import type { Exercise } from "../exercises/exercise.ts";
import type { Step } from "../evening/evening.ts";
import type { Taken } from "../evening/evening-slice.ts";
import type { PanelId } from "../ui/panels.ts";
import type { Settings } from "../settings/settings.ts";
import type { Terms } from "../table/table.ts";
import type { Context } from "./context.ts";
import { type Problem, problemBehind } from "../base/problems.ts";
import { type ActionId, ACTIONS, isActionWorking } from "./action-table.ts";
import { readCollection } from "../game/read-collection.ts";
import { chooseGame, loadText, ofGame, otherGameIn } from "../game/choose-game.ts";
import { firstGameOf } from "../game/session.ts";
import { gameNamed, gameOf } from "../games/index.ts";
import { LOCKED, isFieldLocked, mayLoad } from "../settings/host-locks.ts";
import { canPlayOn } from "../board/fair-play.ts";
import { mayJump } from "../board/navigation.ts";
import { type Meaning, meaningOfPress } from "../game/press-meaning.ts";
import { readGoodBeginning } from "../game/good-beginning.ts";
import { createLoader } from "../ui/lazy-view.ts";
import { jump, loadGame, play, playOn, startGame, takeBranch, undo } from "../game/game-steps.ts";

/** Characters of the longest text that is looked through for something else than games. */
const MAX_CHARACTERS = 1_000_000;

/** The reports and requests of views; actions.ts decides. */
export interface Actions {
  /** Whether the square may be played. */
  press: (square: number) => boolean;
  release: () => void;
  choose: (square: number) => void;
  disarm: () => void;
  hover: (square: number | null) => void;
  goTo: (ply: number) => void;
  /** After the first move that is its own if nothing else is asked for. */
  takeBranch: (branch: Line, ply?: number) => void;
  dropBranches: (branches: readonly Line[]) => void;
  set: (name: keyof Settings, value: Settings[keyof Settings]) => void;
  /** Several settings at once: who plays. */
  seat: (choices: Partial<Settings>) => void;
  /** Begins a game, with other players if some are given. */
  newGame: (players: Partial<Settings>) => void;
  /** To the settings of a first visit, or from there back. */
  reset: () => void;
  /**
   * With what its text has beside the game, or with the record where that is known; a game that
   * stops before a wrong move is loaded, and the status line has the problem.
   */
  load: (text: string, record?: Extras) => Problem | null;
  /** Loads a visitor's text, or opens the list of the exercises that it has. */
  take: (text: string) => Promise<Problem | null>;
  /** Has a picture read, and opens the editor with its board. */
  takePicture: (picture: Blob) => void;
  /** Imports the games of files. */
  collect: (files: readonly NamedFile[]) => void;
  /** Shows games that were read earlier. */
  openCollection: (id: string) => void;
  forgetCollection: () => void;
  listCollected: (listed: readonly CollectedGame[]) => void;
  /** Puts a game of the list on the board, after `ply` moves if they are given. */
  showCollected: (game: CollectedGame, ply?: number) => void;
  /** Whether the list shows only games with the position on the board. */
  listGamesHere: (here: boolean) => void;
  showCollection: (open: boolean) => void;
  /** The name of another of the page's games that a text holds. */
  findGame: (text: string) => Promise<string | null>;
  /** Loads a text of another game, as `load` does. */
  loadAs: (id: string, text: string) => Promise<Problem | null>;
  showComments: (open: boolean) => void;
  /**
   * Types the comment on the position shown, and on the same one until endTyping or a step of the
   * visitor.
   */
  comment: (text: string) => void;
  endTyping: () => void;
  /** Sets a sign on the move before the point shown, or removes it. */
  setGlyph: (glyph: string) => void;
  /** Whether presses on squares draw. */
  setDrawing: (drawing: boolean) => void;
  /** Drops an unfinished mark, or else ends drawing. */
  leaveDrawing: () => void;
  /** Draws a mark, or removes it. */
  draw: (from: number, to: number) => void;
  eraseMarks: () => void;
  report: (problem: Problem) => void;
  /** Ends the sentence about what was reported. */
  withdraw: (problem: Problem) => void;
  clearRecord: () => void;
  closeEnd: () => void;
  startGuide: () => void;
  /** To its next step, or to its end. */
  advanceGuide: () => void;
  closeGuide: () => void;
  openPanel: (panel: PanelId | null) => void;
  /** Opens the picker of players; null closes it. */
  pickPlayers: (side: Side | null) => void;
  showTurningPoint: () => void;
  goToReviewed: (ply: number) => void;
  /** The next one of the review, or the one before. */
  goToMistake: (step: 1 | -1) => void;
  /** Whether mistakes of both sides are sought. */
  chooseMistakes: (all: boolean) => void;
  /** From the point of a line that lies on the board. */
  playOn: () => void;
  /** Than the move of this number, from 1. */
  showBetterLine: (number: number) => void;
  tryAgain: (number: number) => void;
  closeReview: () => void;
  edit: (editor: Editor) => void;
  closeEditor: () => void;
  /** Sets what a stroke has reached so far, from the editor before it. */
  paint: (editor: Editor, start: Editor) => void;
  showEditedValues: (values: boolean) => void;
  playEdited: () => void;
  loadExercises: () => Promise<Problem | null>;
  writeExercises: (text: string) => void;
  giveExercises: (text: string) => Promise<Problem | null>;
  checkExercise: (exercise: Exercise) => Promise<readonly ExerciseFinding[]>;
  startExercise: (exercise: Exercise) => void;
  /** One of the page's by its number, that of the day, or the first of a text. */
  openExercise: (text: string) => Promise<void>;
  tryExerciseAgain: () => void;
  showSolution: () => void;
  showContinuation: () => void;
  /** Shows the task of the exercise after its lesson. */
  readLesson: () => void;
  leaveExercise: () => void;
  clearExercises: () => void;
  /** Takes a link from a friend. */
  receive: (fragment: string) => void;
  closeFriendSheet: (kind: Sheet["kind"]) => void;
  openNearby: (seat: Side) => void;
  closeNearby: () => void;
  /** The dialog of a game of two people here. */
  showTable: (open: boolean) => void;
  beginTable: (terms: Terms) => void;
  runOrStopClocks: () => void;
  /** Takes over the moves that followed one that was corrected. */
  keepFollowing: () => void;
  showMistakes: (open: boolean) => void;
  /** Whether finished games are reviewed. */
  collectMistakes: (on: boolean) => void;
  /**
   * Has games of the collection reviewed in which somebody of this name plays, and says how many.
   */
  reviewGamesOf: (name: string) => number;
  reviewOwnMoves: (side: Side) => void;
  /** Whether the visitor's own games have one that was finished against a computer. */
  hasLastGame: () => boolean;
  reviewLastGame: () => void;
  /** Sets the exercise of the costliest mistake to practise today. */
  practiseMistakes: () => void;
  /** The mistakes as a text of exercises, without those of some positions. */
  mistakesText: (leftOut: ReadonlySet<string>) => string;
  eraseMistakes: () => void;
  /** In days since 1970. */
  today: () => number;
  /** Opens the library on one of its shelves; null for all. */
  showLibrary: (shelf: Shelf | null) => void;
  /** Looks for other games in it. */
  searchLibrary: (changes: Partial<LibrarySlice>) => void;
  /** The address of a game that a text holds. */
  addressOf: (id: string, text: string) => Promise<string>;
  addToDatabase: (files: readonly NamedFile[]) => void;
  /** Adds the games that are imported to the database. */
  takeCollection: () => void;
  /** Adds games of the computer's levels to the database. */
  addSampleGames: () => void;
  /** Games of the last search in the database: `most` from a place on. */
  tournamentRows: (first: number, most: number) => Promise<readonly FoundGame[]>;
  clearDatabase: () => void;
  /** Puts back the games that were cleared last, as long as the browser has them. */
  restoreDatabase: () => void;
  databaseFile: () => Promise<Blob>;
  showBook: (open: boolean) => void;
  /** The moves up to the point on the board, with the side whose repertoire they are. */
  addLineToBook: (side: Whose) => void;
  /** What searches have found here. */
  addValuesToBook: () => void;
  addMoveToBook: (square: number) => void;
  /** Whether a move is in the repertoire. */
  markInBook: (square: number, mine: boolean) => void;
  /** A move with what follows from it alone. */
  removeFromBook: (square: number) => void;
  clearBook: () => void;
  /** Puts back what was taken out of the book last, as long as the browser has it. */
  restoreBook: () => void;
  practiseSide: (side: Whose) => void;
  /** Sets the exercise of the book that is due first. */
  practiseBook: () => void;
  growBook: (changes: Partial<Pick<Growth, "on" | "loss" | "seconds">>) => void;
  bookText: () => string;
  readBook: (file: File) => void;
  showEndings: (open: boolean) => void;
  /** Plays the position on the board out, or has it counted first. */
  playOut: (counts: boolean) => void;
  /** How many empties an ending has at most that is drawn. */
  wantEndings: (most: number) => void;
  /** Another one to be counted. */
  drawEnding: () => Promise<Problem | null>;
  /** Takes Black's lead as the visitor counts it, or goes on without it. */
  countEnding: (count: number | null) => void;
  showMargin: (shows: boolean) => void;
  /** From its start. */
  playEndingAgain: (side: "same" | "other") => void;
  leaveEnding: () => void;
  /** A club's, as it is kept. */
  openEvening: () => void;
  closeEvening: () => void;
  changeEvening: (step: Step) => Taken;
  /** Takes its last step back. */
  undoEvening: () => Taken;
  redoEvening: () => Taken;
  snapshotOf: (left: LeftGame) => Promise<Snapshot>;
  openLeftGame: (left: LeftGame) => Promise<void>;
  /** That on the board first, then those of other kinds. */
  runningGames: () => LeftGame[];
  openRunningGame: (left: LeftGame) => Promise<void>;
  forgetLeftGame: (left: LeftGame) => void;
  /** The game on the board and the list, as a text. */
  writeGames: () => string;
  setAnalysis: (changes: Partial<Pick<AnalysisSlice, "on" | "lines" | "seconds">>) => void;
  /** Shows a point of the game or of a branch, whose further moves can be gone through. */
  showVariation: (line: Line, ply: number) => void;
  /** Shows the line that an analysis has found for a move. */
  showAnalysed: (square: number) => void;
  showExplorer: (open: boolean) => void;
  /** Plays for whichever side is to move. */
  explore: (square: number) => void;
  practise: (opening: Opening) => void;
  endPractice: () => void;
  /** Begins a game with these first moves. */
  startFrom: (text: string) => void;
  run: (id: ActionId) => void;
  /** As a press on its button does: some ask before they act. */
  pressButton: (id: ActionId) => void;
}

export function createActions(context: Context): Actions {
  const { store } = context;
  const own: Partial<Actions> = {
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
    openPanel(panel) {
      store.dispatch({ type: "panel", panel });
      if (panel === "games")
        store.dispatch({ type: "left-games-shown", list: context.storage.leftGames.read() });
    },
    run: (id) => {
      if (isActionWorking(store.get(), id)) ACTIONS[id].run?.(context);
    },
    pressButton: (id) => {
      const question = isActionWorking(store.get(), id) && ACTIONS[id].asks?.(store.get());
      if (question) store.dispatch(question);
      else own.run?.(id);
    },
  };
  context.house.follow((room) => Object.assign(own, room.actions?.(context)));
  const all = own as Partial<Record<PropertyKey, (...given: never[]) => unknown>>;
  const loadPart = createLoader(own as Actions);
  /** @throws {TypeError} if no room has an action of this name */
  function named(name: PropertyKey) {
    const action = all[name];
    if (action === undefined) throw new TypeError(`no room has the action ${String(name)}`);
    return action;
  }
  /** An action of a room that is still to be loaded: it waits for the room. */
  const ofLaterRoom =
    (name: PropertyKey) =>
    async (...given: never[]) => {
      const loaded = await loadPart(context.rooms);
      return loaded && named(name)(...given);
    };
  return new Proxy(own as Actions, {
    get: (_, name) => all[name] ?? (context.house.here().isWhole ? named : ofLaterRoom)(name),
  });
}

/** The press on a square, whatever it does in the mode of the board. */
function squareActions(context: Context): Partial<Actions> {
  const { store } = context;
  return {
    press: (pressed) => {
      const meaning = meaningOfPress(store.get(), pressed);
      if (meaning.kind !== "refuse") return true;
      store.dispatch({ type: "rejected", square: meaning.square });
      return false;
    },
    release: () => store.dispatch({ type: "released" }),
    choose: (chosen) => act(context, meaningOfPress(store.get(), chosen)),
    disarm: () => store.dispatch({ type: "armed", square: null }),
    hover: (square) => store.dispatch({ type: "hovered", square }),
  };
}

function act(context: Context, meaning: Meaning) {
  const { store } = context;
  if (meaning.kind === "back") return jump(context, meaning.ply, false);
  if (meaning.kind === "event") return store.dispatch(meaning.event);
  const { kind, square } = meaning;
  if (kind === "refuse") return store.dispatch({ type: "rejected", square });
  if (kind === "arm") return store.dispatch({ type: "armed", square });
  context.beforeMove(square, () => {
    if (kind === "retake") undo(context);
    play(context, square, null);
  });
}

function pointActions(context: Context): Partial<Actions> {
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

/** The settings by the visitor; a host page may lock them. */
function settingActions(context: Context): Partial<Actions> {
  const { store } = context;
  const isAnyLocked = (choices: Partial<Settings>) =>
    Object.keys(choices).some((name) => isFieldLocked(store.get().host.locks, name));
  return {
    set: (name, value) => {
      if (isFieldLocked(store.get().host.locks, name)) return;
      if (name === "game") void chooseGame(context, String(value));
      else store.dispatch({ type: "chosen", choices: { [name]: value } });
    },
    seat: (choices) => {
      if (!isAnyLocked(choices)) store.dispatch({ type: "chosen", choices });
    },
    newGame: (players) => {
      if (!isAnyLocked(players) && isActionWorking(store.get(), "new")) startGame(context, players);
    },
    reset: () => store.dispatch({ type: "reset", lang: context.lang }),
  };
}

/** The content of a text: a game, several, or what a room takes. */
function textActions(context: Context): Partial<Actions> {
  const { store } = context;
  const load: Actions["load"] = (text, record) => {
    if (!mayLoad(store.get().host.locks)) return LOCKED;
    try {
      if (context.session.holdsSeveral(text)) {
        readCollection(context, [{ name: "", bytes: new TextEncoder().encode(text) }]);
        return null;
      }
      const { first, others } = firstGameOf(text, gameOf(store.get()));
      const read = (part: string) => ofGame(context.session.read(part), store.get().game.game);
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
      for (const { takes } of isGames ? [] : context.house.here().rooms) {
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
