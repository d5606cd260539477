// The table of actions agrees with the locks, the controls and the texts.
import assert from "node:assert/strict";
import { readdir } from "node:fs/promises";
import test from "node:test";
import { fileURLToPath } from "node:url";
import { ACTIONS, ACTION_IDS, CONTROLS, USUAL_CONTROLS } from "./action-table.ts";
import { LOCKS } from "../play/settings/host-locks.ts";
import { WORDS, wordsOfPage } from "../test/support/loaded-texts.js";
import { PANELS } from "../play/ui/panels.ts";

test("every button has its text in every language", () => {
  for (const id of ACTION_IDS) {
    const { text = id } = ACTIONS[id];
    for (const lang of Object.keys(WORDS))
      assert.equal(typeof wordsOfPage(lang)[text], "string", text);
  }
});

/** What answers a moment of the game in words alone. */
const WITHOUT_ICON = [
  "pass",
  "stop",
  "take-back",
  "practise-again",
  "play-on",
  "leave",
  "save-damaged",
];

test("every other action and every panel has its icon, and every icon its place", async () => {
  const sources = fileURLToPath(new URL("../", import.meta.url));
  const files = await readdir(sources, { recursive: true });
  const tables = files.filter((file) => file.endsWith("/icons.ts"));
  const icons = await Promise.all(tables.map((file) => import(`${sources}${file}`)));
  const drawn = icons.flatMap((table) => Object.keys(table.ICONS));
  const actions = ACTION_IDS.filter((id) => !WITHOUT_ICON.includes(id));
  const panels = Object.values(PANELS).map(({ icon }) => icon);
  assert.deepEqual(new Set(drawn), new Set([...actions, ...panels]));
});

test("the names of the actions, on which host pages rely, stay in their order", () => {
  assert.equal(
    ACTION_IDS.join(" "),
    "new former undo redo first back next last play hint best random swap restore game-before game-list game-after live pass stop take-back practise-again play-on leave send nearby resign review edit text clubs audience evening embed-code selftest help home close save-damaged",
  );
});

test("only known locks close an action", () => {
  for (const id of ACTION_IDS)
    for (const lock of ACTIONS[id].lockedBy ?? [])
      assert.ok(LOCKS.includes(lock), `${id}: ${lock}`);
});

test("an embedded board offers every action but an evening, its code, a practice, what is damaged and the ways out, and some of them unasked", () => {
  const practice = ["take-back", "practise-again", "play-on", "leave"];
  const exits = ["clubs", "audience", "evening", "embed-code", "home", "close"];
  const never = [...practice, ...exits, "save-damaged"];
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
