/**
 * Composition root: loads the rules, puts state, actions, search and views together, and starts.
 *
 * @import { Parts } from "./state/actions.js"
 * @import { Problem } from "./state/types.js"
 */

import { createActions, loadText, takeAnswer } from "./state/actions.js";
import { forgetChanged, forgetFragment } from "./state/address.js";
import { clubProblems, themeOf } from "./theming/themes.js";
import { need } from "./base/dom.js";
import { readEmbedding } from "./embedded/address.js";
import { createEmbedding } from "./embedded/host.js";
import { endings } from "./engine/selftest-positions.js";
import { EngineClient } from "./engine/client.js";
import { loadRules } from "./base/resources.js";
import { RunningGame } from "./game/session.js";
import { createLanguageView } from "./views/language-view.js";
import { keepOffline } from "./offline/register.js";
import { openFirstGame, problemInLink, takeLink } from "./game/first-game.js";
import { createPageView } from "./views/page-view.js";
import { problemOf } from "./base/problems.js";
import { initialState } from "./state/initial-state.js";
import { reduce } from "./state/reduce.js";
import { checkEndings } from "./engine/selftest.js";
import { defaultSettings, preferredLang, readAddress } from "./state/settings.js";
import { createSounds } from "./sound/sounds.js";
import { createStorage, isOfSettings } from "./state/storage.js";
import { createStore } from "./base/store.js";
import { createTexts } from "./words/texts.js";
import { createThemeView } from "./theming/theme-view.js";
import { Thinker } from "./engine/search-controller.js";
import { createUpdateView } from "./views/update-view.js";

const address = readAddress(location.search);
const around = readEmbedding(location.search);
// Boards in the pages of others keep nothing: several on one page would overwrite each other.
const storage = createStorage(() => (around.embedded ? noStorage() : window.localStorage));
const { chosen, damaged } = storage.readSettings();
const firstSettings = defaultSettings(preferredLang(navigator.languages));
const settings = { ...firstSettings, ...chosen, ...address.visit };

/** @param {number} ply */
const seedAt = (ply) =>
  address.seed === null ? Math.floor(Math.random() * 2 ** 31) : address.seed + ply;

async function start() {
  // The look needs no rules, so that its files come meanwhile.
  const dressed = theme.update({ settings });
  const rules = await loadRules();
  const game = new RunningGame(rules);
  const first = openFirstGame({
    game,
    settings,
    fragment: location.hash,
    stored: storage.readGame(),
    damaged,
  });
  const problems = [...first.problems, ...address.problems, ...clubProblems, ...around.problems];
  const welcome = storage.wantsWelcome();
  const store = createStore(
    initialState({
      ...around,
      settings,
      chosen,
      given: address.visit,
      ...first,
      welcome,
      problems,
    }),
    reduce,
  );
  const parts = { store, game, seedAt, firstSettings };

  const client = new EngineClient();
  const view = createPageView(document, createActions(parts), (signal) =>
    checkEndings(endings, rules, client, signal),
  );
  const embedding = createEmbedding(parts, around.origin, window);
  const sounds = createSounds(document, () => new AudioContext(), settings.sound);
  const thinker = createThinker(parts, client);

  store.subscribe((state, before) => {
    view.update(state);
    sounds.update(state, before);
    void theme.update(state);
    const displaced = storage.save(state, before);
    if (displaced) store.dispatch({ type: "displaced", former: displaced });
    forgetChanged(state.settings, before.settings);
    embedding.update(state, before);
    thinker.update();
  });
  addEventListener("hashchange", () => followLink(parts));
  addEventListener("storage", ({ key }) => followOtherTabs(parts, key));

  if (first.linked || problems.some(({ code }) => code === "bad-link")) forgetFragment();
  view.update(store.get());
  storage.save(store.get(), null);
  await Promise.all([dressed, theme.update(store.get())]);
  embedding.begin(document.body);
  thinker.update();
  return { store, client };
}

/**
 * What no move waits for, one after the other, as each would hold the other up on a slow line: the
 * engine, then the store for playing without a network.
 * @param {Awaited<typeof page>} parts
 */
async function fetchTheRest({ store, client }) {
  try {
    await client.prepare();
    performance.mark("engine-ready");
  } catch {
    // Whoever asks for a move is told, if it fails again.
  }
  await keepOffline(
    window,
    createUpdateView(document, () => store.dispatch({ type: "update-ready" })),
  );
}

/**
 * @param {Parts} parts
 * @param {EngineClient} client
 */
function createThinker(parts, client) {
  const { store } = parts;
  return new Thinker({
    store,
    seedAt,
    client,
    clock: pageClock,
    onProgress: (found, done) => store.dispatch({ type: "progress", found, done }),
    onAnswer: (purpose, answer) => takeAnswer(parts, purpose, answer),
    onFailure: (problem) => store.dispatch({ type: "search-failed", problem }),
  });
}

/**
 * Puts the game of a new fragment on the board.
 * @param {Parts} parts
 */
function followLink(parts) {
  try {
    if (takeLink(location.hash, (text) => loadText(parts, text))) forgetFragment();
  } catch (error) {
    forgetFragment();
    parts.store.dispatch({ type: "told", problems: [problemInLink(error)] });
  }
}

/**
 * Tells of what a look lacks once there is a page to tell it on.
 * @param {Problem} problem
 * @param {string | null} instead the look to show in the place of one that is not there
 */
function tellOfLook(problem, instead) {
  page.then(
    ({ store }) =>
      store.dispatch(
        instead === null
          ? { type: "told", problems: [problem] }
          : { type: "look-gone", instead, problem },
      ),
    () => {},
  );
}

/**
 * Takes over the choices that another tab has stored.
 * @param {Parts} parts
 * @param {string | null} key
 */
function followOtherTabs({ store }, key) {
  if (around.embedded || !isOfSettings(key)) return;
  store.dispatch({
    type: "shared",
    chosen: storage.readSettings().chosen,
    settings: firstSettings,
  });
}

/** @returns {never} */
function noStorage() {
  throw new DOMException("an embedded board stores nothing", "SecurityError");
}

const pageClock = {
  now: () => performance.now(),
  setTimeout: (/** @type {() => void} */ then, /** @type {number} */ ms) =>
    window.setTimeout(then, ms),
  clearTimeout: (/** @type {number | undefined} */ timer) => window.clearTimeout(timer),
};

const texts = createTexts(settings.lang, themeOf(settings.theme));
createLanguageView(document).update(texts);
const theme = createThemeView(document, tellOfLook);
const page = start();
page.then(fetchTheRest).catch((error) => {
  need(document, "#status", HTMLElement).textContent = texts.t("problem-start", {
    detail: problemOf(error).message,
  });
  throw error;
});
