// boot.js, which runs before the modules, reads what the modules have stored.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import test from "node:test";
import { runInNewContext } from "node:vm";
import { SETTINGS_KEY, WELCOME_KEY, createStorage } from "../state/storage.js";
import { memory } from "./support/memory.js";
import { setTable } from "./support/table.js";

const BOOT = await readFile(new URL("../boot.js", import.meta.url), "utf8");

/** The attributes that boot.js gives the page's root, and what it does on an error. */
function run(store, { search = "", dark = false } = {}) {
  const root = { dataset: {} };
  const status = { textContent: "" };
  let onError = null;
  runInNewContext(BOOT, {
    addEventListener: (_type, listener) => {
      onError = listener;
    },
    document: { documentElement: root, querySelector: () => status },
    HTMLScriptElement: class {},
    location: { search },
    localStorage: store,
    matchMedia: () => ({ matches: dark }),
    URLSearchParams,
  });
  return { dataset: root.dataset, status, fail: (event) => onError({ target: null, ...event }) };
}

const boot = (store, options) => run(store, options).dataset;

/** A storage into which the page has written after some settings were made. */
function storeAfter(settings) {
  const store = memory();
  const storage = createStorage(() => store);
  const table = setTable();
  table.store.subscribe(storage.save);
  for (const [name, value] of Object.entries(settings)) table.actions.set(name, value);
  return { store, storage, table };
}

test("the first paint follows the stored settings", () => {
  const { store } = storeAfter({ scheme: "dark", "board-size": "large", hand: "left" });
  const { scheme, boardSize, hand } = boot(store);
  assert.deepEqual([scheme, boardSize, hand], ["dark", "large", "left"]);
});

test("the first paint of a first visit follows the system", () => {
  assert.deepEqual(
    { ...boot(memory(), { dark: true }) },
    { starting: "", firstVisit: "", scheme: "dark", boardSize: "normal", hand: "right" },
  );
});

test("a welcome that was closed is not painted again", () => {
  const { store, storage, table } = storeAfter({});
  assert.equal(boot(store).firstVisit, "");
  const state = table.state();
  storage.save(state, { ...state, panels: { ...state.panels, welcome: true } });
  assert.equal(boot(store).firstVisit, undefined);
});

test("damaged and forbidden storage is painted as a first visit", () => {
  for (const store of [memory({ [SETTINGS_KEY]: "{" }), undefined])
    assert.equal(boot(store).boardSize, "normal");
});

test("an embedded board reads nothing and has the layout of its frame", () => {
  const { store } = storeAfter({ "board-size": "large" });
  assert.equal(boot(store, { search: "?embed=1" }).embed, "fixed");
  const sized = boot(store, { search: "?embed=1&origin=null&scheme=light" });
  assert.deepEqual([sized.embed, sized.scheme, sized.boardSize], ["sized", "light", "normal"]);
});

test("the keys in boot.js are those of the storage", () => {
  const keys = BOOT.match(/reversi\.\w+\.\d+/g);
  assert.deepEqual(new Set(keys), new Set([WELCOME_KEY, SETTINGS_KEY]));
});

test("any error in a script before the page starts is shown with its file and line", () => {
  const { status, fail } = run(memory());
  const filename = "https://club.example/www/club.js";
  fail({ error: new ReferenceError(), filename, lineno: 9, message: "rose is not defined" });
  assert.match(status.textContent, /could not be loaded \(club\.js, 9: rose is not defined\)/);
});

test("an error after the page has started leaves the status line", () => {
  const { dataset, status, fail } = run(memory());
  delete dataset.starting;
  fail({ error: new Error(), filename: "https://club.example/www/page.js", lineno: 1 });
  assert.equal(status.textContent, "");
});
