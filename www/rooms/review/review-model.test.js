// The panel of a review: graph, rows, sentences, and the same texts in both languages.
import assert from "node:assert/strict";
import test from "node:test";
import { SIZE, area, curve, graphOf, plyAt, graphValues } from "./graph-model.ts";
import { plyAfterSliderKey } from "./graph-view.ts";
import { discsLost } from "../../play/words/loss-text.ts";
import { reviewedGlyph } from "../../play/board/move-glyphs.ts";
import { costliestMistake, countsOf, movesInOrder, rowsOf, turningText } from "./review-model.ts";
import { explanation, mistakeText } from "./review-sentences.ts";
import { REASONS } from "./stored-review.ts";
import { createStudyTexts } from "../../play/ui/study-texts.ts";
import { themeOf } from "../../floor/theming/themes.ts";
import { createTexts } from "../../test/support/loaded-texts.js";
import { rules } from "../../test/support/built-rules.js";
import { squareIndex } from "../../test/support/squares.js";

const TEXTS = createStudyTexts(createTexts("en", themeOf("classic")));
const game = rules.new_game({ transcript: "f5d6c3d3c4" }).snapshot();
const TWENTY_MOVES = "f5d6c3f3f4d3c4g6f6e6c5c6d7d8e7g5e3d2g4h3";

const reviewed = (ply, score, best_score, facts = {}) => ({
  ply,
  side: game.movers[ply - 1],
  square: squareIndex(game.line[ply - 1]),
  score,
  best: squareIndex("b4"),
  best_score,
  loss: best_score - score,
  loss_at_least: 0,
  exact: false,
  best_exact: facts.exact ?? false,
  book: false,
  reason: null,
  ...facts,
});

const reviewOf = (...moves) => ({ game, moves: new Map(moves.map((move) => [move.ply, move])) });

test("the graph shows Black's view of every position that has a value", () => {
  const review = reviewOf(reviewed(1, 0, 2), reviewed(2, -3, 1), reviewed(5, 6, 6));
  assert.deepEqual(graphValues(review), [
    { ply: 0, value: 2, exact: false },
    { ply: 1, value: -1, exact: false },
    { ply: 4, value: 6, exact: false },
    { ply: 5, value: 6, exact: false },
  ]);
});

test("the curve stops where values are missing, and its area ends at zero", () => {
  const { points, zero } = graphOf(reviewOf(reviewed(1, 0, 2), reviewed(5, 6, 6)));
  assert.equal(curve(points).split("M").length - 1, 2);
  assert.equal(area(points, zero).split("Z").length - 1, 2);
  assert.ok(points[0].y < zero);
});

test("the curve and its areas lead from point to point, from the first to the last", () => {
  // Plies 0 and 1, a gap, plies 4 and 5: five plies are 284 wide, 16 discs are 122 high.
  const { points, zero } = graphOf(
    reviewOf(reviewed(1, 0, 2), reviewed(2, -3, 1), reviewed(5, 8, 6)),
  );
  assert.equal(zero, 69);
  assert.equal(curve(points), "M30.0 53.8L86.8 76.6M257.2 23.3L314.0 8.0");
  assert.equal(
    area(points, zero),
    "M30.0 69.0L30.0 53.8L86.8 76.6L86.8 69.0ZM257.2 69.0L257.2 23.3L314.0 8.0L314.0 69.0Z",
  );
});

test("the grid has a line for every ten plies, and one for each level from edge to edge", () => {
  const long = rules.new_game({ transcript: TWENTY_MOVES }).snapshot();
  const { plies, levels } = graphOf({ game: long, moves: new Map() });
  assert.deepEqual(plies, [
    { ply: 0, x: 30 },
    { ply: 10, x: 172 },
    { ply: 20, x: 314 },
  ]);
  assert.deepEqual(
    levels.map(({ y }) => y),
    [8, 38.5, 69, 99.5, 130],
  );
});

test("the graph's range holds every value", () => {
  const { levels } = graphOf(reviewOf(reviewed(1, -60, -37)));
  assert.deepEqual(
    levels.map(({ value }) => value),
    [40, 20, 0, -20, -40],
  );
});

test("a value beyond the range lies at the edge of the graph", () => {
  const { points } = graphOf(reviewOf(reviewed(1, 70, 70), reviewed(5, -70, -70)));
  assert.deepEqual(
    points.map(({ y }) => y),
    [SIZE.top, SIZE.height - SIZE.bottom, SIZE.height - SIZE.bottom],
  );
});

test("a press in the graph leads to the nearest ply, at the edges to the first and last", () => {
  assert.deepEqual(
    [-5, 30, 172, 314, 500].map((x) => plyAt(x, 60)),
    [0, 0, 30, 60, 60],
  );
});

test("every ply has its place in the graph, and a press up to half a step beside it leads there", () => {
  const { x } = graphOf(reviewOf(reviewed(1, 0, 2)));
  const end = reviewOf().game.line.length;
  const step = x(1) - x(0);
  assert.deepEqual([x(0), x(end)], [SIZE.left, SIZE.width - SIZE.right]);
  for (let ply = 0; ply <= end; ply += 1)
    for (const beside of [-0.45, 0, 0.45])
      assert.equal(plyAt(x(ply) + beside * step, end), ply, `${ply} ${beside}`);
});

test("keys lead through the graph as through every slider", () => {
  assert.deepEqual(
    ["ArrowLeft", "ArrowRight", "PageUp", "PageDown", "Home", "End", "a"].map((key) =>
      plyAfterSliderKey(key, 4, 12),
    ),
    [3, 5, 12, 0, 0, 12, null],
  );
});

test("the rows name loss and best move as soon as they are known", () => {
  const rows = rowsOf(reviewOf(reviewed(2, -4.26, 1)), TEXTS);
  assert.equal(rows.length, 5);
  assert.equal(rows[0].data, undefined);
  assert.deepEqual(rows[1].data, { loss: "5.3", best: "b4" });
  assert.equal(rows[1].loss, "≈−5 discs");
  assert.equal(rows[1].side, "white");
});

test("a loss that is not exact is at least what is proven, and a proven value stands without a sign", () => {
  const stopped = reviewed(2, -6.3, 4, { best_exact: true, loss_at_least: 8 });
  const [first, row] = rowsOf(reviewOf(stopped), TEXTS);
  assert.equal(row.loss, "≤−8 discs");
  assert.equal(first.lead, "White +4");
  const [before, unknown] = rowsOf(reviewOf({ ...stopped, loss_at_least: 0 }), TEXTS);
  assert.equal(unknown.loss, "≈−10 discs");
  assert.equal(before.lead, "White +4");
  const texts = createTexts("en", themeOf("classic"));
  assert.deepEqual(discsLost(stopped, texts), { count: 8, discs: "≥8" });
});

test("a move is called the best one only where that is proven", () => {
  const best = squareIndex("d6");
  const said = (facts) => {
    const found = reviewed(2, 1, 1, { best, ...facts });
    return [rowsOf(reviewOf(found), TEXTS)[1].loss, explanation(reviewOf(), found, TEXTS)];
  };
  assert.deepEqual(said({}), ["≈0", "No better move was found."]);
  assert.deepEqual(said({ exact: true, best_exact: true }), ["0", "No move was better."]);
  const close = reviewed(2, 1, 1.04);
  assert.equal(explanation(reviewOf(), close, TEXTS), "No better move was found.");
});

test("values of the opening book are named as such", () => {
  const found = { ...reviewed(2, -2, 1), book: true };
  assert.equal(
    explanation(reviewOf(), found, TEXTS),
    "Better: b4. Both values are from the opening book.",
  );
});

test("the rules' summary names the move that turned the game, or about which it turned", () => {
  const exact = (/** @type {number[]} */ ...values) => reviewed(...values, { exact: true });
  const moves = [1, 2, 3, 4, 5].map((ply) => exact(ply, 0, 0));
  moves[3] = exact(4, -6, 2);
  moves[4] = exact(5, 6, 6);
  const summary = rules.review_summary(moves);
  assert.equal(
    turningText(reviewOf(...moves), summary, TEXTS),
    "The game turned at move 4: White gave the lead away with d3. Better: b4.",
  );
  assert.deepEqual(summary.costliest.white, [4]);
  moves[3] = exact(4, -6, 0);
  assert.equal(
    turningText(reviewOf(...moves), rules.review_summary(moves), TEXTS),
    "The game turned at move 4: White gave the draw away with d3. Better: b4.",
  );
  const gliding = [exact(1, 20, 20), exact(2, -20, -20), exact(3, 20, 20), exact(4, -20, -20)];
  gliding[2] = reviewed(3, 1, 20, { depth: 20 });
  gliding[3] = reviewed(4, -1, -1, { depth: 20 });
  const about = [...gliding, exact(5, -20, -1)];
  assert.equal(
    turningText(reviewOf(...about), rules.review_summary(about), TEXTS),
    "The game turned about move 3: c3 cost Black most there. Better: b4.",
  );
});

test("where no move turned the game, the headline says who led and what cost most", () => {
  const text = (...moves) => turningText(reviewOf(...moves), rules.review_summary(moves), TEXTS);
  assert.equal(
    text(reviewed(1, 0, 0, { exact: true })),
    "No move turned the game: with best play its result was the same from the start. " +
      "No move was a mistake.",
  );
  assert.equal(text(reviewed(1, 0, 0)), "No move was a mistake.", "nobody leads");
  assert.equal(
    text(reviewed(1, 1, 1), reviewed(2, 1, 1), reviewed(3, -2, 4.2), reviewed(4, 2, 2)),
    "White led from move 3 on. Costliest mistake: c3 by Black at move 3, ≈6 discs.",
  );
  assert.equal(
    text(reviewed(1, 1, 1), reviewed(2, -1, -1)),
    "Black led from the start. No move was a mistake.",
  );
});

test("a lead that begins with the first move is not one from the start", () => {
  const text = (...moves) => turningText(reviewOf(...moves), rules.review_summary(moves), TEXTS);
  assert.equal(
    text(reviewed(1, -1, 0), reviewed(2, 1, 1)),
    "White led from move 1 on. No move was a mistake.",
  );
  assert.equal(text(), "No move was a mistake.", "nothing is known yet");
});

test("the values of the moves are in the order of play, whatever was found first", () => {
  const review = reviewOf(reviewed(5, 0, 9), reviewed(1, 0, 9), reviewed(3, 0, 9));
  assert.deepEqual(
    movesInOrder(review).map(({ ply }) => ply),
    [1, 3, 5],
  );
  assert.equal(costliestMistake(review)?.ply, 1, "of equal losses the first");
});

test("the good moves of a side, its inaccuracies and its mistakes are all that it has played", () => {
  const moves = [reviewed(1, 0, 0), reviewed(2, 0, 3), reviewed(3, 0, 12), reviewed(5, 0, 1.9)];
  assert.deepEqual(countsOf(reviewOf(...moves), "black"), {
    good: 2,
    inaccuracies: 0,
    mistakes: 1,
  });
  assert.deepEqual(countsOf(reviewOf(...moves), "white"), {
    good: 0,
    inaccuracies: 1,
    mistakes: 0,
  });
});

test("the place among the mistakes is counted in the order of play, for one side or both", () => {
  const review = reviewOf(reviewed(5, 0, 9), reviewed(4, 0, 9), reviewed(1, 0, 9));
  const place = (ply, side) => mistakeText(review, ply, side, TEXTS);
  assert.equal(place(4, null), "mistake 2\u00a0of\u00a03");
  assert.equal(place(5, "black"), "mistake 2\u00a0of\u00a02");
  assert.equal(place(2, null), "3 mistakes");
  assert.equal(place(5, "white"), "1 mistake");
});

test("of more mistakes than a review leads to the place says that they are the costliest", () => {
  const moves = [9, 7, 5, 3, 1].map((ply) => ({ ply, side: "black", loss: 9 + ply }));
  const review = { game, moves: new Map(moves.map((move) => [move.ply, move])) };
  const place = (ply, side) => mistakeText(review, ply, side, TEXTS);
  assert.equal(place(7, "black"), "2 of the 3 costliest");
  assert.equal(place(1, "black"), "the 3 costliest");
  assert.equal(place(1, null), "mistake 1\u00a0of\u00a05");
});

test("without a mistake the place is counted among the inaccuracies", () => {
  const review = reviewOf(reviewed(5, 0, 9), reviewed(4, 0, 3), reviewed(2, 0, 2));
  const place = (ply, side) => mistakeText(review, ply, side, TEXTS);
  assert.equal(place(4, "white"), "inaccuracy 2\u00a0of\u00a02");
  assert.equal(place(5, "white"), "2 inaccuracies");
  assert.equal(place(5, null), "mistake 1\u00a0of\u00a01", "a mistake of the other side counts");
  assert.equal(mistakeText(reviewOf(reviewed(1, 0, 1)), 1, null, TEXTS), "0 mistakes");
});

test("three moves of a side are blunders at most, the costliest", () => {
  const { moves } = reviewOf();
  const beside = [12, 30, 11, 14, 13].map((loss, at) => ({ ply: 2 * at + 1, side: "black", loss }));
  for (const move of [...beside, { ply: 2, side: "white", loss: 10 }]) moves.set(move.ply, move);
  const signs = [1, 2, 3, 5, 7, 9, 11].map((ply) => reviewedGlyph(moves, ply)?.sign ?? "");
  assert.deepEqual(signs, ["?", "??", "??", "?", "??", "??", ""]);
});

test("a best answer to a mistake is a good move, three of a side at most", () => {
  const { moves } = reviewOf();
  const played = (ply, loss, more) => {
    const side = ply % 2 === 1 ? "black" : "white";
    moves.set(ply, { ply, side, loss, choices: 5, ...more });
  };
  const signs = () => [...moves.keys()].map((ply) => reviewedGlyph(moves, ply)?.sign ?? "");
  [9, 0, 3, 0, 4, 0.4, 5, 0, 6, 0.6].forEach((loss, index) => played(index + 1, loss));
  assert.deepEqual(signs(), ["?", "!", "?!", "", "?", "!", "?", "!", "?", ""]);
  played(11, 8);
  played(12, 0);
  assert.equal(signs()[5], "", "that after the smallest of four mistakes has none any more");
  played(12, 0, { choices: 1 });
  assert.deepEqual([signs()[5], signs()[11]], ["!", ""], "the only move is no choice");
  played(12, 0, { side: "black" });
  assert.equal(signs()[11], "", "after a pass nothing is answered");
});

test("the only move has its sign, its word and its sentence, as many as there are", () => {
  const only = (ply, score) => reviewed(ply, score, score, { exact: true, only: true });
  const { moves } = reviewOf(...[6, 0, 4, 8, 2].map((score, at) => only(at + 1, score)));
  for (const [ply, score] of [
    [1, 6],
    [2, 0],
  ]) {
    const glyph = reviewedGlyph(moves, ply);
    assert.deepEqual([glyph.sign, TEXTS.glyph(glyph)], ["!!", "only move"]);
    assert.equal(
      explanation(reviewOf(), moves.get(ply), TEXTS),
      score > 0 ? "Every other move gives the win away." : "Every other move loses.",
    );
  }
  assert.equal(
    [...moves.keys()].filter((ply) => reviewedGlyph(moves, ply)?.name === "only").length,
    5,
  );
});

test("a reason names its squares and both sides, and the better move follows", () => {
  const explain = (kind, ...squares) =>
    explanation(
      reviewOf(),
      reviewed(3, -8, 0, { reason: { kind, squares: squares.map(squareIndex) } }),
      TEXTS,
    );
  assert.equal(
    explain("x-square", "c3", "a1"),
    "The X-square c3 opens the corner a1 to White. Better: b4.",
  );
  assert.equal(explain("corner", "a1", "h8"), "It gives White the corners a1, h8. Better: b4.");
  assert.equal(
    explain("opened", "a1", "a2"),
    "It opens new safe moves to White: a1, a2. Better: b4.",
  );
  assert.equal(explain("opened", "a1"), "It opens a new safe move to White: a1. Better: b4.");
  assert.equal(explanation(reviewOf(), reviewed(3, -8, 0), TEXTS), "Better: b4.");
});

test("every reason of the engine has its sentence", () => {
  const reviews = Object.keys(REASONS).map((kind) =>
    reviewed(3, -4, 1, { reason: { kind, squares: new Uint8Array([squareIndex("a1")]) } }),
  );
  assert.ok(reviews.length > 10);
  for (const review of reviews)
    assert.match(explanation(reviewOf(), review, TEXTS), /^[A-Zb].+\. Better: b4\.$/);
});
