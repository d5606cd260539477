// Endings: perfect replies, what moves cost, counting, and the visitor's own game, which waits.
import assert from "node:assert/strict";
import test from "node:test";
import { isActionWorking } from "../../shell/action-state.ts";
import { createStorage } from "../../shell/storage.ts";
import { resumeUnfinished } from "../../shell/unfinished-steps.ts";
import { noStorage } from "../../floor/kept/browser.ts";
import { playerOf } from "../../play/board/seats.ts";
import { isSameJob } from "../../play/engine/jobs.ts";
import { checkInvariants } from "../../test/support/invariants.js";
import { createTexts } from "../../test/support/loaded-texts.js";
import { HOUSE, setTable } from "../../test/support/headless-page.js";
import { memory } from "../../test/support/memory-storage.js";
import { rules } from "../../test/support/built-rules.js";
import { themeOf } from "../../floor/theming/themes.ts";
import { createStudyTexts } from "../../play/ui/study-texts.ts";
import { squareName } from "../../play/games/squares.ts";
import { SOLVE_KEY, endingJobs } from "./ending-jobs.ts";
import {
  costsOfMoves,
  emptiesOf,
  endingAt,
  endingOf,
  solutionAt,
  worthAt,
} from "./ending-values.ts";
import { storedEnding } from "./stored-ending.ts";
import { costText, endText } from "./ending-model.ts";
import { announce } from "../../test/support/shown.js";

const TEXTS = createTexts("en", themeOf("classic"));
const STUDY = createStudyTexts(TEXTS);
/** Black to move with eight empties. */
const POSITION = "-OXXXXX-OOOOOX--OXOOXOOOXXXXOOOO-XXOXOO-XXXXOOOO--XXXXOXOOOOOOOX X";
/** Black to move with 20 empties: d2 costs 16 discs. */
const HURRIED = "------------OOX-XOOOOOOOXOOOXO-XXOOOOOXOX-XXOXOOX-XXXO---OOOOOO- X";

/** The solution of a point of the line, that on the board if none is given, by the engine. */
function solution({ state }, ply = state().game.ply) {
  const { setup, line } = state().game;
  const game = rules.new_game({ ...setup, transcript: line.slice(0, ply).join("") });
  try {
    return game.ai_move({ exact: true });
  } finally {
    game.free();
  }
}

/** The key of the search for the worth of the point on the board. */
const keyHere = ({ line, ply }) => SOLVE_KEY + line.slice(0, ply).join("");

/** Answers the request for the worth of the point on the board. */
function solve(table) {
  const found = solution(table);
  table.store.dispatch({ type: "found", key: keyHere(table.state().game), found, done: true });
  checkInvariants(table.state(), table.state(), table.engine);
  return found;
}

const said = (table) => announce(table.state(), TEXTS);

/** A table with an ending on its board, after its first solution. */
function setEnding(counts = false) {
  const table = setTable({ setup: { position: POSITION } });
  table.actions.playOut(counts);
  return { table, first: solve(table) };
}

test("an ending is solved, answered perfectly, and what a move costs is said", () => {
  const { table, first } = setEnding();
  assert.equal(said(table), "Play the ending out: you play Black.");
  assert.equal(worthAt(table.state()).lead, first.score);
  const { moves } = table.state().game;
  const game = rules.new_game({ position: POSITION });
  const { moves: values } = game.analyse({});
  game.free();
  const worst = values.reduce((one, other) => (other.score < one.score ? other : one));
  assert.ok(moves.length > 1 && worst.score < first.score, "the position has a mistake to make");
  table.play(squareName(table.state().game, worst.square));
  const reply = solve(table);
  assert.equal(worthAt(table.state()).lead, worst.score);
  assert.deepEqual(
    costsOfMoves(table.state()).map(({ number, cost }) => [number, cost]),
    [[1, first.score - worst.score]],
  );
  assert.match(costText(table.state(), STUDY), /^Moves that cost discs: 1\. /);
  table.clock.pass(1000);
  assert.equal(table.state().game.last, reply.square);
  assert.equal(worthAt(table.state()).lead, worst.score, "a perfect reply changes nothing");
});

test("the cost of a move that is made before its position is solved is found later", () => {
  const table = setTable({ setup: { position: HURRIED } });
  const { state } = table;
  const wantedKeys = () => endingJobs(state()).map(({ key }) => key);
  table.actions.playOut(false);
  const first = solution(table);
  table.play("d2");
  assert.deepEqual(wantedKeys(), [`${SOLVE_KEY}d2`], "the computer's move comes first");
  assert.equal(costText(state(), STUDY), "Solving …", "no move is called free of cost meanwhile");
  const reply = solve(table);
  assert.deepEqual(wantedKeys(), ["reply", SOLVE_KEY]);
  const [, job] = endingJobs(state());
  table.clock.pass(1000);
  assert.equal(state().game.last, reply.square);
  assert.ok(isSameJob(endingJobs(state())[0], job), "the reply does not end the search");
  table.store.dispatch({ type: "found", key: SOLVE_KEY, found: first, done: true });
  checkInvariants(state(), state(), table.engine);
  assert.equal(first.score + reply.score, 16);
  assert.equal(costText(state(), STUDY), "Moves that cost discs: 1. d2 (−16)");
  assert.deepEqual(wantedKeys(), []);
});

test("a move that is made before the last one is solved is judged at the end, too", () => {
  const { table } = setEnding();
  const { state } = table;
  while (state().game.outcome === null) {
    if (playerOf(state(), state().game.turn) === "human")
      table.play(squareName(state().game, state().game.moves.at(-1).square));
    else {
      if (endingJobs(state()).some(({ key }) => key === keyHere(state().game))) solve(table);
      table.clock.pass(1000);
    }
  }
  for (let jobs = endingJobs(state()); jobs.length > 0; jobs = endingJobs(state())) {
    const [{ key, task }] = jobs;
    const found = solution(table, task.transcript.length / 2);
    table.store.dispatch({ type: "found", key, found, done: true });
  }
  const { black, white } = state().game.outcome;
  const costs = costsOfMoves(state()).map(({ cost }) => cost);
  const lost = worthAt(state(), 0).lead - (black - white);
  assert.ok(lost > 0 && costs.every((cost) => cost >= 0));
  assert.equal(
    costs.reduce((sum, cost) => sum + cost, 0),
    lost,
    "the costs add up",
  );
});

test("with best moves the ending ends as it was worth, and the own game comes back", () => {
  const { table, first } = setEnding();
  const own = endingOf(table.state()).keptGame.game;
  for (let moves = 0; table.state().game.outcome === null; moves += 1) {
    assert.ok(moves < 30);
    const { state } = table;
    if (playerOf(state(), state().game.turn) === "human") {
      table.play(squareName(state().game, solution(table).square));
      if (state().game.turn !== null && worthAt(state()) === null) solve(table);
    } else {
      if (worthAt(state()) === null) solve(table);
      table.clock.pass(1000);
    }
  }
  const { black, white } = table.state().game.outcome;
  assert.equal(black - white, first.score);
  assert.ok(costsOfMoves(table.state()).every(({ cost }) => cost === 0));
  assert.equal(costText(table.state(), STUDY), "None of your moves has cost a disc.");
  assert.match(endText(table.state(), STUDY), /^Your result at the end: /);
  assert.deepEqual(table.state().record.results, {}, "an ending counts for no record");
  table.actions.leaveEnding();
  assert.equal(table.state().game, own);
  assert.equal(table.state().mode.kind, "play");
});

test("the computer moves on after a pass of the visitor", () => {
  const { table } = setEnding();
  const { state } = table;
  for (const square of ["a1", "h5", "h2"]) {
    table.play(square);
    if (worthAt(state()) === null) solve(table);
    table.clock.pass(1000);
  }
  assert.deepEqual(state().game.line, ["a1", "g2", "h5", "a7", "h2", "b7"]);
  assert.equal(playerOf(state(), state().game.turn), "computer", "Black has no move");
  assert.deepEqual(
    endingJobs(state()).map(({ key }) => key),
    [keyHere(state().game)],
  );
  const { square } = solve(table);
  table.clock.pass(1000);
  assert.equal(state().game.last, square);
});

test("a count is compared with the solution, and the board waits for it", () => {
  const { table, first } = setEnding(true);
  const winner = first.score > 0 ? "Black" : "White";
  assert.match(said(table), /^Who wins this ending with best play/);
  assert.ok(!isActionWorking(table.state(), "hint"), "nothing is given away");
  assert.equal(table.actions.press(table.state().game.moves[0].square), false);
  table.actions.countEnding(first.score + 2);
  assert.deepEqual(table.state().endings.tally, { counted: 1, winners: 1, exact: 0 });
  assert.equal(
    said(table),
    `The winner is right; the margin is off by 2. With best play ${winner} wins by ${Math.abs(first.score)}.`,
  );
  table.play(squareName(table.state().game, solution(table).square));
  const moved = said(table);
  assert.match(moved, /^Black plays /, "it can be played out");
  solve(table);
  assert.equal(said(table), moved, "the verdict is said once");
});

test("who skips the question is given the solution once it is there", () => {
  const table = setTable({ setup: { position: POSITION } });
  table.actions.playOut(true);
  table.actions.countEnding(null);
  assert.equal(said(table), "Solving …");
  solve(table);
  assert.match(said(table), /^With best play (Black|White) wins by [0-9]+\.$/);
  assert.equal(table.state().endings.tally.counted, 0);
});

test("a count that comes before the solution is compared once that is there", () => {
  const table = setTable({ setup: { position: POSITION } });
  table.actions.playOut(true);
  table.actions.countEnding(solution(table).score);
  assert.equal(said(table), "Solving …");
  solve(table);
  assert.deepEqual(table.state().endings.tally, { counted: 1, winners: 1, exact: 1 });
  table.actions.playEndingAgain("other");
  assert.equal(playerOf(table.state(), "white"), "human");
  const { score } = solve(table);
  assert.equal(worthAt(table.state()).lead, -score);
  table.clock.pass(1000);
  assert.equal(table.state().game.line.length, 1, "the computer begins");
});

test("looking back has nothing played", () => {
  const { table } = setEnding();
  table.play(squareName(table.state().game, solution(table).square));
  solve(table);
  table.clock.pass(1000);
  const { line } = table.state().game;
  table.actions.goTo(1);
  table.clock.pass(5000);
  assert.deepEqual([table.state().game.ply, table.state().game.line], [1, line]);
});

test("with many empties the margin is an estimate, and the computer takes a few seconds", () => {
  const table = setTable();
  table.actions.playOut(false);
  const [request] = table.engine.running();
  assert.deepEqual(request.task.options, { ms: 3000 });
  const found = { square: 19, score: 0.4, exact: false };
  table.store.dispatch({ type: "found", key: SOLVE_KEY, found, done: true });
  const { state } = table;
  assert.equal(STUDY.solution(solutionAt(state())), "Estimated: the game is even.");
  assert.equal(emptiesOf(state().game), 60);
  table.play("d3");
  const answer = { square: 18, score: 0, exact: false };
  table.store.dispatch({ type: "found", key: keyHere(state().game), found: answer, done: true });
  table.clock.pass(1000);
  assert.equal(state().game.line.length, 2);
  assert.equal(worthAt(state()), null, "a reply keeps no estimate");
  assert.equal(
    costText(state(), STUDY),
    "",
    "what no value is proven of is not called free of cost",
  );
});

test("endings that are drawn follow each other through those with few empties", () => {
  const list = ["--X", "-XX", "-OO", "---"].map((position) => ({ position }));
  const drawn = [0, 1, 2].map((place) => endingAt(list, 2, place).position);
  assert.equal(new Set(drawn).size, 3);
  assert.ok(!drawn.includes("---"));
  assert.equal(endingAt(list, 0, 0), null);
});

test("an ending that is drawn is counted by the side to move", async () => {
  const contents = [{ position: POSITION }];
  const library = { load: async () => "", read: async () => contents };
  const table = setTable({ library });
  assert.equal(await table.actions.drawEnding(), null);
  assert.ok(endingOf(table.state()).counts);
  assert.equal(endingOf(table.state()).side, "black");
  assert.equal(table.state().endings.place, 1);
});

test("an ending goes on after a reload, with its values, and the own game is kept", () => {
  const tab = memory();
  const storage = createStorage(HOUSE, noStorage, () => tab);
  const own = { transcript: "f5d6" };
  const before = setTable(own);
  before.store.subscribe((state, was) => storage.save(state, was));
  before.actions.playOut(true);
  before.actions.countEnding(4);
  before.store.dispatch({ type: "ending-shows", shows: false });
  before.play("c3");
  const found = { square: 0, score: 2, exact: true };
  before.store.dispatch({ type: "found", key: keyHere(before.state().game), found, done: true });

  const after = setTable(own);
  resumeUnfinished(after.context, storage.readUnfinished());
  checkInvariants(after.state(), after.state(), after.engine);
  const { keptGame, ...ending } = endingOf(after.state());
  const { keptGame: keptBefore, ...endingBefore } = endingOf(before.state());
  assert.deepEqual(ending, endingBefore);
  const { line, ply, position } = before.state().game;
  const { game } = after.state();
  assert.deepEqual([game.line, game.ply, game.position], [line, ply, position]);
  assert.equal(ending.start.ply, 0);
  after.actions.leaveEnding();
  assert.deepEqual(after.state().game.line, ["f5", "d6"]);
  assert.deepEqual(keptGame.game, keptBefore.game);
});

test("what is damaged of a stored ending is left out", () => {
  const { check } = storedEnding;
  const sound = {
    position: POSITION,
    transcript: "",
    ply: 0,
    side: "black",
    counts: false,
    count: null,
    shows: true,
    worths: [["", { lead: 2, exact: true, best: 0 }]],
  };
  assert.equal(check({ ending: sound }).ending.worths.get("").lead, 2);
  const damages = [
    null,
    { ...sound, position: "X" },
    { ...sound, transcript: "z9" },
    { ...sound, ply: "0" },
    { ...sound, side: "red" },
    { ...sound, count: 65 },
    { ...sound, worths: null },
  ];
  for (const ending of damages) assert.equal(check({ ending }).ending, null);
  const worths = [["", { lead: 99, exact: true, best: 0 }], null];
  assert.equal(check({ ending: { ...sound, worths } }).ending.worths.size, 0);
});

test("an ending that the rules refuse is reported", () => {
  const table = setTable();
  const ending = {
    position: POSITION,
    transcript: "a1a1",
    ply: 2,
    side: "black",
    worths: new Map(),
  };
  assert.equal(storedEnding.resume(table.context, { ending }), false);
  assert.equal(endingOf(table.state()), null);
});
