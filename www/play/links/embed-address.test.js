// The host page as the address describes it.
import assert from "node:assert/strict";
import test from "node:test";
import { readEmbedding as readWith, searchOfWholePage } from "./embedded-address.ts";
import { USUAL_CONTROLS, EMBEDDED } from "../../shell/action-table.ts";

const readEmbedding = (search) => readWith(search, EMBEDDED);

test("a page outside a frame has everything and listens to nobody", () => {
  assert.deepEqual(readEmbedding("?lang=de"), {
    embedded: false,
    origin: null,
    locks: [],
    controls: null,
    ground: "page",
    names: { black: "", white: "" },
    asks: false,
    wheel: false,
    problems: [],
  });
  assert.equal(readEmbedding("?origin=https://club.example").origin, null);
  assert.equal(readEmbedding("?embed=0&origin=https://club.example").embedded, false);
});

test("an embedded board shows the usual entries, those asked for, or none", () => {
  assert.deepEqual(readEmbedding("?embed=1").controls, USUAL_CONTROLS);
  assert.deepEqual(readEmbedding("?embed=1&controls=hint,new").controls, ["new", "hint"]);
  assert.deepEqual(readEmbedding("?embed=1&controls=").controls, []);
});

test("an embedded board may have a transparent ground", () => {
  assert.equal(readEmbedding("?embed=1&ground=transparent").ground, "transparent");
  assert.equal(readEmbedding("?ground=transparent").ground, "page");
  const { ground, problems } = readEmbedding("?embed=1&ground=glass");
  const named = problems.map(({ detail, choices }) => [detail, choices]);
  assert.deepEqual([ground, named], ["page", [["ground=glass", ["page", "transparent"]]]]);
});

test("locks count on a page outside a frame too", () => {
  assert.deepEqual(readEmbedding("?lock=hint+undo").locks, ["undo", "hint"]);
});

test("an origin is scheme, host and port, or null", () => {
  for (const origin of ["https://club.example", "http://127.0.0.1:8080", "null"]) {
    assert.equal(readEmbedding(`?embed=1&origin=${origin}`).origin, origin);
  }
});

test("a link from an embedded board leads to the whole page, and a lesson's link keeps its locks", () => {
  assert.equal(
    searchOfWholePage("?embed=1&origin=https://club.example&lang=de&lock=undo&controls="),
    "?lang=de",
  );
  assert.equal(searchOfWholePage("?lang=de&lock=undo"), "?lang=de&lock=undo");
});

test("an embedded board names parameters that it does not know, the whole page has others", () => {
  const { problems } = readEmbedding("?embed=1&lang=de&turned&colour=red&tempo");
  assert.deepEqual(
    problems.map(({ detail }) => detail),
    ["colour=red", "tempo"],
  );
  assert.deepEqual(readEmbedding("?from=newsletter").problems, []);
});

test("of a parameter that stands there twice the first one counts, and an unknown one is named once", () => {
  const { locks, problems } = readEmbedding("?embed=1&tempo&tempo&tempo=2&lock=undo&lock=hint");
  assert.deepEqual(
    problems.map(({ detail }) => detail),
    ["tempo"],
  );
  assert.deepEqual(locks, ["undo"]);
});

test("what it gets wrong is named and ignored", () => {
  const { origin, locks, controls, problems } = readEmbedding(
    "?embed=1&origin=https://club.example/x&lock=all,undo&controls=new,home",
  );
  assert.deepEqual([origin, locks, controls], [null, ["undo"], ["new"]]);
  assert.deepEqual(
    problems.map(({ detail }) => detail),
    ["lock=all", "controls=home", "origin=https://club.example/x"],
  );
  assert.equal(readEmbedding("?embed=1&origin=club").origin, null);
});

test("an embedded board has the names of its players, the whole page takes none from its address", () => {
  const named = "black-name=Ada%20%20L.&white-name=%E2%80%AEBob";
  assert.deepEqual(readEmbedding(`?embed=1&${named}`).names, { black: "Ada L.", white: "Bob" });
  assert.deepEqual(readEmbedding(`?${named}`).names, { black: "", white: "" });
  assert.deepEqual(readEmbedding(`?embed=1&${named}`).problems, []);
});

test("how often a file is read has its bounds, which are named", () => {
  assert.deepEqual(readEmbedding("?embed=1&src=a.txt&every=10").problems, []);
  const [{ detail, choices }] = readEmbedding("?embed=1&src=a.txt&every=2").problems;
  assert.deepEqual([detail, choices], ["every=2", ["5–3600"]]);
});

test("a lock that is none is named with those that there are", () => {
  const [lock] = readEmbedding("?embed=1&lock=all").problems;
  assert.ok(lock.choices.includes("undo") && lock.choices.includes("board"));
  const [control] = readEmbedding("?embed=1&controls=home").problems;
  assert.equal(control.choices, undefined);
});

test("a link from an embedded board keeps what the whole page reads as well", () => {
  const own = "black-name=Ada&white-name=Bob&ground=transparent&audience=1";
  assert.equal(
    searchOfWholePage(`?embed=1&${own}&exercise=3&seed=7&src=a.txt&every=10`),
    "?exercise=3&seed=7&src=a.txt&every=10",
  );
});
