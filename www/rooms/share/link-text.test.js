// The link to a game: how many variations go along.
import assert from "node:assert/strict";
import test from "node:test";
import { writeLink } from "./link-text.ts";

/** A writer whose texts hold `most` variations at most, none if it refuses even the comments. */
function writer(most) {
  return async ({ branches }, notation) => {
    assert.equal(notation, "link");
    return branches.length <= most ? `#${branches.length}` : "";
  };
}

const variations = Array.from({ length: 9 }, (_, index) => [`m${index}`]);

test("a link has all variations that it has room for, the first ones first", async () => {
  for (let most = 0; most <= 10; most += 1) {
    const kept = Math.min(most, 9);
    assert.deepEqual(await writeLink({ game: {} }, variations, writer(most)), {
      fragment: `#${kept}`,
      leftOut: 9 - kept,
    });
  }
});

test("a link without variations has the comments, or says that they do not fit", async () => {
  assert.deepEqual(await writeLink({}, [], writer(0)), { fragment: "#0", leftOut: 0 });
  const { fragment } = await writeLink({}, variations, writer(-1));
  assert.equal(fragment, "");
});
