// What two tabs make of each thing that the page keeps for all of them: by the page's own steps, in
// both orders, where the second tab has heard nothing of the first one.
import assert from "node:assert/strict";
import test from "node:test";
import { EVENING, room as eveningRoom } from "../rooms/evening/room.ts";
import { EXERCISES } from "../rooms/exercises/solved.ts";
import { gameNamed } from "../play/games/index.ts";
import { GUIDE } from "../play/guide/guide.ts";
import { Kept } from "../floor/kept/kept.ts";
import { keepTyped } from "../floor/kept/typed.ts";
import { declaredThings } from "../floor/kept/thing.ts";
import { room as mistakesRoom } from "../rooms/mistakes/room.ts";
import { MISTAKES } from "../rooms/mistakes/stored-mistakes.ts";
import { RECORD } from "../play/players/kept-record.ts";
import { STORED_CHOICES } from "../play/settings/kept-settings.ts";
import { compareTable } from "../test/support/document-table.js";
import { memory } from "../test/support/memory-storage.js";
import { startTab } from "../test/support/tabs.js";
import "./later-rooms.ts";
import "../rooms/evening/evening-view.ts";
import "../rooms/share/open-games-view.ts";

const THINGS = declaredThings();
const PEOPLE = { black: "human", white: "human" };
const NAMES = ["Anna", "Ben"];
const IDS = ["7", "9"];

/** What the browser has of a thing, as text. */
const storedIn = (tab, thing) => JSON.stringify(tab.storage.kept.raw(thing));

/** A running game: each tab plays its line, which its text names. */
const running = (id, lines, texts = lines.map((line) => line.replaceAll(" ", ""))) => ({
  becomes: "one in *Games*",
  address: { game: id, ...PEOPLE },
  step: (tab, which) => tab.play(lines[which]),
  has(tab, which) {
    const left = tab.storage.leftGames.read().map((one) => one.game.transcript);
    const { game } = tab.storage.readGame(gameNamed(id));
    return [...left, game?.transcript].includes(texts[which]);
  },
});

/** A text that is typed in both tabs, found by the thing of the tab. */
function typed(key) {
  const [tab, visitor] = ["tab", "visitor"].map((place) =>
    THINGS.find((thing) => thing.key === key && thing.place === place),
  );
  return {
    becomes: "each in its tab",
    step(page, which) {
      const field = new EventTarget();
      field.value = "";
      keepTyped(field, { tab, visitor }, page.storage)(NAMES[which]);
    },
    has: (page, which) => page.storage.kept.find(tab).value === NAMES[which],
  };
}

const mistake = (position) => ({ position, square: 63, best: 62, loss: 9, due: 4, step: 1 });
const POSITIONS = [`${"X".repeat(63)}- O`, `${"O".repeat(63)}- X`];
const RESULTS = { won: 1, drawn: 0, lost: 0, streak: 1 };

/**
 * Of each thing a step of a tab, and whether its value is there after that of the other tab: in the
 * tab itself, for what each one keeps for itself.
 */
const STEPS = {
  "reversi.settings.1": {
    becomes: "joined",
    step: (tab, which) => tab.actions.set(["theme", "pause"][which], ["garden", 200][which]),
    has: (tab, which) => storedIn(tab, STORED_CHOICES).includes(["garden", "200"][which]),
  },
  "reversi.record.1": {
    becomes: "joined",
    step: (tab, which) =>
      tab.store.dispatch({ type: "record-shared", results: { [which + 1]: RESULTS } }),
    has: (tab, which) => tab.storage.kept.find(RECORD).value[which + 1]?.won === 1,
  },
  "reversi.exercises.1": {
    becomes: "joined",
    step: (tab, which) =>
      tab.store.dispatch({
        ...{ type: "exercises-shared", solved: [IDS[which]] },
        ...{ streak: 1, day: 1, days: 1 },
      }),
    has: (tab, which) => tab.storage.kept.find(EXERCISES).value.solved.includes(IDS[which]),
  },
  "reversi.mistakes.1": {
    becomes: "joined",
    begin: ({ context }) => mistakesRoom.begin(context),
    step: (tab, which) =>
      tab.store.dispatch({
        type: "mistakes-changed",
        changes: { list: [mistake(POSITIONS[which])] },
      }),
    has: (tab, which) => storedIn(tab, MISTAKES).includes(POSITIONS[which]),
  },
  "reversi.evening.1": {
    becomes: "joined",
    begin(tab) {
      eveningRoom.begin(tab.context);
      tab.actions.openEvening();
    },
    step: (tab, which) => tab.actions.changeEvening({ type: "added", names: [NAMES[which]] }),
    has: (tab, which) => storedIn(tab, EVENING).includes(NAMES[which]),
  },
  "reversi.left-games.1": {
    becomes: "joined",
    address: PEOPLE,
    step(tab, which) {
      tab.play(["f5 d6 c3", "f5 f6 e6"][which]);
      tab.actions.run("new");
    },
    has(tab, which) {
      const left = tab.storage.leftGames.read().map((one) => one.game.transcript);
      return left.includes(["f5d6c3", "f5f6e6"][which]);
    },
  },
  "reversi.lasting.1": {
    becomes: "each in its tab",
    address: PEOPLE,
    step(tab, which) {
      tab.actions.run("edit");
      tab.actions.choose(which);
    },
    has: (tab, which) => tab.state().mode.editor?.cells[which] !== 0,
  },
  "reversi.welcome.1": {
    becomes: "the later step",
    step: (tab) => tab.actions.closeGuide(),
    has: (tab) => tab.storage.kept.find(GUIDE).value === null,
  },
  "reversi.game.1": running("reversi", ["f5 d6 c3", "f5 f6 e6"]),
  "tic-tac-toe.game.1": running("tic-tac-toe", ["b2 a1 c3", "a1 b2 c1"]),
  "connect-four.game.1": running("connect-four", ["a1 b1 a2", "d1 d2 d3"], ["121", "444"]),
};
for (const name of ["links", "players", "evening", "paste"])
  STEPS[`reversi.typed-${name}.1`] = typed(`reversi.typed-${name}.1`);

/** Two tabs of one browser: one takes its step before the other. */
function afterBoth({ address = {}, begin = () => {}, step }, first) {
  const shared = memory();
  const owns = [memory(), memory()];
  const open = (which) => startTab(shared, owns[which], "", address);
  const tabs = [open(0), open(1)];
  for (const tab of tabs) begin(tab);
  step(tabs[first], first);
  const before = new Map(owns[first].map);
  step(tabs[1 - first], 1 - first);
  assert.deepEqual(owns[first].map, before, "what a tab keeps for itself");
  return { tabs, reload: open };
}

const keys = [
  ...new Set(THINGS.filter(({ place }) => place === "visitor").map(({ key }) => key)),
].toSorted();

test("each thing that all tabs share has its step here", () => {
  assert.deepEqual(Object.keys(STEPS).toSorted(), keys);
});

for (const [key, steps] of Object.entries(STEPS))
  for (const first of [0, 1])
    test(`two tabs lose nothing of each other: ${key}, ${first === 0 ? "in turn" : "in the other order"}`, () => {
      const { tabs, reload } = afterBoth(steps, first);
      const isOfTab = steps.becomes === "each in its tab";
      for (const which of [0, 1]) {
        assert.ok(steps.has(tabs[isOfTab ? which : 1 - first], which), "before a reload");
        assert.ok(steps.has(reload(isOfTab ? which : 1 - first), which), "after a reload");
      }
    });

/** The presses that clear what two tabs join. */
const PRESSES = {
  "reversi.exercises.1": "clearExercises",
  "reversi.mistakes.1": "eraseMistakes",
  "reversi.record.1": "clearRecord",
  "reversi.settings.1": "reset",
};

test("each thing that two tabs join and a press takes away has its press here", () => {
  const cleared = THINGS.filter(({ place, back, join }) => place === "visitor" && back && join);
  assert.deepEqual(cleared.map(({ key }) => key).toSorted(), Object.keys(PRESSES));
});

for (const [key, press] of Object.entries(PRESSES))
  test(`what another tab has stored unheard is cleared with all and comes back: ${key}`, () => {
    const { tabs, reload } = afterBoth(STEPS[key], 0);
    const [tab] = tabs;
    assert.equal(tab.storage.kept.isSeen(THINGS.find((thing) => thing.key === key)), false);
    tab.actions[press]();
    assert.deepEqual(
      tab.state().erased.map(({ name }) => name),
      [THINGS.find((thing) => thing.key === key).back],
    );
    const found = [0, 1].filter((which) => STEPS[key].has(tab, which));
    // What was erased of the mistakes waits in the value itself.
    assert.deepEqual(found, key === MISTAKES.key ? [0, 1] : []);
    tab.actions.run("restore");
    for (const which of [0, 1])
      for (const page of [tab, reload(0)]) assert.ok(STEPS[key].has(page, which), String(which));
  });

const NOTHING = { solved: [], streak: 0, day: 0, days: 0, best: 0 };

for (const [thing, before, cleared, joined, after] of [
  [RECORD, { 1: RESULTS }, {}, { 1: RESULTS, 2: RESULTS }, { 2: RESULTS }],
  [
    EXERCISES,
    { ...NOTHING, solved: ["7"], best: 5 },
    NOTHING,
    { ...NOTHING, solved: ["7", "9"], best: 5 },
    { ...NOTHING, solved: ["9"] },
  ],
  // Nothing was cleared: this tab has solved nothing yet.
  [
    EXERCISES,
    NOTHING,
    { ...NOTHING, best: 5 },
    { ...NOTHING, solved: ["7"], best: 4 },
    { ...NOTHING, solved: ["7"], best: 5 },
  ],
])
  test(`what the browser has refused takes later no more than this tab knew: ${thing.key}`, () => {
    const store = memory({ [thing.key]: JSON.stringify(before) });
    let isFull = true;
    const setItem = (key, text) => {
      if (isFull) throw new DOMException("full", "QuotaExceededError");
      store.setItem(key, text);
    };
    const kept = new Kept(() => ({ ...store, setItem }));
    kept.take(thing);
    assert.equal(kept.put(thing, cleared, before), false);
    store.setItem(thing.key, JSON.stringify(joined));
    isFull = false;
    kept.retry();
    assert.deepEqual(JSON.parse(store.getItem(thing.key)), after);
  });

test("the table of things and two tabs is the one in docs/kept.md", () => {
  const table = [
    "| of two tabs | becomes |",
    "| --- | --- |",
    ...keys.map((key) => `| \`${key}\` | ${STEPS[key].becomes} |`),
  ].join("\n");
  compareTable(/^\| of two tabs.*?\n\n/ms, table);
});
