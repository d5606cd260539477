// boot.js, which runs before the modules, reads what the modules have stored.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import test from "node:test";
import { runInNewContext } from "node:vm";
import { createStorage } from "../state/storage.js";
import { memory } from "./support/memory.js";
import { setTable } from "./support/table.js";

const BOOT = await readFile(new URL("../boot.js", import.meta.url), "utf8");

/** The attributes that boot.js gives the page's root. */
function boot(store, { search = "", dark = false } = {}) {
  const root = { dataset: {} };
  runInNewContext(BOOT, {
    addEventListener() {},
    document: { documentElement: root },
    location: { search },
    localStorage: store,
    matchMedia: () => ({ matches: dark }),
    URLSearchParams,
  });
  return root.dataset;
}

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
    { firstVisit: "", scheme: "dark", boardSize: "normal", hand: "right" },
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
  for (const store of [memory({ "reversi.settings.1": "{" }), undefined])
    assert.equal(boot(store).boardSize, "normal");
});

test("an embedded board reads nothing and has the layout of its frame", () => {
  const { store } = storeAfter({ "board-size": "large" });
  assert.equal(boot(store, { search: "?embed=1" }).embed, "fixed");
  const sized = boot(store, { search: "?embed=1&origin=null&scheme=light" });
  assert.deepEqual([sized.embed, sized.scheme, sized.boardSize], ["sized", "light", "normal"]);
});
