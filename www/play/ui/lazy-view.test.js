// Parts that are loaded when they are first wanted, and what is said when they cannot be.
import assert from "node:assert/strict";
import test from "node:test";
import { themeOf } from "../../floor/theming/themes.ts";
import { createLazyView, createLoader } from "./lazy-view.ts";
import { createTexts } from "../../test/support/loaded-texts.js";
import { setTable, showState } from "../../test/support/headless-page.js";
import { announce } from "../../test/support/shown.js";

const TEXTS = createTexts("en", themeOf("classic"));
const FAILED = /^This part of the page could not be loaded: /;

/** A page whose study panel can be loaded from the second try on. */
function setPage() {
  const table = setTable();
  const said = () => announce(table.state(), TEXTS);
  let tries = 0;
  const shown = [];
  const view = { update: (state) => shown.push(state.panels.open) };
  const load = async () => {
    tries += 1;
    if (tries === 1) throw new Error("offline");
    return view;
  };
  const wants = ({ panels }) => panels.open === "study";
  showState(table, createLazyView(wants, load, table.actions), TEXTS);
  const open = async (panel) => {
    table.actions.openPanel(panel);
    await new Promise(setImmediate);
  };
  return { ...table, said, shown, open };
}

test("the sentence about a part that could not be loaded goes when a later try succeeds", async () => {
  const page = setPage();
  const before = page.said();
  await page.open("study");
  assert.match(page.said(), FAILED);
  await page.open(null);
  assert.match(page.said(), FAILED);
  await page.open("study");
  assert.equal(page.said(), before.replace(/^New game\. /, ""));
  assert.equal(page.shown.at(-1), "study");
});

test("a part that is turned to again while it loads is made once", async () => {
  const table = setTable();
  const loading = [];
  const load = () => new Promise((loaded) => loading.push(loaded));
  const wants = ({ panels }) => panels.open === "study";
  showState(table, createLazyView(wants, load, table.actions), TEXTS);
  for (const panel of ["study", null, "study"]) table.actions.openPanel(panel);
  const shown = [];
  loading[0]({ update: (state) => shown.push(state.panels.open) });
  await new Promise(setImmediate);
  assert.deepEqual([loading.length, shown], [1, ["study"]]);
});

test("a part that nobody waits for any more says nothing and takes no sentence back", async () => {
  const said = [];
  const reports = {
    report: () => said.push("report"),
    withdraw: () => said.push("withdraw"),
  };
  const load = createLoader(reports);
  const fail = async () => {
    throw new Error("offline");
  };
  await load(fail);
  assert.equal(await load(fail, AbortSignal.abort()), null);
  assert.deepEqual(said, ["report"]);
  assert.equal(await load(async () => "part"), "part");
  assert.deepEqual(said, ["report", "withdraw"]);
});

test("another sentence stays when the part is there", async () => {
  const page = setPage();
  await page.open("study");
  await page.open(null);
  page.actions.report({ code: "locked", detail: "", message: "locked" });
  const said = page.said();
  await page.open("study");
  assert.equal(page.said(), said);
});
