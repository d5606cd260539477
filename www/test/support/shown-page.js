/**
 * The page in a document without a browser: the built markup and all views of the page, over a tab
 * with its storage, an engine whose answers the test gives, and a clock that the test moves.
 */

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { openDocument, send } from "./document.js";
import { createAllViews } from "../../shell/all-views.ts";
import { keysIn } from "../../shell/shortcuts.ts";
import { gameOf } from "../../play/games/index.ts";
import { readAddress } from "../../play/links/address.ts";
import { EMBEDDED, controlText } from "../../shell/action-table.ts";
import { readEmbedding } from "../../play/links/embedded-address.ts";
import { createFixedTextsView } from "../../play/settings/fixed-texts-view.ts";
import { themeOf } from "../../floor/theming/themes.ts";
import { followLanguage } from "../../play/words/language.ts";
import { DIST } from "./built-rules.js";
import { createTexts } from "./loaded-texts.js";
import { memory } from "./memory-storage.js";
import { settled } from "./settled.js";
import { startTab } from "./tabs.js";

const PAGE = "https://club.example/reversi/";
/** Two human players, in English. */
export const TWO_PEOPLE = "?lang=en&black=human&white=human";
/** Milliseconds after which something that was waited for does not come any more. */
const PATIENCE = 20_000;

const MARKUP = await readFile(path.join(DIST, "index.html"), "utf8");

/** A function that the cases in browsers call in their page, for the document of the moment. */
async function scriptOfCases(name) {
  const file = new URL(`../../../tests/browser/js/${name}.js`, import.meta.url);
  const source = (await readFile(file, "utf8")).trimEnd().replace(/;$/, "");
  const make = new Function("Event", "window", `return (${source})`);
  return (...given) => make(document.defaultView.Event, document.defaultView)(...given);
}
const readState = await scriptOfCases("state");
const changeSetting = await scriptOfCases("change-setting");
const settingValue = await scriptOfCases("setting-value");

/** Waits until something holds. */
export async function until(what, holds) {
  const deadline = Date.now() + PATIENCE;
  while (!holds()) {
    assert.ok(Date.now() < deadline, `never seen: ${what}`);
    await settled();
  }
}

/**
 * Opens the page with a query. Further options are a fragment, what is stored in the browser
 * (`shared`) and in the tab (`own`), and those of the table.
 */
export async function showPage(query = TWO_PEOPLE, options = {}) {
  const { fragment = "", shared = memory(), own = memory(), ...others } = options;
  openDocument(MARKUP, PAGE + query + fragment);
  const { fromAddress, seedAt, problems } = readAddress(query);
  const { locks, controls, ...embedding } = readEmbedding(query, EMBEDDED);
  const tab = startTab(shared, own, fragment, fromAddress, {
    locks,
    controls,
    seedAt,
    ...others,
    problems: [...problems, ...embedding.problems],
  });
  const { current } = tab.state().settings;
  const texts = createTexts(current.lang, themeOf(current.theme), gameOf(tab.state()));
  const fixedTexts = createFixedTextsView(document);
  fixedTexts.update(texts);
  const { context, actions, engine } = tab;
  const page = { root: document, context, actions, engine, keysIn, controlText };
  const view = createAllViews(page, { fixedTexts, texts });
  let before = null;
  const show = () => {
    const last = before;
    before = tab.state();
    view.update(before, last);
  };
  tab.store.subscribe(show);
  followLanguage(tab.store);
  show();
  await view.loadLater();

  const part = (selector) => document.querySelector(selector);
  const click = async (selector) => {
    const found = part(selector);
    assert.ok(found, `the page has no ${selector}`);
    assert.ok(!found.disabled && found.closest("[hidden]") === null, `${selector} takes no press`);
    found.click();
    await settled();
  };
  const square = (name) => `#board button[data-square="${name}"]`;
  return {
    ...tab,
    part,
    textsOf: (selector) =>
      [...document.querySelectorAll(selector)].map(({ textContent }) => textContent.trim()),
    /** What the page shows, as tests/browser/src/state.rs explains it. */
    seen: readState,
    click,
    press: (action) => click(`[data-group] [data-action="${action}"]`),
    openPanel: (name) => click(`[data-tab="${name}"]`),
    /** Opens the dialog that takes pasted texts and files. */
    async openGames() {
      if (tab.store.get().panels.open !== "games") await click('[data-tab="games"]');
      await until("the library", () => part(".library [data-open-games]") !== null);
      await click(".library [data-open-games]");
    },
    /** Presses the squares of a transcript, and answers what the page then shows. */
    async play(moves) {
      for (const name of moves.match(/../g)) await click(square(name));
      return readState();
    },
    hover: (name) => send(part(square(name)), "pointerover"),
    /** Sets a setting to a value, as a change of its field does. */
    async choose(name, value) {
      changeSetting(name, value);
      await settled();
    },
    chosen: settingValue,
    fill(selector, text) {
      const field = part(selector);
      field.value = text;
      send(field, "input");
    },
    reload: (search = query) => showPage(search, { ...others, shared, own }),
  };
}

/** The disc of a square in what the page shows: X, O or -. */
export function discAt({ discs }, name) {
  return discs[name.charCodeAt(0) - 97 + 8 * (Number(name[1]) - 1)];
}
