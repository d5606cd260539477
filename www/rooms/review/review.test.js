// Reviews: which jobs value the moves, what the board shows of them, second tries.
import assert from "node:assert/strict";
import test from "node:test";
import { toolPanel } from "../../play/ui/panels.ts";
import { createStudyTexts } from "../../play/ui/study-texts.ts";
import { glyphsOf } from "../../play/game/comment-lists.ts";
import { ATTEMPT_KEY, attemptOf, judgedMove, ownSide, sideSought } from "./review.ts";
import { accuracyOf, mistakeFrom, movesSought } from "./review-findings.ts";
import { lookedAt } from "./reviewed-move.ts";
import { nextCostly, tellingMove } from "./review-model.ts";
import { pointSaid, squareInQuestion } from "./review-sentences.ts";
import { offersToContinue, canContinue, computerToMove } from "../../play/board/turn.ts";
import { isActionWorking } from "../../shell/action-state.ts";
import { graphValues } from "./graph-model.ts";
import { themeOf } from "../../floor/theming/themes.ts";
import { createTexts } from "../../test/support/loaded-texts.js";
import { signs } from "../../test/support/signs.js";
import { squareIndex, squareName } from "../../test/support/squares.js";
import { WIPEOUT, setTable } from "../../test/support/headless-page.js";
import { LINE, find, reviewTable, reviewed } from "../../test/support/reviews.js";
import { announce, overlays, squareAttributes } from "../../test/support/shown.js";

const TEXTS = createTexts("en", themeOf("classic"));

const lines = (table) => table.engine.running().map(({ task }) => task.transcript);

const attributesAt = (table, square) => squareAttributes(table.state(), TEXTS)[squareIndex(square)];

test("a review values the moves from the last to the first, as many at once as it has workers", () => {
  const table = reviewTable({ workers: 2 });
  assert.deepEqual(lines(table), ["f5d6c3d3c4", "f5d6c3d3"]);
  assert.equal(table.engine.running()[0].task.ply, 5);
  find(table, 5, reviewed(5, "c4", "c4", 0));
  assert.deepEqual(lines(table), ["f5d6c3d3", "f5d6c3"]);
  assert.deepEqual([...table.state().review.open.moves.keys()], [5]);
});

test("a review and its second tries limit their searches by positions", () => {
  const table = reviewTable({ workers: 2 });
  const limits = () => table.engine.running().map(({ task }) => task.options);
  assert.deepEqual(limits(), [{ nodes: 3.2e6 }, { nodes: 3.2e6 }]);
  table.actions.tryAgain(4);
  table.actions.choose(squareIndex("f3"));
  assert.ok(limits().some(({ nodes }) => nodes === 8e6));
});

test("the review and its graph have the deeper values of an analysis, before and after", async () => {
  const table = reviewTable({ workers: 1, settings: { black: "human", white: "human" } });
  const { actions, store, state } = table;
  actions.goTo(0);
  const { position, moves } = state().game;
  const first = () => state().review.open.moves.get(1);
  find(table, 1, reviewed(1, "f5", "d3", 4, { position }));
  actions.setAnalysis({ on: true, lines: 0, seconds: 10 });
  const value = (square, score) => ({ square, score, exact: false, depth: 20, pv: [square] });
  const values = moves.map(({ square }) => value(square, square === squareIndex("f5") ? 6 : 5));
  const end = (key, found) => store.dispatch({ type: "found", key, found, done: true });
  end("analysis-0", { moves: values, nodes: 1, ms: 1 });
  assert.deepEqual([first().best_score, first().loss, first().depth], [6, 0, 20]);
  assert.deepEqual(
    graphValues(state().review.open).map(({ ply, value }) => [ply, value]),
    [[0, 6]],
  );
  actions.setAnalysis({ on: false });
  find(table, 1, reviewed(1, "f5", "d3", 4, { position, depth: 14 }));
  assert.equal(first().loss, 0, "a longer search of the review looks less far ahead");
  find(table, 1, reviewed(1, "f5", "d3", 4, { position, depth: 24 }));
  assert.equal(first().loss, 4);
});

test("a second try whose search fails waits for another answer", () => {
  const table = reviewTable();
  table.actions.tryAgain(4);
  const waiting = attemptOf(table.state());
  table.actions.choose(squareIndex("f3"));
  const problem = { code: "engine-crashed", detail: "", message: "gone" };
  table.store.dispatch({ type: "job-failed", key: ATTEMPT_KEY, problem });
  assert.notEqual(table.state().review.open, null);
  assert.deepEqual([attemptOf(table.state()), waiting.square], [waiting, null]);
});

test("an empty game has no review", () => {
  const table = reviewTable({ transcript: "" });
  assert.equal(table.state().review.open, null);
});

test("a host page that withholds hints withholds the review", () => {
  assert.equal(reviewTable({ locks: ["hint"] }).state().review.open, null);
});

test("a closed review leads back to the panel from which it was started, also after it came back", () => {
  const table = setTable({ transcript: LINE, settings: { white: "human" } });
  const { panels } = table.state();
  for (const from of ["learn", null]) {
    table.actions.openPanel(from);
    table.actions.run("review");
    assert.deepEqual([table.state().panels.open, toolPanel(table.state())], [null, "learn"]);
    table.actions.closeReview();
    assert.equal(table.state().panels.open, from);
  }
  table.actions.run("review");
  table.actions.openPanel("settings");
  table.actions.closeReview();
  assert.equal(table.state().panels.open, "settings", "the visitor has gone on to another one");
  assert.equal(panels.reviewedFrom, null);
});

test("cancelling a review stops its jobs", () => {
  const table = reviewTable();
  table.actions.closeReview();
  assert.equal(table.state().review.open, null);
  assert.deepEqual(lines(table), []);
});

test("a review goes on while the board shows another point, and ends with its game", () => {
  const table = reviewTable();
  table.actions.goTo(1);
  assert.deepEqual(lines(table), [LINE]);
  table.actions.run("new");
  assert.equal(table.state().review.open, null);
});

test("a failed review ends with one sentence", () => {
  const table = reviewTable();
  const problem = { code: "engine-crashed", detail: "", message: "gone" };
  table.store.dispatch({ type: "job-failed", key: "review-5", problem });
  assert.equal(table.state().review.open, null);
  assert.match(announce(table.state(), TEXTS), /crashed/);
});

test("a review whose worker cannot be loaded keeps its values, and goes on when one has loaded", () => {
  for (const again of [
    (table) => table.store.dispatch({ type: "network-back" }),
    (table) => table.store.dispatch({ type: "found", key: "hint", found: null, done: false }),
    (table) => table.actions.run("review"),
  ]) {
    const table = reviewTable();
    find(table, 5, reviewed(5, "c4", "c4", 0));
    const due = lines(table);
    const problem = { code: "engine-unavailable", detail: "", message: "404" };
    const { panels } = table.state();
    table.store.dispatch({ type: "job-failed", key: "review-4", problem });
    assert.equal(table.state().review.open?.moves.size, 1);
    assert.deepEqual([table.state().panels, lines(table)], [panels, []]);
    assert.match(announce(table.state(), TEXTS), /could not be loaded/);
    again(table);
    assert.deepEqual(lines(table), due);
  }
});

test("the better line shows its moves in order, each for its side, the move played and the reason", () => {
  const table = reviewTable();
  const best_line = ["c5", "b4"].map(squareIndex);
  const reason = { kind: "corner", squares: [squareIndex("a1")] };
  find(table, 3, reviewed(3, "c3", "c5", 4, { best_line, reason }));
  table.actions.showBetterLine(3);
  assert.equal(table.state().game.ply, 2);
  assert.equal(lookedAt(table.state()).ply, 3);
  assert.deepEqual(
    ["data-step", "data-step-side"].map((name) => attributesAt(table, "c5")[name]),
    ["1", "black"],
  );
  assert.equal(attributesAt(table, "b4")["data-step-side"], "white");
  assert.equal(attributesAt(table, "c3")["data-played"], "");
  assert.equal(attributesAt(table, "a1")["aria-label"], "a1, empty, shows why c3 loses discs");
  table.actions.goToReviewed(3);
  assert.equal(lookedAt(table.state()), null);
  assert.equal(attributesAt(table, "c5")["data-step"], undefined);
});

test("a second try is judged and leaves the game as it is, also for a computer's side", async () => {
  const table = reviewTable({ settings: { white: "computer" } });
  for (const { ended, answer } of table.engine.requests) if (!ended) await answer("c4");
  table.actions.tryAgain(4);
  assert.equal(announce(table.state(), TEXTS), "Look for a better move for White.");
  assert.equal(attributesAt(table, "f3")["data-legal"], "");
  table.actions.choose(squareIndex("f3"));
  const attempt = table.engine.running().find(({ task }) => task.transcript === "f5d6c3f3");
  assert.equal(attempt.task.ply, 4);
  const found = reviewed(4, "f3", "f4", 2.4);
  table.store.dispatch({ type: "found", key: "review-attempt", found, done: true });
  assert.equal(announce(table.state(), TEXTS), "f3 loses ≈2 discs: there is a better move.");
  assert.deepEqual(table.state().game.line.join(""), LINE);
  table.actions.goToReviewed(4);
  assert.equal(table.state().mode.kind, "play");
});

test("a second try has the value that the list has, and follows it when a longer search ends", () => {
  const table = reviewTable({ workers: 4 });
  const tryMove = (square) => {
    table.actions.tryAgain(3);
    table.actions.choose(squareIndex(square));
    return announce(table.state(), TEXTS);
  };
  const judging = () => table.engine.running().some(({ task }) => task.transcript === "f5d6c5");
  find(table, 3, reviewed(3, "c3", "c5", 4));
  assert.equal(tryMove("c3"), "c3 loses ≈4 discs: there is a better move.");
  assert.deepEqual(signs(table), ["wrong c3"]);
  assert.equal(tryMove("c5"), "The computer sees no move that is clearly better than c5.");
  assert.deepEqual(signs(table), ["right c5"]);
  assert.equal(judging(), false);
  tryMove("c3");
  find(table, 3, reviewed(3, "c3", "c5", 6, { exact: true, best_exact: true }));
  assert.equal(announce(table.state(), TEXTS), "c3 loses 6 discs: there is a better move.");
  const { notice } = table.state();
  find(table, 4, reviewed(4, "d3", "d3", 0));
  assert.equal(table.state().notice, notice, "a verdict is said once");
  assert.equal(tryMove("c5"), "c5 is the best move.");
});

test("the panel of a review and of its second try stays in sight, and the next costly move follows", () => {
  const table = reviewTable();
  assert.equal(toolPanel(setTable().state()), null);
  assert.equal(toolPanel(table.state()), "learn");
  for (const [number, loss] of [
    [1, 2],
    [3, 4],
    [5, 3],
  ])
    find(table, number, reviewed(number, LINE.slice(2 * number - 2, 2 * number), "a1", loss));
  table.actions.tryAgain(3);
  assert.equal(toolPanel(table.state()), "learn");
  const { open: review } = table.state().review;
  const summary = { costliest: { black: [3, 5, 1], white: [] } };
  const next = (number) => nextCostly(review, summary, number)?.ply ?? null;
  assert.deepEqual([3, 5, 1, 2].map(next), [5, 1, null, null]);
});

test("the squares of a reason are marked after the move that it explains", () => {
  const table = reviewTable();
  const squares = ["a1", "a2"].map(squareIndex);
  find(table, 3, reviewed(3, "c3", "c5", 4, { reason: { kind: "stability", squares } }));
  const marked = () =>
    overlays(table.state()).flatMap(({ kind, square }) => (kind === "reason" ? [square] : []));
  table.actions.goTo(2);
  assert.deepEqual(marked(), [], "before the move nothing is said of it");
  table.actions.goTo(3);
  assert.deepEqual(marked(), squares);
});

test("a second try whose estimate is proven is said again", () => {
  const table = reviewTable();
  find(table, 3, reviewed(3, "c3", "c5", 4));
  table.actions.tryAgain(3);
  table.actions.choose(squareIndex("c3"));
  find(table, 3, reviewed(3, "c3", "c5", 4, { exact: true }));
  assert.equal(announce(table.state(), TEXTS), "c3 loses 4 discs: there is a better move.");
});

test("a move that was the best one is searched when a longer search has found another", () => {
  const table = reviewTable({ workers: 4 });
  const judging = () => table.engine.running().some(({ task }) => task.transcript === "f5d6c5");
  find(table, 3, reviewed(3, "c3", "c5", 4));
  table.actions.tryAgain(3);
  table.actions.choose(squareIndex("c5"));
  assert.equal(
    announce(table.state(), TEXTS),
    "The computer sees no move that is clearly better than c5.",
  );
  find(table, 3, reviewed(3, "c3", "c4", 4));
  assert.equal(table.state().mode.verdict, null);
  assert.equal(announce(table.state(), TEXTS), "Look for a better move for Black.");
  assert.equal(judging(), true);
});

test("the loss of a second try has its plural, one disc in one language as in the other", () => {
  for (const [facts, loss, english, german] of [
    [{}, 1, "c3 loses ≈1 disc:", "c3 kostet ≈1 Stein:"],
    [{ exact: true }, 1, "c3 loses 1 disc:", "c3 kostet 1 Stein:"],
    [{ exact: true }, 2, "c3 loses 2 discs:", "c3 kostet 2 Steine:"],
  ]) {
    const table = reviewTable();
    find(table, 3, reviewed(3, "c3", "c5", loss, facts));
    table.actions.tryAgain(3);
    table.actions.choose(squareIndex("c3"));
    assert.ok(announce(table.state(), TEXTS).startsWith(english), english);
    const texts = createTexts("de", themeOf("classic"));
    assert.ok(announce(table.state(), texts).startsWith(german), german);
  }
});

test("a move that is tried twice is searched once", () => {
  const table = reviewTable();
  const attempt = reviewed(4, "f3", "f4", 2.4);
  table.actions.tryAgain(4);
  table.actions.choose(squareIndex("f3"));
  table.store.dispatch({ type: "found", key: "review-attempt", found: attempt, done: true });
  table.actions.tryAgain(4);
  table.actions.choose(squareIndex("f3"));
  assert.equal(announce(table.state(), TEXTS), "f3 loses ≈2 discs: there is a better move.");
  assert.equal(lines(table).includes("f5d6c3f3"), false);
});

test("no move of the game is played while a second try waits", () => {
  const table = reviewTable();
  table.actions.tryAgain(5);
  table.actions.run("best");
  table.actions.run("random");
  assert.equal(table.state().game.ply, 4);
  assert.equal(table.state().point.request, null);
});

test("a game that was played on gives way to the reviewed one and becomes the previous game", () => {
  const table = reviewTable();
  table.play("b3");
  table.actions.goToReviewed(2);
  assert.deepEqual([table.state().game.line.join(""), table.state().game.ply], [LINE, 2]);
  assert.equal(table.state().previousGame.transcript, `${LINE}b3`);
  assert.notEqual(table.state().review.open, null);
});

test("the reviewed line comes back from among the branches, with all comments", () => {
  const table = reviewTable();
  table.actions.comment("at the end");
  table.actions.tryAgain(3);
  table.actions.comment("before the third move");
  table.actions.goToReviewed(2);
  table.play("c5");
  table.actions.comment("another line");
  table.actions.goToReviewed(4);
  const { game, comments, branches, previousGame } = table.state();
  assert.deepEqual([game.line.join(""), game.ply], [LINE, 4]);
  assert.deepEqual(
    branches.map((branch) => branch.join("")),
    ["f5d6c5"],
  );
  assert.equal(comments.list.length, 3);
  assert.equal(previousGame, null);
});

test("values of moves stay away while a better line or a second try is on the board", () => {
  const table = reviewTable({ settings: { white: "human", values: true } });
  find(table, 3, reviewed(3, "c3", "c5", 4));
  table.actions.showBetterLine(3);
  const analysing = () => table.engine.running().some(({ task }) => task.type === "analyse");
  assert.equal(analysing(), false);
  table.actions.tryAgain(3);
  assert.equal(analysing(), false);
  table.actions.goToReviewed(3);
  assert.equal(analysing(), true);
});

test("mistakes of both sides are found before and after any point, lesser losses are not", () => {
  const table = reviewTable();
  const losses = [5, 2, 0, 12, 3];
  losses.forEach((loss, index) =>
    find(table, index + 1, reviewed(index + 1, LINE.slice(2 * index, 2 * index + 2), "a1", loss)),
  );
  const { open: review } = table.state().review;
  const after = [null, 0, 1, 3, 4, 5].map((ply) => mistakeFrom(review, ply, 1, null));
  assert.deepEqual(after, [1, 1, 4, 4, null, null]);
  const before = [null, 0, 1, 2, 4, 5].map((ply) => mistakeFrom(review, ply, -1, null));
  assert.deepEqual(before, [4, null, null, 1, 1, 4]);
  assert.equal(mistakeFrom(review, 0, 1, "white"), 4);
  assert.equal(mistakeFrom(review, 4, 1, "white"), null);
  table.actions.goTo(0);
  table.actions.goToMistake(1);
  table.actions.goToMistake(1);
  assert.equal(table.state().game.ply, 4);
  table.actions.goToMistake(1);
  assert.equal(table.state().game.ply, 4, "there is none after it");
  table.actions.goToMistake(-1);
  assert.equal(table.state().game.ply, 1);
});

test("where no move was a mistake the ways lead to the inaccuracies", () => {
  const table = reviewTable();
  const losses = [2, 0, 3, 1, 0];
  losses.forEach((loss, index) =>
    find(table, index + 1, reviewed(index + 1, LINE.slice(2 * index, 2 * index + 2), "a1", loss)),
  );
  const { open: review } = table.state().review;
  assert.deepEqual(
    [0, 1, 3].map((ply) => mistakeFrom(review, ply, 1, null)),
    [1, 3, null],
  );
  assert.equal(mistakeFrom(review, 0, 1, "white"), null);
});

test("after a reviewed mistake the board shows its sign and the better move, a good move has none", () => {
  const table = reviewTable();
  find(table, 3, reviewed(3, "c3", "c5", 4));
  find(table, 2, reviewed(2, "d6", "d6", 0));
  const marks = () => {
    const squares = squareAttributes(table.state(), TEXTS);
    return squares.flatMap((square, index) =>
      square["data-glyph"] || square["data-better"]
        ? [[squareName(index), square["data-glyph"], square["data-better"]]]
        : [],
    );
  };
  table.actions.goTo(3);
  assert.deepEqual(marks(), [
    ["c3", "?", undefined],
    ["c5", undefined, "black"],
  ]);
  table.actions.goTo(2);
  assert.deepEqual(marks(), []);
  assert.deepEqual(
    [...glyphsOf(table.state())].map(([ply, { name }]) => [ply, name]),
    [[3, "mistake"]],
  );
  table.actions.tryAgain(3);
  assert.deepEqual(marks(), [], "nothing gives the answer away");
});

test("a review says that it begins and that it is complete, with what was good", () => {
  const table = reviewTable();
  assert.equal(announce(table.state(), TEXTS), "The review of the game has begun.");
  [5, 4, 0, 0, 0].forEach((loss, index) => {
    const move = LINE.slice(2 * index, 2 * index + 2);
    find(table, index + 1, reviewed(index + 1, move, "a1", loss, { exact: true }));
  });
  assert.equal(announce(table.state(), TEXTS), "The review is complete: 3 of 5 moves were good.");
});

test("readers get the judgement of the move gone to, and the line that the numbers show", () => {
  const table = reviewTable();
  const texts = createStudyTexts(TEXTS);
  const said = () => pointSaid(table.state(), table.state().review.open, texts);
  const inQuestion = () => squareName(squareInQuestion(table.state()) ?? -1);
  find(table, 3, reviewed(3, "c3", "c5", 4));
  find(table, 2, reviewed(2, "d6", "d6", 0));
  table.actions.goTo(3);
  assert.equal(said(), "That was: mistake, ≈−4 discs. Better: c5.");
  assert.equal(inQuestion(), "c3");
  table.actions.goTo(2);
  assert.equal(said(), "", "a good move");
  table.actions.showBetterLine(3);
  assert.equal(said(), "The line: c5.");
  assert.equal(inQuestion(), "c5");
  table.actions.tryAgain(3);
  assert.equal(inQuestion(), "c3", "nothing gives the answer away");
  table.actions.goToReviewed(0);
  assert.equal(squareInQuestion(table.state()), null);
});

test("steps lead along a better line, from whose points the game goes on", () => {
  const table = reviewTable();
  find(
    table,
    3,
    reviewed(3, "c3", "c5", 4, { best_line: ["c5", "f6", "f7"].map((name) => squareIndex(name)) }),
  );
  table.actions.showBetterLine(3);
  table.actions.run("next");
  assert.equal(attributesAt(table, "c5")["data-disc"], "black");
  assert.equal(attributesAt(table, "f6")["data-step"], "2");
  assert.equal(table.state().game.ply, 2, "the game waits at the point before the move");
  assert.equal(judgedMove(table.state(), table.state().review.open), 3);
  assert.match(announce(table.state(), TEXTS), /move 1 of 3: c5/);
  table.actions.press(squareIndex("f6"));
  table.actions.choose(squareIndex("f6"));
  assert.match(announce(table.state(), TEXTS), /This is a line, not the game/);
  table.actions.run("last");
  assert.equal(isActionWorking(table.state(), "next"), false, "the line is at its end");
  assert.equal(attributesAt(table, "f7")["data-disc"], "black");
  table.actions.run("back");
  assert.equal(attributesAt(table, "f7")["data-disc"], "empty");
  table.actions.playOn();
  assert.equal(table.state().game.line.join(""), "f5d6c5f6");
  assert.deepEqual(
    table.state().branches.map((branch) => branch.join("")),
    [LINE],
  );
  assert.equal(attributesAt(table, "f7")["data-legal"], "");
});

test("a step back from the start of a line leads through the game again", () => {
  const table = reviewTable();
  find(table, 3, reviewed(3, "c3", "c5", 4));
  table.actions.showBetterLine(3);
  table.actions.run("next");
  table.actions.run("back");
  table.actions.run("back");
  assert.equal(table.state().game.ply, 1);
  assert.equal(table.state().point.line, null);
});

test("no computer moves while a line lies on the board, and it replies once the game goes on", () => {
  const table = reviewTable({ settings: { white: "computer" } });
  find(
    table,
    3,
    reviewed(3, "c3", "c5", 4, { best_line: ["c5", "f6"].map((name) => squareIndex(name)) }),
  );
  table.actions.showBetterLine(3);
  table.actions.run("next");
  assert.equal(computerToMove(table.state()), false);
  table.actions.playOn();
  assert.equal(table.state().game.turn, "white");
  assert.equal(computerToMove(table.state()), true);
  assert.equal(table.state().search.paused, null);
});

test("nobody is asked to let a computer play on in a game under review", () => {
  const table = reviewTable({ settings: { white: "computer" } });
  table.actions.goToReviewed(3);
  assert.equal(canContinue(table.state()), true);
  assert.equal(offersToContinue(table.state()), false);
  assert.doesNotMatch(announce(table.state(), TEXTS), /Continue/);
  table.actions.closeReview();
  assert.equal(offersToContinue(table.state()), false, "an earlier point of the game");
});

test("against a computer the ways to mistakes lead to the visitor's own, until both are chosen", () => {
  const table = setTable({ transcript: "f5d6c3", settings: { white: "computer" } });
  const played = { ...table.state(), record: { ...table.state().record, counted: false } };
  assert.equal(ownSide(played), "black");
  assert.equal(sideSought(played), "black");
  const all = { ...played, review: { ...played.review, allMistakes: true } };
  assert.equal(sideSought(all), null);
  const given = { ...played, record: { ...played.record, counted: "given" } };
  assert.equal(sideSought(given), null, "nobody has played a loaded game here");
});

test("the telling move of a game is the turning one, or the costliest", () => {
  const table = reviewTable();
  const losses = [5, 2, 0, 12, 3];
  losses.forEach((loss, index) =>
    find(table, index + 1, reviewed(index + 1, LINE.slice(2 * index, 2 * index + 2), "a1", loss)),
  );
  const state = table.state();
  const { open: review } = state.review;
  const given = { ...state, record: { ...state.record, counted: "given" } };
  assert.equal(tellingMove(given, review, { turning_point: 3 }), 3);
  assert.equal(tellingMove(given, review, { turning_point: null }), 4);
  const own = { ...state, record: { ...state.record, counted: false } };
  assert.equal(tellingMove(own, review, { turning_point: 3 }), null, "a game that is played stays");
  const settings = { ...own.settings, current: { ...own.settings.current, white: "friend" } };
  const friend = { g: "aaaaaa", mine: "black", names: { black: "", white: "" }, agreed: 5 };
  const resigned = { ...own, settings, friend: { ...friend, resigned: "white" } };
  assert.equal(tellingMove({ ...resigned, friend }, review, { turning_point: 3 }), null);
  assert.equal(tellingMove(resigned, review, { turning_point: 3 }), 3, "a resigned game is over");
});

/** A game that a computer has just lost here, with the card of the end open. */
const endTable = (options = {}) =>
  setTable({
    transcript: WIPEOUT,
    settings: { white: "computer" },
    kept: { counted: false },
    workers: 2,
    ...options,
  });

/** Begins the searches that the end of the game starts: the state settles with an event. */
const settle = (table) => table.store.dispatch({ type: "mistakes-chosen", all: false });

const findAll = (table, facts = {}) => {
  for (let ply = WIPEOUT.length / 2; ply > 0; ply -= 1) {
    const square = WIPEOUT.slice(2 * ply - 2, 2 * ply);
    find(table, ply, reviewed(ply, square, "a1", 0, { exact: true, ...facts[ply] }));
  }
};

test("the end of a game against a computer searches its moves once, without a review", () => {
  const table = endTable();
  settle(table);
  assert.deepEqual(lines(table), [WIPEOUT, WIPEOUT.slice(0, -2)]);
  assert.equal(table.state().review.open, null);
  findAll(table);
  assert.equal(table.state().review.ahead.moves.size, 9);
  assert.deepEqual(lines(table), [], "longer searches wait for the review");
});

test("a review takes over what was found at the end of the game", () => {
  const table = endTable();
  settle(table);
  find(table, 9, reviewed(9, "c5", "c5", 0));
  table.actions.run("review");
  const { open: review, ahead } = table.state().review;
  assert.deepEqual([[...review.moves.keys()], ahead], [[9], null]);
  assert.equal("failed" in review, false);
  assert.equal(table.state().notice.kind, "reviewing");
  assert.deepEqual(lines(table), [WIPEOUT.slice(0, -2), WIPEOUT.slice(0, -4)]);
});

test("a review whose moves were all valued at the end of the game is complete at once", () => {
  const table = endTable();
  settle(table);
  findAll(table, { 3: { loss: 8 } });
  table.actions.run("review");
  assert.deepEqual(table.state().notice, { kind: "reviewed", good: 4, total: 5, own: true });
  assert.deepEqual(lines(table), []);
});

test("the search at the end stops when the card closes and when a move is taken back", () => {
  const closed = endTable();
  settle(closed);
  assert.equal(lines(closed).length, 2);
  closed.actions.closeEnd();
  assert.deepEqual(lines(closed), []);
  const undone = endTable();
  settle(undone);
  undone.actions.run("undo");
  assert.deepEqual(
    undone.engine.running().filter(({ task }) => task.purpose === "review"),
    [],
  );
});

test("no search begins at the end between two persons, on a board without hints, or of a given game", () => {
  for (const options of [
    { settings: { white: "human" } },
    { locks: ["hint"] },
    { kept: { counted: "given" } },
  ]) {
    const table = endTable(options);
    settle(table);
    assert.deepEqual([table.state().review.ahead, lines(table)], [null, []]);
  }
});

test("a failed search at the end is not tried again, and is no failure of the page", () => {
  const table = endTable();
  settle(table);
  const problem = { code: "engine-failed" };
  const { notice } = table.state();
  table.store.dispatch({ type: "job-failed", key: "review-9", problem });
  assert.equal(table.state().review.ahead.failed, true);
  assert.equal(table.state().notice, notice);
  assert.deepEqual(lines(table), []);
});

test("a move counts half in the accuracy for six discs lost, a quarter for twelve, and none less", () => {
  const moves = [0, 6, 12, 600].map((loss, index) => [index, { side: "black", loss }]);
  const review = { moves: new Map([...moves, [9, { side: "white", loss: 0 }]]) };
  assert.equal(accuracyOf(review, "black"), (1 + 0.5 + 0.25) / 4);
  assert.equal(accuracyOf(review, "white"), 1);
  assert.equal(accuracyOf({ moves: new Map() }, "black"), null);
});

test("the ways of a review lead to the visitor's three costliest mistakes, and to all of both", () => {
  const losses = [4, 30, 9, 30, 5, 30, 20];
  const moves = losses.map((loss, index) => {
    return [index + 1, { ply: index + 1, side: index % 2 ? "white" : "black", loss }];
  });
  const review = { moves: new Map(moves), game: { line: losses } };
  const sought = (side) => movesSought(review, side).map(({ ply }) => ply);
  assert.deepEqual(sought("black").sort(), [3, 5, 7]);
  assert.deepEqual(sought(null).sort(), [1, 2, 3, 4, 5, 6, 7]);
  assert.equal(mistakeFrom(review, 0, 1, "black"), 3);
});
