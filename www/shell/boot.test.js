// boot.ts, which runs before the modules, reads what the modules have stored and guards the start.
import assert from "node:assert/strict";
import test from "node:test";
import { fileURLToPath } from "node:url";
import { runInNewContext } from "node:vm";
import { build } from "esbuild";
import { joinedModule } from "../../crates/xtask/js/words.mjs";
import { WORDS } from "../test/support/loaded-texts.js";
import { GUIDE } from "../play/guide/guide.ts";
import { createStorage } from "./storage.ts";
import { STORED_CHOICES } from "../play/settings/kept-settings.ts";
import { memory } from "../test/support/memory-storage.js";
import { HOUSE, setTable } from "../test/support/headless-page.js";
import { settled } from "../test/support/settled.js";

/** The module of texts that the build writes. */
const texts = {
  name: "texts",
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /words\/start\.js$/ }, () => ({ path: "start", namespace: "texts" }));
    onLoad({ filter: /./, namespace: "texts" }, ({ path }) => ({
      contents: joinedModule(WORDS, path),
    }));
  },
};
const { outputFiles } = await build({
  entryPoints: [fileURLToPath(new URL("../boot.ts", import.meta.url))],
  bundle: true,
  plugins: [texts],
  write: false,
  format: "iife",
});
const BOOT = outputFiles[0].text;

const PAGE = "https://club.example/reversi/?lang=";
const INDEX = "<!DOCTYPE html>";
const MARKUP = `<link href="style.css?v=2"><script src="www/main.js?v=2"></script><a href="#board">`;
/** What a whole host has at an address. */
const hostFile = (address) => (address.includes("?v=") ? "a file" : MARKUP);

/** The link to the texts of a language, as the markup has it. */
function link(rel) {
  const made = { rel, setAttribute: (name, value) => Object.assign(made, { [name]: value }) };
  return made;
}

/**
 * The page after boot.ts: the attributes of its root, its status line, what it requests, and ways
 * to make it fail.
 */
function run(
  store,
  {
    search = "",
    hash = "",
    dark = false,
    lang = "en",
    files = hostFile,
    state = null,
    online = true,
  } = {},
) {
  class HTMLScriptElement {
    src = "https://club.example/reversi/www/main.js?v=1";
  }
  const root = { dataset: {}, lang: "" };
  const page = {
    dataset: root.dataset,
    root,
    status: {
      textContent: "",
      after: (button) => page.buttons.push(button),
      scrollIntoView: () => {},
    },
    buttons: [],
    links: Object.fromEntries(
      ["de", "en"].map((each) => [`link[hreflang="${each}"]`, link("words")]),
    ),
    pictures: [link("picture"), link("picture")],
    requests: [],
    reloads: 0,
    history: {
      state,
      replaceState: (next) => {
        page.history.state = next;
      },
    },
  };
  const listeners = {};
  const timers = [];
  const window = {
    addEventListener: (type, listener) => {
      listeners[type] = listener;
    },
    document: {
      documentElement: root,
      querySelector: (selector) =>
        selector === "#status" ? page.status : (page.links[selector] ?? null),
      querySelectorAll: () => page.pictures,
      createElement: () => ({
        dataset: {},
        addEventListener(_type, press) {
          this.press = press;
        },
      }),
    },
    HTMLScriptElement,
    fetch: async (address, { cache }) => {
      page.requests.push([address, cache]);
      const text = files(address);
      return { ok: text !== null, text: async () => text };
    },
    history: page.history,
    location: {
      search,
      hash,
      href: PAGE + lang,
      reload: () => {
        page.reloads += 1;
      },
    },
    localStorage: store,
    matchMedia: () => ({ matches: dark }),
    navigator: { onLine: online, languages: [lang] },
    setTimeout: (then, ms) => timers.push({ then, ms }),
    URL,
    URLSearchParams,
  };
  runInNewContext(BOOT, Object.assign(window, { window }));
  return Object.assign(page, {
    timers,
    fail: (event) => listeners.error({ target: null, ...event }),
    loseScript: () => listeners.error({ target: new HTMLScriptElement() }),
    reject: (reason) => listeners.unhandledrejection({ reason }),
    comeOnline: () => listeners.online?.(),
  });
}

const boot = (store, options) => run(store, options).dataset;

/** A storage into which the page has written after some settings were made. */
function storeAfter(settings) {
  const store = memory();
  const storage = createStorage(HOUSE, () => store);
  const table = setTable();
  table.store.subscribe(storage.save);
  for (const [name, value] of Object.entries(settings)) table.actions.set(name, value);
  return { store, storage, table };
}

test("the first paint follows the stored settings", () => {
  const { store } = storeAfter({ scheme: "dark", "board-size": "large", hand: "left" });
  const { scheme, boardSize, hand } = boot(store);
  assert.deepEqual([scheme, boardSize, hand], ["dark", "large", "left"]);
});

test("the first paint of a first visit follows the system", () => {
  assert.deepEqual(
    { ...boot(memory(), { dark: true }) },
    {
      starting: "en",
      firstVisit: "",
      scheme: "dark",
      boardSize: "normal",
      textSize: "normal",
      hand: "right",
      game: "reversi",
    },
  );
});

test("the empty board of Reversi is painted before no other game", () => {
  const store = memory({ [STORED_CHOICES.key]: '{"game":"connect-four"}' });
  assert.equal(boot(store).game, undefined);
  assert.equal(boot(store, { search: "?game=reversi" }).game, "reversi");
  assert.equal(boot(memory(), { search: "?game=tic-tac-toe" }).game, undefined);
  assert.equal(boot(memory(), { hash: "#game=connect-four&m=44" }).game, undefined);
  const other = { search: "?game=reversi", hash: "#game=connect-four&m=44" };
  assert.equal(boot(memory(), other).game, undefined);
  for (const lock of ["embed=1&lock=game", "embed=1&lock=undo+game", "lock=undo,%20Game"]) {
    const search = `?${lock}&game=connect-four`;
    assert.equal(boot(memory(), { search, hash: "#m=f5" }).game, undefined, lock);
  }
});

test("a link and an exercise of Reversi are painted on its board after another game", () => {
  const store = memory({ [STORED_CHOICES.key]: '{"game":"connect-four"}' });
  for (const options of [{ hash: "#m=f5" }, { hash: "#pos=X" }, { search: "?exercise=1" }])
    assert.equal(boot(store, options).game, "reversi", JSON.stringify(options));
  assert.equal(boot(store, { hash: "#board" }).game, undefined);
});

test("a guide that was left is not painted from its beginning", () => {
  const { store, storage, table } = storeAfter({});
  assert.equal(boot(store).firstVisit, "");
  const state = table.state();
  storage.save(state, { ...state, panels: { ...state.panels, guide: 0 } });
  assert.equal(boot(store).firstVisit, undefined);
});

test("a game or an exercise in the address is painted without the guide", () => {
  assert.equal(boot(memory(), { search: "?exercise=7" }).firstVisit, undefined);
  assert.equal(boot(memory(), { hash: "#m=f5d6" }).firstVisit, undefined);
});

test("damaged and forbidden storage is painted as a first visit", () => {
  for (const store of [memory({ [STORED_CHOICES.key]: "{" }), undefined])
    assert.equal(boot(store).boardSize, "normal");
});

test("an embedded board reads nothing and has the layout of its frame", () => {
  const { store } = storeAfter({ "board-size": "large" });
  assert.equal(boot(store, { search: "?embed=1" }).embed, "fixed");
  const sized = boot(store, { search: "?embed=1&origin=null&scheme=light" });
  assert.deepEqual([sized.embed, sized.scheme, sized.boardSize], ["sized", "light", "normal"]);
});

test("the keys in boot.js are those of the storage", () => {
  const keys = BOOT.match(/reversi\.\w+\.\d+/g);
  assert.deepEqual(new Set(keys), new Set([GUIDE.key, STORED_CHOICES.key]));
});

const CLUB_SLIP = {
  filename: "https://club.example/reversi/www/club.js?v=1",
  lineno: 9,
  message: "rose is not defined",
};

test("a start that fails is loaded once more past the cache, and the page reloads", async () => {
  for (const fail of [
    (page) => page.fail(CLUB_SLIP),
    (page) => page.loseScript(),
    (page) => page.reject(new Error("reversi-rules_bg.wasm: 503")),
  ]) {
    const page = run(memory());
    fail(page);
    await settled();
    assert.deepEqual(page.requests, [
      [`${PAGE}en`, "reload"],
      ["https://club.example/reversi/style.css?v=2", "reload"],
      ["https://club.example/reversi/www/main.js?v=2", "reload"],
    ]);
    assert.deepEqual([page.reloads, page.status.textContent], [1, ""]);
  }
});

test("a second failure within a minute is shown, with a button; a later one is repaired", async () => {
  for (const [age, reloads] of [
    [59_000, 0],
    [61_000, 1],
    [-61_000, 1],
  ]) {
    const page = run(memory(), { state: { repaired: Date.now() - age } });
    page.fail(CLUB_SLIP);
    await settled();
    assert.equal(page.reloads, reloads);
    assert.equal(page.buttons.length, 1 - reloads);
  }
});

test("what could not be loaded is named in the visitor's language", async () => {
  for (const [lang, sentence, again] of [
    ["en", "Reversi could not start (www/club.js, 9: rose is not defined).", "Try again"],
    [
      "de-AT",
      "Reversi konnte nicht starten (www/club.js, 9: rose is not defined).",
      "Erneut versuchen",
    ],
  ]) {
    const page = run(memory(), { lang, files: () => null });
    page.fail(CLUB_SLIP);
    await settled();
    assert.equal(page.status.textContent, sentence);
    assert.equal(page.buttons[0].textContent, again);
    assert.equal(page.root.lang, lang.slice(0, 2));
  }
});

test("a file that the host lacks is named, whatever fails for want of it", async () => {
  for (const answer of [null, INDEX]) {
    const page = run(memory(), {
      files: (address) => (address.includes("style.css") ? answer : hostFile(address)),
    });
    page.loseScript();
    await settled();
    assert.deepEqual([page.reloads, page.history.state], [0, null]);
    assert.equal(page.status.textContent, "Reversi could not start (style.css).");
  }
});

test("the language of address and settings goes before the browser's", async () => {
  const { store } = storeAfter({ lang: "de" });
  const stored = run(store, { files: () => null });
  stored.loseScript();
  const english = run(store, { files: () => null, search: "?lang=en" });
  english.loseScript();
  await settled();
  assert.equal(stored.status.textContent, "Reversi konnte nicht starten (www/main.js).");
  assert.equal(english.status.textContent, "Reversi could not start (www/main.js).");
});

test("the texts of the visitor's language are requested before the modules, and no others", () => {
  const { store } = storeAfter({ lang: "de" });
  for (const [page, wantedLanguage, other] of [
    [run(store), "de", "en"],
    [run(store, { search: "?lang=en" }), "en", "de"],
    [run(memory(), { lang: "de-AT" }), "de", "en"],
    [run(memory(), { lang: "la" }), "en", "de"],
  ]) {
    assert.equal(page.links[`link[hreflang="${wantedLanguage}"]`].rel, "modulepreload");
    assert.equal(page.links[`link[hreflang="${other}"]`].rel, "words");
    assert.equal(page.dataset.starting, wantedLanguage);
  }
});

test("the pictures of the classic theme are requested where no other theme is wanted", () => {
  const { store: inGarden } = storeAfter({ theme: "garden" });
  for (const [page, rel] of [
    [run(memory()), "preload"],
    [run(inGarden), "picture"],
    [run(inGarden, { search: "?theme=classic" }), "preload"],
    [run(memory(), { search: "?embed=1&theme=wood" }), "picture"],
  ])
    assert.deepEqual(new Set(page.pictures.map((each) => each.rel)), new Set([rel]));
});

test("the button and the returning network try again, and repair again", async () => {
  for (const again of [(page) => page.buttons[0].press(), (page) => page.comeOnline()]) {
    const page = run(memory(), { state: { repaired: Date.now() } });
    page.loseScript();
    await settled();
    assert.equal(page.reloads, 0);
    again(page);
    assert.deepEqual([page.reloads, page.history.state], [1, null]);
  }
});

test("a page without a network has its own sentence, and one between two releases too", async () => {
  const offline = run(memory(), { online: false, files: () => null });
  offline.loseScript();
  const mixed = run(memory(), { files: () => null });
  mixed.reject({ code: "other-release", message: "style.css is of another release" });
  await settled();
  assert.match(offline.status.textContent, /^There is no network/);
  assert.match(mixed.status.textContent, /^A new version of this page/);
});

test("several failures of one start are one", async () => {
  const page = run(memory(), { files: () => null });
  page.loseScript();
  page.fail(CLUB_SLIP);
  page.reject(new Error("no rules"));
  await settled();
  assert.equal(page.status.textContent, "Reversi could not start (www/main.js).");
  assert.equal(page.buttons.length, 1);
});

test("a start that takes more than five seconds is still loading", () => {
  const page = run(memory());
  assert.deepEqual(
    page.timers.map(({ ms }) => ms),
    [5000],
  );
  page.timers[0].then();
  assert.equal(page.status.textContent, "Reversi is still loading …");
  const started = run(memory());
  delete started.dataset.starting;
  started.timers[0].then();
  assert.equal(started.status.textContent, "");
});

test("errors after the start, and those of other scripts, do not belong to the start", async () => {
  const started = run(memory());
  delete started.dataset.starting;
  started.fail(CLUB_SLIP);
  started.reject(new Error("later"));
  const extended = run(memory());
  extended.fail({ ...CLUB_SLIP, filename: "extension://abc/content.js" });
  await settled();
  for (const page of [started, extended])
    assert.deepEqual([page.requests, page.reloads, page.status.textContent], [[], 0, ""]);
});

test("stored settings of the wrong kind paint the page as a first visit", () => {
  const strange = memory({
    [STORED_CHOICES.key]: '{"board-size":{"toString":1},"hand":7,"lang":[]}',
  });
  const { boardSize, hand } = boot(strange);
  assert.deepEqual([boardSize, hand], ["normal", "right"]);
});
