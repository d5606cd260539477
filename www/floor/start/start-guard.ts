/**
 * Guard of the page's start: shows that it is still loading, repairs a start that fails, and where
 * that does not help shows a sentence with a button. It ends with the start, when `data-starting`
 * leaves the root.
 */

import type { Lang } from "../base/languages.ts";
import type { Keys } from "../../play/words/keys.js";
import { allowRepair, repair } from "./repair.ts";
import { type Pattern, type Values, createFormatter } from "../base/patterns.ts";

/** Milliseconds after which a visitor would take the page for broken. */
const PATIENCE_MS = 5_000;

/** @param patterns those of the language */
export function guardStart(
  window: Window & typeof globalThis,
  lang: Lang,
  patterns: Record<Keys["start"], Pattern>,
) {
  const { document, location } = window;
  const { dataset } = document.documentElement;
  const folder = location.href.split(/[?#]/)[0].replace(/[^/]*$/, "");
  const isStarting = () => "starting" in dataset;
  /** A file's path within the page's folder. */
  const pathOf = (address: string) => address.split("?")[0].replace(folder, "");
  const format = createFormatter(lang);
  let failed = false;

  const startAgain = () => {
    allowRepair(window);
    location.reload();
  };

  const t = (key: Keys["start"], values?: Values) => format(patterns[key], values);

  const show = (sentence: string) => showSentence(document, lang, sentence);

  /** @param place where it failed */
  async function fail(place: string, code?: unknown) {
    if (failed) return;
    failed = true;
    const lost = await repair(window);
    if (lost === null) {
      location.reload();
      return;
    }
    dataset.failed = "";
    window.addEventListener("online", startAgain);
    if (window.navigator.onLine === false) show(t("offline"));
    else if (code === "other-release") show(t("other-release"));
    else show(t("failed-at", { place: lost || place }));
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
  hideUnstarted(window);
  window.addEventListener("unhandledrejection", ({ reason }) => {
    if (isStarting()) void fail(String(reason?.message || reason), reason?.code);
  });
  window.setTimeout(() => {
    if (isStarting() && !failed) show(t("loading"));
  }, PATIENCE_MS);
}

/** Without the style sheet, what only a page without scripts has would show. */
function hideUnstarted(window: Window) {
  window.addEventListener("DOMContentLoaded", () =>
    window.document.querySelector("[data-unstarted]")?.remove(),
  );
}

/** Shows a sentence in place of the status line. */
function showSentence(document: Document, lang: Lang, sentence: string) {
  const status = document.querySelector("#status");
  if (!status) return;
  document.documentElement.lang = lang;
  status.textContent = sentence;
  // Without the style sheet the board fills the window.
  status.scrollIntoView({ block: "center" });
}

/** The button that starts the page again. */
function againButton(document: Document, text: string, startAgain: () => void) {
  const button = document.createElement("button");
  button.type = "button";
  button.className = "button";
  button.dataset.tryAgain = "";
  button.textContent = text;
  button.addEventListener("click", startAgain);
  return button;
}
