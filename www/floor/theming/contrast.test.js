/**
 * The themes' colours and WCAG's contrasts: 4.5 to 1 for writing, 3 to 1 for what is drawn. A mark
 * with an edge passes by either of its two colours. The pieces are pictures; the page's tests in a
 * browser measure them.
 */

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import test from "node:test";
import { themes } from "./themes.ts";

/** Colours as in the style sheets: three bytes, and the share that covers. */
function colour(text) {
  const hex = /^#([0-9a-f]{3,6})$/i.exec(text)?.[1];
  if (hex?.length === 3)
    return [...hex].map((digit) => Number.parseInt(digit + digit, 16)).concat(1);
  if (hex?.length === 6)
    return hex
      .match(/../g)
      .map((byte) => Number.parseInt(byte, 16))
      .concat(1);
  const rgb = /^rgb\((\d+) (\d+) (\d+) \/ ([\d.]+)\)$/.exec(text);
  if (rgb) return rgb.slice(1).map(Number);
  if (text === "transparent") return [0, 0, 0, 0];
  throw new Error(`no colour: ${text}`);
}

const over = ([r, g, b, share], ground) =>
  [r, g, b].map((part, index) => part * share + ground[index] * (1 - share)).concat(1);

function luminance([r, g, b]) {
  const [red, green, blue] = [r, g, b].map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one, other) {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** The values of a theme in one scheme; the dark block replaces some of the first. */
async function valuesOf(theme, scheme) {
  const css = await readFile(new URL(`../../themes/${theme}/theme.css`, import.meta.url), "utf8");
  const block = (head) => css.slice(css.indexOf(`${head} {`)).split("}")[0];
  const read = (text) =>
    [...text.matchAll(/(--[\w-]+): ([^;]+);/g)].map(([, name, value]) => [name, value]);
  const dark = scheme === "dark" ? read(block(':root[data-scheme="dark"]')) : [];
  return Object.fromEntries([...read(block(":root")), ...dark]);
}

/** The colours in a value: one, or those of a gradient. */
const coloursIn = (value) => value.match(/#[0-9a-f]{3,6}\b|rgb\([^)]+\)|transparent/gi).map(colour);

/** Writing, and the grounds it stands on. */
const WRITING = {
  "--ink": ["--page", "--panel", "--control-fill"],
  "--ink-soft": ["--page", "--panel"],
  "--accent-ink": ["--accent"],
  "--problem": ["--panel", "--page"],
  "--slat-ink": ["--slat"],
  "--frame-ink": ["--frame"],
  "--letter-odd-ink": ["--letter-odd"],
  "--letter-even-ink": ["--letter-even"],
};
/** The heading's letters are large: 20 pixels and bold. */
const LARGE = ["--letter-odd-ink", "--letter-even-ink"];
/** The drawings beside the board: lines of fields, the focus, the card of the side to move. */
const DRAWN = {
  "--control-line": ["--control-fill", "--panel"],
  "--focus": ["--page", "--panel"],
  "--accent": ["--page"],
};
/** Marks on squares: one of the colours has to stand out from the square, plain and tinted. */
const MARKS = [
  { marks: ["--black-mark"], tint: "--black-tint" },
  { marks: ["--white-mark"], tint: "--white-tint" },
  { marks: ["--preview"] },
  { marks: ["--preview"], tint: "--black-tint" },
  { marks: ["--preview"], tint: "--white-tint" },
  { marks: ["--hint", "--hint-edge"], tint: "--black-tint" },
  { marks: ["--hint", "--hint-edge"], tint: "--white-tint" },
  { marks: ["--cross", "--cross-edge"] },
  { marks: ["--last", "--last-edge"] },
  { marks: ["--focus-board", "--focus-board-edge"] },
];

for (const { id } of themes) {
  for (const scheme of ["light", "dark"]) {
    test(`writing stands out by 4.5 to 1 in ${id}, ${scheme}`, async () => {
      const values = await valuesOf(id, scheme);
      for (const [ink, grounds] of Object.entries(WRITING)) {
        for (const ground of grounds.flatMap((name) =>
          coloursIn(values[name]).map((part) => ({ name, part })),
        )) {
          const found = contrast(colour(values[ink]), ground.part);
          assert.ok(
            found >= (LARGE.includes(ink) ? 3 : 4.5),
            `${ink} on ${ground.name}: ${found.toFixed(2)}`,
          );
        }
      }
    });

    test(`lines and the focus stand out by 3 to 1 in ${id}, ${scheme}`, async () => {
      const values = await valuesOf(id, scheme);
      for (const [line, grounds] of Object.entries(DRAWN)) {
        for (const ground of grounds) {
          const found = contrast(colour(values[line]), colour(values[ground]));
          assert.ok(found >= 3, `${line} on ${ground}: ${found.toFixed(2)}`);
        }
      }
    });

    test(`marks stand out from their square by 3 to 1 in ${id}, ${scheme}`, async () => {
      const values = await valuesOf(id, scheme);
      for (const { marks, tint } of MARKS) {
        const square = tint
          ? over(colour(values[tint]), colour(values["--square"]))
          : colour(values["--square"]);
        const found = Math.max(...marks.map((mark) => contrast(colour(values[mark]), square)));
        assert.ok(
          found >= 3,
          `${marks.join(" or ")} on ${tint ?? "the square"}: ${found.toFixed(2)}`,
        );
      }
    });
  }
}
