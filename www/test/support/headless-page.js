/**
 * A page without a document: store, game, actions and jobs as main.js wires them, with an
 * engine whose answers the test gives and a clock that the test moves.
 */

import { EMBEDDED } from "../../shell/action-table.ts";
import { createActions } from "../../shell/actions.ts";
import { FIRST_GAME, gameNamed } from "../../play/games/index.ts";
import { GameSession } from "../../play/game/session.ts";
import { createDatabase } from "../../floor/kept/database.ts";
import { createKeptBook } from "../../rooms/book/kept-book.ts";
import { createCollections } from "../../rooms/share/kept-collections.ts";
import { JobRunner } from "../../play/engine/job-runner.ts";
import { defaultSettings } from "../../play/settings/settings.ts";
import { initialState } from "../../shell/state.ts";
import { noStorage } from "../../floor/kept/browser.ts";
import { Kept } from "../../floor/kept/kept.ts";
import { createStorage } from "../../shell/storage.ts";
import { createHouse } from "../../shell/house.ts";
import { FIRST_ROOMS, laterRooms } from "../../shell/rooms.ts";
import { createPageStore } from "../../shell/page-store.ts";
import { restore } from "../../shell/erased.ts";
import { takeOver } from "../../shell/other-tabs.ts";
import { resumeParts } from "../../shell/unfinished-steps.ts";
import { squareIndex as indexOf } from "../../play/games/squares.ts";
import { squareIndex } from "./squares.js";
import { createFakeClock } from "./clock.js";
import { rules as builtRules, sideGames } from "./built-rules.js";

/** With every room. */
export const HOUSE = createHouse(FIRST_ROOMS, laterRooms);
await HOUSE.load();

/** A transcript after which Black must pass and White moves again. */
export const BLACK_PASSED = "f5f6d3g5h5h4f7h6";
/** The shortest game: Black wins 13-0 on the board. */
export const WIPEOUT = "e6f4e3f6g5d6e7f5c5";

/**
 * Without animation: a computer's reply waits for its pause alone. `begin` gives the first game as
 * the page finds it at its start, in place of `transcript`, `ply` and `setup`.
 */
export function setTable({
  settings = {},
  previousGame = null,
  transcript = "",
  ply = null,
  setup = { start: "diagonal", first: "black" },
  locks = [],
  controls = null,
  stored = {},
  fromAddress = {},
  workers = 1,
  guide = null,
  rules = builtRules,
  id = FIRST_GAME.id,
  library = null,
  now = () => 0,
  seedAt = (at) => at,
  begin = null,
  house = HOUSE,
  kept = {},
  storage = createStorage(house, noStorage),
  database = createDatabase(noStorage, ""),
  collections = createCollections(database, new Kept(noStorage), now),
  gamesDatabase = null,
  plan = builtRules.due_searches,
  keptBook = createKeptBook(database),
  loadRules = async ({ module }) => (module === "reversi" ? rules : sideGames),
} = {}) {
  const descriptor = gameNamed(id);
  const own = descriptor.module === "reversi" ? rules : sideGames;
  const session = new GameSession(own, descriptor, loadRules);
  const create = () => {
    const game = own.new_game(
      descriptor === FIRST_GAME ? { ...setup, transcript } : { game: id, transcript },
    );
    if (ply !== null) game.go_to(ply);
    return { game: session.show(game) };
  };
  const current = {
    ...defaultSettings("en", descriptor),
    animation: "off",
    ...settings,
    ...stored,
    ...fromAddress,
  };
  const state = initialState({
    settings: { current, stored, fromAddress },
    previousGame,
    ...(begin?.(session) ?? create()),
    ...kept,
    workers,
    guide,
    host: {
      locks,
      controls,
      ground: "page",
      names: { black: "", white: "" },
    },
  });
  const store = createPageStore({ ...state, review: { ...state.review, plan } }, house);
  session.follow(() => store.get().game);
  const engine = createFakeEngine();
  const clock = createFakeClock();
  const resume = (parts) => resumeParts(context, parts);
  const loadReaders = loadRules;
  const shared = {
    store,
    house,
    session,
    loadRules,
    loadReaders,
    seedAt,
    lang: "en",
    controls: EMBEDDED,
    storage,
    library,
    openWindow: () => true,
    now,
    database: async () => database,
    collections: async () => collections,
    gamesDatabase: async () => gamesDatabase,
    keptBook: async () => keptBook,
    beforeMove: (_square, move) => move(),
  };
  const { rooms } = store;
  const context = {
    ...shared,
    rooms,
    resumeParts: resume,
    restore: () => restore(context),
    takeOver: (thing) => takeOver(context, thing),
  };
  const actions = createActions(context);
  const jobs = new JobRunner({
    page: context,
    wantedJobs: () => house.jobs(store.get()),
    engine,
    clock,
    seedAt,
    onFound: (key, found, done) => store.dispatch({ type: "found", key, found, done }),
    onFailure: (key, problem) => store.dispatch({ type: "job-failed", key, problem }),
  });
  store.subscribe(() => jobs.update());
  jobs.update();
  const play = (names) => {
    for (const name of names.split(" ")) actions.choose(indexOf(store.get().game, name));
  };
  return { store, context, actions, engine, clock, play, state: () => store.get() };
}

/**
 * Shows the state in a view from here on, as the page does.
 * @param {ReturnType<typeof setTable>} table
 * @param {{update: (state: object, before: object | null, texts: object) => void}} view
 */
export function showState({ store, state }, view, texts) {
  let before = null;
  const update = () => {
    view.update(state(), before, texts);
    before = state();
  };
  store.subscribe(update);
  update();
}

/** The answer of a search: a square by name, and whatever the test says of it. */
export function finding(square, facts = {}) {
  return {
    square: squareIndex(square),
    score: null,
    exact: false,
    depth: 0,
    nodes: 1,
    ms: 7,
    pv: [],
    ...facts,
  };
}

/** Requests wait until the test answers them, lets them fail, or reports progress. */
function createFakeEngine() {
  const requests = [];
  return {
    requests,
    running: () => requests.filter(({ ended }) => !ended),
    request: (task, { signal, progress }) =>
      new Promise((resolve, reject) => {
        const request = { task, ended: false };
        // A job that looks moves up finds none.
        const found = (square, facts) => {
          if (task.type === "explore") return [];
          if (task.type === "read-picture") return facts;
          // An analysis has found a move at least.
          const moves = task.type === "analyse" ? { moves: [finding(square)] } : {};
          // A review has found a loss.
          const loss = task.type === "review" ? { ply: task.ply, side: "black", loss: 0 } : {};
          return finding(square, { ...moves, ...loss, ...facts });
        };
        const end =
          (settle) =>
          async (...values) => {
            request.ended = true;
            settle(...values);
            await new Promise(setImmediate);
          };
        request.answer = end((square, facts) => resolve(found(square, facts)));
        request.progress = (square, facts) => progress(found(square, facts));
        request.fail = end(reject);
        signal.addEventListener("abort", () => end(reject)(signal.reason));
        requests.push(request);
      }),
  };
}
