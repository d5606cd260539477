// The page as a machine: whatever happens in whatever order, the state stays sound.
import assert from "node:assert/strict";
import test from "node:test";
import { checkInvariants } from "../test/support/invariants.js";
import { createEvents } from "../test/support/random-events.js";
import { createRandom } from "../test/support/random.js";
import { MODE_KINDS } from "../test/support/invariants.js";
import { setTable } from "../test/support/headless-page.js";

for (const seed of [2, 3, 4]) {
  test(`2000 random events keep the state sound, seed ${seed}`, async () => {
    const random = createRandom(seed);
    const table = setTable({ settings: { pause: 0 } });
    const events = createEvents(table, random);
    const kinds = new Set();
    const modes = new Set();
    for (let count = 0; count < 2000; count += 1) {
      const before = table.state();
      await events[random(events.length)]();
      kinds.add(table.state().notice.kind);
      modes.add(table.state().mode.kind);
      checkInvariants(table.state(), before, table.engine);
    }
    assert.ok(kinds.size >= 10, `only ${[...kinds]} came about`);
    assert.deepEqual([...modes].sort(), MODE_KINDS, "each mode came about");
  });
}
