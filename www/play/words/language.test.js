// The language changes when its texts are there, and stays if they do not come.
import assert from "node:assert/strict";
import test from "node:test";
import { followLanguage } from "./language.ts";
import { setTable } from "../../test/support/headless-page.js";
import { settled } from "../../test/support/settled.js";

/** A page whose languages load when the test says so. */
function setSpeakingTable() {
  const table = setTable();
  const loads = [];
  followLanguage(
    table.store,
    (lang) => new Promise((resolve, reject) => loads.push({ lang, resolve, reject })),
  );
  const languages = () => [table.state().settings.current.lang, table.state().settings.spoken];
  return { ...table, loads, languages };
}

test("the page keeps its language until the texts of the chosen one are there", async () => {
  const { actions, loads, languages } = setSpeakingTable();
  actions.set("lang", "de");
  assert.deepEqual(languages(), ["de", "en"]);
  loads[0].resolve();
  await settled();
  assert.deepEqual(languages(), ["de", "de"]);
});

test("texts that do not load leave the language, with one sentence", async () => {
  const { actions, loads, languages, state } = setSpeakingTable();
  actions.set("lang", "de");
  loads[0].reject(new Error("www/play/words/de/page.js: 503"));
  await settled();
  assert.deepEqual(languages(), ["en", "en"]);
  const [{ code, cause }] = state().notice.problems;
  assert.deepEqual(
    [code, cause.message],
    ["language-unavailable", "www/play/words/de/page.js: 503"],
  );
});

test("a language that did not load is tried again when the visitor chooses it, and not before", async () => {
  const { actions, loads, languages, state, store } = setSpeakingTable();
  actions.set("lang", "de");
  loads[0].reject(new Error("www/play/words/de/page.js: 503"));
  await settled();
  actions.set("sound", true);
  store.dispatch({ type: "settings-shared", stored: { lang: "de", hand: "left" }, lang: "en" });
  const wantedLoads = () => loads.filter(({ lang }) => lang === "de");
  assert.deepEqual([wantedLoads().length, languages()], [1, ["en", "en"]]);
  assert.deepEqual([state().settings.stored.lang, state().settings.current.hand], ["de", "left"]);
  actions.set("lang", "de");
  wantedLoads()[1].resolve();
  await settled();
  assert.deepEqual(languages(), ["de", "de"]);
});

test("a language that is no longer wanted changes nothing when its texts come, or do not", async () => {
  for (const settle of ["resolve", "reject"]) {
    const { actions, loads, languages, state } = setSpeakingTable();
    actions.set("lang", "de");
    actions.set("lang", "en");
    const before = state().notice;
    loads.find(({ lang }) => lang === "de")[settle]();
    await settled();
    assert.deepEqual(languages(), ["en", "en"]);
    assert.equal(state().notice, before);
  }
});
