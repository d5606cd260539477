// Replacements and problems for incomplete theme entries of www/club.js.
import assert from "node:assert/strict";
import { readFile, readdir } from "node:fs/promises";
import test from "node:test";
import { club } from "../../club.js";
import { NAMED, checkThemes, clubName, clubProblems, themes, themeOf } from "./themes.ts";

const both = (text) => ({ de: text, en: text });
const WHOLE = {
  id: "roses",
  label: both("Roses"),
  names: { black: both("Rose"), white: both("Thorn") },
};
const places = (themes) => checkThemes(themes).problems.map(({ detail }) => detail);

test("the themes that come with the page have no gap", () => {
  assert.deepEqual(clubProblems, []);
  assert.deepEqual(
    themes.map(({ id }) => id),
    club.themes.map(({ id }) => id),
  );
  assert.deepEqual(
    themes.map(({ id }) => id),
    NAMED,
  );
});

test("a chalk stroke is rough in every direction", async () => {
  const folder = new URL("../../themes/", import.meta.url);
  const names = await readdir(folder, { recursive: true });
  const images = names.filter((name) => name.endsWith(".svg"));
  const texts = await Promise.all(images.map((name) => readFile(new URL(name, folder), "utf8")));
  const maps = texts.flatMap((text) => text.match(/<feDisplacementMap[^>]*>/g) ?? []);
  assert.ok(maps.length > 0);
  for (const map of maps) {
    // Without two channels of noise every point moves along one diagonal.
    const [, x] = map.match(/xChannelSelector="(.)"/) ?? [];
    const [, y] = map.match(/yChannelSelector="(.)"/) ?? [];
    assert.ok(x && y && x !== y, map);
  }
});

test("an unknown theme is the club's own, the classic one needs no entry", () => {
  assert.equal(themeOf("gone").id, club.theme);
  assert.equal(themeOf("classic").id, "classic");
});

test("a whole entry is taken as it is, files of other names included", () => {
  const files = { black: "rose.png", tip: "leaf.webp" };
  assert.deepEqual(checkThemes([{ ...WHOLE, files }]), {
    themes: [{ ...WHOLE, files, games: {} }],
    problems: [],
  });
});

test("a text in one language is one for all, and what has none is named", () => {
  const {
    themes: [theme],
    problems,
  } = checkThemes([
    { ...WHOLE, label: { de: "Rosen" }, names: { black: "Rose", white: { de: 7 } } },
  ]);
  assert.deepEqual(
    problems.map(({ detail }) => detail),
    ["themes[0].names.white"],
  );
  assert.deepEqual([theme.label, theme.names], [both("Rosen"), { black: { en: "Rose" } }]);
  assert.deepEqual(places([{ id: "roses" }]), [
    "themes[0].label",
    "themes[0].names.black",
    "themes[0].names.white",
  ]);
});

test("a theme that comes with the page needs no names, and a game has those of its theme", () => {
  const rose = { en: "Rose" };
  const {
    themes: [theme],
    problems,
  } = checkThemes([
    { id: "garden", names: { black: "Rose" }, games: { "tic-tac-toe": { names: { white: "O" } } } },
  ]);
  assert.deepEqual(problems, []);
  assert.deepEqual(clubName(theme, "tic-tac-toe", "black"), rose);
  assert.deepEqual(clubName(theme, "tic-tac-toe", "white"), { en: "O" });
  assert.equal(clubName(theme, "reversi", "white"), undefined);
});

test("an entry without a folder's name is left out, and without any the classic theme remains", () => {
  assert.deepEqual(places([WHOLE, { ...WHOLE, id: "../x" }, null]), [
    "themes[1].id",
    "themes[2].id",
  ]);
  for (const themes of [[], undefined, "roses", [{}]]) {
    const checked = checkThemes(themes);
    assert.deepEqual(
      [checked.themes.map(({ id }) => id), checked.problems.length],
      [["classic"], 1],
    );
  }
});

test("a file outside the folder, or for no image, is left out", () => {
  for (const files of [{ black: "../x.svg" }, { black: 3 }, { horse: "horse.png" }]) {
    const {
      themes: [theme],
      problems,
    } = checkThemes([{ ...WHOLE, files }]);
    assert.deepEqual([theme.files, problems[0].detail], [{}, "themes[0].files"]);
  }
});
