/**
 * `www/floor/base/resources.ts` for the page in one file: texts, themes, exercises, games, worker
 * and engine are inlined. The build replaces that module by this one and resolves the nine
 * `inline:` imports.
 */

import themes from "inline:themes";
import worker from "inline:worker";
import words from "inline:words";
import exercises from "inline:exercises";
import games from "inline:games";
import * as engine from "inline:engine";
import * as rules from "inline:rules";
import * as sideGames from "inline:side-games";
import * as books from "inline:books";
import * as pictures from "../../../www/floor/pictures/picture-file.ts";
import { once } from "../../../www/floor/base/once.ts";

/** The WebAssembly modules in base64, set before this script. */
const inlined = () => globalThis.reversiInline;

/** One file is of one release. */
export function checkRelease() {}
export const checkPart = (part) => part;
export const isScriptOf = () => true;
export async function refreshWorker() {}

export const themeFile = (theme, file) => themes[`${theme}/${file}`] ?? "data:,";

/** The page's own sheet has all rules. */
export const roomStyle = () => null;

/** The policy of the page in one file forbids every request. */
export const pageFolder = () => null;

const bytesOf = (base64) => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));

export const loadRules = /* @__PURE__ */ once(async () => {
  await rules.default({ module_or_path: bytesOf(inlined().rules) });
  return rules;
});

/** The rules in this file have all notations. */
export const loadNotations = loadRules;

export const loadEngine = /* @__PURE__ */ once(async () => {
  await engine.default({ module_or_path: bytesOf(inlined().engine) });
  return engine;
});

/** A page from a disk shares no memory. */
export const loadThreads = () => Promise.reject(new Error("no shared memory"));

export const loadSideGames = /* @__PURE__ */ once(async () => {
  await sideGames.default({ module_or_path: bytesOf(inlined().sideGames) });
  return sideGames;
});

export const loadBooks = /* @__PURE__ */ once(async () => {
  await books.default({ module_or_path: bytesOf(inlined().books) });
  return books;
});

export const loadPictures = async () => pictures;

export const loadWords = async (lang, part) => words[lang][part];

export const loadExerciseText = async () => exercises;
export const loadGamesText = async () => games;

let workerAddress = "";

/** A worker's script needs an address, so it becomes a blob. */
export function startEngineWorker() {
  const parts = [`globalThis.reversiInline=${JSON.stringify(inlined())};`, worker];
  workerAddress ||= URL.createObjectURL(new Blob(parts, { type: "text/javascript" }));
  return new Worker(workerAddress);
}

export const serviceWorker = () => null;
