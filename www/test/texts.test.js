// Both languages hold the same texts; plurals and numbers follow the language.
import assert from "node:assert/strict";
import { readFile, readdir } from "node:fs/promises";
import test from "node:test";
import { club } from "../club.js";
import { de } from "../words/de.js";
import { en } from "../words/en.js";
import { themeOf } from "../theming/themes.js";
import { createTexts } from "../words/texts.js";

const marks = (entry) => [...JSON.stringify(entry).matchAll(/\{(\w+)\}/g)].map(([, name]) => name);

test("German and English have the same keys in the same order", () => {
  assert.deepEqual(Object.keys(de), Object.keys(en));
});

test("every text names the same places to fill in both languages", () => {
  for (const key of Object.keys(en)) {
    assert.deepEqual(new Set(marks(de[key])), new Set(marks(en[key])), key);
    assert.equal(typeof de[key], typeof en[key], key);
  }
});

test("no text is empty", () => {
  for (const [key, entry] of [...Object.entries(en), ...Object.entries(de)]) {
    for (const text of typeof entry === "string" ? [entry] : [entry.one, entry.other])
      assert.ok(text.trim(), key);
  }
});

test("every text that the markup or a module names exists", async () => {
  const folder = new URL("../", import.meta.url);
  const names = await readdir(folder, { recursive: true });
  const modules = names.filter((name) => name.endsWith(".js") && !/^(?:test|words)/.test(name));
  const sources = await Promise.all(modules.map((name) => readFile(new URL(name, folder), "utf8")));
  const markup = await readFile(new URL("../index.html", folder), "utf8");
  const named = [
    ...markup.matchAll(/data-(?:text|label)="([^"]+)"/g),
    ...sources.join("\n").matchAll(/\bt\("([^"]+)"/g),
  ].map(([, key]) => key);
  assert.ok(named.length > 40);
  for (const key of named) assert.ok(key in en, key);
});

test("plurals and numbers follow the language", () => {
  const [english, german] = [
    createTexts("en", themeOf("classic")),
    createTexts("de", themeOf("classic")),
  ];
  assert.equal(english.seconds(1250, 1), "1.3");
  assert.equal(german.seconds(1250, 2), "1,25");
  assert.match(german.t("said-moved", { side: "Schwarz", square: "f5", count: 1 }), /1 Stein um/);
  assert.match(german.t("said-moved", { side: "Schwarz", square: "f5", count: 2 }), /2 Steine um/);
});

test("a value that looks like a pattern is filled in as it is", () => {
  const { t } = createTexts("en", themeOf("classic"));
  assert.equal(t("problem-start", { detail: "$& {side}" }), "Reversi could not start: $& {side}");
});

test("every look is named in both languages, and an unknown one is the club's", () => {
  for (const { label, names } of club.themes) {
    for (const text of [label, names.black, names.white]) assert.ok(text.de && text.en);
  }
  assert.equal(themeOf("gone").id, club.theme);
});
