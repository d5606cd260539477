// What an address asks for, and what it loses while a game goes on.
import assert from "node:assert/strict";
import test from "node:test";
import { readAddress, searchWithout } from "../state/address.js";

test("the address sets what it names, for both levels at once", () => {
  const { fromAddress, seedAt, problems } = readAddress(
    "?lang=de&theme=garden&black=computer&white=random&level=pascal&seed=7",
  );
  assert.deepEqual(fromAddress, {
    lang: "de",
    theme: "garden",
    black: "computer",
    white: "random",
    "black-level": "pascal",
    "white-level": "pascal",
  });
  assert.deepEqual([seedAt(0), seedAt(3), problems], [7, 10, []]);
});

test("what the address gets wrong is named and ignored", () => {
  const { fromAddress, problems } = readAddress("?lang=fr&level=11&seed=-1&embed=1&white=human");
  assert.deepEqual(fromAddress, { white: "human" });
  assert.deepEqual(
    problems.map(({ detail }) => detail),
    ["lang=fr", "level=11", "seed=-1"],
  );
});

test("a setting chosen in the form leaves the address", () => {
  assert.equal(searchWithout("?lang=de&theme=garden", ["lang"]), "?theme=garden");
  assert.equal(searchWithout("?lang=de", ["lang"]), "");
  assert.equal(searchWithout("?level=pascal&seed=1", ["white-level"]), "?seed=1");
});

test("an address that names none of the settings stays as it is", () => {
  assert.equal(searchWithout("?embed=1&x", ["lang", "pause"]), "?embed=1&x");
  assert.equal(searchWithout("", ["lang"]), "");
});
