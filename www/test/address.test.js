// What an address keeps and loses while a game goes on.
import assert from "node:assert/strict";
import test from "node:test";
import { searchWithout } from "../state/address.js";

test("a setting chosen in the form leaves the address", () => {
  assert.equal(searchWithout("?lang=de&theme=garden", ["lang"]), "?theme=garden");
  assert.equal(searchWithout("?lang=de", ["lang"]), "");
  assert.equal(searchWithout("?level=pascal&seed=1", ["white-level"]), "?seed=1");
});

test("an address that names none of the settings stays as it is", () => {
  assert.equal(searchWithout("?embed=1&x", ["lang", "pause"]), "?embed=1&x");
  assert.equal(searchWithout("", ["lang"]), "");
});
