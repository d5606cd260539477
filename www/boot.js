/**
 * What cannot wait for the modules. It stands before them and by itself.
 *
 * It says so when a part of the page cannot be fetched or read, as after a slip in club.js, in both
 * languages, since the modules that would say it are then missing themselves. And it gives the page the layout and the light or dark
 * of the last visit, and a first visit its welcome, before anything is painted, so that nothing jumps;
 * comfort-view.js and welcome-view.js carry on from there. An embedded board takes its own layout, and
 * remembers no visit.
 */

addEventListener(
  "error",
  (event) => {
    const status = document.querySelector("#status");
    const slip = event.error instanceof SyntaxError;
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
  const asked = new URLSearchParams(location.search);
  if (asked.get("embed") === "1") dataset.embed = asked.has("origin") ? "sized" : "fixed";

  /** @type {Record<string, unknown>} */
  let chosen = {};
  try {
    if (!dataset.embed) {
      if (localStorage.getItem("reversi.welcome.1") === null) dataset.firstVisit = "";
      chosen = JSON.parse(localStorage.getItem("reversi.settings.1") ?? "{}") ?? {};
    }
  } catch {
    // What is damaged or forbidden is told of by the modules; the page looks as at a first visit.
  }
  const scheme = asked.get("scheme") ?? chosen.scheme;
  const system = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
  dataset.scheme = scheme === "light" || scheme === "dark" ? scheme : system;
  dataset.boardSize = String(chosen["board-size"] ?? "normal");
  dataset.hand = String(chosen.hand ?? "right");
}
