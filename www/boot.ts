/**
 * Start of the page before its modules, joined into one classic script.
 *
 * It guards the start: the modules that would report a failure may be what fails. It requests the
 * texts of the visitor's language and the pictures of the theme beside the modules. It also gives
 * the page the layout and the colour scheme of the last visit, and a first visit its guide, before
 * the first paint, which keeps everything in place. root-attributes-view.ts and guide-view.ts take
 * over later. An embedded board has its own layout and stores no visit.
 */

import { BROWSER } from "./floor/kept/browser.ts";
import { guardStart } from "./floor/start/start-guard.ts";
import { gameInFragment, isReadBeside } from "./floor/start/fragment.ts";
import { directionOf, languageFor } from "./floor/base/languages.ts";
import { PATTERNS } from "./play/words/start.js";
import { LOCKS, readList } from "./play/settings/host-locks.ts";

const { dataset } = document.documentElement;
const parameters = new URLSearchParams(location.search);
if (parameters.get("embed") === "1") dataset.embed = parameters.has("origin") ? "sized" : "fixed";
if (parameters.has("audience")) dataset.audience = "";
if (dataset.embed && parameters.get("ground") === "transparent") dataset.ground = "transparent";
const panels = readList(parameters.get("controls") ?? "", ["moves", "settings"]).known;
if (dataset.embed && panels.length > 0) dataset.hasPanels = "";

let stored: Record<string, unknown> = {};
try {
  if (!dataset.embed) {
    const isAddressed = location.hash !== "" || parameters.has("exercise") || parameters.has("src");
    if (BROWSER.visitor().getItem("reversi.welcome.1") === null && !isAddressed)
      dataset.firstVisit = "";
    stored = Object(JSON.parse(BROWSER.visitor().getItem("reversi.settings.1") ?? "{}"));
  }
} catch {
  // The modules report damaged storage; until then the page shows as on a first visit.
}
const text = (value: unknown) => (typeof value === "string" ? value : null);
const scheme = parameters.get("scheme") ?? stored.scheme;
const system = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
dataset.scheme = scheme === "light" || scheme === "dark" ? scheme : system;
dataset.boardSize = parameters.get("board-size") ?? text(stored["board-size"]) ?? "normal";
dataset.textSize = parameters.get("text-size") ?? text(stored["text-size"]) ?? "normal";
dataset.hand = parameters.get("hand") ?? text(stored.hand) ?? "right";
// The boards of other games have other shapes than the empty one that the style sheet paints.
const locks = readList(parameters.get("lock") ?? "", LOCKS).known;
const isOther = locks.includes("game") || isReadBeside(location.hash);
const linked = isOther ? null : gameInFragment(location.hash);
const exercised = parameters.has("exercise") ? "reversi" : null;
const game = linked ?? parameters.get("game") ?? exercised ?? stored.game ?? "reversi";
if (game === "reversi") dataset.game = "reversi";
const lang = languageFor([parameters.get("lang"), stored.lang, ...navigator.languages]);
// The markup is in English: other texts are painted when they are there.
dataset.starting = lang;
document.documentElement.dir = directionOf(lang);
// The page in one file has no such links.
document.querySelector(`link[hreflang="${lang}"]`)?.setAttribute("rel", "modulepreload");
// The pictures of the classic theme are in the markup, and no other theme shows them.
if ((parameters.get("theme") ?? text(stored.theme) ?? "classic") === "classic")
  for (const link of document.querySelectorAll('link[rel="picture"]'))
    link.setAttribute("rel", "preload");
guardStart(window, lang, PATTERNS[lang]);
