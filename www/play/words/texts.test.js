// The texts of all languages are sound and complete; plurals and numbers follow the language.
import assert from "node:assert/strict";
import { readFile, readdir } from "node:fs/promises";
import test from "node:test";
import { checkWords } from "../../../crates/xtask/js/words.mjs";
import { LANGUAGES } from "../../floor/base/languages.ts";
import { problem } from "../../floor/base/problems.ts";
import { club } from "../../club.js";
import { FIRST_GAME, GAMES, gameNamed, opponentsOf } from "../games/index.ts";
import { choicesOf } from "../settings/settings.ts";
import { checkThemes, themeOf } from "../../floor/theming/themes.ts";
import { createTexts, WORDS, wordsOfPage } from "../../test/support/loaded-texts.js";
import { createTranslator, loadPart } from "./loaded.ts";
import { createPartTexts, openingName } from "./texts.ts";

const CHOICES = choicesOf(FIRST_GAME);

const en = wordsOfPage("en");

/** The texts that a pattern may become, with their places to fill. */
function textsOf(pattern) {
  if (typeof pattern === "string") return [pattern];
  if (Array.isArray(pattern)) return pattern.flatMap(textsOf);
  return [...Object.values(pattern.cases), pattern.otherwise].flatMap(textsOf);
}

test("every language has every text, valid, used, and with the values of the English", async () => {
  const { problems, missing } = await checkWords();
  assert.deepEqual(problems, []);
  assert.deepEqual(missing, new Map(Object.keys(LANGUAGES).map((lang) => [lang, []])));
});

test("what searches has one name", () => {
  for (const texts of Object.values(WORDS.en))
    for (const [key, pattern] of Object.entries(texts))
      assert.doesNotMatch(JSON.stringify(pattern), /\bengine\b/i, key);
});

test("no text of the page is empty", () => {
  for (const lang of Object.keys(WORDS))
    for (const [key, pattern] of Object.entries(wordsOfPage(lang)))
      for (const text of textsOf(pattern)) assert.ok(text.trim(), key);
});

test("French keeps its punctuation marks on the line of their word", () => {
  for (const part of Object.values(WORDS.fr))
    for (const [key, pattern] of Object.entries(part))
      for (const text of textsOf(pattern))
        assert.doesNotMatch(text, / [:;!?»](?! ?[)!?,])|« /, key);
});

test("an ellipsis stands at its word where the language writes it so", () => {
  for (const lang of ["es", "fr", "it", "ja", "pl"])
    for (const part of Object.values(WORDS[lang]))
      for (const [key, pattern] of Object.entries(part))
        for (const text of textsOf(pattern))
          assert.doesNotMatch(text, /\p{L}\s…/u, `${lang} ${key}`);
});

test("Japanese has no space between a word and its particle", () => {
  for (const part of Object.values(WORDS.ja))
    for (const [key, pattern] of Object.entries(part))
      for (const text of textsOf(pattern)) assert.doesNotMatch(text, / [をがにのはでと]/, key);
});

const FOLDER = new URL("../../", import.meta.url);
const MARKUP = await readFile(new URL("../index.html", FOLDER), "utf8");
const PROTOCOL = await readFile(new URL("../docs/protocol.md", FOLDER), "utf8");
const SOURCES = (
  await Promise.all(
    (
      await readdir(FOLDER, { recursive: true })
    )
      .filter((name) => name.endsWith(".ts"))
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
      Object.values(WORDS.en).some((texts) => key in texts),
      key,
    );
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
  for (const lang of Object.keys(WORDS))
    for (const [key, text] of Object.entries(wordsOfPage(lang))) {
      if (!/(^|\/)problem-/.test(key)) continue;
      assert.match(text, /[.)。）]$|\{cause\}$/, key);
      // A cause may be a whole sentence.
      assert.doesNotMatch(text, /[.!?。] *\{(?!cause\}$)/, key);
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
  for (const name of ["animation", "scheme", "board-size", "hand", "start", "game"])
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
  for (const lang of /** @type {const} */ (["de", "en", "es", "ja", "nl", "pl"])) {
    const { decimal } = createTexts(lang, themeOf("classic"));
    for (const digits of [0, 1, 2])
      for (const number of numbers) {
        const options = { minimumFractionDigits: digits, maximumFractionDigits: digits };
        assert.equal(decimal(number, digits), number.toLocaleString(lang, options), lang);
      }
  }
});

test("sentences and lists are joined as the language joins them", () => {
  const [english, japanese] = [
    createTexts("en", themeOf("classic")),
    createTexts("ja", themeOf("classic")),
  ];
  assert.equal(english.sentences("One.", "", "Two."), "One. Two.");
  assert.equal(japanese.sentences("一。", "", "二。"), "一。二。");
  assert.equal(english.list(["c3", "d6", "e3"]), "c3, d6, e3");
  assert.equal(japanese.list(["c3", "d6", "e3"]), "c3、d6、e3");
  assert.equal(japanese.list([]) + japanese.sentences(""), "");
});

test("no text of the page is in both of its parts", () => {
  const { page, later } = WORDS.en;
  assert.ok(Object.keys(later).length > 200);
  assert.deepEqual(
    Object.keys(later).filter((key) => key in page),
    [],
  );
});

test("a value that looks like a pattern is filled in as it is", () => {
  const { t } = createTexts("en", themeOf("classic"));
  assert.equal(t("problem-bad-ply", { detail: "$& {side}" }), "the game has no move $& {side}.");
});

test("several wrong values are named each with what is possible, together where that is the same", () => {
  const { problems } = createTexts("en", themeOf("classic"));
  const wrong = (detail, ...choices) =>
    problem("bad-address", detail, `unknown ${detail}`, choices);
  assert.equal(
    problems([
      wrong("scheme=dusk", "auto", "light", "dark"),
      wrong("hints=perhaps", "true", "false"),
      wrong("sound=no", "true", "false"),
      wrong("#x"),
      wrong("seed=x"),
    ]),
    "Unknown: scheme=dusk. Possible: auto, light, dark. " +
      "Unknown: hints=perhaps, sound=no. Possible: true, false. " +
      "Unknown: #x, seed=x.",
  );
});

test("a part that loads later has the own texts of a game, too", () => {
  const said = (game) => {
    const page = createTexts("en", themeOf("classic"), gameNamed(game));
    return createPartTexts(page, "help").t("help-key-enter-do");
  };
  assert.equal(said("reversi"), "plays the square");
  assert.match(said("connect-four"), /^drops a disc/);
});

test("the page names its themes and their sides, a club its own", () => {
  for (const { id } of club.themes)
    for (const key of [`theme-${id}`, `side-${id}-black`, `side-${id}-white`])
      assert.ok(key in en, key);
  const inGame = (theme, game) => createTexts("en", theme, gameNamed(game));
  const garden = inGame(themeOf("garden"), "reversi");
  assert.deepEqual([garden.themeName(themeOf("garden")), garden.side("white")], ["Garden", "Mole"]);
  assert.equal(inGame(themeOf("classic"), "tic-tac-toe").side("black"), "Cross");
  const {
    themes: [roses],
  } = checkThemes([{ id: "roses", label: { fr: "Roses" }, names: { black: "Rose" } }]);
  const { side, themeName } = inGame(roses, "connect-four");
  assert.deepEqual([themeName(roses), side("black"), side("white")], ["Roses", "Rose", "Yellow"]);
});

test("every opponent has a name in each language, in German that of its origin", () => {
  for (const code of Object.keys(LANGUAGES)) {
    const { opponent } = createTexts(code, themeOf("classic"));
    const names = opponentsOf(FIRST_GAME).map(opponent);
    assert.equal(new Set(names).size, names.length, code);
    const german = WORDS.de.page;
    for (const level of ["doofie", "klauwastekannz", "ramscher", "ecken-eddi", "aufpasser"])
      assert.equal(opponent(level) === german[`level-${level}`], code === "de", `${code} ${level}`);
  }
});

test("an unknown theme is the club's", () => {
  assert.equal(themeOf("gone").id, club.theme);
});

test("the name of an opening is English where the page's language has none", () => {
  const tiger = { moves: "f5d6c3d3c4", en: "Tiger", de: "Tiger", ja: "虎" };
  assert.deepEqual(openingName(tiger, "ja"), { name: "虎", lang: "ja" });
  assert.deepEqual(openingName({ ...tiger, moves: "f5" }, "fr"), { name: "Tiger", lang: "en" });
  const own = { moves: "f5d6", en: "f5 d6 (2 coups)", de: "", ja: "", fr: "f5 d6 (2 coups)" };
  assert.deepEqual(openingName(own, "fr"), { name: own.fr, lang: "fr" });
  assert.deepEqual(openingName(own, "de"), { name: own.en, lang: "en" });
});

test("a choice has the cases that it names, and no property of every object", async () => {
  const choice = { by: "name", cases: { black: "dark" }, otherwise: "another" };
  await loadPart("probe", async () => ({ choice }));
  const t = createTranslator("en", "probe");
  const names = ["black", "constructor", "__proto__"];
  assert.deepEqual(
    names.map((name) => t("choice", { name })),
    ["dark", "another", "another"],
  );
});
