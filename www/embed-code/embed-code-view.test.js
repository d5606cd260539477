// The dialog of the code for a board on another page: its preview.
import assert from "node:assert/strict";
import test from "node:test";
import { make, show } from "../test/support/document.js";
import { setTable, showState } from "../test/support/headless-page.js";
import { createTexts } from "../test/support/loaded-texts.js";
import { CONTROLS, controlText, USUAL_CONTROLS } from "../app/action-table.ts";
import { themeOf } from "../theming/themes.ts";
import { createEmbedCodeView } from "./embed-code-view.ts";

globalThis.location = new URL("https://reversi.example/");

test("a link that comes after the dialog has closed shows no preview", async () => {
  const requests = [];
  const fragmentOf = () => new Promise((resolve) => requests.push(resolve));
  const dialog = make("dialog", {}, make("div", { "data-embed-code": "" }));
  show(dialog);
  const controls = { all: CONTROLS, usual: USUAL_CONTROLS, text: controlText };
  const view = createEmbedCodeView(dialog, { fragmentOf }, controls);
  const preview = () => dialog.querySelector("iframe").hasAttribute("src");
  const table = setTable({ transcript: "f5d6c3" });
  dialog.show();
  showState(table, view, createTexts("en", themeOf("classic")));
  assert.equal(requests.length, 1);
  dialog.close();
  requests[0]("m=f5d6c3");
  await new Promise(setImmediate);
  assert.equal(preview(), false);
});
