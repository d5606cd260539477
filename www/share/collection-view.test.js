// The list of a collection: what its filters and its order begin with.
import assert from "node:assert/strict";
import test from "node:test";
import { NOTHING_BESIDE } from "../game/comments.js";
import { themeOf } from "../theming/themes.js";
import { setTable, showState } from "../test/support/headless-page.js";
import { createTexts } from "../test/support/loaded-texts.js";

const { make } = await import("../test/support/fake-document.js");
const { createCollectionView } = await import("./collection-view.js");

const collected = (text, index) => ({
  ...{ number: index + 1, text, moves: text.length / 2, black: "", white: "", event: "", date: "" },
  ...{ ...NOTHING_BESIDE, assumed_black: false, black_discs: null, opening: null },
});

test("another collection begins in the order of its file, without a filter", () => {
  const table = setTable();
  const dialog = make("dialog", {}, make("div", { "data-collection": "" }));
  showState(
    table,
    createCollectionView(dialog, table.actions),
    createTexts("en", themeOf("classic")),
  );
  const read = (id, texts) => {
    const files = [{ name: "games.txt", bytes: new Uint8Array() }];
    const found = { games: texts.map(collected), unread: [] };
    table.store.dispatch({ type: "collection-asked", files, id });
    table.store.dispatch({ type: "found", key: "collection", found, done: true });
  };
  const listed = () => table.state().collection.listed.map(({ text }) => text);
  const field = (name) => dialog.querySelector(`input[name="${name}"]`);
  read("1", ["f5d6", "f5f6", "f5f4"]);
  field("descending").checked = true;
  field("filter").value = "f5f";
  field("descending").send("change");
  assert.deepEqual(listed(), ["f5f4", "f5f6"]);
  read("2", ["c4c3", "d3c3"]);
  assert.deepEqual([field("descending").checked, field("filter").value], [false, ""]);
  assert.deepEqual(listed(), ["c4c3", "d3c3"]);
});
