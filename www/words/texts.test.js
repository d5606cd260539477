// Both languages hold the same texts; plurals and numbers follow the language.
import assert from "node:assert/strict";
import { readFile, readdir } from "node:fs/promises";
import test from "node:test";
import { club } from "../club.js";
import { de } from "./de.js";
import { en } from "./en.js";
import { en as friends } from "./en/friends.js";
import { en as leftGames } from "./en/left-games.js";
import { en as nearby } from "./en/nearby.js";
import { en as share } from "./en/share.js";
import { en as study } from "./en/study.js";
import { ACTIONS, ACTION_IDS } from "../app/action-table.js";
import { FIRST_GAME, GAMES, gameNamed } from "../games/index.js";
import { choicesOf } from "../settings/settings.js";
import { themeOf } from "../theming/themes.js";
import { createTexts } from "../test/support/loaded-texts.js";

const CHOICES = choicesOf(FIRST_GAME);

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

test("what searches has one name", () => {
  for (const [key, entry] of Object.entries({ ...en, ...friends, ...nearby, ...share, ...study }))
    assert.doesNotMatch(JSON.stringify(entry), /\bengine\b/i, key);
});

test("no text is empty", () => {
  for (const [key, entry] of [...Object.entries(en), ...Object.entries(de)]) {
    for (const text of typeof entry === "string" ? [entry] : [entry.one, entry.other])
      assert.ok(text.trim(), key);
  }
});

const FOLDER = new URL("../", import.meta.url);
const MARKUP = await readFile(new URL("../index.html", FOLDER), "utf8");
const PROTOCOL = await readFile(new URL("../docs/protocol.md", FOLDER), "utf8");
const SOURCES = (
  await Promise.all(
    (
      await readdir(FOLDER, { recursive: true })
    )
      .filter(
        (name) => name.endsWith(".js") && !/^(?:test|words.(?:de|en)\b)|\.test\.js$/.test(name),
      )
      .map((name) => readFile(new URL(name, FOLDER), "utf8")),
  )
).join("\n");

test("every text that the markup or a module names exists", () => {
  const named = [
    ...MARKUP.matchAll(/data-(?:text|label)="([^"]+)"/g),
    ...SOURCES.matchAll(/\bt\("([^"]+)"/g),
  ].map(([, key]) => key);
  assert.ok(named.length > 40);
  for (const key of named)
    assert.ok(
      [en, friends, leftGames, nearby, share, study].some((texts) => key in texts),
      key,
    );
});

test("every text is used: by its key, or by the beginning that a module completes", () => {
  const beginnings = [...SOURCES.matchAll(/`([a-z]+-)\$\{/g)].map(([, beginning]) => beginning);
  const families = [...Object.keys(CHOICES), "player", "problem"].map((name) => `${name}-`);
  for (const name of Object.keys(en)) {
    const key = name.split("/").at(-1);
    const quoted = SOURCES.includes(`"${key}"`) || MARKUP.includes(`"${key}"`);
    const ofAction = ACTION_IDS.some((id) => (ACTIONS[id].text ?? id) === key);
    const completed = [...beginnings, ...families].some((start) => key.startsWith(start));
    assert.ok(quoted || completed || ofAction, key);
  }
});

test("a text of a game replaces one of all games", () => {
  const own = Object.keys(en).filter((key) => key.includes("/"));
  assert.ok(own.length > 20);
  for (const key of own) {
    const [game, replaced] = key.split("/");
    assert.ok(
      GAMES.some(({ id }) => id === game),
      key,
    );
    assert.ok(replaced in en, key);
  }
  const { t } = createTexts("en", themeOf("classic"), gameNamed("connect-four"));
  assert.deepEqual([t("title"), t("new")], ["Connect Four", "New game"]);
});

test("a sentence about a problem is whole, with its detail inside", () => {
  for (const table of [de, en])
    for (const [key, text] of Object.entries(table)) {
      if (!/(^|\/)problem-/.test(key)) continue;
      assert.match(text, /[.)]$|\{cause\}$/, key);
      // A cause may be a sentence of its own.
      assert.doesNotMatch(text, /[.!?] *\{(?!cause\}$)/, key);
    }
});

test("every error of the rules has a sentence, with a place for its detail if it has one", () => {
  const misuse = [
    ...["unknown-notation", "unknown-level", "too-many-empties", "no-goal", "bad-part"],
    ...["no-moves", "outside-part", "bad-position", "bad-option", "freed", "busy", "stack-full"],
  ];
  /** Sentences that say all without the detail. */
  const whole = ["bad-side", "other-game", "impossible-position", "bad-encoding"];
  const errors = PROTOCOL.split("### Errors")[1].split("\n## ")[0];
  const rows = [...errors.matchAll(/^\| (`[^|]*) \|([^|]*)\|/gm)]
    .slice(1)
    .map(([, codes, detail]) => ({
      codes: [...codes.matchAll(/`([a-z-]+)`/g)].map(([, code]) => code),
      detail: detail.trim(),
    }));
  assert.ok(rows.length > 25);
  for (const { codes, detail } of rows)
    for (const code of codes.filter((code) => !misuse.includes(code))) {
      const text = en[`problem-${code}`];
      assert.ok(text, code);
      assert.equal(text.includes("{detail}"), detail !== "" && !whole.includes(code), code);
    }
});

test("every choice of the form, every bot and every level has its text", () => {
  const opponents = GAMES.flatMap((game) => choicesOf(game)["black-level"]);
  const families = { player: CHOICES.black, level: opponents, character: opponents };
  for (const name of ["animation", "scheme", "board-size", "hand", "lang", "start", "game"])
    families[name] = CHOICES[name];
  for (const [family, values] of Object.entries(families))
    for (const value of values) assert.ok(`${family}-${value}` in en, `${family}-${value}`);
});

test("what the markup says before the modules are there is the English text", () => {
  const plain = (text) => text.replaceAll("&amp;", "&");
  const texts = [...MARKUP.matchAll(/data-text="([^"]+)"[^>]*>([^<]*)</g)];
  const labels = [...MARKUP.matchAll(/data-label="([^"]+)" aria-label="([^"]*)"/g)];
  assert.ok(texts.length > 50 && labels.length > 8);
  for (const [, key, text] of [...texts, ...labels]) assert.equal(plain(text), en[key], key);
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

test("numbers are written as the browser writes those of the language", () => {
  const numbers = [0, 0.04, 0.25, 1.5, 12, 64, 99.96, 999.5, 1000, 1234.5, 12345678, -3, -1234.5];
  for (const lang of /** @type {const} */ (["de", "en"])) {
    const { decimal } = createTexts(lang, themeOf("classic"));
    for (const digits of [0, 1, 2])
      for (const number of numbers) {
        const options = { minimumFractionDigits: digits, maximumFractionDigits: digits };
        assert.equal(decimal(number, digits), number.toLocaleString(lang, options), lang);
      }
  }
});

test("a value that looks like a pattern is filled in as it is", () => {
  const { t } = createTexts("en", themeOf("classic"));
  assert.equal(t("problem-bad-ply", { detail: "$& {side}" }), "the game has no move $& {side}.");
});

test("every theme is named in both languages, and an unknown one is the club's", () => {
  for (const { label, names } of club.themes) {
    for (const text of [label, names.black, names.white]) assert.ok(text.de && text.en);
  }
  assert.equal(themeOf("gone").id, club.theme);
});
