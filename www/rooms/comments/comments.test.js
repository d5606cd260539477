// Comments on positions: texts, marks, branches, storage, and what is read of other texts.
import assert from "node:assert/strict";
import test from "node:test";
import { openFirstGame } from "../../play/game/initial-game.ts";
import { GameSession } from "../../play/game/session.ts";
import { FIRST_GAME } from "../../play/games/index.ts";
import { canComment, commentShown } from "../../play/game/comments.ts";
import { NOTHING_BESIDE } from "../../play/game/comments-of-text.ts";
import { commentTyped, marksShown } from "../../play/game/typed-comment.ts";
import {
  commentedPlies,
  commentsOfLine,
  firstComments,
  glyphsOf,
  sourceOf,
} from "../../play/game/comment-lists.ts";
import { shownGame } from "../../play/board/shown-game.ts";
import { play } from "../../play/game/game-steps.ts";
import { lineFrom } from "../../play/game/computer-steps.ts";
import { damagedStorage } from "../../floor/base/problems.ts";
import { createStorage } from "../../shell/storage.ts";
import { checkComments } from "../../play/game/stored-comments.ts";
import { initialState } from "../../shell/state.ts";
import { toolPanel } from "../../play/ui/panels.ts";
import { arrow, keptOf, leftFree, lengthShown, middleOf } from "./comment-model.ts";
import { themeOf } from "../../floor/theming/themes.ts";
import { createTexts } from "../../test/support/loaded-texts.js";
import { memory } from "../../test/support/memory-storage.js";
import { rules } from "../../test/support/built-rules.js";
import { squareIndex } from "../../test/support/squares.js";
import { HOUSE, setTable } from "../../test/support/headless-page.js";
import { settled } from "../../test/support/settled.js";
import { announce, overlays } from "../../test/support/shown.js";

const PEOPLE = { black: "human", white: "human" };
const texts = createTexts("en", themeOf("classic"), FIRST_GAME);
const draw = (table, from, to = from) => table.actions.draw(squareIndex(from), squareIndex(to));
const shownText = (table) => {
  const { text, marks } = commentShown(table.state());
  return [text, marks];
};

test("each position has its own comment, in one line", () => {
  const table = setTable({ transcript: "f5d6c3", settings: PEOPLE });
  table.actions.comment("  after\n\tthree \u0007moves ");
  table.actions.goTo(0);
  table.actions.comment("the start");
  draw(table, "d4");
  draw(table, "c4", "d4");
  assert.deepEqual(shownText(table), ["the start", ["d4", "c4d4"]]);
  table.actions.goTo(1);
  assert.deepEqual(shownText(table), ["", []]);
  assert.deepEqual(commentsOfLine(table.state().game, table.state().comments.list), [
    { ply: 0, text: "the start", marks: ["d4", "c4d4"] },
    { ply: 3, text: "after three moves", marks: [] },
  ]);
  assert.deepEqual([...commentedPlies(table.state())], [0, 3]);
});

test("the point of another line on the board has no comment and takes none", () => {
  const table = setTable({ transcript: "f5d6c3", settings: PEOPLE });
  const { actions, context, state, store } = table;
  actions.comment("after three moves");
  draw(table, "d4");
  const line = lineFrom(context, [squareIndex("d3")]);
  store.dispatch({ type: "line-shown", line });
  assert.deepEqual([marksShown(state()).length, canComment(state())], [1, true]);
  actions.run("next");
  assert.deepEqual([marksShown(state()), canComment(state())], [[], false]);
  actions.comment("lost");
  draw(table, "a1");
  assert.deepEqual(shownText(table), ["after three moves", ["d4"]]);
  actions.run("back");
  assert.deepEqual([marksShown(state()).length, canComment(state())], [1, true]);
});

test("the point of another line leaves the board where presses draw", () => {
  const { context, state, store } = setTable({ transcript: "f5d6c3", settings: PEOPLE });
  store.dispatch({ type: "line-shown", line: lineFrom(context, [squareIndex("d3")]) });
  store.dispatch({ type: "line-followed", count: 1 });
  assert.equal(state().point.followed, 1);
  store.dispatch({ type: "drawing", drawing: true });
  assert.deepEqual([state().mode.kind, state().point.followed], ["draw", 0]);
  assert.equal(shownGame(state()), state().game);
});

test("a comment that is typed stays with its position while a computer replies", () => {
  const table = setTable({ transcript: "f5", settings: { black: "human", white: "computer" } });
  const typed = () => {
    const { moves, text } = commentTyped(table.state());
    return [moves, text];
  };
  table.actions.comment("the us");
  play(table.context, squareIndex("d6"), null);
  assert.deepEqual(
    [shownText(table), typed()],
    [
      ["", []],
      ["f5", "the us"],
    ],
  );
  table.actions.comment("the usual");
  draw(table, "c3");
  assert.deepEqual(shownText(table), ["", ["c3"]]);
  table.actions.endTyping();
  assert.deepEqual(typed(), ["f5d6", ""]);
  table.actions.comment("reply");
  table.actions.goTo(1);
  assert.deepEqual(typed(), ["f5", "the usual"]);
  table.actions.comment("usual");
  table.actions.run("new");
  assert.deepEqual(typed(), ["", ""]);
});

test("a jump to a position with a comment says so, and typing there says nothing", () => {
  const table = setTable({ transcript: "f5d6", settings: PEOPLE });
  table.actions.comment("x");
  table.actions.goTo(0);
  assert.equal(announce(table.state(), texts), "Back at the start. Black to move.");
  table.actions.comment("y");
  assert.equal(announce(table.state(), texts), "Back at the start. Black to move.");
  table.actions.goTo(2);
  assert.equal(announce(table.state(), texts), "After move 2, d6. With comment. Black to move.");
});

test("the length of a text that nears its limit is announced every fifty characters", () => {
  assert.equal(lengthShown(899, 1000), null);
  assert.deepEqual(
    [900, 949, 950, 999, 1000].map((length) => lengthShown(length, 1000)),
    [
      { shown: 900, announced: 900 },
      { shown: 949, announced: 900 },
      { shown: 950, announced: 950 },
      { shown: 999, announced: 950 },
      { shown: 1000, announced: 1000 },
    ],
  );
});

test("the same mark a second time removes it, and an empty comment is none", () => {
  const table = setTable({ settings: PEOPLE });
  draw(table, "c3");
  draw(table, "c3", "d4");
  draw(table, "c3");
  assert.deepEqual(shownText(table), ["", ["c3d4"]]);
  assert.equal(announce(table.state(), texts), "The circle on c3 is gone.");
  table.actions.eraseMarks();
  assert.deepEqual(table.state().comments.list, []);
  table.actions.comment("x");
  table.actions.comment(" ");
  assert.deepEqual(table.state().comments.list, []);
});

test("a text ends at its limit", () => {
  const table = setTable();
  table.actions.comment("x".repeat(1200));
  assert.equal(commentShown(table.state()).text.length, 1000);
  table.actions.comment("😀".repeat(1200));
  assert.equal(commentShown(table.state()).text, "😀".repeat(1000));
});

test("a stored text has as many characters as the engine allows", () => {
  const comment = (length) => ({ moves: "", text: "😀".repeat(length), marks: [] });
  const whole = comment(1000);
  assert.deepEqual(checkComments([whole]), { comments: [whole], damaged: false });
  assert.deepEqual(checkComments([whole, comment(1001)]), { comments: [whole], damaged: true });
});

test("while drawing, presses on squares draw and play nothing until Escape", () => {
  const table = setTable({ settings: PEOPLE });
  table.actions.openPanel("game");
  table.actions.setDrawing(true);
  assert.deepEqual([table.state().panels.open, toolPanel(table.state())], [null, "game"]);
  assert.equal(table.actions.press(squareIndex("a1")), true);
  table.play("f5");
  assert.match(announce(table.state(), texts), /^From f5: /);
  table.play("f5 f5 d6");
  assert.deepEqual(shownText(table), ["", ["f5", "f5d6"]]);
  assert.equal(announce(table.state(), texts), "Arrow from f5 to d6.");
  assert.equal(table.state().game.ply, 0);
  table.actions.leaveDrawing();
  assert.equal(toolPanel(table.state()), null);
  table.play("f5");
  assert.equal(table.state().game.ply, 1);
});

test("a chosen move is dropped as drawing begins", () => {
  const table = setTable({ settings: { ...PEOPLE, confirm: true } });
  table.play("f5");
  table.actions.setDrawing(true);
  assert.equal(table.state().point.armed, null);
  table.actions.leaveDrawing();
  table.play("f5");
  assert.equal(table.state().game.ply, 0);
});

test("a mark that a press has started stays on its position", () => {
  const table = setTable({ transcript: "f5d6", settings: PEOPLE });
  table.actions.setDrawing(true);
  table.play("c3");
  table.actions.goTo(0);
  assert.equal(table.state().mode.from, null);
  table.play("e6 e3");
  assert.deepEqual(shownText(table), ["", ["e6e3"]]);
});

test("marks are words on their squares", () => {
  const table = setTable();
  draw(table, "c3");
  draw(table, "f5", "d6");
  const drawn = overlays(table.state()).filter(
    ({ kind }) => kind === "circled" || kind === "arrow",
  );
  assert.deepEqual(drawn, [
    { square: squareIndex("c3"), kind: "circled", text: "square-circled" },
    { square: squareIndex("f5"), kind: "arrow", to: squareIndex("d6") },
  ]);
});

test("an arrow points at the middle of its square, also on a board that is turned", () => {
  const grid = { columns: 8, rows: 8 };
  assert.deepEqual(middleOf(grid, 0, false), { x: 0.5, y: 0.5 });
  assert.deepEqual(middleOf(grid, 0, true), { x: 7.5, y: 7.5 });
  const { shaft, head } = arrow({ x: 0.5, y: 0.5 }, { x: 3.5, y: 0.5 });
  assert.deepEqual([shaft.from, shaft.to.y, head[0].y], [{ x: 0.5, y: 0.5 }, 0.5, 0.5]);
  assert.ok(shaft.to.x < head[0].x && head[0].x < 3.5 && head[1].y === 0.5 + 0.2);
});

test("marks leave values, the numbers of a line and the last move free, and arrows end before them", () => {
  const table = setTable({ transcript: "f5d6c3", settings: { ...PEOPLE, values: true } });
  const freeAt = (name) => leftFree(table.state()).get(squareIndex(name));
  assert.deepEqual([freeAt("c3")?.across, freeAt("d3")], [0.17, undefined]);
  const moves = table.state().game.moves.map(({ square }) => {
    return { square, score: 1, exact: false, depth: 4, pv: [] };
  });
  const found = { moves, nodes: 1, ms: 1 };
  table.store.dispatch({ type: "found", key: "values-0", found, done: false });
  assert.deepEqual([freeAt("c3")?.across, freeAt("d3")?.across], [0.17, 0.4]);
  const pointAlong = (to, free) => arrow({ x: 0.5, y: 0.5 }, to, free).head[0];
  const value = { across: 0.4, down: 0.22 };
  assert.ok(pointAlong({ x: 3.5, y: 0.5 }, value).x < 3.5 - value.across);
  assert.ok(pointAlong({ x: 0.5, y: 3.5 }, value).y < 3.5 - value.down);
});

test("a branch keeps its comments until it is dropped", () => {
  const table = setTable({ transcript: "f5d6c3d3", settings: PEOPLE });
  table.actions.comment("at the end");
  table.actions.goTo(2);
  table.actions.comment("where lines part");
  table.play("c5");
  table.actions.comment("another line");
  const moves = () => table.state().comments.list.map((comment) => comment.moves);
  assert.deepEqual(moves(), ["f5d6c3d3", "f5d6", "f5d6c5"]);
  const [branch] = table.state().branches;
  table.actions.takeBranch(branch);
  assert.equal(table.state().game.line.join(""), "f5d6c3d3");
  table.actions.goTo(4);
  assert.equal(commentShown(table.state()).text, "at the end");
  table.actions.dropBranches([table.state().branches[0]]);
  assert.deepEqual([table.state().branches, moves()], [[], ["f5d6c3d3", "f5d6"]]);
});

test("where undo is locked no branch is dropped, and where the board is, nothing is written", () => {
  const locked = setTable({ transcript: "f5", locks: ["undo", "board"] });
  locked.actions.dropBranches([["f5", "f6"]]);
  locked.actions.comment("x");
  locked.actions.setDrawing(true);
  draw(locked, "c3");
  assert.deepEqual(locked.state().comments, {
    list: [],
    source: null,
    open: false,
    writing: null,
  });
  assert.equal(locked.state().mode.kind, "play");
});

test("a new game takes its comments to the previous game and back", () => {
  const table = setTable({ transcript: "f5d6", settings: PEOPLE });
  table.actions.comment("kept");
  table.actions.run("new");
  assert.deepEqual(table.state().comments.list, []);
  table.actions.run("former");
  assert.deepEqual(shownText(table), ["kept", []]);
});

test("comments come back with the stored game, on its branches too", () => {
  const store = memory();
  const storage = createStorage(HOUSE, () => store);
  const table = setTable({ transcript: "f5d6c3", settings: PEOPLE });
  table.actions.comment("end");
  table.actions.goTo(1);
  table.play("f6");
  draw(table, "f6", "a1");
  table.actions.run("new");
  table.actions.comment("fresh");
  storage.save(table.state(), null);
  const session = new GameSession(rules, FIRST_GAME, async () => rules);
  const running = { readGame: () => createStorage(HOUSE, () => store).readGame(FIRST_GAME) };
  const { first, problems } = openFirstGame(session, {}, "", running, { damaged: false });
  assert.deepEqual(problems, []);
  assert.deepEqual(first.comments, [{ moves: "", text: "fresh", marks: [] }]);
  assert.deepEqual(first.previousGame?.comments, [
    { moves: "f5d6c3", text: "end", marks: [] },
    { moves: "f5f6", text: "", marks: ["f6a1"] },
  ]);
});

test("damaged comments cost no game and no other comment", () => {
  const key = "reversi.game.1";
  const game = { opening: { start: "diagonal", first: "black" }, transcript: "f5", ply: 1 };
  for (const comments of [
    7,
    [null],
    [{ moves: "f5", text: 7, marks: [] }],
    [{ moves: "" }],
    [{ moves: "", text: "", marks: ["c3d"] }],
    [{ moves: "", text: "", marks: ["c3z9"] }],
    [{ moves: "f5", text: "kept", marks: ["c3", "c3z9"] }],
    [null, { moves: "f5", text: "kept", marks: ["c3"] }],
  ]) {
    const text = JSON.stringify({ ...game, stopped: false, passDone: false, comments });
    const running = createStorage(HOUSE, () => memory({ [key]: text }));
    const session = new GameSession(rules, FIRST_GAME, async () => rules);
    const { first, problems } = openFirstGame(
      session,
      {},
      "",
      { readGame: () => running.readGame(FIRST_GAME) },
      { damaged: false },
    );
    const isKept = JSON.stringify(comments).includes("kept");
    const keptComments = isKept ? [{ moves: "f5", text: "kept", marks: ["c3"] }] : [];
    const { list } = firstComments(first.game, [], first.comments, "");
    assert.deepEqual([first.game.line, list], [["f5"], keptComments]);
    assert.deepEqual(
      problems.map(({ code }) => code),
      ["bad-comments"],
    );
  }
});

test("a text whose comments are not read yet is stored with its game, also after a failure", () => {
  const store = memory();
  const storage = createStorage(HOUSE, () => store);
  const table = setTable({ settings: PEOPLE });
  table.store.subscribe((state, before) => storage.save(state, before));
  const open = () => {
    const session = new GameSession(rules, FIRST_GAME, async () => rules);
    const running = { readGame: () => createStorage(HOUSE, () => store).readGame(FIRST_GAME) };
    const { first, problems } = openFirstGame(session, {}, "", running, { damaged: false });
    const codes = problems.map(({ code }) => code);
    return { state: initialState({ ...first, settings: table.state().settings }), codes };
  };
  table.actions.load("f5 d6 {usual}");
  table.actions.goTo(1);
  table.play("f6");
  table.store.dispatch({ type: "job-failed", key: "comments", problem: damagedStorage() });
  assert.equal(HOUSE.jobs(table.state()).has("comments"), false);
  const again = open();
  assert.equal(HOUSE.jobs(again.state).has("comments"), true);
  const usual = [{ ply: 2, text: "usual", marks: [] }];
  const found = { games: [{ ...NOTHING_BESIDE, comments: usual }], unread: [] };
  const after = HOUSE.reduce(again.state, { type: "found", key: "comments", found, done: true });
  const given = { moves: "f5d6", text: "usual", marks: [], given: true };
  assert.deepEqual(after.comments.list, [given]);
  storage.save(after, again.state);
  assert.deepEqual([open().state.comments.source, open().codes], [null, []]);
  const form = JSON.parse(store.getItem("reversi.game.1"));
  for (const unread of [7, {}, { text: "f5 {x}", line: [5] }]) {
    store.setItem("reversi.game.1", JSON.stringify({ ...form, unread }));
    assert.deepEqual([open().state.comments.source, open().codes], [null, ["bad-comments"]]);
  }
});

test("the engine reads the comments of a text, and those made meanwhile stay", () => {
  const table = setTable();
  assert.equal(table.actions.load("f5 {[%csl Gc3] usual} d6"), null);
  assert.deepEqual(shownText(table), ["", []]);
  const { task } = HOUSE.jobs(table.state()).get("comments");
  assert.equal(new TextDecoder().decode(task.files[0].bytes), "f5 {[%csl Gc3] usual} d6");
  table.actions.comment("mine");
  const read = [
    { ply: 1, text: "usual", marks: ["c3"] },
    { ply: 2, text: "theirs", marks: [] },
  ];
  const found = { games: [{ ...NOTHING_BESIDE, comments: read }], unread: [] };
  table.store.dispatch({ type: "found", key: "comments", found, done: true });
  assert.deepEqual(commentsOfLine(table.state().game, table.state().comments.list), [
    read[0],
    { ply: 2, text: "mine", marks: [] },
  ]);
  assert.equal(HOUSE.jobs(table.state()).has("comments"), false);
});

test("marks that are read join those drawn meanwhile, on lines that are still there", () => {
  const table = setTable({ settings: PEOPLE });
  table.actions.load("f5 {usual [%csl Gc3]} d6 {gone}");
  table.actions.goTo(1);
  draw(table, "d4");
  table.play("f6");
  table.actions.dropBranches([table.state().branches[0]]);
  const read = [
    { ply: 1, text: "usual", marks: ["c3", "d4"] },
    { ply: 2, text: "gone", marks: [] },
  ];
  const found = { games: [{ ...NOTHING_BESIDE, comments: read }], unread: [] };
  table.store.dispatch({ type: "found", key: "comments", found, done: true });
  assert.deepEqual(table.state().comments.list, [
    { moves: "f5", text: "usual", marks: ["d4", "c3"] },
  ]);
});

test("comments that cannot be read leave the game, and a sentence says why", () => {
  for (const [text, code, detail, why] of [
    ["f5 {[%csl Gz9]} d6", "bad-mark", "Gz9", "“Gz9” is no mark (a square, or two for an arrow)."],
    ["#m=f5d6&c9=hi", "bad-ply", "9", "the game has no move 9."],
  ]) {
    const table = setTable();
    table.actions.load(text);
    const found = { games: [], unread: [{ number: 1, code, detail, message: "wrong" }] };
    table.store.dispatch({ type: "found", key: "comments", found, done: true });
    assert.equal(table.state().game.line.length, 2);
    assert.equal(
      announce(table.state(), texts),
      `The game has been loaded without its comments: ${why}`,
    );
  }
});

test("only a text that may have names, comments or variations asks for them", () => {
  const { game } = setTable().state();
  for (const text of [
    "f5d6",
    "#m=f5&ply=1",
    "(;GM[Othello]PC[x]B[f5];)",
    "https://a.example/#m=f5",
  ])
    assert.equal(sourceOf(text, game), null, text);
  for (const text of [
    "f5 {x}",
    "#m=f5&c1=x",
    "#a0=c3&m=f5",
    "(;GM[Othello]B[f5]C[x];)",
    "CR [c3]",
    "f5 (e6) d6",
    "f5 $1",
    '[Event "Open"]\n\n1. f5',
    "(;GM[Othello]PW[Bob]B[f5];)",
    "Schwarz: Ada\nf5",
    "黒：Ada\nf5",
    '{"players":[{"name":"Ada"}],"moves":[{"m":"f5"}]}',
    "#m=f5&ply=1&pb=Ada",
  ])
    assert.notEqual(sourceOf(text, game), null, text);
  assert.equal(sourceOf("f5 {x}", { ...game, game: "connect-four" }), null);
});

test("the comments of a collection come with its game", async () => {
  const table = setTable();
  const comments = [{ ply: 2, text: "so", marks: ["c3"] }];
  table.actions.showCollected({ number: 1, text: "f5d6", ...NOTHING_BESIDE, comments });
  await settled();
  assert.deepEqual(shownText(table), ["so", ["c3"]]);
  assert.equal(table.state().comments.source, null);
});

test("a glyph is set on the move shown, replaced, taken back, and kept with the comment", () => {
  const { actions, state, play } = setTable({ settings: { black: "human", white: "human" } });
  actions.setGlyph("!");
  assert.deepEqual(state().comments.list, [], "no move has been played");
  play("f5 d6");
  actions.setGlyph("!?");
  actions.comment("rare");
  actions.setGlyph("??");
  const expected = { moves: "f5d6", text: "rare", marks: [], glyph: "??" };
  assert.deepEqual(state().comments.list, [expected]);
  assert.deepEqual(
    [...glyphsOf(state())].map(([ply, { sign }]) => [ply, sign]),
    [[2, "??"]],
  );
  assert.deepEqual(checkComments(state().comments.list).comments, [expected]);
  actions.setGlyph("??");
  assert.deepEqual(state().comments.list, [{ moves: "f5d6", text: "rare", marks: [] }]);
  assert.equal(glyphsOf(state()).size, 0);
});

test("a glyph of a branch is set while the game stays, and one of a hint is not", () => {
  const { actions, state, play } = setTable({ settings: { black: "human", white: "human" } });
  play("f5 f4 e3");
  actions.goTo(1);
  play("d6 c3");
  actions.showVariation(state().branches[0], 2);
  actions.setGlyph("?");
  const [{ moves, glyph }] = state().comments.list;
  assert.deepEqual([moves, glyph], ["f5f4", "?"]);
  assert.deepEqual(state().game.line, ["f5", "d6", "c3"]);
  assert.equal(glyphsOf(state()).size, 0, "the game has none");
});

test("a stored glyph that is none, or stands before the first move, is damaged", () => {
  for (const comment of [
    { moves: "f5", text: "", marks: [], glyph: "!!!" },
    { moves: "f5", text: "", marks: [], glyph: "" },
    { moves: "", text: "", marks: [], glyph: "!" },
  ])
    assert.deepEqual(checkComments([comment]), { comments: [], damaged: true });
});

test("the glyphs of two texts on one move are that of the first", () => {
  const table = setTable({ settings: { black: "human", white: "human" } });
  table.actions.load("f5! d6?");
  assert.notEqual(table.state().comments.source, null, "the engine reads its glyphs");
  table.actions.setGlyph("!!");
  const comments = [
    { ply: 1, text: "", marks: [], glyph: "!" },
    { ply: 2, text: "bad", marks: [], glyph: "?" },
  ];
  const found = { games: [{ ...NOTHING_BESIDE, comments }], unread: [] };
  table.store.dispatch({ type: "found", key: "comments", found, done: true });
  assert.deepEqual([...glyphsOf(table.state())].map(([ply, { sign }]) => [ply, sign]).sort(), [
    [1, "!"],
    [2, "!!"],
  ]);
});

/** Points to five decimals. */
const rounded = (points) => points.map(({ x, y }) => [x, y].map((at) => Number(at.toFixed(5))));

test("an arrow ends before its square's middle, with a head of its length and width at its sides", () => {
  // Three squares to the right and four down: a length of five.
  const { shaft, head } = arrow({ x: 0.5, y: 0.5 }, { x: 3.5, y: 4.5 });
  assert.deepEqual(rounded(head), [
    [3.44, 4.42],
    [3.064, 4.252],
    [3.384, 4.012],
  ]);
  assert.deepEqual(rounded([shaft.from, shaft.to]), [
    [0.5, 0.5],
    [3.2672, 4.1896],
  ]);
  const point = (before) =>
    rounded([arrow({ x: 0.5, y: 0.5 }, { x: 3.5, y: 4.5 }, before).head[0]]);
  // The lower side of a wide text stops it, and the right side of a high one.
  assert.deepEqual(point({ across: 0.4, down: 0.2 }), [[3.332, 4.276]]);
  assert.deepEqual(point({ across: 0.12, down: 0.4 }), [[3.362, 4.316]]);
});

test("the middle of a square is that of its place, from either side of the board", () => {
  const grid = { columns: 8, rows: 8 };
  assert.deepEqual(middleOf(grid, 10, false), { x: 2.5, y: 1.5 });
  assert.deepEqual(middleOf(grid, 10, true), { x: 5.5, y: 6.5 });
  assert.deepEqual(middleOf({ columns: 7, rows: 6 }, 0, true), { x: 6.5, y: 5.5 });
});

test("what a comment keeps of a text is one line without blanks around it", () => {
  assert.equal(keptOf("  a \n\t b\u0000 "), "a b");
  const end = `${"x".repeat(998)} y`;
  assert.equal(keptOf(`${end.slice(0, -2)}👩‍👩‍👦`), end.slice(0, -2));
  assert.equal(keptOf(`  ${end}z`), end);
});

test("to draw and to stop is said, and marks are erased only where there are some", () => {
  const table = setTable({ settings: { black: "human", white: "human" } });
  table.actions.setDrawing(true);
  assert.deepEqual(table.state().notice, { kind: "drawing" });
  table.actions.setDrawing(false);
  assert.deepEqual(table.state().notice, { kind: "drawing-done" });
  const before = table.state();
  table.store.dispatch({ type: "marks-erased" });
  assert.equal(table.state(), before);
});
