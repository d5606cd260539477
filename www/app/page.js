/**
 * The running page: every part that follows the state, and what reaches it from outside.
 *
 * @import { createStore } from "../base/store.js"
 * @import { Embedding } from "../links/embedded-address.js"
 * @import { EnginePool } from "../engine/pool.js"
 * @import { PageEvent } from "./reduce.js"
 * @import { Actions } from "./actions.js"
 * @import { State } from "./state.js"
 * @import { Context } from "./context.js"
 * @import { createStorage } from "./storage.js"
 * @import { ShownTexts } from "./all-views.js"
 * @import { ThemeReport, createThemeLoader } from "../theming/theme-loader.js"
 */

import { nextTask, pageClock } from "../base/clock.js";
import { problemBehind } from "../base/problems.js";
import { JobRunner } from "../engine/job-runner.js";
import { createLaterSounds } from "../sound/later-sounds.js";
import { createActions } from "./actions.js";
import { askBeforeLeaving } from "./leave-question.js";
import { forgetChanged, takeExercise } from "../links/address.js";
import { threadsWanted, wantedJobs } from "./jobs.js";
import { followRooms } from "./loaded-rooms.js";
import { followLater, followOtherTabs, followStorage } from "./other-tabs.js";
import { play, replayNext, takeAnswer } from "../game/game-steps.js";
import { fallTime } from "../board/motion-timing.js";
import { createOpenedLinks } from "../links/opened-links.js";
import { createAllViews } from "./all-views.js";
import { viewLoaders } from "./view-loaders.js";
import { listenToImports } from "../share/paste-and-drop.js";
import { followLanguage } from "../words/language.js";

/**
 * @typedef {ReturnType<typeof createStore<State, PageEvent>>} Store
 *
 * @typedef {object} Parts
 * @property {Context & {store: Store}} context
 * @property {Pick<EnginePool, "request">} engine
 * @property {ReturnType<typeof createStorage>} storage
 * @property {Embedding} embedding
 * @property {typeof import("../host/embedded.js") | null} hosted what an embedded board has, null
 *   for the page itself
 * @property {ReturnType<typeof createThemeLoader>} theme
 * @property {Promise<ThemeReport | null>} themed settled when the first theme is shown
 * @property {ShownTexts["fixedTexts"]} fixedTexts
 * @property {ShownTexts["texts"]} texts
 */

/** @param {Parts} parts */
export async function runPage({ context, engine, storage, embedding, hosted, ...looks }) {
  const { store } = context;
  const { theme, themed } = looks;
  const actions = createActions(context);
  const view = createAllViews(document, actions, viewLoaders(context, actions, engine), looks);
  const { current: settings } = store.get().settings;
  const sounds = createLaterSounds(loadSounds, settings.sound);
  const host = hosted?.createHost(context, embedding.origin, window);
  const jobs = createJobs(context, engine);
  const showTheme = (/** @type {ThemeReport | null} */ report) => reportTheme(store, report);

  /** @type {State | null} */
  let shown = null;
  const show = (/** @type {State} */ state) => {
    const before = shown;
    shown = state;
    view.update(state, before);
  };
  store.subscribe((state, before) => {
    const { current } = state.settings;
    show(state);
    sounds.update(state, before, fallTime(state));
    void theme.update(current.theme, current.game).then(showTheme);
    const event = storage.save(state, before);
    if (event !== null) store.dispatch(event);
    askBeforeLeaving(window, state);
    followLater(context, storage, state, before);
    forgetChanged(current, before.settings.current);
    host?.update(state, before);
    jobs.update();
  });
  followLanguage(store);
  followBrowser(context, storage, embedding.embedded);
  if (embedding.embedded) hosted?.followSight(document.documentElement);

  // The start in two tasks: a press on a telephone does not wait for both.
  await nextTask();
  // A board whose host page requests the settings shows them at once.
  if (embedding.controls?.includes("settings")) await view.loadLater().catch(() => {});
  if (shown === null) show(store.get());
  delete document.documentElement.dataset.starting;
  storage.save(store.get(), null);
  // Before the theme's files arrive: what is pasted meanwhile is loaded, too.
  listenToImports(document, actions, view.offer);
  const [report] = await Promise.all([themed, theme.update(settings.theme, settings.game)]);
  const exercise = takeExercise();
  const opening = exercise === null ? null : openExercise(context, actions, exercise);
  void host?.begin(document.body, opening);
  jobs.update();
  showTheme(report);
  followRooms((room) => room.begin?.(context));
  // A failure is reported when one of the views is wanted.
  await view.loadLater().catch(() => {});
  // Those views have images, too.
  const { current } = store.get().settings;
  showTheme(await theme.update(current.theme, current.game));
}

/**
 * @param {Context} context
 * @param {Pick<EnginePool, "request">} engine
 */
function createJobs(context, engine) {
  const { store, seedAt } = context;
  return new JobRunner({
    wantedJobs: () => wantedJobs(store.get()),
    engine,
    threads: () => threadsWanted(store.get()),
    clock: pageClock,
    seedAt,
    onFound: (key, found, done) => store.dispatch({ type: "found", key, found, done }),
    onAnswer: (purpose, answer) => takeAnswer(context, purpose, answer),
    onReply: (square) => play(context, square, null),
    onReveal: () => context.store.dispatch({ type: "hinted-further" }),
    onStep: () => replayNext(context),
    onFailure: (key, problem) => store.dispatch({ type: "job-failed", key, problem }),
  });
}

/** Loads the sounds, which are off on a first visit. */
async function loadSounds() {
  const { createSounds } = await import("../sound/sounds.js");
  return createSounds(document, () => new AudioContext());
}

/**
 * Follows what the browser reports: the network, links, steps in the history, and other tabs.
 * @param {Context} context
 * @param {Parts["storage"]} storage
 * @param {boolean} embedded whether a host page has the history
 */
function followBrowser(context, storage, embedded) {
  addEventListener("online", () => context.store.dispatch({ type: "network-back" }));
  const links = createOpenedLinks(context);
  addEventListener("hashchange", () => links.open(location.hash));
  if (embedded) return;
  addEventListener("popstate", ({ state }) => links.goTo(state));
  addEventListener("storage", ({ key }) => followOtherTabs(context, storage, key));
  // A page that the browser has kept aside gets no events of the storage.
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") followStorage(context, storage);
  });
}

/**
 * Opens an exercise of the address once the rooms are there.
 * @param {Context} context
 * @param {Actions} actions
 * @param {string} exercise
 */
async function openExercise(context, actions, exercise) {
  try {
    await context.rooms();
  } catch (error) {
    actions.report(problemBehind("exercises-unavailable", error));
    return;
  }
  await actions.openExercise(exercise);
}

/**
 * Reports a theme whose files are missing: what is wrong, or which theme shows in its place.
 * @param {Context["store"]} store
 * @param {ThemeReport | null} report
 */
function reportTheme(store, report) {
  if (report === null) return;
  if (report.instead === null) store.dispatch({ type: "problems", problems: report.problems });
  else store.dispatch({ type: "theme-absent", ...report });
}
