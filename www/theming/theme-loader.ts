/**
 * Applies a theme: its style sheet, the source of every image with `data-image`, and the custom
 * properties `--image-<name>` for style sheets. A theme is applied only after all of it has loaded:
 * no flicker.
 */

import type { Problem } from "../base/problems.ts";
import { query, setAttribute } from "../base/dom.ts";
import { themeFile } from "../base/resources.ts";
import { hasRules, linkSheet } from "../base/sheets.ts";
import { findImages } from "./theme-images.ts";
import { CLASSIC, IMAGES } from "./themes.ts";

/** The loaded parts of a theme; `sheet` is null if the current sheet stays. */
export interface LoadedTheme {
  id: string;
  game: string;
  sheet: HTMLLinkElement | null;
  images: Record<string, string>;
  missing: string[];
}

/** The files that a theme lacks; if all of it is absent, the theme to show instead. */
export type ThemeReport =
  | { problems: Problem[]; instead: null }
  | { problem: Problem; instead: string };

export function createThemeLoader(root: Document) {
  let wantedTheme = "";
  let wantedGame = "";
  let shownTheme: LoadedTheme | null = null;
  /** themes whose missing parts were reported */
  const reported: Set<string> = new Set();

  async function change(id: string, game: string): Promise<ThemeReport | null> {
    const theme = await loadTheme(root, id, game);
    if (wantedTheme !== id || wantedGame !== game) {
      discard(theme.sheet);
      return null;
    }
    if (isAbsent(theme) && id !== CLASSIC)
      return { problem: absenceOf(theme), instead: shownTheme?.id ?? CLASSIC };
    shownTheme = theme;
    applyTheme(root, theme);
    const complete = theme.missing.length === 0 || reported.has(id);
    reported.add(id);
    return complete ? null : { problems: problemsOf(theme), instead: null };
  }

  return {
    /**
     * Shows a theme, and gives images that are new on the page their source.
     * @param game which may have its own images
     * @returns once per theme, and null if nothing is missing
     */
    async update(id: string, game: string): Promise<ThemeReport | null> {
      if (shownTheme) applyImages(root, shownTheme);
      if (id === wantedTheme && game === wantedGame) return null;
      wantedTheme = id;
      wantedGame = game;
      return id === shownTheme?.id && game === shownTheme.game ? null : change(id, game);
    },
  };
}

/** Whether all files of a theme are missing. */
function isAbsent({ missing }: Pick<LoadedTheme, "missing">) {
  return missing.length > IMAGES.length;
}

/** @returns with the classic sheet if only its own is missing */
async function loadTheme(root: Document, id: string, game: string): Promise<LoadedTheme> {
  const [own, { images, missing }] = await Promise.all([loadSheet(root, id), findImages(id, game)]);
  if (own !== null) return { id, game, sheet: own, images, missing };
  const theme = { id, game, sheet: null, images, missing: ["theme.css", ...missing] };
  return isAbsent(theme) || id === CLASSIC
    ? theme
    : { ...theme, sheet: await loadSheet(root, CLASSIC) };
}

function problemsOf(theme: LoadedTheme): Problem[] {
  if (isAbsent(theme)) return [absenceOf(theme)];
  const { id, missing } = theme;
  return missing.map((file) => missingFile("theme-incomplete", `${id}/${file}`));
}

function absenceOf({ id }: LoadedTheme) {
  return missingFile("theme-unavailable", `www/themes/${id}/`);
}

function missingFile(code: string, detail: string): Problem {
  return { code, detail, message: `missing: ${detail}` };
}

/**
 * Images reach style sheets as custom properties: an address inside a sheet could not be replaced.
 */
function applyTheme(root: Document, theme: LoadedTheme) {
  useSheet(root, theme);
  for (const name of IMAGES)
    root.documentElement.style.setProperty(`--image-${name}`, `url("${theme.images[name]}")`);
  applyImages(root, theme);
}

function applyImages(root: Document, { images }: LoadedTheme) {
  for (const image of root.querySelectorAll("img[data-image]")) {
    setAttribute(image, "src", images[image.getAttribute("data-image") ?? ""] ?? "");
  }
}

/** Replaces the current sheet, if the theme has another one. */
function useSheet(root: Document, { id, sheet }: LoadedTheme) {
  root.documentElement.dataset.theme = id;
  if (sheet === null || isInUse(sheet)) return;
  query(root, "#theme", HTMLLinkElement).remove();
  sheet.id = "theme";
}

function discard(sheet: HTMLLinkElement | null) {
  if (sheet !== null && !isInUse(sheet)) sheet.remove();
}

function isInUse(sheet: HTMLLinkElement) {
  return sheet.id === "theme";
}

/**
 * Both sheets apply for a moment, the new one last. The page comes with the classic one: replacing
 * it by itself would style and lay out the page a second time.
 * @returns null if there is none
 */
function loadSheet(root: Document, id: string): Promise<HTMLLinkElement | null> {
  const inUse = query(root, "#theme", HTMLLinkElement);
  const address = themeFile(id, "theme.css");
  if (inUse.href === address && hasRules(inUse)) return Promise.resolve(inUse);
  return linkSheet(inUse, "after", address);
}
