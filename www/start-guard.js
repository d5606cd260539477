/**
 * What has to be there before the modules are, by itself.
 *
 * An embedded board takes its own layout from the start, so that nothing jumps.
 */

{
  const asked = new URLSearchParams(location.search);
  if (asked.get("embed") === "1") document.documentElement.dataset.embed = asked.has("origin") ? "sized" : "fixed";
}

/**
 * Says so when a part of the page cannot be fetched, since the modules that would say it are then
 * missing themselves. It stands before them, by itself and in both languages.
 */

addEventListener("error", (event) => {
  const status = document.querySelector("#status");
  if (!(event.target instanceof HTMLScriptElement) || !status) return;
  status.textContent = "A part of the page could not be loaded; please load it again. · "
    + "Ein Teil der Seite konnte nicht geladen werden; bitte lade sie neu.";
}, true);
