// The text of a button has one meaning: no other action has it, in any language.
import assert from "node:assert/strict";
import test from "node:test";
import { ACTIONS, ACTION_IDS, actionText } from "../../shell/action-table.ts";
import { themeOf } from "../../floor/theming/themes.ts";
import { createTexts, WORDS } from "../../test/support/loaded-texts.js";

/** What some buttons say in another state of the page, and those of the first screen. */
const OTHERS = [
  ...["hint-square", "hint-line", "hint-end", "step-pause", "practice-end", "play-on-here"],
  ...["close", "panel-game", "guide-next", "typed-play"],
];

/** The name of a button whose text is a sign. */
const nameOf = (id) => ACTIONS[id].attributes?.["data-label"] ?? actionText(id);

/** *Take back* of a practice is *Undo* beside the sentence that asks for it. */
const SAME = { "take-back": "undo" };

/** The word for the program's opening book. */
const BOOKS = {
  ...{ de: "buch", en: "book", es: "libro", fr: "biblio" },
  ...{ it: "libro", ja: "定石", nl: "boek", pl: "książk" },
};

test("no two actions have a button with the same text, in any language", () => {
  const keys = [...ACTION_IDS.map(nameOf), ...OTHERS];
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

test("the sentences that name the button Continue name it as it is, in any language", () => {
  for (const lang of Object.keys(WORDS)) {
    const { t } = createTexts(lang, themeOf("classic"));
    for (const key of ["said-press-continue", "said-paused", "problem-engine-crashed"])
      assert.ok(t(key).includes(t("continue")), `${lang}: ${t(key)}`);
  }
});

test("the visitor's repertoire is nowhere called a book, in any language", () => {
  const words = (text) => JSON.stringify(text).toLowerCase();
  for (const [lang, parts] of Object.entries(WORDS)) {
    const all = Object.assign({}, ...Object.values(parts));
    const ofRepertoire = Object.keys(all).filter((key) => /^(exercise-|said-.*-)?book\b/.test(key));
    assert.ok(ofRepertoire.length > 40, lang);
    for (const key of ofRepertoire) {
      if (key === "book-no-book") continue; // It quotes the first line of the file.
      assert.ok(!words(all[key]).includes(BOOKS[lang]), `${lang}: ${key}`);
    }
    assert.ok(words(all["explorer-book"]).includes(BOOKS[lang]), lang);
  }
});
