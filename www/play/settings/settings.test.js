// Which settings are allowed.
import assert from "node:assert/strict";
import test from "node:test";
import { FIRST_GAME, gameNamed } from "../games/index.ts";
import { choicesOf, defaultSettings, isSetting, possibleValues } from "./settings.ts";
import { STORED_CHOICES, settingsOf } from "./kept-settings.ts";

test("all defaults are allowed values", () => {
  for (const [name, value] of Object.entries(defaultSettings("de")))
    assert.ok(isSetting(FIRST_GAME, name, value), name);
  for (const name of Object.keys(choicesOf(FIRST_GAME)))
    assert.ok(name in defaultSettings("de"), name);
});

test("the bounds of a pause are pauses", () => {
  for (const pause of [0, 3000]) assert.equal(isSetting(FIRST_GAME, "pause", pause), true);
});

test("unknown names and values are no settings", () => {
  for (const [name, value] of [
    ["pause", -1],
    ["pause", 3001],
    ["pause", 0.5],
    ["pause", "100"],
    ["hints", "yes"],
    ["black", "robot"],
    ["black-level", "11"],
    ["think-time", "0"],
    ["think-time", 1],
    ["think-time", "61"],
    ["toString", "x"],
    ["theme", null],
    ["theme", "../x"],
  ])
    assert.equal(isSetting(FIRST_GAME, name, value), false, `${name}=${value}`);
});

test("stored settings of another version are left out, without a complaint", () => {
  for (const strange of [{}, { theme: "gone" }, { future: 1, hints: "yes" }])
    assert.deepEqual(STORED_CHOICES.check({ pause: 200, ...strange }), {
      value: { pause: 200 },
      damaged: false,
    });
});

test("stored settings that are no table are damaged", () => {
  for (const stored of [null, [], 3, "x"])
    assert.deepEqual(STORED_CHOICES.check(stored), { value: {}, damaged: true });
});

test("what belongs to no game is not stored by the name of one", () => {
  const values = { "connect-four.theme": "garden", "connect-four.white-level": "easy" };
  assert.deepEqual(STORED_CHOICES.check(values).value, { "connect-four.white-level": "easy" });
});

test("a level of another game in the address leaves the usual one", () => {
  const game = gameNamed("connect-four");
  const levelOf = (level) => settingsOf("en", game, {}, { "white-level": level })["white-level"];
  assert.deepEqual([levelOf("easy"), levelOf("pascal")], ["easy", game.usual]);
});

test("the levels that are possible are the bots and a range, or the few of another game", () => {
  const bots = ["doofie", "klauwastekannz", "ramscher", "ecken-eddi"];
  assert.deepEqual(possibleValues(FIRST_GAME, "level"), [
    ...bots,
    ...["aufpasser", "pascal", "stratege", "1–10"],
  ]);
  assert.deepEqual(possibleValues(gameNamed("tic-tac-toe"), "level"), ["easy", "medium", "hard"]);
});
