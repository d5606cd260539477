// Whose searches are the full engine's.
import assert from "node:assert/strict";
import test from "node:test";
import { gameNamed } from "../games/index.ts";
import { WIPEOUT, setTable } from "../../test/support/headless-page.js";
import { isStrong, turnJob } from "./turn-job.ts";

test("the full engine searches for a person, and for the strongest level alone", () => {
  const strong = (settings, transcript = "f5") => {
    const { state } = setTable({ settings: { black: "human", ...settings }, transcript });
    return isStrong(state());
  };
  const { state } = setTable();
  assert.equal(strong({ white: "human" }), true);
  assert.equal(strong({ white: "computer", "white-level": "3" }), false);
  const { strongest } = gameNamed("reversi");
  assert.equal(
    turnJob(setTable({ transcript: "f5", settings: { "white-level": strongest } }).state()).level,
    strongest,
  );
  assert.equal(strong({ white: "computer", "white-level": strongest }), true);
  assert.equal(strong({ white: "random", "white-level": strongest }), false);
  assert.equal(strong({ white: "friend", "white-level": strongest }), false);
  assert.equal(strong({ white: "computer", "white-level": "3" }, WIPEOUT), true, "nobody moves");
  assert.equal(isStrong(state()), true);
});

test("a computer whose game is over searches nothing", () => {
  const computers = { black: "computer", white: "computer" };
  assert.equal(turnJob(setTable({ settings: computers, transcript: WIPEOUT }).state()), null);
});
