/**
 * The looks that www/club.js names, fit to use: what a club left out or mistyped is filled in, and
 * named as a problem, so that a slip in that file costs a word and not the page. Pure.
 *
 * @import { Label, Theme } from "../club.js"
 * @import { Problem } from "../state/types.js"
 */

import { club } from "../club.js";

/** The look that comes with the page; its images stand in for missing ones. */
export const CLASSIC = "classic";

/** Images of a look, each the name of its file without the ending. */
export const IMAGES = [
  "black",
  "white",
  "square",
  "tip",
  "tip-lit",
  "end-black",
  "end-white",
  "end-draw",
];

/** @type {Theme} */
const PLAIN = {
  id: CLASSIC,
  label: { de: "Klassisch", en: "Classic" },
  names: { black: { de: "Schwarz", en: "Black" }, white: { de: "Weiß", en: "White" } },
};

/**
 * @param {unknown} themes the list as the club wrote it
 * @returns {{looks: Theme[], problems: Problem[]}}
 */
export function checkLooks(themes) {
  /** @type {Problem[]} */
  const problems = [];
  const complain = (/** @type {string} */ where) =>
    problems.push({
      code: "bad-club",
      detail: where,
      message: `www/club.js: ${where} is missing or no text`,
    });
  const list = Array.isArray(themes) ? themes : [];
  if (list.length === 0) complain("themes");
  const looks = list.flatMap((theme, index) => {
    const { id, label, names, files } = /** @type {Partial<Theme>} */ (theme ?? {});
    const where = `themes[${index}]`;
    if (typeof id !== "string" || !/^[\w-]+$/.test(id)) {
      complain(`${where}.id`);
      return [];
    }
    const read = (
      /** @type {unknown} */ text,
      /** @type {string} */ part,
      /** @type {Label} */ otherwise,
    ) => labelOf(text, otherwise, (lang) => complain(`${where}.${part}.${lang}`));
    const called = read(label, "label", { de: id, en: id });
    const sides = {
      black: read(names?.black, "names.black", PLAIN.names.black),
      white: read(names?.white, "names.white", PLAIN.names.white),
    };
    return [
      { id, label: called, names: sides, files: filesOf(files, () => complain(`${where}.files`)) },
    ];
  });
  return { looks: looks.length > 0 ? looks : [PLAIN], problems };
}

/**
 * A text in both languages; one stands in for the other.
 * @param {unknown} given
 * @param {Label} otherwise
 * @param {(lang: "de" | "en") => void} complain
 * @returns {Label}
 */
function labelOf(given, otherwise, complain) {
  const texts = /** @type {Record<string, unknown>} */ (given ?? {});
  const [de, en] = [texts.de, texts.en].map((text) =>
    typeof text === "string" && text.trim() !== "" ? text : null,
  );
  if (de === null) complain("de");
  if (en === null) complain("en");
  return { de: de ?? en ?? otherwise.de, en: en ?? de ?? otherwise.en };
}

/**
 * @param {unknown} given
 * @param {() => void} complain
 * @returns {Record<string, string>}
 */
function filesOf(given, complain) {
  const entries = Object.entries(given ?? {});
  const kept = entries.filter(
    ([name, file]) => IMAGES.includes(name) && typeof file === "string" && /^[\w.-]+$/.test(file),
  );
  if (kept.length < entries.length) complain();
  return Object.fromEntries(kept);
}

export const { looks, problems: clubProblems } = checkLooks(club.themes);

/**
 * The look with this id; the club's own choice where there is none. The classic one, which stands in
 * for others, needs no entry.
 * @param {string} id
 * @returns {Theme}
 */
export function themeOf(id) {
  const wanted = looks.find((look) => look.id === id);
  if (wanted || id === CLASSIC) return wanted ?? PLAIN;
  return looks.find((look) => look.id === club.theme) ?? looks[0];
}
