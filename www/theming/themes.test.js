// Replacements and problems for incomplete theme entries of www/club.js.
import assert from "node:assert/strict";
import { readFile, readdir } from "node:fs/promises";
import test from "node:test";
import { club } from "../club.js";
import { checkThemes, clubProblems, themes, themeOf } from "./themes.js";

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
});

test("a chalk stroke is rough in every direction", async () => {
  const folder = new URL("../themes/", import.meta.url);
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
  assert.equal(themeOf("classic").names.black.en, "Black");
});

test("a whole entry is taken as it is, files of other names included", () => {
  const files = { black: "rose.png", tip: "leaf.webp" };
  assert.deepEqual(checkThemes([{ ...WHOLE, files }]), {
    themes: [{ ...WHOLE, files }],
    problems: [],
  });
});

test("a missing text is named, and the other language or the default name replaces it", () => {
  const {
    themes: [theme],
    problems,
  } = checkThemes([{ ...WHOLE, label: { de: "Rosen" }, names: { black: both("Rose") } }]);
  assert.deepEqual(
    problems.map(({ detail }) => detail),
    ["themes[0].label.en", "themes[0].names.white.de", "themes[0].names.white.en"],
  );
  assert.deepEqual([theme.label, theme.names.white], [both("Rosen"), { de: "Weiß", en: "White" }]);
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
