// The course of a review: what completes it, what comes late or fails, and where its steps lead.
import assert from "node:assert/strict";
import test from "node:test";
import { reviewedGlyphs } from "../../play/board/move-glyphs.ts";
import { createTexts } from "../../test/support/loaded-texts.js";
import { WIPEOUT, setTable } from "../../test/support/headless-page.js";
import { LINE, find, findAllOf, reviewTable, reviewed } from "../../test/support/reviews.js";
import { rules } from "../../test/support/built-rules.js";
import { squareIndex } from "../../test/support/squares.js";
import { themeOf } from "../../floor/theming/themes.ts";
import { tellingMove, rowsOf } from "./review-model.ts";
import { pointSaid, squareInQuestion } from "./review-sentences.ts";
import { reviewClosed, takeKnown } from "./reduce-review.ts";
import { lookedAt } from "./reviewed-move.ts";
import { ATTEMPT_KEY, attemptOf, canSearchAhead, judgedMove, sideSought } from "./review.ts";
import { createStudyTexts } from "../../play/ui/study-texts.ts";
import { announce, squareAttributes } from "../../test/support/shown.js";

const TEXTS = createTexts("en", themeOf("classic"));
const STUDY = createStudyTexts(TEXTS);
const FOUND = "First mistakes found: you can look at them now.";
const TWELVE_MOVES = "f5d6c3f3f4d3c4g6f6e6c5c6";

const said = (table) => announce(table.state(), TEXTS);
const lines = (table) => table.engine.running().map(({ task }) => task.transcript);
const tries = (table, number, square) => {
  table.actions.tryAgain(number);
  table.actions.choose(squareIndex(square));
};
const end = (table, key, found, done = true) =>
  table.store.dispatch({ type: "found", key, found, done });
const better = (table) =>
  squareAttributes(table.state(), TEXTS).flatMap((square, index) =>
    square["data-better"] ? [index] : [],
  );

/** An analysis of the position before a move has proven what each of its moves is worth. */
const proven = (game, played, best, loss) => ({
  nodes: 1,
  ms: 1,
  moves: game.moves.map(({ square }) => {
    const score = square === best ? 0 : square === played ? -loss : -20;
    const exact = { exact: true, at_least: score, at_most: score };
    return { square, score, depth: 30, certainty: 100, pv: [square], ...exact };
  }),
});

test("a review is complete once its last search has ended, and is said to be so once", () => {
  const table = reviewTable();
  for (const [number, square] of [
    [5, "c4"],
    [4, "d3"],
    [3, "c3"],
    [2, "d6"],
  ]) {
    find(table, number, reviewed(number, square, "a1", 4, { exact: true }));
    assert.equal(said(table), FOUND, `${number}`);
  }
  find(table, 1, reviewed(1, "f5", "f5", 0, { exact: true }));
  assert.deepEqual(table.state().notice, { kind: "reviewed", good: 1, total: 5, own: false });
  const { notice } = table.state();
  find(table, 1, reviewed(1, "f5", "a1", 5, { exact: true }));
  assert.equal(table.state().notice, notice);
});

test("a review that completes does not move a visitor who has gone elsewhere", () => {
  const table = reviewTable();
  table.actions.goTo(2);
  findAllOf(table, [5]);
  assert.deepEqual(table.state().notice, { kind: "reviewed", good: 4, total: 5, own: false });
});

test("a review that completes during a second try leaves its sentence alone", () => {
  const table = reviewTable();
  table.actions.tryAgain(4);
  findAllOf(table, [5]);
  assert.equal(said(table), "Look for a better move for White.");
  assert.notEqual(attemptOf(table.state()), null);
});

test("a sentence on a press stays while searches of a second try end", () => {
  const table = reviewTable();
  tries(table, 4, "f3");
  table.actions.choose(squareIndex("d6"));
  const refused = said(table);
  find(table, 5, reviewed(5, "c4", "c4", 0));
  assert.equal(said(table), refused);
});

/** A review whose third move has an estimate alone, at the point before that move. */
const beforeEstimate = () => {
  const table = setTable({ transcript: LINE, ply: 2, settings: { white: "human" } });
  table.actions.run("review");
  const { position } = table.state().game;
  findAllOf(table, [9, 0, 0, 0, 0]);
  find(table, 3, reviewed(3, "c3", "c5", 8, { position }));
  return table;
};

test("an analysis that proves the last estimate of a review completes it", () => {
  for (const goesElsewhere of [false, true]) {
    const table = setTable({ transcript: LINE, ply: 2, settings: { white: "human" } });
    table.actions.run("review");
    const { position } = table.state().game;
    const square = (number) => LINE.slice(2 * number - 2, 2 * number);
    for (const number of [5, 4, 2])
      find(table, number, reviewed(number, square(number), square(number), 0, { exact: true }));
    find(table, 1, reviewed(1, "f5", "a1", 9, { exact: true }));
    if (goesElsewhere) {
      table.actions.goTo(1);
      table.actions.goTo(2);
    }
    find(table, 3, reviewed(3, "c3", "c5", 8, { position }));
    assert.notEqual(table.state().notice.kind, "reviewed", "the third move is searched longer");
    table.actions.setAnalysis({ on: true, lines: 0, seconds: 10 });
    end(table, "analysis-0", proven(table.state().game, squareIndex("c3"), squareIndex("c5"), 6));
    const found = table.state().review.open.moves.get(3);
    assert.deepEqual([found.loss, found.exact], [6, true]);
    assert.deepEqual(table.state().notice, { kind: "reviewed", good: 3, total: 5, own: false });
  }
});

test("an analysis that completes a review does not interrupt a second try, which has its value", () => {
  const table = beforeEstimate();
  table.actions.setAnalysis({ on: true, lines: 0, seconds: 10 });
  const { game, analysis } = table.state();
  table.actions.tryAgain(3);
  const values = proven(game, squareIndex("c3"), squareIndex("c5"), 6);
  const knownPositions = new Map([[game.position, { moves: values.moves, nodes: 1, whole: true }]]);
  const after = takeKnown({ ...table.state(), analysis: { ...analysis, knownPositions } });
  assert.equal(announce(after, TEXTS), "Look for a better move for Black.");
  tries(table, 3, "c3");
  const judged = takeKnown({ ...table.state(), analysis: { ...analysis, knownPositions } });
  assert.equal(announce(judged, TEXTS), "c3 loses 6 discs: there is a better move.");
});

test("an analysis that changes nothing in a complete review says nothing", () => {
  const table = reviewTable();
  findAllOf(table, [5]);
  table.actions.goTo(3);
  const { notice, game } = table.state();
  table.actions.setAnalysis({ on: true, lines: 0, seconds: 10 });
  const now = table.state().notice;
  end(table, "analysis-0", proven(game, squareIndex("d3"), squareIndex("d3"), 0));
  assert.equal(table.state().notice, now);
  assert.equal(notice.kind, "jumped");
});

test("what searches report before they end is no value yet", () => {
  const table = reviewTable();
  end(table, "review-5", reviewed(5, "c4", "c4", 0), false);
  assert.equal(table.state().review.open.moves.size, 0);
  tries(table, 4, "f3");
  end(table, ATTEMPT_KEY, reviewed(4, "f3", "f4", 2), false);
  assert.equal(attemptOf(table.state()).verdict, null);
});

test("what ends late belongs to nothing any more", () => {
  const table = reviewTable();
  tries(table, 4, "f3");
  table.actions.tryAgain(4);
  end(table, ATTEMPT_KEY, reviewed(4, "f3", "f4", 2));
  assert.equal(table.state().review.open.tried.size, 0, "no answer waits");
  table.actions.goToReviewed(4);
  end(table, ATTEMPT_KEY, reviewed(4, "f3", "f4", 2));
  assert.equal(table.state().review.open.tried.size, 0, "no second try");
  table.actions.closeReview();
  const { review } = table.state();
  end(table, "review-5", reviewed(5, "c4", "c4", 0));
  end(table, ATTEMPT_KEY, reviewed(4, "f3", "f4", 2));
  for (const code of ["engine-crashed", "engine-unavailable"]) {
    const problem = { code, detail: "", message: "gone" };
    table.store.dispatch({ type: "job-failed", key: "review-5", problem });
  }
  assert.equal(table.state().review, review);
});

test("a failure of another search leaves review, second try and the end's search alone", () => {
  const problem = { code: "engine-crashed", detail: "", message: "gone" };
  const table = reviewTable();
  tries(table, 4, "f3");
  const { mode, review } = table.state();
  table.store.dispatch({ type: "job-failed", key: "hint", problem });
  assert.deepEqual([table.state().mode, table.state().review], [mode, review]);
  table.actions.goToReviewed(4);
  table.store.dispatch({ type: "job-failed", key: ATTEMPT_KEY, problem });
  assert.equal(table.state().mode.kind, "play");
  const over = atEnd();
  over.store.dispatch({ type: "job-failed", key: "hint", problem });
  assert.equal(over.state().review.ahead.failed, false);
});

test("a second try that waits for its answer searches nothing, and its line is that of the game", () => {
  const table = reviewTable({ workers: 8 });
  findAllOf(table, []);
  table.actions.tryAgain(4);
  assert.deepEqual(lines(table), []);
  table.actions.choose(squareIndex("f3"));
  assert.deepEqual(lines(table), ["f5d6c3f3"]);
  end(table, ATTEMPT_KEY, reviewed(4, "f3", "f4", 2));
  assert.deepEqual([...table.state().review.open.tried.keys()], ["f5d6c3f3"]);
});

test("a move found at the second try has its sign and a ghost with its flips, a worse one a sign", () => {
  const table = reviewTable();
  const squaresWith = (name) =>
    squareAttributes(table.state(), TEXTS).flatMap((square, index) =>
      name in square ? [[index, square[name]]] : [],
    );
  find(table, 3, reviewed(3, "c3", "c4", 4));
  tries(table, 3, "c3");
  assert.deepEqual(squaresWith("data-glyph"), [[squareIndex("c3"), "✗"]]);
  assert.deepEqual(squaresWith("data-preview"), []);
  table.actions.choose(squareIndex("c4"));
  assert.deepEqual(squaresWith("data-glyph"), [[squareIndex("c4"), "✓"]]);
  const ghost = squaresWith("data-preview").find(([, kind]) => kind === "place");
  assert.deepEqual(ghost, [squareIndex("c4"), "place"]);
  assert.ok(squaresWith("data-preview").some(([, kind]) => kind === "flip"));
});

test("a second try is said again when a longer search changes its estimate", () => {
  const table = reviewTable();
  find(table, 3, reviewed(3, "c3", "c5", 4));
  tries(table, 3, "c3");
  find(table, 3, reviewed(3, "c3", "c5", 6));
  assert.equal(said(table), "c3 loses ≈6 discs: there is a better move.");
});

test("an armed square is answered as a second try, and is armed no more", () => {
  const table = reviewTable({ settings: { white: "human", confirm: true } });
  table.actions.tryAgain(4);
  table.actions.choose(squareIndex("f3"));
  assert.deepEqual(
    [table.state().point.armed, attemptOf(table.state()).square],
    [squareIndex("f3"), null],
  );
  table.actions.choose(squareIndex("f3"));
  assert.deepEqual(
    [table.state().point.armed, attemptOf(table.state()).square],
    [null, squareIndex("f3")],
  );
});

test("moves from the tenth on have their values, too", () => {
  const table = reviewTable({ transcript: TWELVE_MOVES });
  find(table, 12, reviewed(12, "c6", "a1", 5));
  find(table, 10, reviewed(10, "e6", "e6", 0));
  assert.deepEqual([...table.state().review.open.moves.keys()], [12, 10]);
});

test("a line that shows ends with the review", () => {
  const table = reviewTable();
  find(table, 3, reviewed(3, "c3", "c5", 4));
  table.actions.showBetterLine(3);
  assert.notEqual(table.state().point.line, null);
  table.actions.closeReview();
  assert.equal(table.state().point.line, null);
});

test("without a review, or without a value, the steps of a review lead nowhere", () => {
  const table = reviewTable();
  findAllOf(table, [0, 0, 0, 5]);
  table.actions.closeReview();
  const before = table.state();
  const steps = () => {
    table.actions.goToReviewed(2);
    table.actions.goToMistake(-1);
    table.actions.showBetterLine(2);
    table.actions.tryAgain(2);
  };
  steps();
  assert.equal(table.state(), before);
  const other = reviewTable();
  const { point, game } = other.state();
  other.actions.showBetterLine(2);
  assert.deepEqual([other.state().point, other.state().game], [point, game]);
});

test("the signs of a review stay in the list of moves when it is closed, and go with the next game", () => {
  const table = reviewTable();
  findAllOf(table, [0, 12, 0, 5]);
  const signs = () => [...reviewedGlyphs(table.state())].map(([ply, { sign }]) => `${ply}${sign}`);
  const found = signs();
  assert.deepEqual(found, ["2??", "4?"]);
  table.actions.closeReview();
  assert.deepEqual(signs(), found);
  table.actions.run("new");
  assert.deepEqual(signs(), []);
});

test("a review that a reload has brought back keeps its signs, closed before the plan is loaded", () => {
  const table = reviewTable();
  findAllOf(table, [0, 12, 0, 5]);
  const state = table.state();
  const signs = (shownState) =>
    [...reviewedGlyphs(shownState)].map(([ply, { sign }]) => `${ply}${sign}`);
  const closed = reviewClosed({ ...state, review: { ...state.review, plan: null } });
  assert.equal(closed.review.open, null);
  assert.deepEqual(signs(closed), ["2??", "4?"]);
});

test("a whole review that is closed is there again at once, and one that is not starts again", () => {
  const table = reviewTable();
  const again = () => {
    table.actions.closeReview();
    table.actions.run("review");
    return table.state().review.open;
  };
  end(table, "review-5", reviewed(5, "c4", "c4", 0));
  assert.equal(again().moves.size, 0);
  findAllOf(table, [0, 0, 0, 5]);
  const { moves } = table.state().review.open;
  assert.equal(again().moves, moves);
  assert.equal(table.state().notice.kind, "reviewed");
});

test("there is no way to a mistake after the last one, and the board stays as it is", () => {
  const table = reviewTable();
  findAllOf(table, [0, 0, 0, 5]);
  table.actions.goToReviewed(4);
  const before = table.state();
  table.actions.goToMistake(1);
  assert.equal(table.state(), before);
});

test("a review that completes leaves the board where it is, also at the end of a game", () => {
  const table = reviewTable({ settings: { white: "computer" } });
  findAllOf(table, [0, 0, 6]);
  assert.equal(table.state().notice.kind, "reviewed");
  assert.equal(table.state().game.ply, 5);
});

test("the reviewed game comes back with its comments in place of another game", () => {
  const table = reviewTable();
  table.actions.comment("at the end");
  table.play("b3");
  table.actions.comment("after it");
  table.actions.goToReviewed(2);
  table.actions.goTo(5);
  assert.deepEqual(
    table.state().comments.list.map(({ text }) => text),
    ["at the end"],
  );
});

test("the ways lead to all mistakes as soon as a visitor asks for them", () => {
  const table = reviewTable({ settings: { white: "computer" }, kept: { counted: false } });
  findAllOf(table, [0, 0, 0, 5]);
  assert.equal(sideSought(table.state()), "black");
  table.actions.goToReviewed(0);
  table.actions.goToMistake(1);
  assert.equal(table.state().game.ply, 0);
  table.actions.chooseMistakes(true);
  table.actions.goToMistake(1);
  assert.equal(table.state().game.ply, 4);
  table.actions.chooseMistakes(false);
  assert.equal(sideSought(table.state()), "black");
});

test("the board names no better move for a slight loss, beside a line, or in another game", () => {
  const table = reviewTable();
  find(table, 2, reviewed(2, "d6", "f4", 1.5));
  find(table, 3, reviewed(3, "c3", "c5", 4));
  find(table, 4, reviewed(4, "d3", "f4", 5));
  table.actions.goTo(3);
  assert.deepEqual(better(table), [squareIndex("c5")]);
  table.actions.goTo(2);
  assert.deepEqual(better(table), []);
  table.actions.showBetterLine(4);
  assert.deepEqual(better(table), []);
  assert.equal(lookedAt(table.state()).ply, 4);
  table.actions.goTo(3);
  assert.equal(lookedAt(table.state()), null, "no line shows");
  table.actions.goTo(5);
  table.play("b3");
  table.actions.goTo(3);
  assert.deepEqual(better(table), [], "the game has gone on since");
  assert.equal(judgedMove(table.state(), table.state().review.open), null);
});

test("a line without a review is no move of one", () => {
  const table = setTable({ transcript: LINE });
  const line = [{ square: squareIndex("b3"), side: "white", after: null }];
  assert.equal(lookedAt({ ...table.state(), point: { ...table.state().point, line } }), null);
});

test("readers get as many moves of a line as the board numbers", () => {
  const table = reviewTable();
  const longer = rules.new_game({ transcript: "f5d6" });
  for (let move = 0; move < 7; move += 1) longer.play(longer.snapshot().moves[0].square);
  const best_line = longer.snapshot().line.slice(2).map(squareIndex);
  find(table, 3, reviewed(3, "c3", longer.snapshot().line[2], 4, { best_line }));
  table.actions.showBetterLine(3);
  const numbered = squareAttributes(table.state(), TEXTS).filter((one) => one["data-step"]);
  const text = pointSaid(table.state(), table.state().review.open, STUDY);
  assert.equal(text.split(" ").length - "The line:".split(" ").length, numbered.length);
  assert.ok(numbered.length > 1 && numbered.length < best_line.length);
});

test("a move without a value has an empty row, and a try at it gives nothing away", () => {
  const table = reviewTable();
  find(table, 3, reviewed(3, "c3", "c5", 4));
  const rows = rowsOf(table.state().review.open, STUDY);
  const [first] = rows;
  assert.deepEqual([first.loss, first.best, first.lead], ["", "", ""]);
  assert.deepEqual([rows[2].best, rows[2].square], ["c5", "c3"]);
  table.actions.tryAgain(2);
  assert.equal(squareInQuestion(table.state()), null);
});

/** The end of a game that a computer has lost here, whose moves are searched. */
function atEnd(options = {}) {
  const table = setTable({
    transcript: WIPEOUT,
    settings: { white: "computer" },
    kept: { counted: false },
    workers: 2,
    ...options,
  });
  table.actions.chooseMistakes(false);
  return table;
}

test("a review takes the place of the card at the end", () => {
  const table = atEnd();
  assert.equal(table.state().point.endClosed, false);
  table.actions.run("review");
  assert.equal(table.state().point.endClosed, true);
});

test("an embedded board that names its controls searches nothing at the end", () => {
  const state = atEnd().state();
  assert.equal(canSearchAhead(state), true);
  assert.equal(canSearchAhead({ ...state, host: { ...state.host, controls: ["undo"] } }), false);
});

test("at the end each move is searched once, also where a review would search on", () => {
  const table = atEnd();
  const losses = [9, 0, 8, 0, 7, 0, 0, 0, 0];
  losses.forEach((loss, at) => {
    const square = WIPEOUT.slice(2 * at, 2 * at + 2);
    find(table, at + 1, reviewed(at + 1, square, loss > 0 ? "a1" : square, loss));
  });
  assert.deepEqual(lines(table), []);
  table.actions.run("review");
  assert.equal(lines(table).length, 2, "the costliest moves are searched longer");
});

test("what an analysis has proven counts at the end of a game, too", () => {
  const table = atEnd();
  find(table, 9, reviewed(9, "c5", "a1", 3, { position: "before the last move" }));
  const values = [
    [squareIndex("c5"), -1],
    [squareIndex("a1"), 0],
  ].map(([square, score]) => {
    const exact = { exact: true, at_least: score, at_most: score };
    return { square, score, depth: 30, certainty: 100, pv: [square], ...exact };
  });
  const knownPositions = new Map([
    ["before the last move", { moves: values, nodes: 1, whole: true }],
  ]);
  const after = takeKnown({
    ...table.state(),
    analysis: { ...table.state().analysis, knownPositions },
  });
  assert.equal(after.review.ahead.moves.get(9).loss, 1);
  assert.equal(after.notice, table.state().notice);
  assert.equal(after.review.open, null);
});

test("what was searched at the end of a game is not that of the next one", () => {
  const table = atEnd();
  find(table, 9, reviewed(9, "c5", "c5", 0));
  table.actions.run("new");
  table.play("d3");
  assert.equal(table.state().review.ahead, null);
});

test("a finished game has a telling move also where the board shows an earlier point", () => {
  const table = atEnd();
  table.actions.run("review");
  findAllOf(table, [6]);
  table.actions.goToReviewed(4);
  const { open: review } = table.state().review;
  assert.equal(tellingMove(table.state(), review, { turning_point: null }), 1);
  const faultless = { ...review, moves: new Map() };
  assert.equal(tellingMove(table.state(), faultless, { turning_point: null }), null);
});
