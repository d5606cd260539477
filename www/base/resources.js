/**
 * Addresses of what the page does not import at once. The single-file page replaces this module by
 * one that finds everything inside the file (`crates/xtask/js/resources-inline.js`).
 */

/** The page's own folder. Bundling moves this module within the folder `www`. */
const ROOT = import.meta.url.slice(0, import.meta.url.lastIndexOf("/www/") + 1);

/**
 * @param {string} theme
 * @param {string} file
 */
export function themeFile(theme, file) {
  return `${ROOT}www/themes/${theme}/${file}`;
}

/** The rules, ready for use: a small module, since the first move waits for it. */
export async function loadRules() {
  const rules = await import("../../reversi-rules.js");
  await rules.default({ module_or_path: new URL("reversi-rules_bg.wasm", ROOT) });
  return rules;
}

/** The engine, which holds the rules as well, ready for use. */
export async function loadEngine() {
  const engine = await import("../../reversi-wasm.js");
  await engine.default();
  return engine;
}

/** @returns {Worker} */
export function startEngineWorker() {
  return new Worker(new URL("www/engine/worker.js", ROOT), { type: "module" });
}

/** @returns {URL | null} null where the page needs none */
export function serviceWorker() {
  return new URL("service-worker.js", ROOT);
}
