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

/**
 * Every module is instantiated once, also where several callers wait for it. After a failure the
 * next call tries again.
 * @template T
 * @param {() => Promise<T>} load
 */
function once(load) {
  /** @type {Promise<T> | null} */
  let loading = null;
  return () => {
    loading ??= load().catch((error) => {
      loading = null;
      throw error;
    });
    return loading;
  };
}

/** Reversi's rules without players: a small module, since the first move waits for it. */
const loadReversiRules = once(async () => {
  const rules = await import("../../reversi-rules.js");
  await rules.default({ module_or_path: new URL("reversi-rules_bg.wasm", ROOT) });
  return rules;
});

const loadReversi = once(async () => {
  const engine = await import("../../reversi-wasm.js");
  await engine.default();
  return engine;
});

const loadSideGames = once(async () => {
  const games = await import("../../reversi-side-games.js");
  await games.default();
  return games;
});

/** @typedef {"reversi" | "side-games"} Module */

/** The rules of a module's games, ready for use. @param {Module} module */
export function loadRules(module) {
  return module === "reversi" ? loadReversiRules() : loadSideGames();
}

/** The players of a module's games, with the rules, ready for use. @param {Module} module */
export function loadEngine(module) {
  return module === "reversi" ? loadReversi() : loadSideGames();
}

/** @returns {Worker} */
export function startEngineWorker() {
  return new Worker(new URL("www/engine/worker.js", ROOT), { type: "module" });
}

/** @returns {URL | null} null where the page needs none */
export function serviceWorker() {
  return new URL("service-worker.js", ROOT);
}
