// Portraits in their places.
import assert from "node:assert/strict";
import test from "node:test";
import { make } from "../../test/support/document.js";
import { GAMES, opponentsOf } from "../games/index.ts";
import { face, showFace } from "./portraits.ts";

test("a portrait is built again for another opponent only", () => {
  const place = make("span");
  showFace(place, "doofie");
  const [first] = place.children;
  showFace(place, "doofie");
  assert.equal(place.children[0], first);
  showFace(place, "5");
  assert.notEqual(place.children[0], first);
  assert.equal(place.children.length, 1);
  showFace(place, null);
  assert.equal(place.children.length, 0);
});

test("every opponent of every game has a face, chance a die", () => {
  const die = face("random").outerHTML;
  for (const game of GAMES)
    for (const opponent of opponentsOf(game))
      assert.equal(face(opponent).outerHTML === die, opponent === "random", opponent);
});
