// Games that are pasted or dropped anywhere on the page.
import assert from "node:assert/strict";
import test from "node:test";
import { make } from "../../test/support/document.js";

globalThis.location = { search: "", pathname: "/", hash: "" };
const { listenToImports } = await import("./paste-and-drop.ts");
const { createGivenGames } = await import("./given-games.ts");

/**
 * A page that notes what is loaded, reported and offered; `refused` is what taking it answers,
 * `other` the game that a text is found to be.
 */
function page({ refused = null, dialog = null, other = null } = {}) {
  const root = new EventTarget();
  const dropping = new Set();
  root.querySelector = () => dialog;
  root.body = {
    getAttribute: (name) => (dropping.has(name) ? "" : null),
    setAttribute: (name) => dropping.add(name),
    removeAttribute: (name) => dropping.delete(name),
  };
  const loaded = [];
  const reported = [];
  const offered = [];
  const collected = [];
  const added = [];
  const actions = {
    take: async (text) => {
      loaded.push(text);
      return refused;
    },
    findGame: async () => other,
    addToDatabase: (files) => added.push(files),
    collect: (files) => collected.push(files),
    report: (problem) => reported.push(problem),
  };
  const offer = (text, game) => offered.push([text, game]);
  listenToImports(root, createGivenGames(root, actions, offer));
  const send = (type, facts, field = false) => {
    const event = new Event(type, { cancelable: true });
    for (const [name, value] of Object.entries(facts))
      Object.defineProperty(event, name, { value });
    Object.defineProperty(event, "target", { value: make(field ? "textarea" : "main") });
    root.dispatchEvent(event);
    return event.defaultPrevented;
  };
  return { loaded, reported, offered, collected, added, dropping, send };
}

/** Waits for what the file system brings. */
async function until(holds) {
  while (!holds()) await new Promise(setImmediate);
}

const data = (text, files = []) => ({
  files,
  types: files.length > 0 ? ["Files"] : ["text/plain"],
  getData: () => text,
});

test("text pasted on the page is loaded, text pasted into a field is not", () => {
  const { loaded, send } = page();
  assert.equal(send("paste", { clipboardData: data("f5d6") }), true);
  assert.equal(send("paste", { clipboardData: data("c4") }, true), false);
  assert.deepEqual(loaded, ["f5d6"]);
});

test("a blank clipboard is no game, and a dialog keeps what is pasted", () => {
  const { loaded, send } = page();
  send("paste", { clipboardData: data("  ") });
  assert.deepEqual(loaded, []);
  const covered = page({ dialog: {} });
  covered.send("paste", { clipboardData: data("f5") });
  assert.deepEqual(covered.loaded, []);
});

test("what cannot be loaded is reported", async () => {
  const refused = { code: "load", detail: "", message: "no" };
  const { reported, offered, send } = page({ refused });
  send("paste", { clipboardData: data("hello") });
  await new Promise(setImmediate);
  assert.deepEqual([reported, offered], [[refused], []]);
});

test("a game of another kind is offered", async () => {
  const refused = { code: "load", detail: "", message: "no" };
  const { offered, send } = page({ refused, other: "connect-four" });
  send("paste", { clipboardData: data("4453") });
  await new Promise(setImmediate);
  assert.deepEqual(offered, [["4453", "connect-four"]]);
});

test("a dropped file is read, and the page shows that it may be dropped", async () => {
  const { loaded, dropping, send } = page();
  const file = new File(["f5d6c3"], "game.txt");
  assert.equal(send("dragover", { dataTransfer: data("", [file]) }), true);
  assert.equal(dropping.has("data-dropping"), true);
  send("drop", { dataTransfer: data("", [file]) });
  assert.equal(dropping.has("data-dropping"), false);
  await until(() => loaded.length > 0);
  assert.deepEqual(loaded, ["f5d6c3"]);
});

test("a file of more than 16 MB is named and not read", async () => {
  const { loaded, reported, collected, send } = page();
  const large = { name: "a.wtb", size: 16_000_001, arrayBuffer: () => assert.fail("it is read") };
  send("drop", { dataTransfer: data("", [large]) });
  await until(() => reported.length > 0);
  assert.equal(reported[0].cause.code, "file-too-large");
  assert.equal(reported[0].cause.detail, "a.wtb (17 MB)");
  assert.deepEqual([loaded, collected], [[], []]);
});

test("several files are imported as a collection, and a database goes to the tournaments", async () => {
  const { collected, added, send } = page();
  const text = new File(["f5"], "a.txt");
  const database = new File([new Uint8Array([1, 2])], "B.WTB");
  const sizes = (taken) =>
    taken.map((files) => files.map(({ name, bytes }) => [name, bytes.length]));
  send("drop", { dataTransfer: data("", [text, text, database]) });
  await until(() => collected.length > 0);
  assert.deepEqual(sizes(added), [[["B.WTB", 2]]]);
  assert.deepEqual(sizes(collected), [
    [
      ["a.txt", 2],
      ["a.txt", 2],
    ],
  ]);
  send("drop", { dataTransfer: data("", [database]) });
  await until(() => added.length > 1);
  assert.equal(collected.length, 1);
});

test("a file that cannot be read is reported", async () => {
  const { reported, send } = page();
  const broken = { size: 1, arrayBuffer: () => Promise.reject(new Error("gone")) };
  send("drop", { dataTransfer: data("", [broken]) });
  await new Promise(setImmediate);
  assert.equal(reported[0].message, "gone");
});

test("text that is dropped on the page is loaded, and on a field it belongs to that", async () => {
  const { loaded, dropping, send } = page();
  assert.equal(send("dragover", { dataTransfer: data("f5d6") }, true), false);
  assert.equal(send("drop", { dataTransfer: data("f5d6") }, true), false);
  assert.deepEqual([loaded, dropping.size], [[], 0]);
  assert.equal(send("drop", { dataTransfer: data("f5d6") }), true);
  await new Promise(setImmediate);
  assert.deepEqual(loaded, ["f5d6"]);
});

test("what is no text and no file is dragged over the page as if nothing listened", () => {
  const { loaded, dropping, send } = page();
  const picture = { files: [], types: ["image/png"], getData: () => "f5d6" };
  for (const dataTransfer of [picture, null])
    for (const type of ["dragover", "drop"]) assert.equal(send(type, { dataTransfer }), false);
  assert.deepEqual([loaded, dropping.size], [[], 0]);
});

test("the page no longer offers a place once what is dragged has left it", () => {
  const { dropping, send } = page();
  send("dragover", { dataTransfer: data("f5") });
  send("dragleave", { relatedTarget: {} });
  assert.equal(dropping.size, 1, "it is over another part of the page");
  send("dragleave", { relatedTarget: null });
  assert.equal(dropping.size, 0);
});

test("a paste without anything is none", async () => {
  const { loaded, reported, send } = page();
  assert.equal(send("paste", { clipboardData: null }), true);
  await new Promise(setImmediate);
  assert.deepEqual([loaded, reported], [[], []]);
});

test("a game that ends before its text is loaded, and no other game is offered", async () => {
  for (const refused of [null, { code: "stopped", detail: "", message: "" }]) {
    const { reported, offered, send } = page({ refused, other: "connect-four" });
    send("paste", { clipboardData: data("f5d6") });
    await new Promise(setImmediate);
    assert.deepEqual([reported, offered], [[], []]);
  }
});

test("where a dialog is open, no other game is offered over it", async () => {
  const refused = { code: "load", detail: "", message: "no" };
  const { offered, reported, send } = page({ refused, other: "connect-four", dialog: {} });
  send("drop", { dataTransfer: data("4453") });
  await new Promise(setImmediate);
  assert.deepEqual([reported, offered], [[refused], []]);
});

test("what another program has shared is loaded, and a reload does not find it again", async (context) => {
  const before = globalThis.location;
  const left = [];
  globalThis.location = { search: "?shared-text=f5d6c3", pathname: "/", hash: "" };
  globalThis.history = { state: null, replaceState: (...entry) => left.push(entry.at(-1)) };
  context.after(() => {
    globalThis.location = before;
    delete globalThis.history;
  });
  const { loaded } = page();
  await new Promise(setImmediate);
  assert.deepEqual([loaded, left], [["f5d6c3"], ["/"]]);
});
