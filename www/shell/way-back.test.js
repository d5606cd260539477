// Every press that takes something away is in docs/way-back.md, with its way back.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import test from "node:test";
import { HOUSE, setTable } from "../test/support/headless-page.js";
import { ACTION_IDS } from "./action-table.ts";

/** The losses by each action that *Bring back* puts back, by its name. */
const TAKES = {
  clearBook: "book",
  clearDatabase: "database",
  clearExercises: "progress",
  clearRecord: "record",
  closeFriendSheet: "link",
  closeReview: "review",
  dropBranches: "branch",
  eraseMarks: "marks",
  eraseMistakes: "mistakes",
  forgetCollection: "collection",
  forgetLeftGame: "left-game",
  giveExercises: "own-exercises",
  removeFromBook: "book",
  reset: "settings",
  seat: "table",
};

/** The parts with their own way back: *Undo*, *Previous game*, *Games*, *Imported earlier*. */
const UNDONE = `
  changeEvening choose collect edit explore findGame load loadAs openCollection openExercise
  correctEdited openLeftGame openRunningGame paint play playEdited playOn playOut practise practiseBook
  practiseMistakes press receive set showCollected startExercise startFrom startRace take takeBranch takePicture undoEvening
  redoEvening beginTable newGame showOpening tryAgain tryExerciseAgain playEndingAgain review
  new former undo redo best random swap restore resign practise-again take-back play-on
`;

/** Actions that only show something, add something or leave a mode of the board. */
const KEEPS = `
  addLineToBook addMoveToBook addSampleGames addToDatabase addValuesToBook advanceGuide bookText checkExercise
  chooseMistakes closeEditor closeEnd closeEvening closeGuide closeNearby
  collectMistakes comment countEnding databaseFile disarm draw drawEnding endOf endPractice endTyping
  addressOf goTo goToMistake goToReviewed growBook hasDamaged hasLastGame hover isWorking keepFollowing leaveDrawing leaveEnding
  leaveExercise listCollected listGamesHere loadExercises markInBook mistakesText openEvening
  openNearby openPanel pickPlayers pressButton practiseSide readBook readMistakes release report reviewGamesOf reviewLastGame reviewOwnMoves
  restoreBook restoreDatabase restoreMistakes run runOrStopClocks runningGames setAnalysis setDrawing setGlyph showAnalysed showBetterLine
  save-damaged showBook showCollection showComments showContinuation showEditedValues showEndings
  searchLibrary showExplorer showLibrary showMargin showMistakes showSolution showTable showTurningPoint showVariation
  startGuide takeCollection tournamentRows
  readLesson chooseDifficulty saveBookAs saveDamaged today wantEndings withdraw writeExercises writeGames
  first back next last hint game-before game-list game-after live pass stop leave send nearby
  text clubs audience evening embed-code selftest help home close
`;

const words = (text) => text.trim().split(/\s+/);

test("every action takes nothing away, or has a way back", () => {
  const known = [...Object.keys(TAKES), ...words(UNDONE), ...words(KEEPS)];
  const actions = new Set([...Object.keys(setTable().actions), ...ACTION_IDS]);
  assert.deepEqual(
    [...actions].filter((name) => !known.includes(name)),
    [],
    "has no place here",
  );
  assert.deepEqual(
    known.filter((name) => !actions.has(name)),
    [],
    "is no action",
  );
});

test("the list of the ways back has what presses take away, and nothing else", async () => {
  const names = Object.keys(HOUSE.here().waysBack).sort();
  const list = await readFile(new URL("../../docs/way-back.md", import.meta.url), "utf8");
  const inList = [...list.matchAll(/\*Bring back\* \(`([a-z-]+)`\)/g)].map(([, name]) => name);
  assert.deepEqual(inList.sort(), names);
  assert.deepEqual([...new Set(Object.values(TAKES))].sort(), names);
});
