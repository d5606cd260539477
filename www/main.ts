/** Composition root: reads address and storage, loads the rules, and starts the page. */

import type { AllRooms, Context, Unfinished } from "./floor/base/page.ts";
import { pageClock } from "./floor/base/clock.ts";
import { once } from "./floor/base/once.ts";
import {
  checkPart,
  checkRelease,
  isScriptOf,
  loadNotations,
  loadRules,
  loadSideGames,
} from "./floor/base/resources.ts";
import { linkRoomStyle } from "./floor/base/sheets.ts";
import { EMBEDDED } from "./shell/action-table.ts";
import { readEmbedding } from "./play/links/embedded-address.ts";
import { createLibrary } from "./rooms/exercises/exercise-library.ts";
import { EnginePool, poolSize, threadCount } from "./play/engine/pool.ts";
import { type GameDescriptor, FIRST_GAME, gameNamed } from "./play/games/index.ts";
import { openFirstGame, problemInLink } from "./play/game/initial-game.ts";
import { GameSession } from "./play/game/session.ts";
import { offerInstallation } from "./floor/offline/installation.ts";
import { isClubCheck } from "./floor/offline/club-check.ts";
import { keepOffline } from "./floor/offline/register.ts";
import { restore } from "./shell/erased.ts";
import { takeOver } from "./shell/other-tabs.ts";
import { runPage } from "./shell/page.ts";
import {
  exerciseInAddress,
  forgetFragment,
  forgetSettings,
  readAddress,
  unknownFragment,
} from "./play/links/address.ts";
import { arrivalOf, gameInFragment } from "./floor/start/fragment.ts";
import { languageFor } from "./floor/base/languages.ts";
import { createHouse } from "./shell/house.ts";
import { FIRST_ROOMS, laterRooms } from "./shell/rooms.ts";
import { createPageStore } from "./shell/page-store.ts";
import { setupOf } from "./play/settings/settings.ts";
import { settingsOf } from "./play/settings/kept-settings.ts";
import { initialState } from "./shell/state.ts";
import { BROWSER, NOTHING } from "./floor/kept/browser.ts";
import { createStorage } from "./shell/storage.ts";
import { resumeParts, resumeUnfinished } from "./shell/unfinished-steps.ts";
import { settleStyle } from "./floor/theming/stylesheet-release.ts";
import { createThemeLoader } from "./floor/theming/theme-loader.ts";
import { madeOfPart } from "./play/ui/lazy-view.ts";
import { CLUB, isOffered } from "./play/settings/club-settings.ts";
import { clubProblems, themeOf } from "./floor/theming/themes.ts";
import { createFixedTextsView } from "./play/settings/fixed-texts-view.ts";
import { createUpdateView } from "./shell/update-view.ts";
import { loadLanguage, loadPart } from "./play/words/loaded.ts";
import { createTexts } from "./play/words/texts.ts";

type Opened = ReturnType<typeof openFirstGame>;

/** Milliseconds after which the status line says that the engine is still loading. */
const ENGINE_LATE_MS = 5_000;

const address = readAddress(location.search);
const embedding = readEmbedding(location.search, EMBEDDED);
const house = createHouse(FIRST_ROOMS, laterRooms);
// Boards in other pages keep nothing: several on one page would overwrite each other.
const { visitor, tab, databases } = embedding.embedded ? NOTHING : BROWSER;
const storage = createStorage(house, visitor, tab);
const database = madeOfPart(
  () => import("./floor/kept/database.ts").then(checkPart),
  ({ createDatabase }) => createDatabase(databases, "reversi"),
);
const collections = madeOfPart(
  () => import("./rooms/share/kept-collections.ts").then(checkPart),
  async ({ createCollections }) => createCollections(await database(), storage.kept, Date.now),
);
const gamesDatabase = madeOfPart(
  () => import("./rooms/database/kept-database.ts").then(checkPart),
  async ({ createGamesDatabase }) => createGamesDatabase(await database()),
);
const keptBook = madeOfPart(
  () => import("./rooms/book/kept-book.ts").then(checkPart),
  async ({ createKeptBook }) => createKeptBook(await database()),
);
const saved = storage.readVisit();
const lang = languageFor([CLUB.lang, ...navigator.languages]);
// A link from a friend is read beside the game of the last visit.
const personal = arrivalOf(location.hash);
const unknown = unknownFragment(location.hash);
const fragment = personal === null && unknown === null ? location.hash : "";
const linked = embedding.locks.includes("game") ? null : gameInFragment(fragment);
const exercised = exerciseInAddress() === null ? null : FIRST_GAME.id;
const requested = linked ?? address.fromAddress.game ?? exercised ?? saved.stored.game;
const game = isOffered(requested) ? gameNamed(requested) : FIRST_GAME;
const settings = settingsOf(lang, game, saved.stored, address.fromAddress);

const sideGamesStyle = once(() => linkRoomStyle(document, "play/games"));
const LOADERS = {
  reversi: loadRules,
  "side-games": () => Promise.all([loadSideGames(), sideGamesStyle()]).then(([games]) => games),
};
const rulesOf = ({ module }: GameDescriptor) => LOADERS[module]();
/** The reader of texts of a game. */
const READERS = { reversi: loadNotations, "side-games": loadSideGames };
const readersOf = ({ module }: GameDescriptor) => READERS[module]();

/** What answers a host page; null where there is none. */
const loadHosting = async () =>
  embedding.embedded || embedding.origin !== null
    ? checkPart(await import("./rooms/host/embedded.ts"))
    : null;

async function start() {
  checkRelease();
  const hosting = loadHosting();
  await settleStyle(document);
  const theme = createThemeLoader(document);
  // The theme needs neither texts nor rules: its files are fetched meanwhile.
  const themed = theme.update(settings.theme, game.id);
  const loading = rulesOf(game);
  // index.html requests Reversi's rules in any case: they are there for a change to that game.
  if (game !== FIRST_GAME) rulesOf(FIRST_GAME).catch(() => {});
  await loadLanguage(settings.lang);
  const texts = createTexts(settings.lang, themeOf(settings.theme), game);
  const fixedTexts = createFixedTextsView(document);
  fixedTexts.update(texts);
  const session = new GameSession(await loading, game, rulesOf, readersOf);
  const { first, problems } = await openGame(session);
  const named = { linked: first.linked, exercise: exerciseInAddress() !== null };
  const isUnfinished = storage.hasUnfinished();
  // The first sentence may be one of those that load later.
  if (isUnfinished || first.linked || personal !== null || problems.length > 0)
    await loadPart("later").catch(() => {});
  if (isUnfinished) await house.load();
  const unfinished = storage.readUnfinished();
  // The boards of a host page share one engine.
  const workers = embedding.embedded ? 1 : poolSize(navigator.hardwareConcurrency);
  const store = createPageStore(firstState(first, problems, named.exercise, workers), house);
  session.follow(() => store.get().game);
  const pool = new EnginePool(workers);
  const hosted = await hosting;
  const isHosted = hosted !== null && embedding.embedded;
  const engine = isHosted ? hosted.engineOfBoard(pool, embedding.origin, window) : pool;
  const context: Context<AllRooms> & { store: typeof store } = {
    store,
    house,
    session,
    loadRules: rulesOf,
    loadReaders: readersOf,
    seedAt: address.seedAt,
    lang,
    controls: EMBEDDED,
    storage,
    library: createLibrary(engine),
    database,
    collections,
    gamesDatabase,
    keptBook,
    openWindow: (address, name, features) => open(address, name, features) !== null,
    now: Date.now,
    resumeParts: (parts: Unfinished) => resumeParts(context, parts),
    rooms: store.rooms,
    restore: () => restore(context),
    takeOver: (thing) => takeOver(context, thing),
    beforeMove: (_square, move) => move(),
  };
  resumeUnfinished(context, unfinished, named);
  if (personal !== null) store.dispatch(personal);
  const looks = { theme, themed, fixedTexts, texts };
  await runPage({ context, engine, storage, embedding, hosted, ...looks });
  return { store, pool };
}

/** Opens the game that the page begins with, and takes its link out of the address. */
async function openGame(session: GameSession): Promise<Opened> {
  const unread = await readerProblem(session, fragment);
  const running = { readGame: () => storage.readGame(game) };
  const { damaged } = saved;
  const link = unread ? "" : fragment;
  const { first, problems } = openFirstGame(session, setupOf(settings), link, running, { damaged });
  if (first.linked || unread || problems.some(({ code }) => code === "bad-link")) {
    forgetFragment();
    // A reload would begin with another game than the one that the link has named.
    if (address.fromAddress.game !== game.id) forgetSettings(["game"]);
  }
  const isRead = personal !== null && personal.type !== "collection-wanted";
  if (isRead || unknown !== null) forgetFragment();
  if (unread) problems.push(unread);
  if (unknown !== null) problems.push(unknown);
  problems.push(...address.problems, ...clubProblems, ...CLUB.problems, ...embedding.problems);
  return { first, problems };
}

/** @param exercise whether the address names one */
function firstState(
  first: Opened["first"],
  problems: Opened["problems"],
  exercise: boolean,
  workers: number,
) {
  const { stored, results, exercises } = saved;
  const { locks, controls, ground, names, asks, wheel } = embedding;
  // The players of a game that was started at another address go with it.
  const fromAddress = { ...first.players, ...address.fromAddress };
  return initialState({
    ...first,
    settings: { current: settingsOf(lang, game, stored, fromAddress), stored, fromAddress },
    host: { locks, controls, ground, names, asks, wheel },
    exercise,
    guide: storage.readGuide(),
    results,
    exercises,
    workers,
    threads: embedding.embedded || !sharesMemory() ? 1 : threadCount(navigator),
    problems,
  });
}

/** Loads what reads the game in the address, where the rules alone do not. */
async function readerProblem(session: GameSession, fragment: string) {
  return session.prepareToOpen(fragment).then(() => null, problemInLink);
}

/** Whether workers of this page may share memory. Not every browser does in an isolated page. */
function sharesMemory() {
  return crossOriginIsolated && typeof SharedArrayBuffer === "function";
}

/**
 * Loads what the first move does not need, one download at a time: the engine, the manifest for
 * installing the page, then the cache for playing without a network. A host page may hold twenty
 * boards: the first of them that needs an engine loads it for all.
 */
async function loadRest(page: Awaited<ReturnType<typeof start>>) {
  const { store } = page;
  // A failure is reported when a room is wanted.
  await store.rooms().catch(() => {});
  if (!embedding.embedded) await prepareEngine(page);
  offerInstallation(document, store.get().settings.spoken);
  store.subscribe(({ settings: { spoken } }, before) => {
    if (spoken !== before.settings.spoken) offerInstallation(document, spoken);
  });
  await keepOffline(
    window,
    createUpdateView(document, () => store.dispatch({ type: "update-ready" })),
    isClubCheck(location.search)
      ? (report) => store.dispatch({ type: "folder-checked", report })
      : undefined,
  );
}

async function prepareEngine({ store, pool }: Awaited<ReturnType<typeof start>>) {
  const setLate = (late: boolean) => store.dispatch({ type: "engine-late", late });
  const timer = pageClock.setTimeout(() => setLate(true), ENGINE_LATE_MS);
  try {
    await pool.prepare(game.id);
    performance.mark("engine-ready");
  } catch {
    // A search that needs the engine reports the problem.
  }
  pageClock.clearTimeout(timer);
  if (store.get().search.late) setLate(false);
}

// boot.ts reports a start that fails, and loads what it can again.
if (isScriptOf(document.scripts)) void start().then(loadRest);
