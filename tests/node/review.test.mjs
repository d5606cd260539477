// Reviews of a game in Node: what each move has lost, and the summary of all.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { before, test } from "node:test";
import { code, loadModule, squareIndex, squareName } from "./support/engine.mjs";

// A game of a tournament in 2015.
const GAME =
  "f5d6c3d3c4f4f6g5e6f7d7c5g3e3d2e7c6b5b6d8a6b4f2c7a5e2f8e8g6b3a2g8h4d1g4f3b8g1c2h3b7a3f1e1c1b1a4c8h8a8g7a7b2a1h2h6g2h1h5h7";
// White plays b1 last and leaves the corner h1.
const MISSED_CORNER =
  "f5d6c5f4d3e3f3e2f2c6e6f7d7e7f6g3e1f1g4d1e8d2c7h5g2g5f8c3h4h6g6c4b4d8c8b3c1c2a3a5a4a2h7b1";

let engine;

before(async () => {
  engine = await loadModule();
});

test("a reviewed move has its loss, the better line and the reason with its squares", () => {
  const game = engine.new_game({ transcript: MISSED_CORNER });
  const review = game.review_move(44, { depth: 4 });
  const { ply, side, square, score, best, best_score, loss, exact } = review;
  assert.deepEqual([ply, side, exact], [44, "white", true]);
  assert.equal(review.certainty, 100, "nothing is cut");
  assert.deepEqual([squareName(square), squareName(best)], ["b1", "h1"]);
  assert.deepEqual([score, best_score, loss], [6, 18, 12]);
  assert.deepEqual([review.line[0], review.best_line[0]], [square, best]);
  assert.equal(review.best_line.length, 17, "solved to the end");
  assert.deepEqual(review.reason, { kind: "missed-corner", squares: new Uint8Array([best]) });
  assert.ok(review.nodes > 0);
  assert.equal(game.ply(), 44, "the game stays where it is");
});

test("a best move loses nothing and needs no reason", () => {
  const review = engine.new_game({ transcript: GAME }).review_move(60);
  assert.deepEqual([review.loss, review.best, review.reason], [0, squareIndex("h7"), null]);
});

test("the summary names the costliest moves and all that was lost", () => {
  const game = engine.new_game({ transcript: GAME });
  const reviews = Array.from({ length: 60 }, (_, ply) => game.review_move(ply + 1, { depth: 6 }));
  const { costliest, lost } = engine.review_summary(reviews);
  const loss = (ply) => reviews[ply - 1].loss;
  for (const side of ["black", "white"]) {
    const own = reviews.filter((review) => review.side === side);
    const losses = own.map((review) => review.loss).sort((a, b) => b - a);
    assert.deepEqual(costliest[side].map(loss), losses.slice(0, 3));
    const sum = losses.reduce((total, one) => total + one, 0);
    assert.ok(Math.abs(sum - lost[side]) < 1e-3);
  }
  assert.deepEqual(engine.review_summary([]), {
    costliest: { black: [], white: [] },
    lost: { black: 0, white: 0 },
    turning_point: null,
    turning_point_certain: false,
    never_turned: false,
  });
});

test("a game turned where exact values say so, or about where estimates cross by more than their error", () => {
  // Black's lead before each move and after the last one.
  const turned = (leads, facts) => {
    const moves = leads.slice(1).map((after, index) => {
      const side = index % 2 === 0 ? "black" : "white";
      const [best_score, score] = [leads[index], after].map((lead) =>
        side === "black" ? lead : -lead,
      );
      return { ply: index + 1, side, score, best_score, ...facts };
    });
    const { turning_point, turning_point_certain, never_turned } = engine.review_summary(moves);
    assert.equal(never_turned, leads.every((one) => one === 4) && facts.exact === true);
    return [turning_point, turning_point_certain];
  };
  const lead = [2, 2, 2, -2, -2];
  assert.deepEqual(turned(lead, { exact: true, depth: 20 }), [3, true]);
  assert.deepEqual(turned(lead, { exact: false, depth: 20 }), [null, false], "within the error");
  assert.deepEqual(turned(lead, {}), [null, false], "of an unknown depth");
  for (const exact of [true, false])
    assert.deepEqual(turned([4, 4, 4], { exact }), [null, false], "ahead throughout");
  assert.deepEqual(turned([30, 30, 30, -30, -30], {}), [3, true], "beyond every error");
  const gliding = [12, 12, 12, 1, 1, -12, -12];
  assert.deepEqual(turned(gliding, { exact: false, depth: 20 }), [5, false], "in two steps");
});

test("a move that there is not, and what is no review, is refused with a sentence", () => {
  const game = engine.new_game({ transcript: "f5d6" });
  for (const ply of [0, 3, -1, 1.5, "1", undefined, null, Number.NaN])
    assert.throws(() => game.review_move(ply), code("bad-ply"), String(ply));
  for (const options of [{ level: "10" }, { depth: 0 }, { ms: -1 }, 7])
    assert.throws(() => game.review_move(1, options), code("bad-option"));
  const fine = { ply: 1, side: "black", score: 0, best_score: 0 };
  const wrong = [undefined, 7, "f5", {}, [1], [{}], [{ ...fine, side: "red" }]];
  const facts = [{ score: "0" }, { best_score: Infinity }, { exact: 1 }, { depth: -1 }];
  for (const moves of [...wrong, ...facts.map((fact) => [{ ...fine, ...fact }])])
    assert.throws(() => engine.review_summary(moves), code("bad-option"));
  const throwing = new Proxy([fine], {
    get() {
      throw new Error("a trap of the caller");
    },
  });
  assert.throws(() => engine.review_summary(throwing), /a trap of the caller/);
});

test("an analysis proves the best move and has bounds of the others until all are exact", () => {
  const game = engine.new_game({ transcript: GAME });
  game.go_to(46);
  // A bound of positions, not of time: a busy machine finds the same.
  const analysis = game.analyse({ nodes: 1e9 });
  const scores = analysis.moves.map((move) => move.score);
  const best = analysis.moves.find(({ square }) => square === analysis.best);
  assert.equal(best.score, Math.max(...scores));
  for (const { score, exact, at_least, at_most } of analysis.moves)
    assert.deepEqual([exact, at_least, at_most], [true, score, score]);
  game.go_to(20);
  const estimated = game.analyse({ depth: 4 });
  assert.equal(estimated.best, null);
  for (const { exact, at_least, at_most } of estimated.moves)
    assert.deepEqual([exact, at_least, at_most], [false, null, null]);
});

test("whole discs of a search to the end that proves nothing are not called exact", () => {
  const game = engine.new_game({ transcript: MISSED_CORNER });
  game.go_to(40);
  const unproven = (found) => [found.depth, Number.isInteger(found.score), found.exact];
  assert.deepEqual(unproven(game.ai_move({ nodes: 100_000 })), [20, true, false]);
  const { best, moves } = game.analyse({ nodes: 1_000_000 });
  assert.equal(best, null);
  for (const move of moves) {
    assert.deepEqual(unproven(move), [20, true, false]);
    assert.deepEqual([move.at_least, move.at_most], [null, null]);
  }
});

test("a review that is limited by positions says the same again, whatever was searched between", () => {
  const game = engine.new_game({ transcript: GAME });
  const first = game.review_move(30, { nodes: 60_000 });
  game.review_move(31, { ms: 20 });
  game.review_move(29, { nodes: 90_000 });
  assert.deepEqual(game.review_move(30, { nodes: 60_000 }), first);
  assert.ok(!first.exact && !first.best_exact && first.loss_at_least === 0 && !first.book);
  const solved = game.review_move(55);
  assert.deepEqual([solved.best_exact, solved.loss_at_least], [true, solved.loss]);
});

test("opening moves have the values of the book", () => {
  const game = engine.new_game({ transcript: "f5d6" });
  const [first, second] = [1, 2].map((ply) => game.review_move(ply, { nodes: 5000 }));
  assert.ok(first.book && second.book && !first.exact);
  const bookValues = new Map(game.explore("").map(({ square, book }) => [square, book]));
  const again = engine.new_game({ transcript: "f5d6c3" }).review_move(3, { nodes: 5000 });
  assert.equal(again.score, bookValues.get(again.square));
});

/** The searches of a review so far, by the moves of a game of `count`. */
const noSearches = (count) => Array.from({ length: count }, () => []);

/** The first fields of the line that the command line prints for a move, and its two lines. */
function printed({ ply, side, square, best, loss, loss_at_least, exact, depth, ...lines }) {
  const bound = loss_at_least > 0 ? `≥${loss_at_least.toFixed(2)}` : `≈${loss.toFixed(2)}`;
  const names = (squares) => Array.from(squares, squareName).join("");
  return [
    ...[ply, side, squareName(square), squareName(best), exact ? loss.toFixed(2) : bound],
    ...[exact ? "exact" : `${depth}ply`, names(lines.best_line), names(lines.line)],
  ].join(" ");
}

test("a review by the plan finds what the command line finds", async () => {
  const recorded = await readFile(new URL("../data/review.txt", import.meta.url), "utf8");
  const [text, ...expected] = recorded.split("\n");
  const game = engine.read_game(text);
  const { cells, line, ply } = game.snapshot();
  const empties = ply + cells.filter((cell) => cell === 0).length;
  const searches = noSearches(line.length);
  for (;;) {
    const [due] = engine.due_searches(empties, searches);
    if (due === undefined) break;
    const { ply, nodes } = due;
    searches[ply - 1].push(game.review_move(ply, { nodes }));
  }
  // The values are those of the squares beside them, and the reason follows from the lines.
  const fields = (text) => text.split(" ").filter((_, at) => ![3, 5, 8].includes(at));
  assert.deepEqual(
    searches.map((found) => printed(found.at(-1))),
    expected.slice(0, line.length).map((text) => fields(text).join(" ")),
  );
});

test("the plan begins with the last move, and its searches are those of the moves that cost most", () => {
  const due = (searches) => engine.due_searches(60, searches);
  const first = due(noSearches(3));
  assert.deepEqual(
    first.map(({ ply }) => ply),
    [3, 2, 1],
  );
  const ended = (ply, loss) => ({
    side: ply % 2 === 1 ? "black" : "white",
    loss,
    exact: false,
    nodes: 1,
  });
  const searches = [9, 0, 7].map((loss, at) => [ended(at + 1, loss)]);
  const longer = due(searches);
  assert.deepEqual(
    longer.map(({ ply }) => ply),
    [1, 3],
  );
  assert.ok(longer[0].nodes > first[0].nodes);
  searches[0][0].exact = true;
  assert.deepEqual(
    due(searches).map(({ ply }) => ply),
    [3],
  );
  searches[2][0].loss = 0;
  assert.deepEqual(due(searches), []);
});

test("a plan of anything else than lists of searches is refused", () => {
  const refused = (detail) => ({ code: "bad-option", detail });
  const search = { side: "black", loss: 1, exact: false, nodes: 1 };
  const wrong = [
    ...[null, 5, "moves", {}, [null], [[null]], [[{}]]],
    ...[
      [[{ ...search, side: "red" }]],
      [[{ ...search, loss: "1" }]],
      [[{ ...search, nodes: null }]],
    ],
    noSearches(65),
  ];
  for (const moves of wrong)
    assert.throws(() => engine.due_searches(60, moves), refused("moves"), JSON.stringify(moves));
  for (const empties of [-1, 65, 1.5, "60", undefined])
    assert.throws(() => engine.due_searches(empties, []), refused("empties"));
  assert.deepEqual(engine.due_searches(60, [[search]]), []);
});
