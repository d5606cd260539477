/**
 * The page's address without what no longer holds: a game that went on, a setting that the visitor
 * has changed. A reload and a copied link then show what is on the board.
 *
 * @import { Settings } from "./settings.js"
 */

/** Takes the fragment out. */
export function forgetFragment() {
  replaceAddress(location.pathname + location.search);
}

/**
 * Takes out what counts no longer.
 * @param {Settings} settings
 * @param {Settings} before
 */
export function forgetChanged(settings, before) {
  const names = /** @type {(keyof Settings)[]} */ (Object.keys(settings));
  const search = searchWithout(
    location.search,
    names.filter((name) => settings[name] !== before[name]),
  );
  if (search !== location.search) replaceAddress(location.pathname + search + location.hash);
}

/**
 * @param {string} search such as "?lang=de&level=pascal"
 * @param {string[]} settings names of fields; "level" stands for both levels
 */
export function searchWithout(search, settings) {
  const parameters = new URLSearchParams(search);
  const gone = settings
    .map((name) => (name.endsWith("-level") ? "level" : name))
    .filter((name) => parameters.has(name));
  if (gone.length === 0) return search;
  for (const name of gone) parameters.delete(name);
  return [...parameters].length > 0 ? `?${parameters}` : "";
}

/** @param {string} address */
function replaceAddress(address) {
  try {
    history.replaceState(null, "", address);
  } catch {
    // Documents without an address of their own (srcdoc frames) cannot change it.
  }
}
