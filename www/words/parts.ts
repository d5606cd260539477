/**
 * The parts of the page's texts, each with the Fluent files that it joins. A browser loads a part
 * as one file: `page` before the first move, `later` after it, any other with the panel that shows
 * it. A key is unique in its part; `page` and `later` are one in this. Read by the build alone,
 * which puts `start`, `diagram` and `manifest` elsewhere.
 */
export const PARTS: Record<string, string[]> = {
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
  help: ["help"],
  share: ["share"],
  "left-games": ["left-games"],
  friends: ["friends"],
  nearby: ["nearby"],
  "embed-code": ["embed-code"],
  table: ["table"],
  evening: ["evening"],
  start: ["start"],
  diagram: ["diagram"],
  manifest: ["manifest"],
};

/**
 * The parts whose texts in all languages are in the script that shows them: it has them where
 * nothing else loads. The build writes `www/words/PART.js`.
 */
export const JOINED = ["start", "diagram"];

/** The part of the web app manifest: the build writes a manifest for each language. */
export const MANIFEST = "manifest";
