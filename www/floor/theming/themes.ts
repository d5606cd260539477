/**
 * The themes of www/club.js, validated: invalid parts, and names that a theme of the club's own
 * lacks, are left out and reported as problems; the page has other names for them. A mistake in
 * that file costs a label, not the page. Pure.
 */

import type { Side, GameId } from "../../../reversi-rules.js";
import { type Label, labelFrom } from "../base/languages.ts";
import { type Problem, problem } from "../base/problems.ts";
import { themeFile } from "../base/resources.ts";
import { club } from "../../club.js";

/** The theme that replaces missing parts of the others. */
export const CLASSIC = "classic";
const SIDES = ["black", "white"] as const;
/** The id of the theme for those who see contrasts badly. */
const CONTRAST = "contrast";

/** Images of a theme that every board shows: file names without the ending. */
export const BOARD_IMAGES = ["black", "white", "square"];

/** Those of the buttons beside the board, which a narrow window does not have. */
export const BUTTON_IMAGES = ["tip", "tip-lit"];

/** All images of a theme. Every game shows all of them, the last three at its end. */
export const IMAGES = [...BOARD_IMAGES, ...BUTTON_IMAGES, "end-black", "end-white", "end-draw"];

/** The themes that come with the page, whose names are among its texts. */
export const NAMED = ["classic", "garden", "wood", "contrast"] as const;

/** A club's names of the sides; the page has a name for a missing one. */
type Names = Partial<Record<Side, Label>>;

export interface Theme {
  id: string;
  /** Null for the page's own. */
  label: Label | null;
  names: Names;
  /** Images with other names. */
  files: Record<string, string>;
  /** What differs in a game. */
  games: Record<string, { names: Names; files: Record<string, string> }>;
}

/** The names of the sides as a club writes them: anything. */
type GivenNames = { [side in Side]?: unknown } | null | undefined;

const PLAIN: Theme = { id: CLASSIC, label: null, names: {}, files: {}, games: {} };

/** @param list the list in club.js */
export function checkThemes(list: unknown): { themes: Theme[]; problems: Problem[] } {
  const problems: Problem[] = [];
  const report = (where: string) =>
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
    const read = (text: unknown, part: string, mayLack = isNamed) => {
      const found = labelFrom(text);
      if (found === null && !(mayLack && text === undefined)) report(`${where}.${part}`);
      return found;
    };
    const namesOf = (given: GivenNames, part: string, mayLack = isNamed) =>
      Object.fromEntries(
        SIDES.flatMap((side) => {
          const name = read(given?.[side], `${part}.${side}`, mayLack);
          return name === null ? [] : [[side, name]];
        }),
      );
    const dresses = Object.entries<{ files?: unknown; names?: GivenNames } | null>(
      Object(games),
    ).map(([game, dress]) => {
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

function filesOf(value: unknown, report: () => void): Record<string, string> {
  const entries = Object.entries(value ?? {});
  const keptEntries = entries.filter(
    ([name, file]) => IMAGES.includes(name) && typeof file === "string" && /^[\w.-]+$/.test(file),
  );
  if (keptEntries.length < entries.length) report();
  return Object.fromEntries(keptEntries);
}

export const { themes, problems: clubProblems } = checkThemes(club.themes);

/**
 * The theme with this id, or the club's first choice if there is none. The classic theme needs no
 * entry.
 */
export function themeOf(id: string): Theme {
  const wantedTheme = themes.find((theme) => theme.id === id);
  if (wantedTheme || id === CLASSIC) return wantedTheme ?? PLAIN;
  return themes.find((theme) => theme.id === club.theme) ?? themes[0];
}

/**
 * The theme of a first visit: the club's choice, unless the visitor's system requests more contrast
 * and there is a theme for that.
 */
export function firstTheme(): Theme {
  const asksForContrast =
    typeof matchMedia === "function" && matchMedia("(prefers-contrast: more)").matches;
  const contrast = asksForContrast ? themes.find(({ id }) => id === CONTRAST) : undefined;
  return contrast ?? themeOf(club.theme);
}

/** A club's name of a side in a game; undefined where the page's own name counts. */
export function clubName({ names, games }: Theme, game: GameId, side: Side) {
  return games[game]?.names[side] ?? names[side];
}

/** The file of an image of a theme, as a game shows it. */
export function fileOf(theme: string, game: GameId, name: string) {
  const { files, games } = themeOf(theme);
  return games[game]?.files[name] ?? files[name] ?? `${name}.svg`;
}

/**
 * The addresses of an image of a theme, in the order in which they are tried: its own, then that of
 * the classic theme.
 */
export function imageAddresses(theme: string, game: GameId, name: string) {
  const own = themeFile(theme, fileOf(theme, game, name));
  return [...new Set([own, themeFile(CLASSIC, `${name}.svg`)])];
}
