/**
 * The page's texts in all languages, read from the sources, and what is wrong with them.
 *
 * @import { Language } from "./fluent.mjs"
 */

import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { LANGUAGES } from "../../../www/floor/base/languages.ts";
import { madeOnce } from "../../../www/floor/base/once.ts";
import { MANIFEST, partsOf } from "../../../www/play/words/parts.ts";
import { FIRST_GAME } from "../../../www/play/games/index.ts";
import { choicesOf } from "../../../www/play/settings/settings.ts";
import { ACTIONS } from "../../../www/shell/action-table.ts";
import { REFERENCE, compareLanguage, compileLanguage, readLanguage } from "./fluent.mjs";

const ROOT = fileURLToPath(new URL("../../../", import.meta.url));
const FOLDER = "www/play/words";

/** The openings, a line each that begins with their moves. */
const OPENINGS = "crates/engine/src/study/openings.txt";

/** Keys that a module completes from what it has no literal beginning of. */
const FAMILIES = [
  ...Object.keys(choicesOf(FIRST_GAME)),
  ...["player", "problem", "reason", "strength", "also-solves", "does-not-solve"],
];

/** @returns {Promise<Record<string, () => Language>>} */
async function readAll() {
  const names = await readdir(`${ROOT}${FOLDER}/${REFERENCE}`);
  const parts = partsOf(names.map((name) => name.replace(/\.ftl$/, "")));
  const read = async (lang) => [lang, await readLanguage(`${ROOT}${FOLDER}/${lang}`, parts)];
  return Object.fromEntries(await Promise.all(Object.keys(LANGUAGES).map(read)));
}

/**
 * Every language as the page loads it: patterns by part and key; English where it has no text. Each
 * is compiled once it is read, for most tests and steps of the build read one of them.
 */
export async function allWords() {
  const languages = await readAll();
  const openings = await openingKeys();
  const compiled = madeOnce((own) => compileLanguage(own(), languages[REFERENCE](), openings));
  const words = {};
  for (const [lang, own] of Object.entries(languages))
    Object.defineProperty(words, lang, { enumerable: true, get: () => compiled(own) });
  return words;
}

/**
 * The module of a part that is in the script that shows it: its patterns by language and key.
 * @param {Record<string, Record<string, Record<string, unknown>>>} words of `allWords`
 * @param {string} part one of `JOINED`
 */
export function joinedModule(words, part) {
  const patterns = Object.entries(words).map(([lang, { [part]: own }]) => [lang, own]);
  return `export const PATTERNS = ${JSON.stringify(Object.fromEntries(patterns))};\n`;
}

/**
 * The web app manifest in a language: every text of the English one is replaced.
 * @param {string} english the manifest as it is
 * @param {Record<string, string>} texts
 * @param {Record<string, string>} reference the English texts
 */
export function manifestIn(lang, english, texts, reference) {
  const keys = new Map(Object.entries(reference).map(([key, text]) => [text, key]));
  const replace = (name, value) =>
    name === "lang" ? lang : keys.has(value) ? texts[keys.get(value)] : value;
  return `${JSON.stringify(JSON.parse(english, replace))}\n`;
}

/** The moves of the openings, by which a language names them: English names are in the engine. */
async function openingKeys() {
  const lines = (await readFile(`${ROOT}${OPENINGS}`, "utf8")).split("\n");
  return new Set(lines.map((line) => line.split("|")[0]));
}

/**
 * The faults of the texts, a sentence each, and the missing texts of each language.
 * @returns {Promise<{problems: string[], missing: Map<string, {part: string, key: string}[]>}>}
 */
export async function checkWords() {
  const languages = await readAll();
  const reference = languages[REFERENCE]();
  const openings = await openingKeys();
  const problems = [];
  const missing = new Map();
  for (const [lang, own] of Object.entries(languages)) {
    const found = compareLanguage(own(), reference, openings);
    problems.push(...found.problems.map((problem) => problem.replace(ROOT, "")));
    missing.set(lang, found.missing);
  }
  problems.push(...(await unusedKeys(reference)));
  return { problems, missing };
}

/** @param {Language} reference */
async function unusedKeys(reference) {
  const names = (await readdir(join(ROOT, "www"), { recursive: true })).filter((name) =>
    name.endsWith(".ts"),
  );
  const read = (name) => readFile(join(ROOT, name), "utf8");
  const markup = await read("index.html");
  const diagrams = ["embed/diagram/words.ts"];
  const files = [...names.map((name) => join("www", name)), ...diagrams];
  const sources = (await Promise.all(files.map(read))).join("\n");
  const beginnings = [
    ...[...sources.matchAll(/`([a-z]+(?:-[a-z]+)*-)\$\{/g)].map(([, beginning]) => beginning),
    ...FAMILIES.map((family) => `${family}-`),
  ];
  const actions = new Set(Object.entries(ACTIONS).map(([id, { text = id }]) => text));
  const isUsed = (key) =>
    [`"${key}"`, ` ${key}:`].some((name) => sources.includes(name)) ||
    markup.includes(`"${key}"`) ||
    actions.has(key) ||
    beginnings.some((beginning) => key.startsWith(beginning));
  // A text of the manifest is in it.
  const parts = [...reference.parts].filter(([part]) => part !== MANIFEST);
  return parts.flatMap(([, messages]) =>
    [...messages]
      .filter(([key]) => !isUsed(key.split("/").at(-1)))
      .map(([key, { at }]) => `${at.replace(ROOT, "")}: nothing uses ${key}`),
  );
}
