// The table of actions agrees with the buttons in the markup and with the texts.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import test from "node:test";
import { ACTIONS, ACTION_IDS, CONTROLS, USUAL_CONTROLS } from "../state/action-table.js";
import { LOCKS } from "../state/locks.js";
import { de } from "../words/de.js";
import { en } from "../words/en.js";

const MARKUP = await readFile(new URL("../../index.html", import.meta.url), "utf8");
const BUTTONS = [
  ...MARKUP.matchAll(/<(button|a) [^>]*data-action="([^"]+)"[^>]*><span data-text="([^"]+)">/g),
].map(([tag, , id, text]) => ({ tag, id, text }));

test("the buttons stand in the order of the table", () => {
  assert.deepEqual(
    BUTTONS.map(({ id }) => id),
    ACTION_IDS,
  );
});

test("every button has its text in both languages", () => {
  for (const { id, text } of BUTTONS) {
    assert.ok(text === id || text === `${id}-window`, id);
    assert.ok(typeof en[text] === "string" && typeof de[text] === "string", text);
  }
});

test("a button whose action depends on the state is disabled until the state is there", () => {
  for (const { id, tag } of BUTTONS) {
    const depends = ACTIONS[id].run !== undefined && id !== "help";
    assert.equal(tag.includes(" disabled"), depends, id);
  }
});

test("only known locks close an action", () => {
  for (const id of ACTION_IDS)
    for (const lock of ACTIONS[id].lockedBy) assert.ok(LOCKS.includes(lock), `${id}: ${lock}`);
});

test("an embedded board offers every action but the ways out, and some of them unasked", () => {
  assert.deepEqual(CONTROLS, [...ACTION_IDS.slice(0, -2), "moves", "settings"]);
  assert.deepEqual(ACTION_IDS.slice(-2), ["home", "close"]);
  assert.deepEqual(USUAL_CONTROLS, ["new", "undo", "redo", "hint", "pass", "stop"]);
});
