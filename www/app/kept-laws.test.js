// Every thing that the page declares, through every fault of a browser's storage: what was there
// stays, is joined, or waits beside. The table in docs/kept.md has what becomes of each.
import assert from "node:assert/strict";
import { readFileSync, writeFileSync } from "node:fs";
import test from "node:test";
import { createKept } from "../kept/kept.ts";
import { DAMAGED, declaredThings } from "../kept/thing.ts";
import { memory } from "../test/support/memory-storage.js";
import { NO_EVENING } from "../evening/evening.ts";
import { ROOMS } from "./rooms.ts";
import "./storage.ts";
import "../evening/evening-view.ts";
import "../share/paste-view.ts";

for (const room of ROOMS) if (typeof room === "function") await room();

const THINGS = declaredThings().filter(({ place }) => place !== "database");

const results = (won) => ({ won, drawn: 0, lost: 0, streak: won });
const mistakes = (position) => ({
  on: true,
  waiting: [],
  games: [],
  list: [{ position, square: 63, best: 62, loss: 9, due: 4, step: 1 }],
});

/** What another tab has stored, what this one stores, and what is in both once they are joined. */
const SAMPLES = {
  "reversi.settings.1": [{ pause: 200 }, { theme: "garden" }, '"pause":200', "garden"],
  "reversi.record.1": [{ 1: results(4) }, { 2: results(3) }, '"won":4', '"won":3'],
  "reversi.exercises.1": [
    { solved: ["7"], streak: 1, day: 1, days: 1 },
    { solved: ["9"], streak: 1, day: 1, days: 1 },
    '"7"',
    '"9"',
  ],
  "reversi.mistakes.1": [
    mistakes(`${"X".repeat(63)}- O`),
    mistakes(`${"O".repeat(63)}- X`),
    "XXX- O",
    "OOO- X",
  ],
};

const game = (transcript) => ({
  opening: { start: "diagonal", first: "black" },
  transcript,
  ply: 0,
});
const evening = (title) => ({ base: { ...NO_EVENING, title }, done: [], undone: [] });

/** Values of other things, by what their keys have in them. */
const OTHERS = [
  [/game\.1$/, [game("f5"), game("e6")]],
  [/left-games/, [[game("f5")], [game("e6")]]],
  [/typed/, ["another tab", "this tab"]],
  [/evening/, [evening("another tab"), evening("this tab")]],
  [/./, [{ of: "another tab" }, { of: "this tab" }]],
];

/** A text of another tab, and a value of this one. */
function sampleOf({ key }) {
  const [, others] = OTHERS.find(([pattern]) => pattern.test(key));
  const [there, own, ...marks] = SAMPLES[key] ?? others;
  return { there: JSON.stringify(there), own, marks };
}

const PROTO = "__proto__";

const denied = () => {
  throw new DOMException("denied", "SecurityError");
};

/** A storage with a fault that begins when `fault` says so. */
function browser(thing, text) {
  const store = memory({ [thing.key]: text });
  const faults = { read: 0, write: 0 };
  const fails = (kind) => {
    if (faults[kind] > 0) {
      faults[kind] -= 1;
      denied();
    }
  };
  const storage = {
    getItem(key) {
      fails("read");
      return store.getItem(key);
    },
    setItem(key, value) {
      fails("write");
      store.setItem(key, value);
    },
  };
  return {
    store,
    faults,
    kept: createKept(
      () => storage,
      () => storage,
    ),
  };
}

/** Each fault: what is stored, and what happens before this tab stores its own value. */
const FAULTS = {
  "read fails once": ({ kept, faults }, thing) => {
    faults.read = 1;
    kept.take(thing);
  },
  "read fails": ({ kept, faults }, thing) => {
    faults.read = Number.POSITIVE_INFINITY;
    kept.take(thing);
  },
  "write fails once": ({ kept, faults }, thing) => {
    kept.take(thing);
    faults.write = 1;
  },
  full: ({ kept, faults }, thing) => {
    kept.take(thing);
    faults.write = Number.POSITIVE_INFINITY;
  },
  denied: ({ kept, faults }, thing) => {
    faults.read = Number.POSITIVE_INFINITY;
    faults.write = Number.POSITIVE_INFINITY;
    kept.take(thing);
  },
  "another tab before": (_page, _thing) => {},
  "another tab between": ({ kept, store }, thing, { there }) => {
    store.map.delete(thing.key);
    kept.take(thing);
    store.setItem(thing.key, there);
  },
  cut: ({ kept, store }, thing, { there }) => {
    store.setItem(thing.key, there.slice(0, -1));
    kept.take(thing);
  },
  "another type": ({ kept, store }, thing) => {
    store.setItem(thing.key, "7");
    kept.take(thing);
  },
  [PROTO]: ({ kept, store }, thing) => {
    store.setItem(thing.key, '{"__proto__":{"polluted":true}}');
    kept.take(thing);
  },
  "a later release": ({ kept, store }, thing, { there }) => {
    store.map.delete(thing.key);
    store.setItem(
      thing.key.replace(/\d$/, (number) => `${Number(number) + 1}`),
      there,
    );
    kept.take(thing);
  },
};

/** What has become of what was there. */
function outcome(thing, name) {
  const sample = sampleOf(thing);
  const page = browser(thing, sample.there);
  FAULTS[name](page, thing, sample);
  const before = new Map(page.store.map);
  page.kept.put(thing, sample.own);
  const after = page.store.map;
  assert.equal({}.polluted, undefined);
  if ([...before].every(([key, text]) => after.get(key) === text)) return "stays";
  const there = before.get(thing.key);
  if (after.get(thing.key + DAMAGED) === there) return "beside";
  const { marks } = sample;
  if (marks.length > 0 && marks.every((mark) => after.get(thing.key).includes(mark)))
    return "joined";
  return "later";
}

/** The faults after which what was there is never written over. */
const SAFE = ["read fails once", "read fails", "write fails once", "full", "denied"];

const rows = THINGS.map((thing) => ({
  thing,
  cells: Object.keys(FAULTS).map((name) => outcome(thing, name)),
}));

test("every thing is declared once, with a number that changes with its form", () => {
  assert.ok(THINGS.length >= 20, String(THINGS.length));
  for (const { key } of THINGS) assert.match(key, /\.\d$/);
});

for (const { thing, cells } of rows)
  test(`no fault takes away what was there: ${thing.key}, ${thing.place}`, () => {
    const of = Object.fromEntries(Object.keys(FAULTS).map((name, at) => [name, cells[at]]));
    for (const name of SAFE)
      assert.ok(["stays", "joined"].includes(of[name]), `${name}: ${of[name]}`);
    assert.equal(of["a later release"], "stays");
    if (thing.place !== "visitor") return;
    if (thing.key !== "reversi.welcome.1") assert.equal(of.cut, "beside");
    if (thing.join)
      for (const name of ["another tab before", "another tab between"])
        assert.equal(of[name], "joined", name);
  });

test("the table of things and faults is the one in docs/kept.md", () => {
  const line = (cells) => `| ${cells.join(" | ")} |`;
  const names = Object.keys(FAULTS).map((name) => (name === PROTO ? `\`${name}\`` : name));
  const table = [
    line(["thing", "where", ...names]),
    line(["---", "---", ...names.map(() => "---")]),
    ...rows.map(({ thing, cells }) => line([`\`${thing.key}\``, thing.place, ...cells])),
  ].join("\n");
  const file = new URL("../../docs/kept.md", import.meta.url);
  const text = readFileSync(file, "utf8");
  const fresh = text.replace(/^\| thing.*?\n\n/ms, `${table}\n\n`);
  if (process.env.REVERSI_WRITE_TABLE) writeFileSync(file, fresh);
  else assert.equal(text, fresh);
});
