/**
 * The files that the page does not import at once, by addresses of the page's release. The
 * single-file page replaces this module by one that finds everything inside the file
 * (`crates/xtask/js/resources-inline.js`).
 */

import type { Lang } from "./languages.ts";
import type { Pattern } from "./patterns.ts";
import { once } from "./once.ts";
import { PageError } from "./problems.ts";
import { RELEASE, ofThisRelease, releaseIn, releaseOfModule } from "./release.ts";

/** The page's own folder. Bundling moves this module within the folder `www`. */
const ROOT = import.meta.url.slice(0, import.meta.url.lastIndexOf("/www/") + 1);

const RULES = "reversi-rules_bg.wasm";
const NOTATIONS = "reversi-notations_bg.wasm";
const ENGINE = "reversi-worker_bg.wasm";
const THREADS = "reversi-threads_bg.wasm";
const SIDE_GAMES = "reversi-side-games_bg.wasm";
const BOOKS = "reversi-books_bg.wasm";
const EXERCISES = "exercises.txt";
const GAMES = "games.txt";
const WORKER = "www/play/engine/worker.js";
const PICTURES = "www/floor/pictures/picture-file.js";

/** Bytes of a helper's stack: as many as the compiler gives a module that has one thread. */
const STACK_SIZE = 1_048_576;

/** Milliseconds that the worker's script may take to come from the host, on a slow line. */
const REFRESH_MS = 60_000;

/**
 * The folder of the page, in which clubs put files beside it.
 * @returns null where the page reads no file beside it
 */
export const pageFolder = (): string | null => ROOT;

const addressOf = (path: string) => ofThisRelease(ROOT + path);

/**
 * Refuses to run under another release: its markup and modules differ from ours.
 * @throws {PageError}
 */
export function checkRelease() {
  if (releaseIn(import.meta.url) !== RELEASE) throw otherRelease("");
}

/**
 * Whether this is one of a document's scripts. A later part of another release imports its own copy
 * of the page's, which runs no second page.
 */
export function isScriptOf(scripts: Iterable<{ src: string }>) {
  return [...scripts].some(({ src }) => src === import.meta.url);
}

/**
 * Refuses a later part of the page that is of another release.
 * @param part its module; the sources bear no release
 * @throws {PageError}
 */
export function checkPart<Part extends object>(part: Part) {
  if ("release" in part && part.release !== RELEASE) throw otherRelease("");
  return part;
}

export function themeFile(theme: string, file: string) {
  return addressOf(`www/themes/${theme}/${file}`);
}

/**
 * The style sheet of a folder's views, which is loaded when one of them is first wanted.
 * @returns null where the page's own sheet has its rules
 */
export function roomStyle(folder: string): string | null {
  return addressOf(`www/${folder}/room.css`);
}

/** Reversi's rules, ready for use: a small module, since the first move waits for it. */
export const loadRules = /* @__PURE__ */ once(async () => {
  const rules = await import("../../../reversi-rules.js");
  await rules.default({ module_or_path: await loadModule(RULES) });
  return rules;
});

/**
 * Reversi's rules with all notations, ready for use: they read the texts that the page gets. Page
 * and worker import them by their address: the build joins the two in folders of different depth.
 */
export const loadNotations = /* @__PURE__ */ once(async () => {
  const loading: Promise<typeof import("../../../reversi-notations.js")> = import(
    addressOf("reversi-notations.js")
  );
  const notations = await loading;
  await notations.default({ module_or_path: await loadModule(NOTATIONS) });
  return notations;
});

/** Reversi's engine, which holds the rules as well and no notation, ready for use. */
export const loadEngine = /* @__PURE__ */ once(async () => {
  checkRelease();
  const engine = await import("../../../reversi-worker.js");
  await engine.default({ module_or_path: await loadModule(ENGINE) });
  return engine;
});

/**
 * The engine that several workers share, by its address: most visits do without it. Its module, and
 * the memory that it makes if none is given, are what its helpers get.
 */
export async function loadThreads(shared?: {
  module: WebAssembly.Module;
  memory: WebAssembly.Memory;
}) {
  checkRelease();
  const loading: Promise<typeof import("../../../reversi-threads.js")> = import(
    addressOf("reversi-threads.js")
  );
  const engine = await loading;
  const module = shared?.module ?? (await loadModule(THREADS));
  const options = { module_or_path: module, thread_stack_size: STACK_SIZE };
  const { memory } = await engine.default({ ...options, ...(shared && { memory: shared.memory }) });
  return { engine, module, memory };
}

/** The small games, rules and players in one module, ready for use, by its address as well. */
export const loadSideGames = /* @__PURE__ */ once(async () => {
  const loading: Promise<typeof import("../../../reversi-side-games.js")> = import(
    addressOf("reversi-side-games.js")
  );
  const games = await loading;
  await games.default({ module_or_path: await loadModule(SIDE_GAMES) });
  return games;
});

/** What reads the opening books of other programs, ready for use, by its address too. */
export const loadBooks = /* @__PURE__ */ once(async () => {
  const loading: Promise<typeof import("../../../reversi-books.js")> = import(
    addressOf("reversi-books.js")
  );
  const books = await loading;
  await books.default({ module_or_path: await loadModule(BOOKS) });
  return books;
});

/** What reads pictures of boards, by its address: few visits need it. */
export const loadPictures = () => import(addressOf(PICTURES));

/**
 * A part of the page's texts in a language: a separate file. index.html names that of the page
 * itself, which boot.ts requests early. A browser may hold a module that has failed: the second
 * attempt has a new address.
 */
export async function loadWords(lang: Lang, part: string): Promise<Record<string, Pattern>> {
  const path = `www/play/words/${lang}/${part}.js`;
  const importFrom = async (address: string) => {
    const { words, release = RELEASE } = await import(address);
    if (release !== RELEASE) throw otherRelease(path);
    return words;
  };
  try {
    return await importFrom(addressOf(path));
  } catch {
    return importFrom(`${addressOf(path)}&at=${Date.now()}`).catch((error) => {
      if (error instanceof PageError) throw error;
      // Not every browser names the file.
      throw new PageError("missing-file", path, path);
    });
  }
}

export const loadExerciseText = /* @__PURE__ */ once(() => loadText(EXERCISES));

/** The games of the computer's levels to try the database with, as PGN. */
export const loadGamesText = () => loadText(GAMES);

export function startEngineWorker(): Worker {
  return new Worker(addressOf(WORKER), { type: "module" });
}

/**
 * Replaces what the browser's cache has of the worker's script by what the host has. Modules are
 * fetched again where they fail.
 */
export async function refreshWorker() {
  const signal = AbortSignal.timeout(REFRESH_MS);
  await fetchText(WORKER, { cache: "reload", signal });
}

/** @returns null where the page needs none */
export function serviceWorker(): URL | null {
  return new URL("service-worker.js", ROOT);
}

/** A compiled module of this release: as the browser has it, else once more from the host. */
async function loadModule(path: string) {
  try {
    return await compile(path, {});
  } catch {
    return compile(path, { cache: "reload" });
  }
}

/** Only a response of the right media type can be compiled while it arrives. */
async function compile(path: string, options: RequestInit): Promise<WebAssembly.Module> {
  const response = await fetchFile(path, options);
  const compiled =
    response.headers.get("Content-Type") === "application/wasm"
      ? WebAssembly.compileStreaming(response)
      : response.arrayBuffer().then((bytes) => WebAssembly.compile(bytes));
  const module = await compiled.catch((error) => {
    throw error instanceof WebAssembly.CompileError ? missing(path) : error;
  });
  if (releaseOfModule(module) !== RELEASE) throw otherRelease(path);
  return module;
}

/** A text of this release: as the browser has it, else once more from the host. */
async function loadText(path: string) {
  try {
    return await readText(path, {});
  } catch {
    return readText(path, { cache: "reload" });
  }
}

/** A text whose release is in it. */
async function readText(path: string, options: RequestInit) {
  const text = await fetchText(path, options);
  if (!text.includes(RELEASE)) throw otherRelease(path);
  return text;
}

/**
 * A text or a script. Some hosts answer with a page where they have no such file, under the media
 * type that its name calls for.
 * @throws {PageError} if the host has none
 */
async function fetchText(path: string, options: RequestInit) {
  const text = await (await fetchFile(path, options)).text();
  if (text.startsWith("<")) throw missing(path);
  return text;
}

async function fetchFile(path: string, options: RequestInit) {
  const response = await fetch(addressOf(path), options);
  if (!response.ok) throw missing(path, `: ${response.status}`);
  return response;
}

function missing(path: string, status = "") {
  return new PageError("missing-file", path, path + status);
}

function otherRelease(path: string) {
  return new PageError("other-release", path, `${path || "a module"} is of another release`);
}
