/**
 * Where the page finds what it does not import at once: beside itself. The page in one file has a
 * module of its own in the place of this one, which finds everything inside
 * (`crates/xtask/js/files-inside.js`).
 */

/**
 * @param {string} theme
 * @param {string} file
 */
export function themeFile(theme, file) {
  return new URL(`./themes/${theme}/${file}`, import.meta.url).href;
}

/** The engine, ready for use. */
export async function loadEngine() {
  const engine = await import("../reversi-wasm.js");
  await engine.default();
  return engine;
}

/** @returns {Worker} */
export function startEngineWorker() {
  return new Worker(new URL("./engine-worker.js", import.meta.url), { type: "module" });
}

/** @returns {URL | null} null where the page needs none */
export function serviceWorker() {
  return new URL("../service-worker.js", import.meta.url);
}
