/**
 * Guard of the page's start: shows that it is still loading, repairs a start that fails, and where
 * that does not help shows a sentence with a button. It ends with the start, when `data-starting`
 * leaves the root.
 *
 * @import { Pattern, Values } from "../base/patterns.js"
 * @import { Lang } from "../base/languages.js"
 * @import { Keys } from "../words/keys.js"
 */

import { allowRepair, repair } from "./repair.js";
import { createFormatter } from "../base/patterns.js";

/** Milliseconds after which a visitor would take the page for broken. */
const PATIENCE_MS = 5_000;

/**
 * @param {Window & typeof globalThis} window
 * @param {Lang} lang
 * @param {Record<Keys["start"], Pattern>} patterns those of the language
 */
export function guardStart(window, lang, patterns) {
  const { document, location } = window;
  const { dataset } = document.documentElement;
  const folder = location.href.split(/[?#]/)[0].replace(/[^/]*$/, "");
  const isStarting = () => "starting" in dataset;
  /** A file's path within the page's folder. @param {string} address */
  const pathOf = (address) => address.split("?")[0].replace(folder, "");
  const format = createFormatter(lang);
  let failed = false;

  const startAgain = () => {
    allowRepair(window);
    location.reload();
  };

  /** @param {Keys["start"]} key @param {Values} [values] */
  const t = (key, values) => format(patterns[key], values);

  const show = (/** @type {string} */ sentence) => showSentence(document, lang, sentence);

  /**
   * @param {string} place where it failed, empty if that is unknown
   * @param {unknown} [code]
   */
  async function fail(place, code) {
    if (failed) return;
    failed = true;
    if (await repair(window)) {
      location.reload();
      return;
    }
    dataset.failed = "";
    window.addEventListener("online", startAgain);
    if (window.navigator.onLine === false) show(t("offline"));
    else if (code === "other-release") show(t("other-release"));
    else show(place ? t("failed-at", { place }) : t("failed"));
    document.querySelector("#status")?.after(againButton(document, t("again"), startAgain));
  }

  window.addEventListener(
    "error",
    ({ target, filename, lineno, message }) => {
      if (target instanceof window.HTMLScriptElement) void fail(pathOf(target.src));
      // Extensions of the browser have their own scripts.
      else if (isStarting() && filename?.startsWith(folder))
        void fail(`${pathOf(filename)}, ${lineno}: ${message}`);
    },
    true,
  );
  // Without the style sheet it would show.
  window.addEventListener("DOMContentLoaded", () =>
    document.querySelector("[data-unstarted]")?.remove(),
  );
  window.addEventListener("unhandledrejection", ({ reason }) => {
    if (isStarting()) void fail(String(reason?.message ?? reason), reason?.code);
  });
  window.setTimeout(() => {
    if (isStarting() && !failed) show(t("loading"));
  }, PATIENCE_MS);
}

/**
 * Shows a sentence in place of the status line.
 * @param {Document} document
 * @param {Lang} lang
 * @param {string} sentence
 */
function showSentence(document, lang, sentence) {
  const status = document.querySelector("#status");
  if (!status) return;
  document.documentElement.lang = lang;
  status.textContent = sentence;
  // Without the style sheet the board fills the window.
  status.scrollIntoView({ block: "center" });
}

/**
 * The button that starts the page again.
 * @param {Document} document
 * @param {string} text
 * @param {() => void} startAgain
 */
function againButton(document, text, startAgain) {
  const button = document.createElement("button");
  button.type = "button";
  button.className = "button";
  button.dataset.tryAgain = "";
  button.textContent = text;
  button.addEventListener("click", startAgain);
  return button;
}
