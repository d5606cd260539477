// The documents against the page: each list of names is that of the code, in its order.
import assert from "node:assert/strict";
import { readdir, readFile } from "node:fs/promises";
import test from "node:test";
import { SETTINGS } from "../../embed/host-page/attributes.ts";
import { isBook, readBookFile, writeBook } from "../rooms/book/book-file.ts";
import { LANGUAGES } from "../floor/base/languages.ts";
import { club } from "../club.js";
import { GAMES, gameNamed } from "../play/games/index.ts";
import { LOCKS } from "../play/settings/host-locks.ts";
import { choicesOf, SETTING_NAMES } from "../play/settings/settings.ts";
import { rules } from "../test/support/built-rules.js";
import { checkThemes, IMAGES } from "../floor/theming/themes.ts";
import { ACTION_IDS } from "./action-table.ts";
import { PANEL_IDS } from "../play/ui/panels.ts";

const ROOT = new URL("../../", import.meta.url);
const read = (name) => readFile(new URL(name, ROOT), "utf8");
const [reference, embedding, levels] = await Promise.all(
  ["docs/reference.md", "docs/embedding.md", "docs/levels.md"].map(read),
);
const REVERSI = gameNamed("reversi");
const CHOICES = choicesOf(REVERSI);

/** The part of a document below a heading, up to the next one of any level. */
function section(document, heading) {
  const [, text] = new RegExp(`^#+ ${heading}\\n(.*?)(?=^#|$(?![\\s\\S]))`, "ms").exec(document);
  return text;
}

/** The names in the span of code that follows other text. */
function namesAfter(document, text) {
  const from = document.indexOf(text);
  assert.ok(from >= 0, text);
  const [, span] = /^[^`]*`([^`]*)`/.exec(document.slice(from + text.length));
  return span.split(/[ |,]+/);
}

/** The spans of code in a text. */
const spans = (text) => [...text.matchAll(/`([^`]+)`/g)].map(([, span]) => span);

test("the reference names what the address may ask for", () => {
  const address = section(reference, "Address");
  for (const name of ["game", "theme", "scheme"])
    assert.match(address, new RegExp(`\`\\?${name}=${CHOICES[name].join("\\|")}\``), name);
  assert.deepEqual(namesAfter(address, "`?black=` and `?white=`"), CHOICES.black);
  assert.deepEqual(namesAfter(address, "`?lock=` withholds"), LOCKS);
  assert.deepEqual(
    namesAfter(address, "`?lang=` with one of the page's languages"),
    Object.keys(LANGUAGES),
  );
});

test("the reference names every field of the settings with its choices", () => {
  const [, form] = /^`form\[name="settings"\]` has the fields(.*?)\.$/ms.exec(
    section(reference, "Page"),
  );
  const named = spans(form);
  const fields = SETTING_NAMES.filter((name) => name !== "level");
  for (const field of fields) assert.ok(named.includes(field), field);
  const choices = Object.entries(CHOICES).filter(
    ([name]) => !["theme", "lang", "black-level", "white-level"].includes(name),
  );
  for (const [name, values] of choices)
    assert.ok(
      [values.join("|"), values.join(" ")].some((list) => named.includes(list)),
      `${name}: ${values}`,
    );
});

test("the reference names every action", () => {
  const named = namesAfter(section(reference, "Page"), "Actions carry `data-action`:");
  assert.deepEqual([...named].sort(), [...ACTION_IDS].sort());
});

test("the reference names every opponent", () => {
  const module = section(reference, "Module");
  const [ticTacToe, connectFour] = ["tic-tac-toe", "connect-four"].map(gameNamed);
  const both = namesAfter(module, "Their levels are");
  assert.deepEqual(both, [ticTacToe.random, ...ticTacToe.levels]);
  const more = namesAfter(module, "and in Connect Four");
  assert.deepEqual([...both, ...more], [connectFour.random, ...connectFour.levels]);
  assert.deepEqual(namesAfter(module, "and the bots"), REVERSI.bots);
  assert.match(module, new RegExp(`\`${REVERSI.levels[0]}\` to \`${REVERSI.levels.at(-1)}\``));
  for (const bot of REVERSI.bots) assert.match(levels, new RegExp(`\\b${bot}\\b`, "i"), bot);
});

test("the elements and attributes that the reference names are in the page's sources", async () => {
  const files = (await readdir(new URL("www/", ROOT), { recursive: true })).filter((file) =>
    /\.(ts|html)$/.test(file),
  );
  const texts = await Promise.all([...files.map((file) => `www/${file}`), "index.html"].map(read));
  const sources = texts.join("\n");
  const page = section(reference, "Page");
  const attributes = new Set(page.match(/\bdata-[a-z]+(?:-[a-z]+)*/g));
  assert.ok(attributes.size >= 30);
  for (const name of attributes) {
    const property = name.slice(5).replace(/-(.)/g, (_, letter) => letter.toUpperCase());
    assert.match(sources, new RegExp(`${name}\\b|dataset\\.${property}\\b|\\b${property}:`), name);
  }
  const ids = new Set([...page.matchAll(/`#([a-z-]+)[`[]/g)].map(([, id]) => id));
  assert.ok(ids.size >= 8);
  // The build writes the panels that have no markup.
  for (const id of ids)
    if (!PANEL_IDS.includes(id)) assert.match(sources, new RegExp(`id[=:] ?"${id}"`), `#${id}`);
});

test("the document for host pages names the values of attributes, and every lock", () => {
  const rowsOf = (heading) => {
    const table = section(embedding, heading)
      .split("\n")
      .filter((line) => line.startsWith("| `"));
    return new Map(table.map((row) => row.slice(2).split(" | ")));
  };
  const rows = rowsOf("Attributes");
  const values = (name) => spans(rows.get(name));
  assert.deepEqual(values("`theme`"), CHOICES.theme);
  assert.deepEqual(values("`scheme`").sort(), CHOICES.scheme.toSorted());
  assert.deepEqual(values("`black` `white`"), CHOICES.black);
  assert.deepEqual(
    values("`game`"),
    GAMES.map(({ id }) => id),
  );
  const [first, last, ...bots] = values("`level`");
  assert.deepEqual([first, last], [REVERSI.levels[0], REVERSI.levels.at(-1)]);
  assert.deepEqual(bots, REVERSI.bots);
  assert.deepEqual([...rowsOf("Locks").keys()].flatMap(spans).sort(), LOCKS.toSorted());
  const named = [...rows.keys()].flatMap(spans);
  // Every other setting has the row of settings by their fields.
  const beside = SETTINGS.filter((name) => !SETTING_NAMES.includes(name));
  for (const name of [...beside, "lang", "level", "seed"]) assert.ok(named.includes(name), name);
});

test("the guide to themes has entries that are read as they stand, and names all that a theme has", async () => {
  const [guide, ...colours] = await Promise.all([
    read("docs/themes.md"),
    ...club.themes.map(({ id }) => read(`www/themes/${id}/theme.css`)),
  ]);
  const [theme, games] = [...guide.matchAll(/^ *```js\n(.*?)^ *```/gms)].map(([, text]) => text);
  const entry = new Function(`return { ...${theme.trim().replace(/,$/, "")}, ${games} }`)();
  const { themes, problems } = checkThemes([entry]);
  assert.deepEqual(problems, []);
  assert.equal(themes[0].id, "roses");
  assert.deepEqual(Object.keys(themes[0].games), ["connect-four"]);
  const named = spans(guide.replace(/^ *```.*?^ *```/gms, ""));
  for (const entry of Object.keys(club).filter((name) => name !== "themes"))
    assert.ok(
      named.some((span) => span.startsWith(entry)),
      `club.js: ${entry}`,
    );
  for (const image of IMAGES) assert.ok(named.includes(`${image}.svg`), image);
  const properties = new Set(colours.join("\n").match(/--[a-z-]+(?=:)/g));
  assert.ok(properties.size > 30);
  for (const property of properties) assert.ok(named.includes(property), property);
});

test("the book of the document is read whole", async () => {
  const [, text] = /```text\n(.*?)```/s.exec(await read("docs/book.md"));
  assert.ok(isBook(text));
  const isLegal = (position, squares) => {
    const game = rules.read_game(position);
    const legal = [...game.legal_moves()];
    game.free();
    return squares.every((square) => legal.includes(square));
  };
  const { book, unread } = await readBookFile(text, isLegal, async () => {});
  assert.deepEqual(unread, []);
  assert.equal(book.size, 2);
  assert.equal(writeBook(book), text.replace(/^#.*\n/m, ""));
});

test("README and the check of styles name the same browsers", async () => {
  const { browserslist } = JSON.parse(await read("package.json"));
  const oldest = Object.fromEntries(browserslist.map((entry) => entry.split(" >= ")));
  const { chrome, edge, firefox, safari, ios_saf } = oldest;
  assert.deepEqual([edge, ios_saf], [chrome, safari]);
  const sentence = `Chrome and Edge from ${chrome}, Firefox from ${firefox} and Safari from ${safari}`;
  assert.ok((await read("README.md")).includes(sentence), sentence);
});

test("each change names as many files outside its feature as it counts, and they are there", async () => {
  const table = section(await read("docs/architecture.md"), "Where a change goes");
  const rows = [...table.matchAll(/^\| (.*?) \| (.*?) \| (\d+) \| /gm)];
  assert.ok(rows.length >= 10);
  for (const [, change, outside, count] of rows) {
    const files = spans(outside);
    assert.equal(files.length, Number(count), change);
    for (const file of files) await read(file);
  }
});
