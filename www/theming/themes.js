/**
 * The themes of www/club.js, validated: missing or invalid parts are filled in and reported as
 * problems. A mistake in that file costs a label, not the page. Pure.
 *
 * @import { Lang } from "../base/languages.js"
 * @import { Problem } from "../base/problems.js"
 * @import { Label, Theme } from "../club.js"
 */

import { LANGUAGES } from "../base/languages.js";
import { problem } from "../base/problems.js";
import { club } from "../club.js";

/** The theme that replaces missing parts of the others. */
export const CLASSIC = "classic";
/** The id of the theme for those who see contrasts badly. */
const CONTRAST = "contrast";

/** Images of a theme: file names without the ending. Every game shows all of them. */
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

/** The languages in which a theme has its names. */
const EXPECTED = /** @type {const} */ (["de", "en"]);

/** @type {Theme} */
const PLAIN = {
  id: CLASSIC,
  label: { de: "Klassisch", en: "Classic" },
  names: { black: { de: "Schwarz", en: "Black" }, white: { de: "Weiß", en: "White" } },
};

/**
 * @param {unknown} list the list in club.js
 * @returns {{themes: Theme[], problems: Problem[]}}
 */
export function checkThemes(list) {
  /** @type {Problem[]} */
  const problems = [];
  const report = (/** @type {string} */ where) =>
    problems.push(problem("bad-club", where, `www/club.js: ${where} is missing or no text`));
  const entries = Array.isArray(list) ? list : [];
  if (entries.length === 0) report("themes");
  const themes = entries.flatMap((theme, index) => {
    const { id, label, names, files, games } = /** @type {Partial<Theme>} */ (theme ?? {});
    const where = `themes[${index}]`;
    if (typeof id !== "string" || !/^[\w-]+$/.test(id)) {
      report(`${where}.id`);
      return [];
    }
    const read = (
      /** @type {unknown} */ text,
      /** @type {string} */ part,
      /** @type {Label} */ fallback,
    ) => labelOf(text, fallback, (lang) => report(`${where}.${part}.${lang}`));
    const name = read(label, "label", { de: id, en: id });
    const sides = {
      black: read(names?.black, "names.black", PLAIN.names.black),
      white: read(names?.white, "names.white", PLAIN.names.white),
    };
    const dresses = Object.entries(games ?? {}).map(([game, dress]) => {
      const part = `games.${game}`;
      const own = {
        black: read(dress?.names?.black ?? sides.black, `${part}.names.black`, sides.black),
        white: read(dress?.names?.white ?? sides.white, `${part}.names.white`, sides.white),
      };
      const images = filesOf(dress?.files, () => report(`${where}.${part}.files`));
      return [game, { names: own, files: images }];
    });
    return [
      {
        id,
        label: name,
        names: sides,
        files: filesOf(files, () => report(`${where}.files`)),
        ...(games && { games: Object.fromEntries(dresses) }),
      },
    ];
  });
  return { themes: themes.length > 0 ? themes : [PLAIN], problems };
}

/**
 * A text by language. That of a club in one language stands for a missing English one; English and
 * German are reported where they are missing.
 * @param {unknown} value
 * @param {Label} fallback
 * @param {(lang: Lang) => void} report
 * @returns {Label}
 */
function labelOf(value, fallback, report) {
  const given = Object.entries(/** @type {Record<string, unknown>} */ (value ?? {})).filter(
    ([lang, text]) =>
      Object.hasOwn(LANGUAGES, lang) && typeof text === "string" && text.trim() !== "",
  );
  const texts = /** @type {Partial<Label>} */ (Object.fromEntries(given));
  for (const lang of EXPECTED) if (!texts[lang]) report(lang);
  const [first = fallback.en] = Object.values(texts);
  return given.length === 0 ? fallback : { en: first, ...texts };
}

/**
 * @param {unknown} value
 * @param {() => void} report
 * @returns {Record<string, string>}
 */
function filesOf(value, report) {
  const entries = Object.entries(value ?? {});
  const kept = entries.filter(
    ([name, file]) => IMAGES.includes(name) && typeof file === "string" && /^[\w.-]+$/.test(file),
  );
  if (kept.length < entries.length) report();
  return Object.fromEntries(kept);
}

export const { themes, problems: clubProblems } = checkThemes(club.themes);

/**
 * The theme with this id, or the club's first choice if there is none. The classic theme needs no
 * entry.
 * @param {string} id
 * @returns {Theme}
 */
export function themeOf(id) {
  const wanted = themes.find((theme) => theme.id === id);
  if (wanted || id === CLASSIC) return wanted ?? PLAIN;
  return themes.find((theme) => theme.id === club.theme) ?? themes[0];
}

/**
 * The theme of a first visit: the club's choice, unless the visitor's system asks for more contrast
 * and there is a theme for that.
 * @returns {Theme}
 */
export function firstTheme() {
  const asksForContrast =
    typeof matchMedia === "function" && matchMedia("(prefers-contrast: more)").matches;
  const contrast = asksForContrast ? themes.find(({ id }) => id === CONTRAST) : undefined;
  return contrast ?? themeOf(club.theme);
}

/**
 * What a theme calls the two sides of a game.
 * @param {Theme} theme
 * @param {string} game
 */
export function namesIn({ names, games }, game) {
  return games?.[game]?.names ?? names;
}

/**
 * The image files of a theme that a game shows: its own, otherwise those of the theme.
 * @param {Theme} theme
 * @param {string} game
 * @returns {Record<string, string>}
 */
export function filesIn({ files, games }, game) {
  return { ...files, ...games?.[game]?.files };
}
