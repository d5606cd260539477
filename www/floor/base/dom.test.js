// Helpers that need no document.
import assert from "node:assert/strict";
import test from "node:test";
import { setLiveContent } from "./dom.ts";

/** The texts that a live region gets. */
function follow(...calls) {
  const changes = [];
  let content = "";
  const region = {
    get textContent() {
      return content;
    },
    replaceChildren(...texts) {
      content = texts.join("");
      changes.push(content);
    },
  };
  for (const [text, isNew] of calls) setLiveContent(region, [text], isNew);
  return changes;
}

test("the same refusal is a change of the live region every time", () => {
  const changes = follow(
    ["a1 is occupied.", true],
    ["a1 is occupied.", true],
    ["a1 is occupied.", true],
  );
  assert.equal(changes.length, 3);
  for (const text of changes) assert.equal(text.trimEnd(), "a1 is occupied.");
  for (const [index, text] of changes.slice(1).entries()) assert.notEqual(text, changes[index]);
});

test("a text without a new reason stays as it is", () => {
  assert.deepEqual(follow(["Black to move.", true], ["Black to move.", false]), ["Black to move."]);
});
