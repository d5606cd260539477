// Fluent becomes patterns: choices, terms and references; what is wrong with a language is named.
import assert from "node:assert/strict";
import test from "node:test";
import {
  compareLanguage,
  compileLanguage,
  parseLanguage,
  skeletonOf,
} from "../../../crates/xtask/js/fluent.mjs";

const PARTS = { page: ["board", "end"], help: ["help"] };
const languageOf = (files, folder = "en") =>
  parseLanguage(new Map(Object.entries(files)), PARTS, folder);
const compiled = (text) => {
  const language = languageOf({ board: text });
  assert.deepEqual(compareLanguage(language, language), { problems: [], missing: [] });
  return compileLanguage(language, language).page;
};

test("texts, values and choices become patterns", () => {
  const { plain, plural, inside } = compiled(`
plain = { $side } plays { $square }{ "." }
plural = { $count ->
    [one] { $count } disc
   *[other] { $count } discs
  }
inside = You have { $count ->
    [0] no disc
   *[other] { $count } discs
  } left
`);
  assert.equal(plain, "{side} plays {square}.");
  assert.deepEqual(plural, {
    by: "count",
    cases: { one: "{count} disc" },
    otherwise: "{count} discs",
  });
  assert.deepEqual(inside, [
    "You have ",
    { by: "count", cases: { 0: "no disc" }, otherwise: "{count} discs" },
    " left",
  ]);
});

test("terms are put in, in the case that a sentence asks for", () => {
  const { lost, won, name } = compiled(`
-mole = { $case ->
   *[nominative] the mole
    [genitive] the mole’s
  }
won = It is { -mole }.
lost = It is { -mole(case: "genitive") } disc.
name = { won } { lost }
`);
  assert.equal(won, "It is the mole.");
  assert.equal(lost, "It is the mole’s disc.");
  assert.equal(name, "It is the mole. It is the mole’s disc.");
});

test("a game's own wording is an attribute with its name", () => {
  const page = compiled("title = Reversi\n    .connect-four = Connect Four\n");
  assert.deepEqual(page, { title: "Reversi", "connect-four/title": "Connect Four" });
});

test("what is wrong with a text is said with its file and line", () => {
  const problemsOf = (files) => {
    const language = languageOf(files);
    return compareLanguage(language, language).problems;
  };
  assert.match(problemsOf({ board: "a = x\nb { $\n" })[0], /^en\/board\.ftl:2: b \{ \$: /);
  assert.deepEqual(problemsOf({ other: "" }), ["en/other.ftl: English has no such file"]);
  assert.deepEqual(problemsOf({ board: "a = x\n", end: "\na = y\n" }), [
    "en/end.ftl:2: a stands twice",
  ]);
  assert.deepEqual(problemsOf({ board: "a = { b }\nb = { a }\n" }), [
    "en/board.ftl:1: a: b refers to itself",
    "en/board.ftl:2: b: a refers to itself",
  ]);
  for (const [text, sentence] of [
    ["a = { -gone }", "there is no term -gone"],
    ["a = { gone }", "there is no gone in this part"],
    ["a = { NUMBER($count) }", "NUMBER() is not available: values come written out"],
    ['a = { "{" }', "a text holds no braces"],
  ])
    assert.deepEqual(problemsOf({ board: `${text}\n` }), [`en/board.ftl:1: a: ${sentence}`]);
});

test("a new language has every text as a comment, which becomes one without its mark", () => {
  const text = "### About.\n\n# Note.\na = { $n ->\n   *[other] x\n  }\n    .game = y\n";
  const skeleton = skeletonOf(text);
  assert.equal(languageOf({ board: skeleton }).parts.get("page").size, 0);
  assert.equal(skeleton.replaceAll(/^# (?!Note)/gm, ""), text);
});

test("a language is compared with English: other keys, other values, missing texts", () => {
  const english = languageOf({ board: "a = { $side } plays\nb = draw\nc = win\n" });
  const german = languageOf({ board: "a = { $color } zieht\nc = Sieg\nd = mehr\n" }, "de");
  assert.deepEqual(compareLanguage(german, english), {
    problems: [
      "de/board.ftl:3: English has no d",
      "de/board.ftl:1: a lacks $side and has $color, unlike the English",
    ],
    missing: [{ part: "page", key: "b" }],
  });
  assert.deepEqual(compileLanguage(german, english).page, {
    a: "{color} zieht",
    b: "draw",
    c: "Sieg",
  });
});

test("a language may name what has its English name elsewhere, and is not asked to", () => {
  const english = languageOf({ board: "a = draw\n" });
  const names = new Set(["f5d6", "f5f6"]);
  const french = languageOf({ board: "a = nulle\nf5d6 = Perpendiculaire\n" }, "fr");
  assert.deepEqual(compareLanguage(french, english, names), { problems: [], missing: [] });
  assert.deepEqual(compileLanguage(french, english, names).page, {
    a: "nulle",
    f5d6: "Perpendiculaire",
  });
  assert.deepEqual(compareLanguage(french, english).problems, [
    "fr/board.ftl:2: English has no f5d6",
  ]);
});

test("the group that the first screen shows belongs to the page, wherever it stands", () => {
  const language = languageOf({
    board: "square = square",
    help: "aim = The aim\n\n## At the start\n\nhelp = Help\n\n## Keys\n\nkey = Key",
  });
  const keys = ([part, messages]) => [part, [...messages.keys()]];
  assert.deepEqual([...language.parts].map(keys), [
    ["page", ["square", "help"]],
    ["help", ["aim", "key"]],
  ]);
});
