// The table of actions agrees with the locks, the controls and the texts.
import assert from "node:assert/strict";
import test from "node:test";
import { ACTIONS, ACTION_IDS, CONTROLS, USUAL_CONTROLS } from "./action-table.ts";
import { LOCKS } from "../settings/host-locks.ts";
import { WORDS, wordsOfPage } from "../test/support/loaded-texts.js";

test("every button has its text in every language", () => {
  for (const id of ACTION_IDS) {
    const { text = id } = ACTIONS[id];
    for (const lang of Object.keys(WORDS))
      assert.equal(typeof wordsOfPage(lang)[text], "string", text);
  }
});

test("the names of the actions, on which host pages rely, stay in their order", () => {
  assert.equal(
    ACTION_IDS.join(" "),
    "new former undo redo first back next last play hint best random swap restore game-before game-list game-after live pass stop take-back practise-again play-on leave send nearby resign review edit text clubs audience evening embed-code selftest help home close",
  );
});

test("only known locks close an action", () => {
  for (const id of ACTION_IDS)
    for (const lock of ACTIONS[id].lockedBy ?? [])
      assert.ok(LOCKS.includes(lock), `${id}: ${lock}`);
});

test("an embedded board offers every action but an evening, its code, a practice and the ways out, and some of them unasked", () => {
  const practice = ["take-back", "practise-again", "play-on", "leave"];
  const never = [...practice, "clubs", "audience", "evening", "embed-code", "home", "close"];
  assert.deepEqual(CONTROLS, [
    ...ACTION_IDS.filter((id) => !never.includes(id)),
    "moves",
    "settings",
  ]);
  assert.equal(
    USUAL_CONTROLS.join(" "),
    "new undo redo hint restore game-before game-list game-after live pass stop",
  );
});
