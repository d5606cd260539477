// The game in further notations: what the engine's module answers late is not shown.
import assert from "node:assert/strict";
import test from "node:test";
import { buttonOf, make, send } from "../../test/support/document.js";
import { createTexts } from "../../test/support/loaded-texts.js";
import { themeOf } from "../../floor/theming/themes.ts";
import { setTable, showState } from "../../test/support/headless-page.js";
import { createExportView } from "./export-view.ts";

// Before version 21, Node has none.
globalThis.navigator ??= {};

const settle = () => new Promise(setImmediate);

/** The view of a page between two people; what it asks to be written waits for an answer. */
function openView() {
  const table = setTable({ settings: { black: "human", white: "human" } });
  const root = make("div");
  const requests = [];
  const view = createExportView(
    root,
    (state, notation) =>
      new Promise((resolve, reject) =>
        requests.push({ line: state.game.line.join(""), notation, resolve, reject }),
      ),
  );
  const choose = (notation) => {
    const format = root.querySelector('[name="format"]');
    format.value = notation;
    send(format, "change");
  };
  showState(table, view, createTexts("en", themeOf("classic")));
  choose("ggf");
  requests.length = 0;
  const shownText = () => root.querySelector('[name="written"]').value;
  const said = () => root.querySelector('[role="status"]').textContent;
  return { table, root, requests, choose, shownText, said };
}

test("an answer that comes after another notation was chosen is not shown", async () => {
  const { requests, choose, shownText } = openView();
  for (const notation of ["pgn", "obf"]) choose(notation);
  const [pgn, obf] = requests;
  assert.deepEqual([pgn.notation, obf.notation], ["pgn", "obf"]);
  pgn.resolve("late");
  await settle();
  assert.equal(shownText(), "");
  obf.resolve("wanted");
  await settle();
  assert.equal(shownText(), "wanted");
});

test("an answer or a failure that comes after another move is not shown", async () => {
  const { table, requests, shownText, said } = openView();
  table.play("f5 d6 c3");
  const [first, second, third] = requests;
  assert.deepEqual([first.line, second.line, third.line], ["f5", "f5d6", "f5d6c3"]);
  first.resolve("late");
  third.resolve("wanted");
  second.reject(new Error("late"));
  await settle();
  assert.deepEqual([shownText(), said()], ["wanted", ""]);
});

test("a picture that is shared, kept back by the visitor or refused by the browser has its word", async () => {
  const ends = [
    [async () => {}, "Done."],
    [async () => Promise.reject(new DOMException("", "AbortError")), ""],
    [
      async () => Promise.reject(new DOMException("", "NotAllowedError")),
      "The browser does not allow that.",
    ],
  ];
  const { Image } = globalThis;
  const { toBlob } = HTMLCanvasElement.prototype;
  globalThis.Image = class {
    async decode() {}
  };
  HTMLCanvasElement.prototype.toBlob = (take) => take(new Blob(["pixels"]));
  navigator.canShare = () => true;
  try {
    for (const [share, sentence] of ends) {
      navigator.share = share;
      const { root, requests, choose, said } = openView();
      choose("numbered");
      requests[0].resolve("<svg/>");
      await settle();
      buttonOf(root, "Share").click();
      await settle();
      await settle();
      assert.equal(said(), sentence);
    }
  } finally {
    Object.assign(globalThis, { Image });
    Object.assign(HTMLCanvasElement.prototype, { toBlob });
    delete navigator.canShare;
    delete navigator.share;
  }
});
