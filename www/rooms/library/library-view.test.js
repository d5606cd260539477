// The list of a collection: what its filters and its order begin with.
import assert from "node:assert/strict";
import test from "node:test";
import { NOTHING_BESIDE } from "../../play/game/comments-of-text.ts";
import { timeControl } from "../table/clocks.ts";
import { FIRST_TERMS } from "../table/table.ts";
import { unknownFragment } from "../../play/links/address.ts";
import { createStorage } from "../../shell/storage.ts";
import { HOUSE, setTable } from "../../test/support/headless-page.js";
import { memory } from "../../test/support/memory-storage.js";
import { showLibrary } from "../../test/support/shown-library.js";
import { settled } from "../../test/support/settled.js";
import { openTab } from "../../test/support/tabs.js";

const { buttonOf, send } = await import("../../test/support/document.js");

const collected = (text, index) => ({
  ...{ number: index + 1, text, moves: text.length / 2, black: "", white: "", event: "", date: "" },
  ...{ ...NOTHING_BESIDE, assumed_black: false, black_discs: null, opening: null },
});

/** The view of a list of games, what it asks to be written, and its state. */
function open({ controls = null } = {}) {
  const table = setTable();
  if (controls) table.store.dispatch({ type: "hosted", changes: { controls } });
  const written = [];
  const write = async (games, notation) => {
    written.push([notation, games.map(({ text }) => text).join(" ")]);
    return { text: "written", omitted: notation === "moves" ? 2 : 0 };
  };
  const looked = [];
  const find = async ({ ply }, games) => {
    looked.push([ply, games]);
    return [1];
  };
  const { place: dialog, field } = showLibrary(table, { write, find });
  const read = (id, texts, unread = [], players = [], more = () => ({})) => {
    const files = [{ name: "games.txt", bytes: new Uint8Array() }];
    const games = texts.map((text, index) =>
      Object.defineProperties(
        { ...collected(text, index), black: players[index] ?? "" },
        Object.getOwnPropertyDescriptors(more(index + 1)),
      ),
    );
    const found = { games, unread };
    table.store.dispatch({ type: "collection-requested", files, id });
    table.store.dispatch({ type: "found", key: "collection", found, done: true });
    return settled();
  };
  return { ...table, dialog, written, looked, read, field };
}

test("what is damaged can be saved in Games as long as it lies there, and else nothing offers it", async () => {
  const offered = async (texts) => {
    const browser = memory(texts);
    const table = setTable({ storage: createStorage(HOUSE, () => browser) });
    const { place } = showLibrary(table);
    table.actions.openPanel("games");
    place.querySelector("[data-library-menu]").click();
    await table.actions.hasDamaged();
    await settled();
    return !place.querySelector("[data-save-damaged]").parentElement.hidden;
  };
  assert.equal(await offered({ "reversi.record.1": "{}" }), false);
  assert.equal(await offered({ "reversi.record.1.damaged": "{" }), true);
});

test("the games that the list shows are exported in its order", async () => {
  const { dialog, written, read, field } = open({ controls: ["game-list"] });
  const copied = [];
  const whilePressed = [];
  let isPressed = false;
  class ClipboardItem {
    constructor(forms) {
      this.forms = forms;
    }
  }
  const clipboard = {
    write: async ([{ forms }]) => {
      whilePressed.push(isPressed);
      copied.push(await (await forms["text/plain"]).text());
    },
  };
  Object.defineProperty(globalThis, "ClipboardItem", { value: ClipboardItem, configurable: true });
  Object.defineProperty(globalThis, "navigator", { value: { clipboard }, configurable: true });
  await read("1", ["f5d6", "f5f6", "c4c3"]);
  field("filter").value = "f5";
  send(field("filter"), "input");
  await settled();
  const said = dialog.querySelector('.save-games p[role="status"]');
  for (const [notation, sentence] of [
    ["pgn", "Done."],
    ["moves", "2 games begin elsewhere and are left out: lines of moves cannot hold them."],
  ]) {
    field("games-format").value = notation;
    isPressed = true;
    buttonOf(dialog, "Copy").click();
    isPressed = false;
    await settled();
    assert.equal(said.textContent, sentence);
  }
  assert.deepEqual(written, [
    ["pgn", "f5d6 f5f6"],
    ["moves", "f5d6 f5f6"],
  ]);
  assert.deepEqual(copied, ["written", "written"]);
  assert.deepEqual(whilePressed, [true, true], "WebKit refuses what is copied after a press");
  assert.equal(buttonOf(dialog, "Save").hidden, true, "a frame of a host page downloads nothing");
});

test("a locked board offers no files and no games to add", async () => {
  const { actions, store, dialog } = open();
  actions.searchLibrary({ shelf: "tournaments" });
  await settled();
  const offers = () =>
    ["[data-open-games]", "[data-database-try]", ".library-empty a"].map(
      (offer) => dialog.querySelector(offer) !== null,
    );
  assert.deepEqual(offers(), [true, true, true]);
  store.dispatch({ type: "locked", locks: ["board"] });
  await settled();
  assert.deepEqual(offers(), [false, false, false]);
});

test("a record that cannot be read is named with its file and line", async () => {
  const { dialog, read } = open();
  const cause = { code: "illegal-move", detail: "2: a1", message: "no" };
  await read(
    "1",
    ["f5d6"],
    [
      { number: 2, file: "league.txt", line: 17, ...cause },
      { number: 3, file: "", line: 19, ...cause },
      { number: 4, file: "WTH_2019.wtb", line: null, ...cause },
      { number: 5, ...cause },
    ],
  );
  const sentences = [...dialog.querySelectorAll(".collection-unread li")];
  assert.deepEqual(
    sentences.map(({ textContent }) => textContent.split(":")[0]),
    ["Record 2 (league.txt, line 17)", "Record 3 (line 19)", "Record 4 (WTH_2019.wtb)", "Record 5"],
  );
});

test("another collection begins in the order of its file, without a filter", async () => {
  const { state, read, field } = open();
  const listed = () => state().collection.listed.map(({ text }) => text);
  await read("1", ["f5d6", "f5f6", "f5f4"]);
  field("filter").value = "f5f";
  send(field("filter"), "input");
  await settled();
  assert.deepEqual(listed(), ["f5f6", "f5f4"]);
  await read("2", ["c4c3", "d3c3"]);
  assert.equal(field("filter").value, "");
  assert.deepEqual(listed(), ["c4c3", "d3c3"]);
});

test("a flag that falls while the list is open is told in the row of its game", async () => {
  const tab = openTab(memory(), { settings: { black: "human", white: "human" } }, memory());
  tab.actions.beginTable({ ...FIRST_TERMS, control: timeControl("sudden-death", 1, 0) });
  tab.play("f5 d6 c3");
  const { place } = showLibrary(tab);
  tab.actions.openPanel("games");
  await settled();
  assert.doesNotMatch(place.textContent, /on time/);
  const { clocks } = tab.state().table.game;
  tab.store.dispatch({ type: "clocks-set", clocks: { ...clocks, fallen: "white" } });
  await settled();
  assert.match(place.textContent, /Black wins on time 64/);
});

test("the link of a game in the list is one that the page opens", async () => {
  const { actions } = open();
  const { hash } = new URL(await actions.addressOf("reversi", "f5d6c3"));
  assert.equal(hash, "#m=f5d6c3&ply=3");
  assert.equal(unknownFragment(hash), null);
});

test("the list and its arrows go by the chosen order, in either direction", async () => {
  const { dialog, state, read, field } = open();
  await read("1", ["f5d6", "f5f6", "f5f4"], [], ["Eve", "Ada", "Bob"]);
  const listed = () => [
    state()
      .collection.listed.map(({ black }) => black)
      .join(" "),
    [...dialog.querySelectorAll("[data-row] strong")].map((row) => row.textContent).join(", "),
  ];
  field("sort").value = "black";
  send(field("sort"), "change");
  await settled();
  assert.deepEqual(listed(), ["Ada Bob Eve", "Ada – ?, Bob – ?, Eve – ?"]);
  dialog.querySelector("[data-descending]").click();
  await settled();
  assert.deepEqual(listed(), ["Eve Bob Ada", "Eve – ?, Bob – ?, Ada – ?"]);
});

test("a player is found with one colour alone", async () => {
  const { state, read, field } = open();
  await read("1", ["f5d6", "f5f6"], [], ["Ada", ""], (number) => ({
    white: number === 1 ? "Bob" : "Ada",
  }));
  const listed = () => state().collection.listed.map(({ number }) => number);
  field("filter").value = "ada";
  send(field("filter"), "input");
  await settled();
  assert.deepEqual(listed(), [1, 2]);
  for (const [side, found] of Object.entries({ black: [1], white: [2] })) {
    field("side").value = side;
    send(field("side"), "change");
    await settled();
    assert.deepEqual(listed(), found, side);
  }
});

test("a row that stays in sight keeps its element while the list is scrolled", async () => {
  const { dialog, read } = open();
  await read(
    "1",
    Array.from({ length: 60 }, () => "f5d6"),
  );
  const list = dialog.querySelector("[data-games]");
  const row = (index) => list.querySelector(`[data-row="${index}"]`);
  Object.defineProperty(list, "clientHeight", { value: 560 });
  send(list, "scroll");
  const [first, tenth] = [row(0), row(10)];
  list.scrollTop = 560;
  send(list, "scroll");
  assert.equal(row(10), tenth);
  assert.deepEqual([row(0), first.isConnected], [null, false]);
});

test("the list leaves the games that reach the position on the board, from the usual start", async () => {
  const { looked, read, field, state, actions } = open();
  const position = `${"-".repeat(27)}OX------XO${"-".repeat(27)} X d3`;
  await read("1", ["f5d6", position, "f5f6", "c4c3"]);
  await settled();
  assert.equal(state().collection.listed.length, 4);
  field("here").checked = true;
  send(field("here"), "change");
  await settled();
  assert.deepEqual(looked, [[0, "f5d6\nf5f6\nc4c3"]]);
  const listed = () => state().collection.listed.map(({ number }) => number);
  assert.deepEqual(listed(), [3], "the second line of those from the usual start");
  field("filter").value = "c4";
  send(field("filter"), "input");
  await settled();
  assert.deepEqual([listed(), looked.length], [[], 1], "it is looked for once");
  actions.listGamesHere(false);
  await settled();
  assert.deepEqual(listed(), [4]);
});

test("a first word finds its texts made while the list shows", { timeout: 10_000 }, async () => {
  const { dialog, read, field } = open();
  // Beyond the rows in sight, and more than are made in one task.
  const texts = Array.from({ length: 1200 }, () => "f5d6");
  const readings = [];
  await read("1", texts, [], [], (number) => ({
    get date() {
      readings.push(number);
      return "2006";
    },
  }));
  while (new Set(readings).size < texts.length) await settled();
  readings.length = 0;
  field("filter").value = "tamenori";
  send(field("filter"), "input");
  await settled();
  assert.match(dialog.querySelector("output").textContent, /^0 of 1,200 games/);
  assert.deepEqual(readings, []);
});
