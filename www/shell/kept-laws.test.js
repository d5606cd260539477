// Every thing that the page declares, through every fault of a browser's storage: what was there
// stays, is joined, or waits beside. The table in docs/kept.md has what becomes of each.
import assert from "node:assert/strict";
import test from "node:test";
import { declaredThings } from "../floor/kept/thing.ts";
import { compareTable } from "../test/support/document-table.js";
import { FAULTS_OF_DATABASE, outcomeInDatabase } from "../test/support/kept-in-database.js";
import { FAULTS_OF_STORAGE, WAITS, outcomeInStorage } from "../test/support/kept-in-storage.js";
import { latestForm } from "../test/support/stored-forms.js";
import "./later-rooms.ts";
import "./storage.ts";
import "../rooms/evening/evening-view.ts";
import "../rooms/share/open-games-view.ts";

const THINGS = declaredThings().toSorted((one, other) =>
  `${one.place} ${one.key}` < `${other.place} ${other.key}` ? -1 : 1,
);

const isInDatabase = ({ place }) => place === "database";
const outcome = (thing, name) =>
  isInDatabase(thing) ? outcomeInDatabase(thing, name) : outcomeInStorage(thing, name);

/** All faults: the storages have no connections, and read no clock. */
const FAULTS = Object.keys(FAULTS_OF_DATABASE);

/** The faults after which what was there is never written over. */
const SAFE = ["read fails once", "read fails", "write fails once", "full", "denied"];

/** What all tabs share, but nobody misses: what was begun last, and a step of the guide. */
const SHORT_LIVED = ["reversi.lasting.1", "reversi.welcome.1"];

/** What becomes of each thing, by the names of the faults. */
const OUTCOMES = new Map();
for (const thing of THINGS) {
  const names = FAULTS.filter((name) => isInDatabase(thing) || name in FAULTS_OF_STORAGE);
  const cells = {};
  for (const name of names) cells[name] = await outcome(thing, name);
  OUTCOMES.set(thing, cells);
}

test("every thing is declared once, with a number that changes with its form", () => {
  assert.ok(THINGS.length >= 20, String(THINGS.length));
  for (const { key } of THINGS) assert.match(key, /\.\d ?$/);
});

for (const [thing, cells] of OUTCOMES)
  test(`no fault takes away what was there: ${thing.key}, ${thing.place}`, () => {
    for (const name of SAFE)
      assert.ok(["stays", "joined"].includes(cells[name]), `${name}: ${cells[name]}`);
    const isKept = ["stays", "joined", "beside", "–"].includes(cells["a later release"]);
    if (thing.place !== "tab" && !SHORT_LIVED.includes(thing.key)) assert.ok(isKept);
    assert.notEqual(cells["an earlier release"], "beside");
    for (const [name, cell] of Object.entries(cells)) {
      assert.doesNotMatch(cell, /lost/, name);
      if (isInDatabase(thing)) assert.notEqual(cell, "later", name);
    }
    assert.equal({}.polluted, undefined);
    if (isInDatabase(thing))
      for (const name of ["clock back an hour", "clock back a day", "clock put right"])
        assert.equal(cells[name], cells["another tab before"], name);
    if (thing.place !== "visitor") return;
    if (thing.key !== "reversi.welcome.1") assert.equal(cells.cut, "beside");
    assert.match(cells[WAITS], /^(?:stays|beside)$/);
    if (thing.join)
      for (const name of ["another tab before", "another tab between", "tab frozen"])
        assert.equal(cells[name], "joined", name);
  });

/** A value with a field of a later release in each table inside it. */
const withLater = (value, depth = 0) => {
  if (Array.isArray(value)) return value.map((one) => withLater(one, depth + 1));
  if (value === null || typeof value !== "object" || value instanceof Uint8Array) return value;
  const fields = Object.entries(value).map(([name, one]) => [name, withLater(one, depth + 1)]);
  return { ...Object.fromEntries(fields), ...(depth > 0 && { later: "field" }) };
};

/** The fields of a later release in a value. */
function laterIn(value) {
  if (value === null || typeof value !== "object" || ArrayBuffer.isView(value)) return 0;
  const inside = value instanceof Map ? [...value] : Object.values(value);
  return inside.reduce((sum, one) => sum + laterIn(one), value.later === "field" ? 1 : 0);
}

test("what a later release has added inside a value is in what the page takes of it", () => {
  // A game's fields are checked one by one: another form of them has another number in its key.
  const things = THINGS.filter(({ key }) => !key.endsWith(".game.1"));
  assert.ok(things.some((thing) => laterIn(withLater(latestForm(thing))) > 1));
  for (const thing of things) {
    const form = withLater(latestForm(thing));
    const { value, damaged } = thing.check(form);
    assert.equal(damaged, false, thing.key);
    assert.ok(laterIn(value) >= laterIn(form), thing.key);
  }
});

test("the table of ways back and exports is the one in docs/kept.md", () => {
  const rows = THINGS.filter(({ back, exported }) => back || exported).map(
    ({ key, back = "–", backDays, exported = "–" }) =>
      `| \`${key}\` | ${back} | ${backDays === undefined ? "–" : `${backDays} day`} | ${exported} |`,
  );
  const table = [
    "| way back and export | *Bring back* | other tabs keep it | saved as |",
    "| --- | --- | --- | --- |",
    ...rows,
  ].join("\n");
  compareTable(/^\| way back and export.*?\n\n/ms, table);
});

test("the table of things and faults is the one in docs/kept.md", () => {
  const line = (cells) => `| ${cells.join(" | ")} |`;
  const table = [
    line(["thing", "where", ...FAULTS]),
    line(["---", "---", ...FAULTS.map(() => "---")]),
    ...[...OUTCOMES].map(([{ key, place }, cells]) =>
      line([`\`${key}\``, place, ...FAULTS.map((name) => cells[name] ?? "–")]),
    ),
  ].join("\n");
  compareTable(/^\| thing.*?\n\n/ms, table);
});
