/**
 * The themes of www/club.js, validated: invalid parts, and names that a theme of the club's own
 * lacks, are left out and reported as problems; the page has other names for them. A mistake in
 * that file costs a label, not the page. Pure.
 *
 * @import { Label } from "../base/languages.js"
 * @import { Problem } from "../base/problems.js"
 * @import { Side } from "../../reversi-rules.js"
 */

import { labelFrom } from "../base/languages.js";
import { problem } from "../base/problems.js";
import { themeFile } from "../base/resources.js";
import { club } from "../club.js";

/** The theme that replaces missing parts of the others. */
export const CLASSIC = "classic";
/** The two sides of every game. */
const SIDES = /** @type {const} */ (["black", "white"]);
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

/** The themes that come with the page, whose names are among its texts. */
export const NAMED = /** @type {const} */ (["classic", "garden", "wood", "contrast"]);

/**
 * A club's names of the sides; the page has a name for a missing one.
 * @typedef {Partial<Record<Side, Label>>} Names
 *
 * @typedef {object} Theme
 * @property {string} id
 * @property {Label | null} label null for the page's own
 * @property {Names} names
 * @property {Record<string, string>} files images with other names
 * @property {Record<string, {names: Names, files: Record<string, string>}>} games what differs in a
 *   game
 */

/** @type {Theme} */
const PLAIN = { id: CLASSIC, label: null, names: {}, files: {}, games: {} };

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
    const { id, label, names, files, games } = Object(theme);
    const where = `themes[${index}]`;
    if (typeof id !== "string" || !/^[\w-]+$/.test(id)) {
      report(`${where}.id`);
      return [];
    }
    const isNamed = NAMED.some((named) => named === id);
    const read = (/** @type {unknown} */ text, /** @type {string} */ part, mayLack = isNamed) => {
      const found = labelFrom(text);
      if (found === null && !(mayLack && text === undefined)) report(`${where}.${part}`);
      return found;
    };
    const namesOf = (/** @type {any} */ given, /** @type {string} */ part, mayLack = isNamed) =>
      Object.fromEntries(
        SIDES.flatMap((side) => {
          const name = read(given?.[side], `${part}.${side}`, mayLack);
          return name === null ? [] : [[side, name]];
        }),
      );
    const dresses = Object.entries(Object(games)).map(([game, dress]) => {
      const part = `games.${game}`;
      const images = filesOf(dress?.files, () => report(`${where}.${part}.files`));
      return [game, { names: namesOf(dress?.names, `${part}.names`, true), files: images }];
    });
    return [
      {
        id,
        label: read(label, "label"),
        names: namesOf(names, "names"),
        files: filesOf(files, () => report(`${where}.files`)),
        games: Object.fromEntries(dresses),
      },
    ];
  });
  return { themes: themes.length > 0 ? themes : [PLAIN], problems };
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
 * The theme of a first visit: the club's choice, unless the visitor's system requests more contrast
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
 * A club's name of a side in a game; undefined where the page's own name counts.
 * @param {Theme} theme
 * @param {string} game
 * @param {Side} side
 */
export function clubName({ names, games }, game, side) {
  return games[game]?.names[side] ?? names[side];
}

/**
 * The file of an image of a theme, as a game shows it.
 * @param {string} theme
 * @param {string} game
 * @param {string} name
 */
export function fileOf(theme, game, name) {
  const { files, games } = themeOf(theme);
  return games[game]?.files[name] ?? files[name] ?? `${name}.svg`;
}

/**
 * The addresses of an image of a theme, in the order in which they are tried: its own, then that of
 * the classic theme.
 * @param {string} theme
 * @param {string} game
 * @param {string} name
 */
export function imageAddresses(theme, game, name) {
  const own = themeFile(theme, fileOf(theme, game, name));
  return [...new Set([own, themeFile(CLASSIC, `${name}.svg`)])];
}
