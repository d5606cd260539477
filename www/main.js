/**
 * Composition root: loads the rules, puts state, actions, search and views together, and starts.
 *
 * @import { Context } from "./state/steps.js"
 * @import { ThemeReport } from "./theming/theme-view.js"
 */

import { pageClock } from "./base/clock.js";
import { query } from "./base/dom.js";
import { problemOf } from "./base/problems.js";
import { loadRules } from "./base/resources.js";
import { changed, createStore } from "./base/store.js";
import { readEmbedding } from "./embedded/address.js";
import { createHost } from "./embedded/host.js";
import { JobRunner } from "./engine/jobs.js";
import { EnginePool, poolSize } from "./engine/pool.js";
import { endgames } from "./engine/selftest-positions.js";
import { checkEndgames } from "./engine/selftest.js";
import { openFirstGame } from "./game/first-game.js";
import { GameSession } from "./game/session.js";
import { keepOffline } from "./offline/register.js";
import { createSounds } from "./sound/sounds.js";
import { createActions } from "./state/actions.js";
import { forgetChanged, forgetFragment } from "./state/address.js";
import { initialState } from "./state/initial-state.js";
import { wantedJobs } from "./state/jobs.js";
import { followLink, followOtherTabs } from "./state/outside.js";
import { reduce } from "./state/reduce.js";
import { defaultSettings, preferredLang, readAddress } from "./state/settings.js";
import { takeAnswer } from "./state/steps.js";
import { createStorage, noStorage } from "./state/storage.js";
import { createThemeView } from "./theming/theme-view.js";
import { clubProblems, themeOf } from "./theming/themes.js";
import { createLanguageView } from "./views/language-view.js";
import { createPageView } from "./views/page-view.js";
import { createUpdateView } from "./views/update-view.js";
import { createTexts } from "./words/texts.js";

const address = readAddress(location.search);
const embedding = readEmbedding(location.search);
// Boards in other pages keep nothing: several on one page would overwrite each other.
const storage = createStorage(embedding.embedded ? noStorage : () => window.localStorage);
const saved = storage.readSettings();
const defaults = defaultSettings(preferredLang(navigator.languages));
const settings = { ...defaults, ...saved.stored, ...address.fromAddress };
const texts = createTexts(settings.lang, themeOf(settings.theme));

async function start() {
  createLanguageView(document).update(texts);
  const theme = createThemeView(document);
  // The theme needs no rules: its files are fetched meanwhile.
  const themed = theme.update(settings.theme);
  const rules = await loadRules();
  const session = new GameSession(rules);
  const { first, problems } = openFirstGame(session, settings, location.hash, storage, saved);
  problems.push(...address.problems, ...clubProblems, ...embedding.problems);
  const store = createStore(
    initialState({
      ...first,
      settings: { current: settings, stored: saved.stored, fromAddress: address.fromAddress },
      host: { locks: embedding.locks, controls: embedding.controls },
      welcome: storage.wantsWelcome(),
      problems,
    }),
    reduce,
  );
  /** @type {Context} */
  const context = { store, session, seedAt: address.seedAt, defaults };
  const engine = new EnginePool(poolSize(navigator.hardwareConcurrency));
  const view = createPageView(document, createActions(context), (signal) =>
    checkEndgames(endgames, rules, engine, signal),
  );
  const host = createHost(context, embedding.origin, window);
  const sounds = createSounds(document, () => new AudioContext(), settings.sound);
  const jobs = new JobRunner({
    wantedJobs: () => wantedJobs(store.get()),
    engine,
    clock: pageClock,
    seedAt: context.seedAt,
    onFound: (key, found, done) => store.dispatch({ type: "found", key, found, done }),
    onAnswer: (purpose, answer) => takeAnswer(context, purpose, answer),
    onFailure: (key, problem) => store.dispatch({ type: "job-failed", key, problem }),
  });
  const showTheme = (/** @type {ThemeReport | null} */ report) => {
    if (report?.instead)
      store.dispatch({ type: "theme-absent", ...report, instead: report.instead });
    else if (report) store.dispatch({ type: "problems", problems: [report.problem] });
  };

  store.subscribe((state, before) => {
    const { current } = state.settings;
    view.update(state, before);
    sounds.update(state, before);
    if (changed(state, before, "game", "point", "settings"))
      void theme.update(current.theme).then(showTheme);
    storage.save(state, before, (previousGame) =>
      store.dispatch({ type: "displaced", previousGame }),
    );
    forgetChanged(current, before.settings.current);
    host.update(state, before);
    jobs.update();
  });
  addEventListener("hashchange", () => followLink(context, location.hash));
  if (!embedding.embedded)
    addEventListener("storage", ({ key }) => followOtherTabs(context, storage, key));

  if (first.linked || problems.some(({ code }) => code === "bad-link")) forgetFragment();
  view.update(store.get(), null);
  storage.save(store.get(), null);
  const [report] = await Promise.all([themed, theme.update(settings.theme)]);
  host.begin(document.body);
  jobs.update();
  showTheme(report);
  return { store, engine };
}

/**
 * Loads what the first move does not need, one download at a time: the engine, then the cache for
 * playing without a network.
 * @param {Awaited<ReturnType<typeof start>>} page
 */
async function loadRest({ store, engine }) {
  try {
    await engine.prepare();
    performance.mark("engine-ready");
  } catch {
    // A search that needs the engine reports the problem.
  }
  await keepOffline(
    window,
    createUpdateView(document, () => store.dispatch({ type: "update-ready" })),
  );
}

start()
  .then(loadRest)
  .catch((error) => {
    query(document, "#status", HTMLElement).textContent = texts.t("problem-start", {
      detail: problemOf(error).message,
    });
    throw error;
  });
