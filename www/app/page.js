/**
 * The running page: every part that follows the state, and what reaches it from outside.
 *
 * @import { createStore } from "../base/store.js"
 * @import { Embedding } from "../links/embedded-address.js"
 * @import { EnginePool } from "../engine/pool.js"
 * @import { PageEvent } from "./reduce.js"
 * @import { Actions } from "./actions.js"
 * @import { ListEngine } from "../share/collection-list-view.js"
 * @import { Find } from "../share/collection-search.js"
 * @import { State } from "./state.js"
 * @import { Context } from "./context.js"
 * @import { createStorage } from "./storage.js"
 * @import { LazyViews, ShownTexts } from "./all-views.js"
 * @import { Part } from "../words/texts.js"
 * @import { ThemeReport, createThemeLoader } from "../theming/theme-loader.js"
 */

import { nextTask, pageClock } from "../base/clock.js";
import { query } from "../base/dom.js";
import { once } from "../base/once.js";
import { problemBehind } from "../base/problems.js";
import { checkPart, loadNotations } from "../base/resources.js";
import { linkPanelStyle } from "../base/sheets.js";
import { JobRunner } from "../engine/job-runner.js";
import { FIRST_GAME, gameNamed } from "../games/index.js";
import { createLaterSounds } from "../sound/later-sounds.js";
import { CONTROLS, controlText, USUAL_CONTROLS } from "./action-table.js";
import { createActions } from "./actions.js";
import { askBeforeLeaving } from "./leave-question.js";
import { forgetChanged, takeExercise } from "../links/address.js";
import { commentsOfLine } from "../game/comments.js";
import { wantedJobs } from "./jobs.js";
import { followRooms } from "./loaded-rooms.js";
import { followLater, followOtherTabs, followStorage } from "./other-tabs.js";
import { play, replayNext, takeAnswer } from "../game/game-steps.js";
import { fallTime } from "../board/motion-timing.js";
import { createOpenedLinks } from "../links/opened-links.js";
import { createAllViews } from "./all-views.js";
import { listenToImports } from "../share/paste-and-drop.js";
import { followLanguage } from "../words/language.js";
import { loadPart } from "../words/texts.js";

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
  const view = createAllViews(document, actions, lazyViews(context, actions, engine), looks);
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

/**
 * On how many threads a long search runs.
 * @param {State} state
 */
function threadsWanted({ search, settings }) {
  return settings.current["all-processors"] ? search.threads : 1;
}

/** The priority of what a visitor waits for, before study. */
const AWAITED = { priority: 1 };

/** Loads the sounds, which are off on a first visit. */
async function loadSounds() {
  const { createSounds } = await import("../sound/sounds.js");
  return createSounds(document, () => new AudioContext());
}

/** Loads what explains and checks the page, which the first visit does not wait for. */
const loadHelp = panelLoader("help", ["help"], () => import("../help-panel.js"));

/** Loads what imports and exports games, which the first visit does not wait for. */
const loadExchange = panelLoader(
  "exchange",
  ["share", "left-games"],
  () => import("../exchange-panel.js"),
);

/** Loads what sends links to a friend and takes them, which only such games wait for. */
const loadFriends = panelLoader(
  "friends",
  ["friends", "nearby"],
  () => import("../friends-panel.js"),
);

/** Loads what writes the code of a board for somebody's website. */
const loadEmbedCode = panelLoader(
  "embed-code",
  ["embed-code"],
  () => import("../embed-code-panel.js"),
);

/** Loads what two people at this device agree on, and their clocks. */
const loadTable = panelLoader("table", ["table"], () => import("../table-panel.js"));

/** Loads what a club's evening needs. */
const loadEvening = panelLoader("evening", ["evening"], () => import("../evening-panel.js"));

/** Loads study, exercises and comments, which the first visit does not wait for. */
const loadStudy = panelLoader("study", ["study"], () => import("../study-panel.js"));

/**
 * Loads a panel's modules, its style and its texts once each; a try after a failure repeats what
 * has failed.
 * @template T
 * @param {Parameters<typeof linkPanelStyle>[1]} panel
 * @param {Part[]} parts those of the texts
 * @param {() => Promise<T>} load
 */
function panelLoader(panel, parts, load) {
  const style = once(() => linkPanelStyle(document, panel));
  return once(async () => {
    const [loaded] = await Promise.all([load(), style(), ...parts.map((part) => loadPart(part))]);
    return loaded;
  });
}

/**
 * Writes games with their comments and branches in any notation that is written.
 * @param {Pick<EnginePool, "request">} engine
 */
function writer(engine) {
  return async (
    /** @type {Pick<State, "game" | "comments" | "branches">} */
    { game: shown, comments: { list }, branches },
    /** @type {string} */ notation,
  ) => {
    const { game, setup, line, ply } = shown;
    const point = { game, setup, transcript: line.join(""), ply };
    const comments = commentsOfLine(shown, list);
    const variations = branches.map((line) => ({
      moves: line.join(""),
      comments: commentsOfLine({ line: [...line] }, list),
    }));
    const names = { comments, variations };
    const task = /** @type {const} */ ({ type: "write", ...point, notation, names });
    return (await engine.request(task, AWAITED)).text;
  };
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

/**
 * Draws a balanced start: the text of its moves.
 * @param {Context} context
 * @param {Pick<EnginePool, "request">} engine
 */
async function drawStart({ seedAt }, engine) {
  const task = { type: /** @type {const} */ ("start"), game: FIRST_GAME.id, seed: seedAt(0) };
  return (await engine.request(task, AWAITED)).text;
}

/**
 * The engine's work for a collection.
 * @param {Pick<EnginePool, "request">} engine
 * @returns {ListEngine & {find: Find}}
 */
function collectionEngine(engine) {
  const { id: game } = FIRST_GAME;
  return {
    write: (games, notation) =>
      engine.request({ type: "write-games", game, notation, games }, AWAITED),
    find: ({ setup, line, ply }, games) => {
      const transcript = line.slice(0, ply).join("");
      return engine.request({ type: "find", game, setup, transcript, games }, AWAITED);
    },
    leads: (games) => engine.request({ type: "leads", game, games }, AWAITED),
  };
}

/**
 * Views that the first visit does not wait for.
 * @param {Context} context
 * @param {Actions} actions
 * @param {Pick<EnginePool, "request">} engine
 * @returns {LazyViews}
 */
function lazyViews(context, actions, engine) {
  return {
    session: context.session,
    storage: context.storage,
    help: async (panel) => (await loadHelp()).createHelpView(panel, actions),
    check: async (body, signal, texts) => {
      const { runSelftest } = await loadHelp();
      const rules = context.loadRules(FIRST_GAME);
      const threads = threadsWanted(context.store.get());
      await runSelftest(body, rules, engine, signal, texts, threads);
    },
    embedCode: async (dialog) =>
      (await loadEmbedCode()).createEmbedCodeView(dialog, context.session, {
        all: CONTROLS,
        usual: USUAL_CONTROLS,
        text: controlText,
      }),
    study: async (panel) => {
      const [{ createStudyPanel }, rules] = await Promise.all([
        loadStudy(),
        loadNotations(),
        context.session.prepareToRead(),
      ]);
      return createStudyPanel(panel, actions, rules, () => drawStart(context, engine));
    },
    exercises: async (panel) => {
      return (await loadStudy()).createExercisesPanel(panel, actions);
    },
    endReview: async (dialog) => {
      const [{ createEndReviewView }, rules] = await Promise.all([loadStudy(), loadNotations()]);
      return createEndReviewView(dialog, rules, context.session);
    },
    turningPoint: async (dialog) => {
      const part = await import("../turning-point/turning-point-view.js");
      checkPart(part);
      return part.createTurningPointView(dialog, actions);
    },
    groups: async (section) => {
      const rules = context.loadRules(gameNamed("connect-four"));
      const [{ createConnectFourGroupsView }, loaded] = await Promise.all([loadStudy(), rules]);
      const board = query(document, "#board", HTMLTableElement);
      return createConnectFourGroupsView(section, board, loaded);
    },
    comments: async (place) => {
      const { createCommentView } = await loadStudy();
      const board = query(document, "#board", HTMLTableElement);
      return createCommentView(place, board, actions);
    },
    write: writer(engine),
    exportView: async (place) => (await loadExchange()).createExportView(place, writer(engine)),
    qrPicture: async () => (await loadFriends()).qrPicture,
    collection: async (dialog) => {
      const reading = context.session.prepareToRead();
      const [{ createCollectionView }] = await Promise.all([loadExchange(), reading]);
      return createCollectionView(dialog, actions, collectionEngine(engine));
    },
    nearby: async (dialog) => (await loadFriends()).createNearbyView(dialog, actions, context),
    friends: async () => (await loadFriends()).createFriendsView(document, actions, context),
    table: async () => (await loadTable()).createTableView(document, actions, context),

    evening: async () => (await loadEvening()).createEveningView(document, actions, context),
    leftGames: async (dialog) => (await loadExchange()).createLeftGamesView(dialog, actions),
  };
}
