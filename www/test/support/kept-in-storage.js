// What becomes of a thing in a storage of the browser, through each fault of it.
import { NO_EVENING } from "../../rooms/evening/evening.ts";
import { Kept } from "../../floor/kept/kept.ts";
import { DAMAGED, isBeside } from "../../floor/kept/thing.ts";
import { memory } from "./memory-storage.js";
import { latestForm } from "./stored-forms.js";

export const HOUR = 3_600_000;
export const PROTO = "`__proto__`";
export const WAITS = "read of what waits fails once";
export const POLLUTING = '{"__proto__":{"polluted":true}}';

const evening = (name) => ({
  base: NO_EVENING,
  done: [{ type: "added", names: [name] }],
  undone: [],
});
const results = (won) => ({ won, drawn: 0, lost: 0, streak: won });
const mistake = (position) => ({ position, square: 63, best: 62, loss: 9, due: 4, step: 1 });
const lists = (position) => ({ waiting: [], games: [], list: [mistake(position)] });
const mistakes = (discs) => ({
  ...{ on: true, ...lists(`${discs.repeat(63)}- O`) },
  erased: { day: 1, seen: 0, ...lists(`-${discs.repeat(63)} O`) },
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
  "reversi.evening.1": [evening("Hal"), evening("Ida"), '"Hal"', '"Ida"'],
  "reversi.mistakes.1": [
    ...[mistakes("X"), mistakes("O")],
    ...["XXX- O", '"-XXX', "OOO- O", '"-OOO'],
  ],
};

const game = (transcript) => ({
  opening: { start: "diagonal", first: "black" },
  transcript,
  ply: 0,
});

/** Values of other things, by what their keys have in them. */
const OTHERS = [
  [/game\.1$/, [game("f5"), game("e6")]],
  [/left-games/, [[game("f5")], [game("e6")]]],
  [/typed/, ["another tab", "this tab"]],
  [/./, [{ of: "another tab" }, { of: "this tab" }]],
];

/** A text of another tab, and a value of this one. */
function sampleOf({ key }) {
  const [, others] = OTHERS.find(([pattern]) => pattern.test(key));
  const [there, own, ...marks] = SAMPLES[key] ?? others;
  return { there: JSON.stringify(there), own, marks };
}

const denied = () => {
  throw new DOMException("denied", "SecurityError");
};

/** A storage with a fault that begins when `faults` says so. */
function browser(thing, text) {
  const store = memory({ [thing.key]: text });
  const faults = { read: 0, readBeside: 0, write: 0 };
  const fails = (kind) => {
    if (faults[kind] > 0) {
      faults[kind] -= 1;
      denied();
    }
  };
  const storage = {
    getItem(key) {
      fails(isBeside(key) ? "readBeside" : "read");
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
    kept: new Kept(
      () => storage,
      () => storage,
    ),
  };
}

const LATER = { later: "field" };

/** Whether a thing has fields: a text and a number have none, and of a list each entry is raw. */
const hasFields = ({ there }) => /^\{/.test(there);

/** Each fault: what is stored, and what happens before this tab stores its own value. */
export const FAULTS_OF_STORAGE = {
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
  // A tab in the background gets no event of what another one stores.
  "tab frozen": ({ kept, store }, thing, { there, own }) => {
    store.setItem(thing.key, JSON.stringify(own));
    kept.take(thing);
    store.setItem(thing.key, there);
  },
  cut: ({ kept, store }, thing, { there }) => {
    store.setItem(thing.key, there.slice(0, -1));
    kept.take(thing);
  },
  [WAITS]: ({ kept, store, faults }, thing, { there }) => {
    store.setItem(thing.key, there.slice(0, -1));
    store.setItem(thing.key + DAMAGED, "[");
    kept.take(thing);
    faults.readBeside = 1;
  },
  "another type": ({ kept, store }, thing) => {
    store.setItem(thing.key, "7");
    kept.take(thing);
  },
  [PROTO]: ({ kept, store }, thing) => {
    store.setItem(thing.key, POLLUTING);
    kept.take(thing);
  },
  "an earlier release": ({ kept, store }, thing) => {
    store.setItem(thing.key, JSON.stringify(latestForm(thing)));
    kept.take(thing);
  },
  // A later release has added a field: another shape has another number in its key.
  "a later release": ({ kept, store }, thing, { there }) => {
    store.setItem(thing.key, JSON.stringify({ ...JSON.parse(there), ...LATER }));
    kept.take(thing);
  },
};

/** What has become of what was there. */
export function outcomeInStorage(thing, name) {
  const sample = sampleOf(thing);
  if (name === "a later release" && !hasFields(sample)) return "–";
  const page = browser(thing, sample.there);
  FAULTS_OF_STORAGE[name](page, thing, sample);
  const before = new Map(page.store.map);
  page.kept.put(thing, sample.own);
  const after = page.store.map;
  if ([...before].every(([key, text]) => after.get(key) === text)) return "stays";
  if ([...before].some(([key, text]) => isBeside(key) && after.get(key) !== text)) return "lost";
  const there = before.get(thing.key);
  if (after.get(thing.key + DAMAGED) === there) return "beside";
  const isLater = name === "a later release";
  const marks = isLater ? [LATER.later] : sample.marks;
  if (marks.length > 0 && marks.every((mark) => after.get(thing.key).includes(mark)))
    return "joined";
  return "later";
}
