// What locks and controls allow, and what they close.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import test from "node:test";
import {
  CONTROLS,
  LOCKS,
  USUAL_CONTROLS,
  isEntryLocked,
  isFieldLocked,
  mayLoad,
  readList,
} from "../state/locks.js";
import {
  boardOpen,
  humanToMove,
  refusalOf,
  wantedSearch,
  workingEntries,
} from "../state/selectors.js";
import { squareIndex } from "../game/squares.js";
import { setTable } from "./support/table.js";

const TWO_PEOPLE = { white: "human" };

test("a list is read in any spelling, and its unknown words are named", () => {
  assert.deepEqual(readList(" Hint,undo  hint rook,", LOCKS), {
    known: ["undo", "hint"],
    unknown: ["rook"],
  });
  assert.deepEqual(readList("", LOCKS), { known: [], unknown: [] });
});

test("each lock closes its entries and fields, and no others", () => {
  const closed = (lock) => ({
    entries: CONTROLS.filter((entry) => isEntryLocked([lock], entry)),
    fields: ["black", "black-level", "theme", "lang", "start", "pause"].filter((field) =>
      isFieldLocked([lock], field),
    ),
  });
  assert.deepEqual(closed("undo"), { entries: ["former", "undo", "redo"], fields: [] });
  assert.deepEqual(closed("hint"), { entries: ["hint", "best"], fields: [] });
  assert.deepEqual(closed("level"), { entries: [], fields: ["black-level"] });
  assert.deepEqual(closed("players"), { entries: [], fields: ["black"] });
  assert.deepEqual(closed("theme"), { entries: [], fields: ["theme"] });
  assert.deepEqual(closed("lang"), { entries: [], fields: ["lang"] });
  assert.deepEqual(closed("board"), {
    entries: ["new", "former", "best", "random", "pass", "stop"],
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
  actions.entries.best();
  actions.entries.random();
  actions.entries.new();
  assert.deepEqual([state().game.ply, state().task, state().notice.kind], [0, null, "refused"]);
  assert.deepEqual(
    [boardOpen(state()), humanToMove(state()), wantedSearch(state())],
    [false, true, null],
  );
  assert.equal(refusalOf(state(), squareIndex("f5")), "locked");
});

test("whoever watches looks back without stopping the game, and cannot stop it", async () => {
  const { actions, client, state } = setTable({
    transcript: "f5d6",
    settings: { black: "computer", white: "random" },
    locks: ["board"],
  });
  actions.entries.stop();
  assert.equal(state().stopped, false);
  actions.entries.undo();
  assert.deepEqual([state().game.ply, wantedSearch(state())], [1, null]);
  actions.entries.redo();
  assert.equal(wantedSearch(state())?.purpose, "computer");
  assert.equal(client.running().length, 1);
});

test("a computer that waits on a watched board still waits after a look back", () => {
  const { actions, store, state } = setTable({ transcript: "f5", locks: ["board"] });
  store.dispatch({ type: "stopped" });
  actions.goTo(0);
  actions.goTo(1);
  assert.deepEqual([state().stopped, wantedSearch(state())], [true, null]);
});

test("locked undo closes every way back", () => {
  const { actions, state, play } = setTable({ settings: TWO_PEOPLE, locks: ["undo"] });
  play("f5 d6");
  actions.entries.undo();
  actions.goTo(0);
  assert.equal(actions.load("f5").code, "locked");
  assert.deepEqual([state().game.ply, state().game.line], [2, ["f5", "d6"]]);
});

test("a locked board is not exchanged for the former game, and a reset leaves what is locked", () => {
  const former = { opening: { start: "diagonal", first: "black" }, transcript: "f5d6", ply: 2 };
  const { actions, state } = setTable({
    settings: { ...TWO_PEOPLE, theme: "garden" },
    former,
    locks: ["board", "theme"],
  });
  actions.entries.former();
  actions.entries.undo();
  assert.deepEqual(state().game.line, []);
  actions.reset();
  assert.deepEqual([state().settings.theme, state().settings.white], ["garden", "computer"]);
});

test("locked settings and hints stay as they are", () => {
  const { actions, client, state } = setTable({
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
  actions.entries.hint();
  actions.entries.best();
  assert.equal(state().settings, before);
  assert.equal(client.asked.length, 0);
});

test("without locks every entry of the two players works as before", () => {
  const { state, play } = setTable({ settings: TWO_PEOPLE });
  play("f5");
  const { pass, stop, redo, former, ...open } = workingEntries(state());
  assert.deepEqual(
    [pass, stop, redo, former, Object.values(open).every(Boolean)],
    [false, false, false, false, true],
  );
});

test("what can be shown is in the markup", async () => {
  const markup = await readFile(new URL("../../index.html", import.meta.url), "utf8");
  for (const name of CONTROLS.filter((control) => control !== "moves" && control !== "settings")) {
    assert.ok(markup.includes(`data-action="${name}"`), name);
  }
  assert.ok(USUAL_CONTROLS.every((name) => CONTROLS.includes(name)));
});
