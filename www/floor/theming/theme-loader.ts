/**
 * Applies a theme: its style sheet, the source of every image with `data-image`, and the custom
 * properties `--image-<name>` for style sheets. A theme is applied only after all of it has loaded
 * that the page shows so far: no flicker.
 */

import type { GameId } from "../../../reversi-rules.js";
import type { Problem } from "../base/problems.ts";
import { query, setAttribute } from "../base/dom.ts";
import { themeFile } from "../base/resources.ts";
import { hasRules, linkSheet } from "../base/sheets.ts";
import { findImages } from "./theme-images.ts";
import { BOARD_IMAGES, BUTTON_IMAGES, CLASSIC, IMAGES } from "./themes.ts";

/** The loaded parts of a theme; `sheet` is null if the current sheet stays. */
interface LoadedTheme {
  id: string;
  game: GameId;
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
  const isWide = typeof matchMedia === "function" && matchMedia("(min-width: 64rem)").matches;
  let names: readonly string[] = isWide ? [...BOARD_IMAGES, ...BUTTON_IMAGES] : BOARD_IMAGES;
  /** the missing files that were reported, each with its theme before it */
  const reported: Set<string> = new Set();
  const isWanted = (id: string, game: GameId) => wantedTheme === id && wantedGame === game;

  async function change(id: string, game: GameId): Promise<ThemeReport | null> {
    const theme = await loadTheme(root, id, game, names);
    if (!isWanted(id, game)) {
      discard(theme.sheet);
      return null;
    }
    if (isAbsent(theme) && id !== CLASSIC)
      return { problem: absenceOf(theme), instead: shownTheme?.id ?? CLASSIC };
    return show(theme);
  }

  function show(theme: LoadedTheme): ThemeReport | null {
    shownTheme = theme;
    applyTheme(root, theme);
    const named = (file: string) => `${theme.id}/${file}`;
    const missing = theme.missing.filter((file) => !reported.has(named(file)));
    for (const file of missing) reported.add(named(file));
    return missing.length === 0 ? null : { problems: problemsOf(theme, missing), instead: null };
  }

  return {
    /**
     * Shows a theme, and gives images that are new on the page their source.
     * @param game which may have its own images
     * @returns once per theme, and null if nothing is missing
     */
    async update(id: string, game: GameId): Promise<ThemeReport | null> {
      if (shownTheme) applyImages(root, shownTheme);
      if (id === wantedTheme && game === wantedGame) return null;
      wantedTheme = id;
      wantedGame = game;
      return id === shownTheme?.id && game === shownTheme.game ? null : change(id, game);
    },
    /** Adds the pictures that do not show yet to this theme, and to all that follow. */
    async complete(): Promise<ThemeReport | null> {
      names = IMAGES;
      if (shownTheme === null) return null;
      const { id, game, images: first } = shownTheme;
      const others = IMAGES.filter((name) => !Object.hasOwn(first, name));
      const { images, missing } = await findImages(id, game, others);
      if (shownTheme.id !== id || shownTheme.game !== game) return null;
      return show({
        ...shownTheme,
        images: { ...shownTheme.images, ...images },
        missing: [...shownTheme.missing, ...missing],
      });
    },
  };
}

/** Whether all files of a theme are missing, of those that were requested. */
function isAbsent({ images, missing }: Pick<LoadedTheme, "images" | "missing">) {
  return missing.length > Object.keys(images).length;
}

/** @returns with the classic sheet if only its own is missing */
async function loadTheme(
  root: Document,
  id: string,
  game: GameId,
  names: readonly string[],
): Promise<LoadedTheme> {
  const loading = [loadSheet(root, id), findImages(id, game, names)] as const;
  const [own, { images, missing }] = await Promise.all(loading);
  if (own !== null) return { id, game, sheet: own, images, missing };
  const theme = { id, game, sheet: null, images, missing: ["theme.css", ...missing] };
  return isAbsent(theme) || id === CLASSIC
    ? theme
    : { ...theme, sheet: await loadSheet(root, CLASSIC) };
}

function problemsOf(theme: LoadedTheme, missing: readonly string[]): Problem[] {
  if (isAbsent(theme)) return [absenceOf(theme)];
  return missing.map((file) => missingFile("theme-incomplete", `${theme.id}/${file}`));
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
  for (const [name, address] of Object.entries(theme.images))
    root.documentElement.style.setProperty(`--image-${name}`, `url("${address}")`);
  applyImages(root, theme);
}

function applyImages(root: Document, { images }: LoadedTheme) {
  for (const image of root.querySelectorAll("img[data-image]")) {
    const address = images[image.getAttribute("data-image") ?? ""];
    // Until a picture of the end has loaded, the last one stays.
    if (address !== undefined) setAttribute(image, "src", address);
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
