/** The running page: every part that follows the state, and what reaches it from outside. */

import type { createStore } from "../floor/base/store.ts";
import type { Embedding } from "../play/links/embedded-address.ts";
import type { EnginePool } from "../play/engine/pool.ts";
import type { Actions, AllRooms, Context, PageEvent, State } from "../floor/base/page.ts";
import type { createStorage } from "./storage.ts";
import type { ThemeReport, createThemeLoader } from "../floor/theming/theme-loader.ts";
import { nextTask, pageClock } from "../floor/base/clock.ts";
import { query } from "../floor/base/dom.ts";
import { problemBehind } from "../floor/base/problems.ts";
import { JobRunner } from "../play/engine/job-runner.ts";
import { createLaterSounds } from "../play/sound/later-sounds.ts";
import { createActions } from "./actions.ts";
import { askBeforeLeaving } from "./leave-question.ts";
import { forgetChanged, takeExercise } from "../play/links/address.ts";
import { followLater, followOtherTabs, followStorage } from "./other-tabs.ts";
import { threadsWanted } from "../play/game/turn-job.ts";
import { fallTime } from "../play/board/motion-timing.ts";
import { createOpenedLinks } from "../play/links/opened-links.ts";
import { type ShownTexts, createAllViews } from "./all-views.ts";
import { controlText } from "./action-table.ts";
import { keysIn } from "./shortcuts.ts";
import { listenToImports } from "../rooms/share/paste-and-drop.ts";
import { followLanguage } from "../play/words/language.ts";
import { PANEL_CONTROLS } from "../play/ui/panels.ts";

type Store = ReturnType<typeof createStore<State, PageEvent>>;

interface Parts {
  context: Context<AllRooms> & { store: Store };
  engine: Pick<EnginePool, "request">;
  storage: ReturnType<typeof createStorage>;
  embedding: Embedding;
  /** What an embedded board has, null for the page itself. */
  hosted: typeof import("../rooms/host/embedded.ts") | null;
  theme: ReturnType<typeof createThemeLoader>;
  /** Settled when the first theme is shown. */
  themed: Promise<ThemeReport | null>;
  fixedTexts: ShownTexts["fixedTexts"];
  texts: ShownTexts["texts"];
}

export async function runPage({ context, engine, storage, embedding, hosted, ...looks }: Parts) {
  const { store } = context;
  const { theme, themed } = looks;
  const actions = createActions(context);
  const views = { root: document, context, actions, engine, keysIn, controlText };
  const view = createAllViews(views, looks);
  const sounds = createLaterSounds(loadSounds, store.get().settings.current.sound);
  const host = hosted?.createHost(context, embedding.origin, window);
  const jobs = createJobs(context, engine);
  const showTheme = (report: ThemeReport | null) => reportTheme(store, report);
  const updateTheme = ({ settings: { current } }: State) =>
    theme.update(current.theme, current.game);

  let shownState: State | null = null;
  const show = (state: State) => {
    const before = shownState;
    shownState = state;
    view.update(state, before);
  };
  store.subscribe((state, before) => {
    show(state);
    sounds.update(state, before, fallTime(state));
    void updateTheme(state).then(showTheme);
    const event = storage.save(state, before);
    if (event !== null) store.dispatch(event);
    askBeforeLeaving(window, state, context.house.here().rooms);
    followLater(context, state, before);
    forgetChanged(state.settings.current, before.settings.current);
    host?.update(state, before);
    jobs.update();
  });
  followLanguage(store);
  followBrowser(context, embedding.embedded);
  if (embedding.embedded) hosted?.followSight(document.documentElement);
  hosted?.stepByWheel(query(document, "#board", HTMLTableElement), store, actions);

  // The start in two tasks: a press on a telephone does not wait for both.
  await nextTask();
  // A board whose host page requests panels shows them at once.
  if (embedding.controls?.some((control) => PANEL_CONTROLS.includes(control)))
    await view.loadLater().catch(() => {});
  if (shownState === null) show(store.get());
  delete document.documentElement.dataset.starting;
  storage.save(store.get(), null);
  // Before the theme's files arrive: what is pasted meanwhile is loaded, too.
  listenToImports(document, view.takeIn);
  const [report] = await Promise.all([themed, updateTheme(store.get())]);
  const exercise = takeExercise();
  const opening = exercise === null ? null : openExercise(context, actions, exercise);
  void host?.begin(document.body, opening);
  jobs.update();
  showTheme(report);
  context.house.follow((room) => room.begin?.(context));
  await hosted?.turnedTo(window, context);
  void theme.complete().then(showTheme);
  // A failure is reported when one of the views is wanted.
  await view.loadLater().catch(() => {});
  // Those views have images, too.
  showTheme(await updateTheme(store.get()));
}

function createJobs(context: Context<AllRooms>, engine: Pick<EnginePool, "request">) {
  const { house, store, seedAt } = context;
  return new JobRunner({
    page: context,
    wantedJobs: () => house.jobs(store.get()),
    engine,
    threads: () => threadsWanted(store.get()),
    clock: pageClock,
    seedAt,
    onFound: (key, found, done) => store.dispatch({ type: "found", key, found, done }),
    onFailure: (key, problem) => store.dispatch({ type: "job-failed", key, problem }),
  });
}

/** Loads the sounds, which are off on a first visit. */
async function loadSounds() {
  const { createSounds } = await import("../play/sound/sounds.ts");
  return createSounds(document, () => new AudioContext());
}

/**
 * Follows what the browser reports: the network, links, steps in the history, and other tabs.
 * @param embedded whether a host page has the history
 */
function followBrowser(context: Context<AllRooms>, embedded: boolean) {
  addEventListener("online", () => context.store.dispatch({ type: "network-back" }));
  const links = createOpenedLinks(context);
  addEventListener("hashchange", () => links.open(location.hash));
  if (embedded) return;
  addEventListener("popstate", ({ state }) => links.goTo(state));
  addEventListener("storage", ({ key }) => followOtherTabs(context, key));
  // A page that the browser has kept aside gets no events of the storage.
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") followStorage(context);
  });
}

/** Opens an exercise of the address once the rooms are there. */
async function openExercise(context: Context<AllRooms>, actions: Actions, exercise: string) {
  try {
    await context.rooms();
  } catch (error) {
    actions.report(problemBehind("exercises-unavailable", error));
    return;
  }
  await actions.openExercise(exercise);
}

/** Reports a theme whose files are missing: what is wrong, or which theme shows in its place. */
function reportTheme(store: Context<AllRooms>["store"], report: ThemeReport | null) {
  if (report === null) return;
  if (report.instead === null) store.dispatch({ type: "problems", problems: report.problems });
  else store.dispatch({ type: "theme-absent", ...report });
}
