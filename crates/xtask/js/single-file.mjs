/**
 * Inlines the page into one file that plays from a disk: `node single-file.mjs FOLDER FILE`.
 *
 * FOLDER is the assembled page, its modules not yet joined. A page opened from a disk may fetch
 * nothing: script, styles, themes, worker and engine are written into it. Its policy names the
 * inline parts by their checksums and allows data addresses only.
 */

import { createHash } from "node:crypto";
import { readFile, readdir, writeFile } from "node:fs/promises";
import { join, resolve, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { build, transform } from "esbuild";
import { allWords } from "./words.mjs";

const page = resolve(process.argv[2]);
const target = resolve(process.argv[3]);
/** Packages of npm that the page uses, wherever it is built. */
const packages = fileURLToPath(new URL("../../../node_modules", import.meta.url));
const inlineResources = fileURLToPath(new URL("./resources-inline.js", import.meta.url));

const read = (path) => readFile(join(page, path), "utf8");
const dataUrl = (type, text) => `data:${type},${encodeURIComponent(text)}`;
const minifyStyle = async (text) =>
  (await transform(text, { loader: "css", minify: true })).code.trim();

/** Every file of every theme as a data address, by its path below `www/themes`. */
async function readThemes() {
  const folder = join(page, "www/themes");
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const themes = {};
  for (const entry of entries.filter((each) => each.isFile())) {
    const path = join(entry.parentPath ?? entry.path, entry.name);
    themes[
      path
        .slice(folder.length + 1)
        .split(sep)
        .join("/")
    ] = await addressOf(path);
  }
  return themes;
}

async function addressOf(path) {
  if (path.endsWith(".css"))
    return dataUrl("text/css", await minifyStyle(await readFile(path, "utf8")));
  if (path.endsWith(".svg")) return dataUrl("image/svg+xml", await readFile(path, "utf8"));
  const type = path.endsWith(".jpg") ? "jpeg" : path.slice(path.lastIndexOf(".") + 1);
  return `data:image/${type};base64,${await readFile(path, "base64")}`;
}

/**
 * Replaces `www/floor/base/resources.ts` by the module that reads inlined parts.
 * @param {Record<string, unknown>} parts by the names that it imports
 */
function inlineParts(parts) {
  return {
    name: "inline-parts",
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /\/resources\.ts$/ }, () => ({ path: inlineResources }));
      // The page uses the rules, the worker also the engine; what one does not use is dropped.
      onResolve({ filter: /^inline:engine$/ }, () => ({
        path: join(page, "reversi-worker.js"),
        sideEffects: false,
      }));
      onResolve({ filter: /^inline:rules$/ }, () => ({
        path: join(page, "reversi-notations.js"),
        sideEffects: false,
      }));
      onResolve({ filter: /^inline:books$/ }, () => ({
        path: join(page, "reversi-books.js"),
        sideEffects: false,
      }));
      onResolve({ filter: /^inline:side-games$/ }, () => ({
        path: join(page, "reversi-side-games.js"),
        sideEffects: false,
      }));
      onResolve({ filter: /^inline:/ }, ({ path }) => ({
        path: path.slice("inline:".length),
        namespace: "inline",
      }));
      onLoad({ filter: /.*/, namespace: "inline" }, ({ path }) => ({
        contents: JSON.stringify(parts[path]),
        loader: "json",
      }));
    },
  };
}

/** @param {Record<string, unknown>} parts */
async function bundle(entry, parts) {
  const { outputFiles } = await build({
    entryPoints: [join(page, entry)],
    bundle: true,
    write: false,
    minify: true,
    format: "iife",
    charset: "utf8",
    legalComments: "none",
    target: "es2022",
    nodePaths: [packages],
    tsconfigRaw: {},
    // wasm-bindgen reads it only if no module is passed to its initializer.
    define: { "import.meta.url": '"file:"' },
    plugins: [inlineParts(parts)],
    logLevel: "warning",
  });
  return outputFiles[0].text.trim();
}

const hash = (text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

const worker = await bundle("www/play/engine/worker.ts", {
  themes: {},
  exercises: "",
  games: "",
  worker: "",
  words: {},
});
const script = await bundle("www/main.ts", {
  themes: await readThemes(),
  exercises: await read("exercises.txt"),
  games: await read("games.txt"),
  worker,
  words: await allWords(),
});
const base64 = (path) => readFile(join(page, path), "base64");
const modules = {
  rules: await base64("reversi-notations_bg.wasm"),
  engine: await base64("reversi-worker_bg.wasm"),
  sideGames: await base64("reversi-side-games_bg.wasm"),
  books: await base64("reversi-books_bg.wasm"),
};
const main = `globalThis.reversiInline=${JSON.stringify(modules)};${script}`;
const boot = await bundle("www/boot.ts", {});
/** The sheets that the page links before any panel is open: their rules come first here, too. */
const FIRST_STYLES = ["www/play/games/room.css", "www/shell/room.css"];
const roomStyles = (await readdir(join(page, "www"), { recursive: true }))
  .map((name) => `www/${name.split(sep).join("/")}`)
  .filter((name) => name.endsWith("/room.css") && !FIRST_STYLES.includes(name))
  .sort();
const styles = ["style.css", ...FIRST_STYLES, ...roomStyles];
const sheet = await build({
  stdin: {
    contents: styles.map((path) => `@import "./${path}";`).join(""),
    loader: "css",
    resolveDir: page,
  },
  bundle: true,
  minify: true,
  write: false,
});
const style = sheet.outputFiles[0].text.trim();
const classic = await addressOf(join(page, "www/themes/classic/theme.css"));

const policy = [
  "default-src 'none'",
  `script-src ${hash(boot)} ${hash(main)} 'wasm-unsafe-eval'`,
  "worker-src blob:",
  // A theme's style sheet is replaced while the page runs, so no checksum can name it.
  `style-src ${hash(style)} data:`,
  "img-src data:",
  "base-uri 'none'",
  "form-action 'none'",
].join("; ");

function put(html, pattern, text) {
  if (!pattern.test(html)) throw new Error(`index.html has no match of ${pattern}`);
  return html.replace(pattern, () => text);
}

let html = await read("index.html");
html = put(html, /(?<=http-equiv="Content-Security-Policy" content=")[^"]*/, policy);
html = put(
  html,
  /(?<=<link rel="icon"[^>]* href=")[^"]*/,
  await addressOf(join(page, "www/icon.svg")),
);
html = put(html, /<link rel="stylesheet" href="[^"]*style\.css"[^>]*>/, `<style>${style}</style>`);
html = put(html, /(?<=<link id="theme"[^>]* href=")[^"]*/, classic);
html = put(html, /<script src="www\/boot\.js"><\/script>/, `<script>${boot}</script>`);
html = put(html, /\s*<script type="module" src="www\/main\.js"><\/script>/, "");
html = put(html, /<\/body>/, `<script>${main}</script>\n</body>`);
html = html.replace(
  /\s*<link rel="(?:preload|modulepreload|picture|words|installation|apple-touch-icon)"[^>]*>/g,
  "",
);
await writeFile(target, html);
