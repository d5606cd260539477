// The ways that locks and controls allow, and those that they close.
import assert from "node:assert/strict";
import test from "node:test";
import { ACTION_IDS } from "../../shell/action-table.ts";
import { isActionLocked, isActionWorking } from "../../shell/action-state.ts";
import { LOCKS, isFieldLocked, mayLoad, readList } from "./host-locks.ts";
import { turnJob } from "../game/turn-job.ts";
import { boardOpen, canContinue, humanToMove } from "../board/turn.ts";
import { rejectionOf } from "../board/square-press.ts";
import { squareIndex } from "../../test/support/squares.js";
import { setTable } from "../../test/support/headless-page.js";

const TWO_PEOPLE = { white: "human" };

test("a list is read in any spelling, and its unknown words are named", () => {
  assert.deepEqual(readList(" Hint,undo  hint rook,", LOCKS), {
    known: ["undo", "hint"],
    unknown: ["rook"],
  });
  assert.deepEqual(readList("", LOCKS), { known: [], unknown: [] });
});

test("each lock closes its fields, and no lock those of display and sound", () => {
  const fields = Object.keys(setTable().state().settings.current);
  const closed = (lock) => fields.filter((field) => isFieldLocked([lock], field));
  assert.deepEqual(Object.fromEntries(LOCKS.map((lock) => [lock, closed(lock)])), {
    undo: [],
    hint: ["values", "groups"],
    level: ["black-level", "white-level", "think-time"],
    players: ["black", "white"],
    theme: ["theme"],
    lang: ["lang"],
    board: ["start", "first"],
    game: ["game"],
  });
});

test("each lock closes its actions and fields, and no others", () => {
  const closed = (lock) => ({
    actions: ACTION_IDS.filter((id) => isActionLocked([lock], id)),
    fields: ["black", "black-level", "theme", "lang", "start", "values"].filter((field) =>
      isFieldLocked([lock], field),
    ),
  });
  assert.deepEqual(closed("undo"), {
    actions: [
      ...["former", "undo", "redo", "first", "back", "next", "last", "play"],
      ...["game-before", "game-list", "game-after", "live", "take-back", "practise-again", "edit"],
    ],
    fields: [],
  });
  assert.deepEqual(closed("hint"), { actions: ["hint", "best", "review"], fields: ["values"] });
  assert.deepEqual(closed("level"), { actions: ["swap"], fields: ["black-level"] });
  assert.deepEqual(closed("players"), { actions: ["swap"], fields: ["black"] });
  assert.deepEqual(closed("theme"), { actions: [], fields: ["theme"] });
  assert.deepEqual(closed("lang"), { actions: [], fields: ["lang"] });
  assert.deepEqual(closed("board"), {
    actions: [
      ...["new", "former", "best", "random", "pass", "stop"],
      ...["practise-again", "play-on", "send", "nearby", "resign", "edit"],
    ],
    fields: ["start"],
  });
});

test("a visitor may load a game only where neither undo nor the board is locked", () => {
  assert.deepEqual(
    LOCKS.filter((lock) => !mayLoad([lock])),
    ["undo", "board"],
  );
});

test("a locked board takes no move of the visitor, and no computer moves instead", () => {
  const { actions, state } = setTable({ settings: TWO_PEOPLE, locks: ["board"] });
  actions.choose(squareIndex("f5"));
  actions.run("best");
  actions.run("random");
  actions.run("new");
  assert.deepEqual(
    [state().game.ply, state().point.request, state().notice.kind],
    [0, null, "rejected"],
  );
  assert.deepEqual(
    [boardOpen(state()), humanToMove(state()), turnJob(state())],
    [false, true, null],
  );
  assert.equal(rejectionOf(state(), squareIndex("f5")), "locked");
});

test("a watching visitor goes back without stopping the game, and cannot stop it", async () => {
  const { actions, engine, state } = setTable({
    transcript: "f5d6",
    settings: { black: "computer", white: "random" },
    locks: ["board"],
  });
  actions.run("stop");
  assert.equal(state().search.paused, null);
  actions.run("undo");
  assert.deepEqual([state().game.ply, turnJob(state())], [1, null]);
  actions.run("redo");
  assert.equal(turnJob(state())?.key, "computer");
  assert.equal(engine.running().length, 1);
});

test("a computer that waits on a watched board still waits after a look back", () => {
  const { actions, store, state } = setTable({ transcript: "f5", locks: ["board"] });
  store.dispatch({ type: "paused" });
  actions.goTo(0);
  actions.goTo(1);
  assert.deepEqual([state().search.paused, turnJob(state())], ["visitor", null]);
  assert.equal(canContinue(state()), false, "a watching visitor is not asked to press Continue");
});

test("locked undo closes every way back", () => {
  const { actions, state, play } = setTable({ settings: TWO_PEOPLE, locks: ["undo"] });
  play("f5 d6");
  actions.run("undo");
  actions.goTo(0);
  assert.equal(actions.load("f5").code, "locked");
  assert.deepEqual([state().game.ply, state().game.line], [2, ["f5", "d6"]]);
});

test("a locked board is not exchanged for the previous game, and a reset leaves what is locked", () => {
  const previousGame = { setup: { start: "diagonal", first: "black" }, transcript: "f5d6", ply: 2 };
  const { actions, state } = setTable({
    settings: { ...TWO_PEOPLE, theme: "garden" },
    previousGame,
    locks: ["board", "theme"],
  });
  actions.run("former");
  actions.run("undo");
  assert.deepEqual(state().game.line, []);
  actions.reset();
  assert.deepEqual(
    [state().settings.current.theme, state().settings.current.white],
    ["garden", "computer"],
  );
});

test("locked settings and hints stay as they are", () => {
  const { actions, engine, state } = setTable({
    locks: ["level", "players", "theme", "lang", "hint"],
  });
  const before = state().settings;
  for (const [name, value] of [
    ["white-level", "pascal"],
    ["white", "human"],
    ["theme", "garden"],
    ["lang", "de"],
  ])
    actions.set(name, value);
  actions.run("hint");
  actions.run("best");
  assert.equal(state().settings, before);
  assert.equal(engine.requests.length, 0);
});

test("without locks every action of two players works that has something to do", () => {
  const { state, play } = setTable({ settings: TWO_PEOPLE });
  play("f5");
  assert.deepEqual(
    ACTION_IDS.filter((id) => !isActionWorking(state(), id)),
    [
      ...["former", "redo", "next", "last", "play", "swap", "restore"],
      ...["game-before", "game-list", "game-after", "live", "pass", "stop"],
      ...["take-back", "practise-again", "play-on", "leave", "send", "nearby", "resign"],
      "save-damaged",
    ],
  );
});
