// Names of the page's modules: one meaning each, and a view's file is named as its view.
import assert from "node:assert/strict";
import { readdir, readFile } from "node:fs/promises";
import test from "node:test";

const ROOT = new URL("../../", import.meta.url);

/** The exported names of the page's and the host pages' modules, by file. */
async function exportedNames() {
  const found = new Map();
  for (const folder of ["www/", "embed/"])
    for (const file of await readdir(new URL(folder, ROOT), { recursive: true })) {
      if (!file.endsWith(".ts")) continue;
      const text = await readFile(new URL(folder + file, ROOT), "utf8");
      const exports = text.matchAll(/^export (?:async )?(?:function|class|const|let) (\w+)/gm);
      found.set(
        folder + file,
        [...exports].map(([, name]) => name),
      );
    }
  return found;
}

/** The files in which each room has the same names. */
const OF_ROOMS = {
  room: "/room.ts",
  slice: "/at-start.ts",
  buttons: "/at-start.ts",
  ICONS: "/icons.ts",
  parts: "/at-start.ts",
  dialogs: "/at-start.ts",
};

const EXPORTED = await exportedNames();

test("no two modules export one name, but for the rooms, which have one form", () => {
  const files = new Map();
  for (const [file, names] of EXPORTED)
    for (const name of names) files.set(name, [...(files.get(name) ?? []), file]);
  assert.ok(files.size > 500);
  const isOfRooms = (name, places) =>
    places.every((file) => file.endsWith(OF_ROOMS[name] ?? " in no file"));
  const twice = [...files].filter(
    ([name, places]) => places.length > 1 && !isOfRooms(name, places),
  );
  assert.deepEqual(
    twice.map(([name, places]) => `${name}: ${places.join(", ")}`),
    [],
  );
});

test("the page in one file has its own module for every export of the resources", async () => {
  const inlined = await readFile(new URL("crates/xtask/js/resources-inline.js", ROOT), "utf8");
  const names = [...inlined.matchAll(/^export (?:async )?(?:function|const) (\w+)/gm)];
  assert.deepEqual(
    new Set(names.map(([, name]) => name)),
    new Set(EXPORTED.get("www/floor/base/resources.ts")),
  );
});

test("the file of a view that exports nothing else is named as its export", () => {
  const views = [...EXPORTED].filter(
    ([file, names]) => file.endsWith("-view.ts") && names.length === 1,
  );
  assert.ok(views.length > 50);
  for (const [file, [name]] of views) {
    const [, words] = /([^/]+)\.ts$/.exec(file);
    const view = words.replace(/-(.)/g, (_, letter) => letter.toUpperCase());
    const names = [view, `create${view[0].toUpperCase()}${view.slice(1)}`];
    assert.ok(names.includes(name), `${file}: ${name}`);
  }
});

test("each folder whose style a loader names has it", async () => {
  const named = [];
  for (const file of EXPORTED.keys()) {
    const source = await readFile(new URL(file, ROOT), "utf8");
    named.push(...source.matchAll(/panelLoader\(\s*"([a-z-]+)"/g));
  }
  assert.ok(named.length > 10);
  for (const [, folder] of named) await readFile(new URL(`www/rooms/${folder}/room.css`, ROOT));
});
