// What is filled in and named where a club left its looks incomplete.
import assert from "node:assert/strict";
import test from "node:test";
import { club } from "../club.js";
import { checkLooks, clubProblems, looks, themeOf } from "../theming/themes.js";

const both = (text) => ({ de: text, en: text });
const WHOLE = {
  id: "roses",
  label: both("Roses"),
  names: { black: both("Rose"), white: both("Thorn") },
};
const places = (themes) => checkLooks(themes).problems.map(({ detail }) => detail);

test("the looks that come with the page have no gap", () => {
  assert.deepEqual(clubProblems, []);
  assert.deepEqual(
    looks.map(({ id }) => id),
    club.themes.map(({ id }) => id),
  );
});

test("an unknown look is the club's own, the classic one needs no entry", () => {
  assert.equal(themeOf("gone").id, club.theme);
  assert.equal(themeOf("classic").names.black.en, "Black");
});

test("a whole entry is taken as it is, files of other names included", () => {
  const files = { black: "rose.png", tip: "leaf.webp" };
  assert.deepEqual(checkLooks([{ ...WHOLE, files }]), {
    looks: [{ ...WHOLE, files }],
    problems: [],
  });
});

test("a missing text is named, and the other language or the usual name stands in", () => {
  const {
    looks: [look],
    problems,
  } = checkLooks([{ ...WHOLE, label: { de: "Rosen" }, names: { black: both("Rose") } }]);
  assert.deepEqual(
    problems.map(({ detail }) => detail),
    ["themes[0].label.en", "themes[0].names.white.de", "themes[0].names.white.en"],
  );
  assert.deepEqual([look.label, look.names.white], [both("Rosen"), { de: "Weiß", en: "White" }]);
});

test("an entry without a folder's name is left out, and without any the classic look remains", () => {
  assert.deepEqual(places([WHOLE, { ...WHOLE, id: "../x" }, null]), [
    "themes[1].id",
    "themes[2].id",
  ]);
  for (const themes of [[], undefined, "roses", [{}]]) {
    const checked = checkLooks(themes);
    assert.deepEqual(
      [checked.looks.map(({ id }) => id), checked.problems.length],
      [["classic"], 1],
    );
  }
});

test("a file outside the folder, or for no image, is left out", () => {
  for (const files of [{ black: "../x.svg" }, { black: 3 }, { horse: "horse.png" }]) {
    const {
      looks: [look],
      problems,
    } = checkLooks([{ ...WHOLE, files }]);
    assert.deepEqual([look.files, problems[0].detail], [{}, "themes[0].files"]);
  }
});
