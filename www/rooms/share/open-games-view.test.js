// The dialog that opens pasted texts and files.
import assert from "node:assert/strict";
import test from "node:test";
import { make, send } from "../../test/support/document.js";
import { createTexts } from "../../test/support/loaded-texts.js";
import { themeOf } from "../../floor/theming/themes.ts";
import { createStorage } from "../../shell/storage.ts";
import { memory } from "../../test/support/memory-storage.js";
import { HOUSE, setTable, showState } from "../../test/support/headless-page.js";

globalThis.navigator ??= {};
const { createOpenGamesView } = await import("./open-games-view.ts");
const texts = createTexts("en", themeOf("classic"));

/** An open dialog of a page between two people; `take` answers what is pasted. */
function openDialog({ take, tab = memory(), shared = memory() } = {}) {
  const storage = createStorage(
    HOUSE,
    () => shared,
    () => tab,
  );
  const table = setTable({ settings: { black: "human", white: "human" }, storage });
  const buttons = ["open-game", "paste", "load", "open-files"].map((name) =>
    make("button", { [`data-${name}`]: "" }),
  );
  const parts = [make("textarea", { name: "paste" }), make("p", { "data-problem": "" })];
  const files = make("input", { "data-files": "" });
  const dialog = make("dialog", { id: "open-games" }, ...parts, ...buttons, files);
  const opener = make("button", { "data-open-games": "" });
  const root = make("body", {}, opener, dialog);
  const actions = { ...table.actions, ...(take && { take }) };
  showState(table, createOpenGamesView(root, actions, storage), texts);
  opener.click();
  return { table, dialog, opener, part: (selector) => dialog.querySelector(selector) };
}

const settle = () => new Promise(setImmediate);

test("what is pasted is taken, and the dialog stays open with what is wrong", async () => {
  const taken = [];
  const take = async (text) => {
    taken.push(text);
    return text === "bad" ? { code: "load", detail: "", message: "no" } : null;
  };
  const { dialog, opener, part } = openDialog({ take });
  const seen = [];
  part("[data-problem]").scrollIntoView = () => seen.push(part("[data-problem]").textContent);
  part('[name="paste"]').value = "bad";
  part("[data-load]").click();
  await settle();
  assert.equal(dialog.open, true);
  assert.deepEqual(seen, [part("[data-problem]").textContent]);
  assert.notEqual(seen[0], "");
  dialog.close();
  opener.click();
  assert.equal(part('[name="paste"]').value, "bad", "a text to be mended is kept");
  part('[name="paste"]').value = "exercises";
  part("[data-load]").click();
  assert.equal(part("[data-problem]").textContent, "", "what was said of another text stays");
  await settle();
  assert.deepEqual([taken, dialog.open], [["bad", "exercises"], false]);
  opener.click();
  assert.equal(part('[name="paste"]').value, "");
});

test("one press takes what was copied; a browser that keeps it has the visitor paste it", async () => {
  const taken = [];
  const take = async (text) => {
    taken.push(text);
    return null;
  };
  const { dialog, opener, part } = openDialog({ take });
  try {
    navigator.clipboard = { readText: async () => "f5d6c3" };
    part("[data-paste]").click();
    await settle();
    assert.deepEqual([taken, dialog.open], [["f5d6c3"], false]);
    opener.click();
    navigator.clipboard.readText = () => Promise.reject(new Error("denied"));
    part("[data-paste]").click();
    await settle();
    assert.equal(dialog.open, true);
    assert.equal(part("[data-problem]").textContent, texts.t("paste-by-hand"));
    assert.deepEqual(taken, ["f5d6c3"], "nothing is taken that was not read");
  } finally {
    delete navigator.clipboard;
  }
});

test("a text that is typed while the browser asks is not written over by what was copied", async () => {
  const taken = [];
  const { dialog, part } = openDialog({ take: async (text) => void taken.push(text) });
  try {
    let answer;
    navigator.clipboard = { readText: () => new Promise((resolve) => (answer = resolve)) };
    part("[data-paste]").click();
    part('[name="paste"]').value = "f5f6";
    send(part('[name="paste"]'), "input");
    answer("f5d6c3");
    await settle();
    assert.deepEqual([part('[name="paste"]').value, taken, dialog.open], ["f5f6", [], true]);
  } finally {
    delete navigator.clipboard;
  }
});

test("a reload and the next tab find what is typed, and nothing of what was imported", async () => {
  const [tab, shared] = [memory(), memory()];
  const field = ({ part }) => part('[name="paste"]');
  const type = (page, text) => {
    field(page).value = text;
    send(field(page), "input");
  };
  const take = async () => null;
  const found = (own = tab) => field(openDialog({ take, tab: own, shared })).value;
  type(openDialog({ take, tab, shared }), "f5d6c3 and a word");
  assert.deepEqual([found(), found(memory())], ["f5d6c3 and a word", "f5d6c3 and a word"]);
  const other = memory();
  type(openDialog({ take, tab: other, shared }), "another");
  assert.deepEqual([found(), found(other)], ["f5d6c3 and a word", "another"], "each tab its own");
  const after = openDialog({ take, tab, shared });
  after.part("[data-load]").click();
  await settle();
  assert.deepEqual([found(), found(memory())], ["", ""]);
  type(after, "x".repeat(100_001));
  assert.equal(found(), "", "more than a browser has room for");
  for (const damaged of ["{", "7", '["f5"]']) {
    tab.setItem("reversi.typed-paste.1", damaged);
    assert.equal(found(), "", damaged);
  }
});

test("a text that stops before a wrong move waits in the dialog to be mended", async () => {
  const { table, dialog, opener, part } = openDialog();
  part('[name="paste"]').value = "f5d6c3d3c4a1";
  part("[data-load]").click();
  await settle();
  assert.deepEqual(
    [table.state().game.line.join(""), dialog.open, part("[data-open-game]").hidden],
    ["f5d6c3d3c4", true, true],
  );
  assert.match(part("[data-problem]").textContent, /^Loaded up to move 5; .*move 6: a1/);
  dialog.close();
  opener.click();
  assert.equal(part('[name="paste"]').value, "f5d6c3d3c4a1");
});

test("a text of several games is kept in the dialog until it is read, with what is wrong", async () => {
  const { table, dialog, part } = openDialog({
    take: async () => {
      const files = [{ name: "", bytes: new Uint8Array() }];
      table.store.dispatch({ type: "collection-requested", files, id: "1" });
      return null;
    },
  });
  const read = async (games, unread) => {
    part('[name="paste"]').value = "many";
    part("[data-load]").click();
    await settle();
    assert.deepEqual(
      [dialog.open, part("[data-problem]").textContent],
      [true, "Reading the games …"],
    );
    const found = { games, unread, more: false };
    table.store.dispatch({ type: "found", key: "collection", found, done: true });
  };
  await read([], [{ code: "empty", detail: "", message: "there is no game" }]);
  assert.equal(part('[name="paste"]').value, "many");
  assert.match(part("[data-problem]").textContent, /cannot be loaded/);
  await read([{ text: "f5d6", black_discs: null }], []);
  assert.equal(dialog.open, false);
});

test("a button of another dialog closes that one", () => {
  const { dialog, opener } = openDialog();
  dialog.close();
  const other = make("dialog", {}, make("button", { "data-open-games": "" }));
  opener.parentElement.append(other);
  other.showModal();
  other.querySelector("button").click();
  assert.deepEqual([other.open, dialog.open], [false, true]);
});
