/**
 * The parts of the page's texts. A browser loads a part as one file: `page` before the first move,
 * `later` after it, any other with the panel that shows it. A Fluent file is a separate part if
 * none below joins it; its group *At the start* belongs to `page`. A key is unique in its part;
 * `page` and `later` are one in this. Read by the build alone, which puts `start`, `diagram` and
 * `manifest` elsewhere.
 */
const JOINED_FILES: Record<string, string[]> = {
  page: [
    "actions",
    "board",
    "guide",
    "themes",
    "players",
    "status",
    "end",
    "offline",
    "unavailable",
    "opening-names",
  ],
  later: [
    "settings",
    "opponents",
    "end-card",
    "text-dialog",
    "self-check",
    "rooms",
    "problems",
    "reasons",
    "game-clocks",
  ],
  study: [
    "review",
    "editor",
    "exercises",
    "analysis",
    "endings",
    "mistakes",
    "results",
    "database",
    "book",
    "variations",
    "openings",
    "comments",
    "groups",
  ],
};

/**
 * The files of each part, without their ending.
 * @param files those of a language
 */
export function partsOf(files: readonly string[]): Record<string, string[]> {
  const joined = Object.values(JOINED_FILES).flat();
  const own = files.filter((file) => !joined.includes(file)).map((file) => [file, [file]]);
  return { ...JOINED_FILES, ...Object.fromEntries(own) };
}

/**
 * The parts whose texts in all languages are in the script that shows them: it has them where
 * nothing else loads. The build writes `www/play/words/PART.js`.
 */
export const JOINED = ["start", "diagram"];

/** The part of the web app manifest: the build writes a manifest for each language. */
export const MANIFEST = "manifest";
