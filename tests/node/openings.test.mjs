// Names of openings in Node.
import assert from "node:assert/strict";
import { before, test } from "node:test";
import { loadModule } from "./support/engine.mjs";

let engine;

before(async () => {
  engine = await loadModule();
});

test("an opening is named in three languages, in any symmetry, up to the position shown", () => {
  const tiger = { moves: "f5d6c3d3c4", en: "Tiger", de: "Tiger", ja: "虎" };
  const named = (transcript) => engine.new_game({ transcript }).opening();
  for (const transcript of ["f5d6c3d3c4", "c4e3f6e6f5", "e6f4c3c4d3", "f5d6c4d3c3"])
    assert.deepEqual(named(transcript), tiger);
  assert.equal(named("f5"), undefined);
  const game = engine.new_game({ transcript: "f5d6c3d3c4" });
  game.go_to(2);
  assert.equal(game.opening().de, "Rechtwinklig");
});

test("every opening of the list is found by its moves", () => {
  const all = engine.openings();
  assert.ok(all.length >= 75, `${all.length} openings`);
  for (const opening of all)
    assert.deepEqual(engine.new_game({ transcript: opening.moves }).opening(), opening);
});
