// A part of the texts of a language that nobody speaks, made from English: `longer` by two fifths,
// or written in Hebrew letters. KIND and PART are replaced.
import * as english from "../en/PART.js";

const LONGER = 1.4;
const VALUES = /(\{[\w-]+\})/;

/** Every vowel twice, and as many other letters as it takes: words are longer, and as many. */
function longer(text) {
  const letters = [...text].map((letter) => (/[aeiou]/.test(letter) ? letter + letter : letter));
  let length = letters.join("").length;
  for (let at = 0; at < letters.length && length < LONGER * text.length; at++)
    if (/^[b-z]$/.test(letters[at])) {
      letters[at] += letters[at];
      length++;
    }
  return letters.join("");
}

const FIRST_HEBREW = 0x5d0;
const HEBREW_LETTERS = 22;
function hebrew(text) {
  return text.replace(/[a-z]/gi, (letter) =>
    String.fromCharCode(FIRST_HEBREW + (letter.toLowerCase().charCodeAt(0) % HEBREW_LETTERS)),
  );
}

const change = { longer, hebrew }.KIND;
function changed(pattern) {
  if (Array.isArray(pattern)) return pattern.map(changed);
  if (typeof pattern === "string")
    return pattern
      .split(VALUES)
      .map((part) => (VALUES.test(part) ? part : change(part)))
      .join("");
  const cases = Object.entries(pattern.cases).map(([name, each]) => [name, changed(each)]);
  return {
    ...pattern,
    cases: Object.fromEntries(cases),
    otherwise: changed(pattern.otherwise),
  };
}

export const words = Object.fromEntries(
  Object.entries(english.words).map(([key, pattern]) => [key, changed(pattern)]),
);
export const { release } = english;
