// The text of a button has one meaning: no other action has it, in any language.
import assert from "node:assert/strict";
import test from "node:test";
import { ACTION_IDS, actionText } from "../app/action-table.ts";
import { themeOf } from "../theming/themes.ts";
import { createTexts, WORDS } from "../test/support/loaded-texts.js";

/** What the buttons of some actions say in another state of the page. */
const OTHERS = ["hint-square", "hint-line", "hint-end", "step-pause", "practice-end"];

/** *Take back* of a practice is *Undo* beside the sentence that asks for it. */
const SAME = { "take-back": "undo" };

test("no two actions have a button with the same text, in any language", () => {
  const keys = [...ACTION_IDS.map(actionText), ...OTHERS, "play-on-here", "close"];
  for (const lang of Object.keys(WORDS)) {
    const { t } = createTexts(lang, themeOf("classic"));
    const actionOf = new Map();
    for (const key of new Set(keys)) {
      const action = SAME[key] ?? key;
      const text = t(key);
      assert.equal(actionOf.get(text) ?? action, action, `${lang}: ${text}`);
      actionOf.set(text, action);
    }
  }
});
