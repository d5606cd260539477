/**
 * The page's texts in Project Fluent (https://projectfluent.org): reads `www/play/words`, compares
 * the languages with English, and compiles each part of a language into the patterns that
 * `www/play/words/texts.ts` fills.
 *
 * A pattern is a text with `{name}` where a value is put in; a choice `{by, cases, otherwise}`
 * between patterns by a value; or a list of both. Terms and references to messages are resolved
 * here: the page loads no parser.
 *
 * @typedef {string | Choice | (string | Choice)[]} Pattern
 * @typedef {{by: string, cases: Record<string, Pattern>, otherwise: Pattern}} Choice
 *
 * A message or one of its attributes: a game's own wording of it.
 * @typedef {object} Message
 * @property {import("@fluent/syntax").Pattern} syntax
 * @property {string} at file and line
 *
 * @typedef {object} Language
 * @property {Map<string, Map<string, Message>>} parts the messages of each part, by key
 * @property {Map<string, import("@fluent/syntax").Term>} terms
 * @property {string[]} problems sentences
 */

import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import { FluentParser } from "@fluent/syntax";
import { madeOnce } from "../../../www/floor/base/once.ts";

/** The language that every other one is compared with, and whose text stands for a missing one. */
export const REFERENCE = "en";

/** The group of a file whose texts the first screen shows: they are of the part `page`. */
const AT_START = "At the start";

/**
 * Reads every `.ftl` file in the folder of a language, which is parsed once somebody calls for it.
 * @param {string} folder such as www/play/words/de
 * @param {Record<string, string[]>} parts the files of each part, without their ending
 * @returns {Promise<() => Language>}
 */
export async function readLanguage(folder, parts) {
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith(".ftl"));
  const files = new Map();
  for (const name of names.sort())
    files.set(name.slice(0, -".ftl".length), await readFile(join(folder, name), "utf8"));
  const parsed = madeOnce((texts) => parseLanguage(texts, parts, folder));
  return () => parsed(files);
}

/**
 * @param {Map<string, string>} files texts by the names of their features
 * @param {Record<string, string[]>} parts
 * @param {string} folder for sentences about problems
 * @returns {Language}
 */
export function parseLanguage(files, parts, folder) {
  const language = { parts: new Map(), terms: new Map(), problems: [] };
  const partOf = new Map(
    Object.entries(parts).flatMap(([part, features]) => features.map((each) => [each, part])),
  );
  for (const part of Object.keys(parts)) language.parts.set(part, new Map());
  for (const [feature, text] of files) {
    const file = `${folder}/${feature}.ftl`;
    const part = partOf.get(feature);
    if (part === undefined) language.problems.push(`${file}: English has no such file`);
    else
      readResource(
        text,
        file,
        [part, "page"].map((name) => language.parts.get(name)),
        language,
      );
  }
  return language;
}

/** @param {Map<string, Message>[]} parts that of the file, and that of the page */
function readResource(text, file, [own, page], { terms, problems }) {
  let messages = own;
  const place = ({ span }) => `${file}:${text.slice(0, span.start).split("\n").length}`;
  const add = (key, syntax, at) => {
    if (messages.has(key)) problems.push(`${at}: ${key} stands twice`);
    messages.set(key, { syntax, at });
  };
  for (const entry of new FluentParser().parse(text).body) {
    const at = place(entry);
    if (entry.type === "GroupComment") {
      messages = entry.content === AT_START ? page : own;
    } else if (entry.type === "Junk") {
      const [{ message }] = entry.annotations;
      problems.push(`${at}: ${entry.content.trim().split("\n")[0]}: ${message}`);
    } else if (entry.type === "Term") {
      if (terms.has(entry.id.name)) problems.push(`${at}: -${entry.id.name} stands twice`);
      terms.set(entry.id.name, entry);
    } else if (entry.type === "Message") {
      const key = entry.id.name;
      if (entry.value) add(key, entry.value, at);
      else problems.push(`${at}: ${key} has no text`);
      for (const { id, value, ...rest } of entry.attributes)
        add(`${id.name}/${key}`, value, place(rest));
    }
  }
}

/**
 * The texts of a language by part and key, as the page loads them. What is missing or does not
 * compile is English.
 * @param {Language} reference
 * @param {ReadonlySet<string>} [names] keys that a language may have, and English has elsewhere
 * @returns {Record<string, Record<string, Pattern>>}
 */
export function compileLanguage(language, reference, names = new Set()) {
  const compiled = {};
  for (const [part, messages] of reference.parts) {
    const own = language.parts.get(part);
    compiled[part] = {};
    for (const [key, message] of messages)
      compiled[part][key] =
        compileMessage(own.get(key), language, own) ?? compileMessage(message, reference, messages);
    for (const [key, message] of own) {
      const name = names.has(key) ? compileMessage(message, language, own) : null;
      if (name !== null) compiled[part][key] = name;
    }
  }
  return compiled;
}

/** @param {Message | undefined} message */
function compileMessage(message, language, messages) {
  if (message === undefined) return null;
  try {
    return compile(message.syntax, { language, messages });
  } catch {
    return null;
  }
}

/**
 * A file in which every text waits as a comment to be translated.
 * @param {string} text a file of the reference
 */
export function skeletonOf(text) {
  return text.replaceAll(/^(?!#|$)/gm, "# ");
}

/**
 * The faults of a language: sentences that have to be put right, and the keys that only English
 * has.
 * @param {Language} reference
 * @param {ReadonlySet<string>} [names] keys that a language may have, and English has elsewhere
 */
export function compareLanguage(language, reference, names = new Set()) {
  const problems = [...language.problems];
  const missing = [];
  for (const [part, messages] of reference.parts) {
    const own = language.parts.get(part);
    for (const [key, { at }] of own)
      if (!messages.has(key) && !names.has(key)) problems.push(`${at}: English has no ${key}`);
    for (const [key, message] of messages) {
      const other = own.get(key);
      if (other === undefined) {
        missing.push({ part, key });
        continue;
      }
      try {
        const [wantedNames, foundNames] = [
          variablesOf(compile(message.syntax, { language: reference, messages })),
          variablesOf(compile(other.syntax, { language, messages: own })),
        ];
        const differ = [...wantedNames]
          .filter((name) => !foundNames.has(name))
          .map((name) => `lacks $${name}`);
        differ.push(
          ...[...foundNames].filter((name) => !wantedNames.has(name)).map((name) => `has $${name}`),
        );
        if (differ.length > 0)
          problems.push(`${other.at}: ${key} ${differ.join(" and ")}, unlike the English`);
      } catch (error) {
        problems.push(`${other.at}: ${key}: ${error.message}`);
      }
    }
  }
  return { problems, missing };
}

/**
 * The values that a pattern needs.
 * @returns {Set<string>}
 */
export function variablesOf(pattern) {
  if (typeof pattern === "string")
    return new Set([...pattern.matchAll(/\{([\w-]+)\}/g)].map(([, name]) => name));
  if (Array.isArray(pattern)) return new Set(pattern.flatMap((each) => [...variablesOf(each)]));
  const { by, cases, otherwise } = pattern;
  return new Set([
    by,
    ...[...Object.values(cases), otherwise].flatMap((each) => [...variablesOf(each)]),
  ]);
}

/**
 * @typedef {object} Scope
 * @property {Language} language
 * @property {Map<string, Message>} messages those of the part
 * @property {Map<string, string>} [given] what a reference to a term gives it; only inside a term
 * @property {string[]} [within] the references that lead here
 */

/**
 * @param {import("@fluent/syntax").Pattern} syntax
 * @returns {Pattern}
 */
function compile(syntax, scope) {
  return joined(
    syntax.elements.flatMap((element) =>
      element.type === "TextElement" ? plain(element.value) : expression(element.expression, scope),
    ),
  );
}

/** @param {(string | Choice)[]} parts @returns {Pattern} */
function joined(parts) {
  const list = [];
  for (const part of parts)
    if (typeof part === "string" && typeof list.at(-1) === "string") list.push(list.pop() + part);
    else list.push(part);
  return list.length === 0 ? "" : list.length === 1 ? list[0] : list;
}

function plain(text) {
  if (/[{}]/.test(text)) throw new Error("a text holds no braces");
  return text;
}

/** @returns {(string | Choice)[]} */
function expression(node, scope) {
  switch (node.type) {
    case "StringLiteral":
      return [plain(node.parse().value)];
    case "NumberLiteral":
      return [node.value];
    case "Placeable":
      return expression(node.expression, scope);
    case "VariableReference":
      return [scope.given ? (scope.given.get(node.id.name) ?? "") : `{${node.id.name}}`];
    case "MessageReference":
      return listed(message(node, scope));
    case "TermReference":
      return listed(term(node, scope));
    case "SelectExpression":
      return choice(node, scope);
    default:
      throw new Error(`${node.id?.name ?? node.type}() is not available: values come written out`);
  }
}

const listed = (pattern) => (Array.isArray(pattern) ? pattern : [pattern]);

/** The scope of what a reference names. */
function inside({ within = [], ...scope }, name) {
  if (within.includes(name)) throw new Error(`${name} refers to itself`);
  return { ...scope, within: [...within, name] };
}

function message({ id, attribute }, scope) {
  const key = attribute ? `${attribute.name}/${id.name}` : id.name;
  const named = scope.messages.get(key);
  if (!named) throw new Error(`there is no ${key} in this part`);
  return compile(named.syntax, inside(scope, key));
}

function term({ id, attribute, arguments: call }, scope) {
  const found = scope.language.terms.get(id.name);
  const syntax = attribute
    ? found?.attributes.find(({ id: { name } }) => name === attribute.name)?.value
    : found?.value;
  if (!syntax)
    throw new Error(`there is no term -${id.name}${attribute ? `.${attribute.name}` : ""}`);
  const given = new Map(
    (call?.named ?? []).map(({ name, value }) => [name.name, String(value.parse().value)]),
  );
  return compile(syntax, { ...inside(scope, `-${id.name}`), given });
}

/** @returns {(string | Choice)[]} */
function choice({ selector, variants }, scope) {
  const nameOf = ({ key }) => (key.type === "Identifier" ? key.name : key.value);
  const fallback = variants.find((variant) => variant.default);
  const decided = decide(selector, scope);
  if (decided !== null) {
    const variant = variants.find((each) => nameOf(each) === decided) ?? fallback;
    return listed(compile(variant.value, scope));
  }
  const cases = variants.filter((variant) => variant !== fallback);
  return [
    {
      by: selector.id.name,
      cases: Object.fromEntries(cases.map((each) => [nameOf(each), compile(each.value, scope)])),
      otherwise: compile(fallback.value, scope),
    },
  ];
}

/** The value of a selector that a term decides; null where a value of the page does. */
function decide(selector, scope) {
  if (selector.type === "TermReference") return term(selector, scope);
  if (selector.type !== "VariableReference")
    throw new Error("a choice is by a value of the page or by a term");
  return scope.given ? (scope.given.get(selector.id.name) ?? "") : null;
}
