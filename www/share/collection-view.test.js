// The list of a collection: what its filters and its order begin with.
import assert from "node:assert/strict";
import test from "node:test";
import { NOTHING_BESIDE } from "../game/comments.ts";
import { themeOf } from "../theming/themes.ts";
import { setTable, showState } from "../test/support/headless-page.js";
import { createTexts } from "../test/support/loaded-texts.js";
import { settled } from "../test/support/settled.js";

const { buttonOf, make, send } = await import("../test/support/document.js");
const { createCollectionView } = await import("./collection-view.ts");

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
  const dialog = make("dialog", {}, make("div", { "data-collection": "" }));
  const looked = [];
  const find = async ({ ply }, games) => {
    looked.push([ply, games]);
    return [1];
  };
  const view = createCollectionView(dialog, table.actions, { write, find, leads: async () => [] });
  showState(table, view, createTexts("en", themeOf("classic")));
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
  };
  const field = (name) => dialog.querySelector(`[name="${name}"]`);
  return { ...table, dialog, written, looked, read, field };
}

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
  read("1", ["f5d6", "f5f6", "c4c3"]);
  field("descending").checked = true;
  send(field("descending"), "change");
  field("filter").value = "f5";
  send(field("filter"), "input");
  const said = dialog.querySelector('p[role="status"]');
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
    ["pgn", "f5f6 f5d6"],
    ["moves", "f5f6 f5d6"],
  ]);
  assert.deepEqual(copied, ["written", "written"]);
  assert.deepEqual(whilePressed, [true, true], "WebKit refuses what is copied after a press");
  assert.equal(buttonOf(dialog, "Save").hidden, true, "a frame of a host page downloads nothing");
});

test("a record that cannot be read is named with its file and line", () => {
  const { dialog, read } = open();
  const cause = { code: "illegal-move", detail: "2: a1", message: "no" };
  read(
    "1",
    ["f5d6"],
    [
      { number: 2, file: "league.txt", line: 17, ...cause },
      { number: 3, file: "", line: 19, ...cause },
      { number: 4, file: "WTH_2019.wtb", line: null, ...cause },
      { number: 5, ...cause },
    ],
  );
  const sentences = [...dialog.querySelectorAll("li")];
  assert.deepEqual(
    sentences.map(({ textContent }) => textContent.split(":")[0]),
    ["Record 2 (league.txt, line 17)", "Record 3 (line 19)", "Record 4 (WTH_2019.wtb)", "Record 5"],
  );
});

test("another collection begins in the order of its file, without a filter", () => {
  const { state, read, field } = open();
  const listed = () => state().collection.listed.map(({ text }) => text);
  read("1", ["f5d6", "f5f6", "f5f4"]);
  field("descending").checked = true;
  send(field("descending"), "change");
  field("filter").value = "f5f";
  send(field("filter"), "input");
  assert.deepEqual(listed(), ["f5f4", "f5f6"]);
  read("2", ["c4c3", "d3c3"]);
  assert.deepEqual([field("descending").checked, field("filter").value], [false, ""]);
  assert.deepEqual(listed(), ["c4c3", "d3c3"]);
});

test("of very many players the most active are offered, and a press on another one finds it", () => {
  const { dialog, state, read, field } = open();
  const names = Array.from({ length: 1001 }, (_, index) => `Ada ${index}`);
  read("1", ["f5d6", "f5d6", ...names.map(() => "c4c3")], [], ["Zoe", "Zoe", ...names]);
  const offered = () => [...field("player").options].map(({ value }) => value);
  assert.deepEqual([offered().length, offered().at(-1)], [1001, "Zoe"]);
  assert.equal(offered().includes("Ada 1000"), false);
  field("filter").value = "Ada 1000";
  send(field("filter"), "input");
  buttonOf(dialog, "Players").click();
  buttonOf(dialog, "Ada 1000").click();
  assert.equal(field("player").value, "Ada 1000");
  assert.deepEqual(
    state().collection.listed.map(({ black, white }) => [black, white]),
    [["Ada 1000", ""]],
  );
});

test("a row that stays in sight keeps its element while the list is scrolled", () => {
  const { dialog, read } = open();
  read(
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
  const { dialog, looked, read, field, state, actions } = open();
  const position = `${"-".repeat(27)}OX------XO${"-".repeat(27)} X d3`;
  read("1", ["f5d6", position, "f5f6", "c4c3"]);
  await settled();
  assert.equal(state().collection.listed.length, 4);
  const label = () => dialog.querySelector("[data-key=here]").textContent.trim();
  assert.equal(label(), "Only games with the position on the board");
  field("here").checked = true;
  send(field("here"), "change");
  await settled();
  assert.deepEqual(looked, [[0, "f5d6\nf5f6\nc4c3"]]);
  const listed = () => state().collection.listed.map(({ number }) => number);
  assert.deepEqual(listed(), [3], "the second line of those from the usual start");
  assert.equal(label(), "Only games with the position after 0 moves");
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
  read("1", texts, [], [], (number) => ({
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
