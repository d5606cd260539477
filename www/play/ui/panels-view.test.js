// The panels beside the board, as a sheet on a telephone.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import test from "node:test";
import { make, show } from "../../test/support/document.js";
import { setTable, showState } from "../../test/support/headless-page.js";
import { PANEL_IDS } from "./panels.ts";

const { createPanelsView } = await import("./panels-view.ts");
// No window is resized.
globalThis.addEventListener ??= () => {};
const markup = await readFile(new URL("../../../index.html", import.meta.url), "utf8");
const [written] = markup.match(/<div class="side">[\s\S]*?<\/aside>/) ?? [];
/** With the panels that the build adds. */
const side = PANEL_IDS.filter((id) => !written.includes(`data-panel="${id}"`)).reduce(
  (html, id) => html.replace("<aside", `<section data-panel="${id}" hidden></section><aside`),
  written,
);

test("the tab of the game lowers the sheet of another panel", () => {
  show();
  document.body.innerHTML = side;
  const sheet = document.querySelector(".side");
  for (const id of PANEL_IDS)
    sheet.querySelector('[role="tablist"]').append(make("button", { "data-tab": id }));
  const page = setTable();
  showState(page, createPanelsView(document, page.actions), null);
  const press = (id) => {
    sheet.querySelector(`[data-tab="${id}"]`).click();
    // As the style sheets have it.
    sheet.style.position = page.state().panels.open === null ? "" : "fixed";
    return page.state().panels.open;
  };
  assert.deepEqual(["settings", "help", "game", "game", "game", "help"].map(press), [
    "settings",
    "help",
    null,
    "game",
    null,
    "help",
  ]);
});

test("the tab of the panel that shows leads where the way out of its part does", () => {
  show();
  document.body.innerHTML = side;
  for (const id of PANEL_IDS)
    document.querySelector('[role="tablist"]').append(make("button", { "data-tab": id }));
  const page = setTable();
  showState(page, createPanelsView(document, page.actions), null);
  const left = [];
  for (const [name, hidden] of [
    ["other", true],
    ["openings", false],
  ]) {
    const part = make("div");
    part.hidden = hidden;
    part.innerHTML = '<button><span class="part-back">Learn</span></button>';
    part.querySelector("button").addEventListener("click", () => left.push(name));
    document.querySelector('[data-panel="learn"]').append(part);
  }
  const tab = document.querySelector('[data-tab="learn"]');
  tab.click();
  assert.deepEqual(left, []);
  tab.click();
  assert.deepEqual(left, ["openings"]);
  assert.equal(page.state().panels.open, "learn");
});

test("the key of the help leads into its panel beside the board, and back to the square", () => {
  show();
  document.body.innerHTML = `<button id="square"></button>${side}`;
  for (const id of PANEL_IDS)
    document.querySelector('[role="tablist"]').append(make("button", { "data-tab": id }));
  const page = setTable();
  showState(page, createPanelsView(document, page.actions), null);
  document.querySelector("#square").focus();
  page.actions.run("help");
  assert.equal(document.activeElement.id, "help");
  page.actions.run("help");
  assert.equal(document.activeElement.id, "square");
});

test("a sheet that closes gives the focus back, to the board where its opener is gone", () => {
  show();
  document.body.innerHTML = `<div id="board"><button id="square" tabindex="0"></button></div>
    <button id="opener"></button>${side}`;
  for (const id of PANEL_IDS)
    document.querySelector('[role="tablist"]').append(make("button", { "data-tab": id }));
  const sheet = document.querySelector(".side");
  sheet.style.position = "fixed";
  const page = setTable();
  showState(page, createPanelsView(document, page.actions), null);
  const opener = document.querySelector("#opener");
  const closed = () => {
    opener.focus();
    page.actions.openPanel("settings");
    assert.ok(sheet.contains(document.activeElement));
    return () => {
      sheet.querySelector("[data-close-side]").click();
      return document.activeElement.id;
    };
  };
  assert.equal(closed()(), "opener");
  const close = closed();
  opener.remove();
  assert.equal(close(), "square");
});

test("the menu opens only the panels that the game has", () => {
  const offered = (id) => {
    show();
    document.body.innerHTML = side;
    const tabs = document.querySelector('[role="tablist"]');
    for (const panel of PANEL_IDS) tabs.append(make("button", { "data-tab": panel }));
    for (const panel of PANEL_IDS)
      document.body.append(make("button", { "data-open-panel": panel }));
    const page = setTable({ id });
    showState(page, createPanelsView(document, page.actions), null);
    const openers = [...document.querySelectorAll("[data-open-panel]:not([hidden])")];
    return openers.map((opener) => opener.getAttribute("data-open-panel"));
  };
  assert.deepEqual(offered("reversi"), PANEL_IDS);
  assert.deepEqual(offered("connect-four"), ["game", "games", "settings", "help"]);
});
