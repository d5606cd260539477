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
 * next call tries again. The build leaves out a pure call that an entry point does not use.
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

/** Reversi's rules, ready for use: a small module, since the first move waits for it. */
export const loadRules = /* @__PURE__ */ once(async () => {
  const rules = await import("../../reversi-rules.js");
  await rules.default({ module_or_path: new URL("reversi-rules_bg.wasm", ROOT) });
  return rules;
});

/** Reversi's engine, which holds the rules as well, ready for use. */
export const loadEngine = /* @__PURE__ */ once(async () => {
  const engine = await import("../../reversi-wasm.js");
  await engine.default();
  return engine;
});

/** @returns {Worker} */
export function startEngineWorker() {
  return new Worker(new URL("www/engine/worker.js", ROOT), { type: "module" });
}

/** @returns {URL | null} null where the page needs none */
export function serviceWorker() {
  return new URL("service-worker.js", ROOT);
}
