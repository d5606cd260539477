// The dialog of the code for a board on another page: its preview.
import assert from "node:assert/strict";
import test from "node:test";
import { make, show } from "../../test/support/document.js";
import { setTable, showState } from "../../test/support/headless-page.js";
import { createTexts } from "../../test/support/loaded-texts.js";
import { CONTROLS, controlText, USUAL_CONTROLS } from "../../shell/action-table.ts";
import { themeOf } from "../../floor/theming/themes.ts";
import { createEmbedCodeView } from "./embed-code-view.ts";

/** The dialog of a page at an address, and whether it shows a preview. */
function opened(address, fragmentOf) {
  globalThis.location = new URL(address);
  const dialog = make("dialog", {}, make("div", { "data-embed-code": "" }));
  show(dialog);
  const controls = { all: CONTROLS, usual: USUAL_CONTROLS, text: controlText };
  const view = createEmbedCodeView(dialog, { fragmentOf }, controls);
  const table = setTable({ transcript: "f5d6c3" });
  dialog.show();
  showState(table, view, createTexts("en", themeOf("classic")));
  return { dialog, preview: () => dialog.querySelector("iframe").hasAttribute("src") };
}

test("a link that comes after the dialog has closed shows no preview", async () => {
  const requests = [];
  const fragmentOf = () => new Promise((resolve) => requests.push(resolve));
  const { dialog, preview } = opened("https://reversi.example/", fragmentOf);
  assert.equal(requests.length, 1);
  dialog.close();
  requests[0]("m=f5d6c3");
  await new Promise(setImmediate);
  assert.equal(preview(), false);
});

test("the code of a page on the visitor's own device says that nobody else can open it", () => {
  for (const [address, isLocal] of [
    ["http://127.0.0.1:8080/", true],
    ["http://localhost:8080/reversi/", true],
    ["http://[::1]:8080/", true],
    ["https://reversi.example/", false],
    ["https://localhost.example/", false],
  ]) {
    const { dialog } = opened(address, async () => "");
    assert.equal(dialog.querySelector("[data-local]").hidden, !isLocal, address);
  }
});
