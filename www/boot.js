/**
 * Start of the page before its modules, as a script of its own.
 *
 * Until main.js starts and removes `data-starting` from the root, it shows every error in a script
 * in both languages, for example after a slip in club.js: the modules that would show it are not
 * there. It also gives the page the layout and the colour scheme of the last visit, and a first
 * visit its welcome, before the first paint, which keeps everything in place. display-view.js and
 * welcome-view.js take over later. An embedded board has its own layout and stores no visit.
 */

addEventListener(
  "error",
  (event) => {
    const status = document.querySelector("#status");
    const slip = "starting" in document.documentElement.dataset && event.filename;
    if (!status || !(slip || event.target instanceof HTMLScriptElement)) return;
    const where = slip
      ? ` (${event.filename.split("/").pop()}, ${event.lineno}: ${event.message})`
      : "";
    status.textContent =
      `A part of the page could not be loaded${where}; please load it again. · ` +
      `Ein Teil der Seite konnte nicht geladen werden${where}; bitte lade sie neu.`;
  },
  true,
);

{
  const { dataset } = document.documentElement;
  dataset.starting = "";
  const parameters = new URLSearchParams(location.search);
  if (parameters.get("embed") === "1") dataset.embed = parameters.has("origin") ? "sized" : "fixed";

  /** @type {Record<string, unknown>} */
  let stored = {};
  try {
    if (!dataset.embed) {
      if (localStorage.getItem("reversi.welcome.1") === null) dataset.firstVisit = "";
      stored = JSON.parse(localStorage.getItem("reversi.settings.1") ?? "{}") ?? {};
    }
  } catch {
    // The modules report damaged storage; until then the page shows as on a first visit.
  }
  const scheme = parameters.get("scheme") ?? stored.scheme;
  const system = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
  dataset.scheme = scheme === "light" || scheme === "dark" ? scheme : system;
  dataset.boardSize = String(stored["board-size"] ?? "normal");
  dataset.hand = String(stored.hand ?? "right");
}
