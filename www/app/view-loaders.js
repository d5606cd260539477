/**
 * The loaders of the views that the first visit does not wait for, and what these views get: the
 * session, the storage, and the engine's work.
 *
 * @import { EnginePool } from "../engine/pool.js"
 * @import { Find } from "../share/collection-search.js"
 * @import { ListEngine } from "../share/collection-list-view.js"
 * @import { Part } from "../words/texts.js"
 * @import { Actions } from "./actions.js"
 * @import { LazyViews } from "./all-views.js"
 * @import { Context } from "./context.js"
 * @import { State } from "./state.js"
 */

import { query } from "../base/dom.js";
import { once } from "../base/once.js";
import { checkPart, loadNotations } from "../base/resources.js";
import { linkPanelStyle } from "../base/sheets.js";
import { recordNames } from "../board/header.js";
import { commentsOfLine } from "../game/comments.js";
import { FIRST_GAME, gameNamed } from "../games/index.js";
import { loadPart } from "../words/texts.js";
import { CONTROLS, controlText, USUAL_CONTROLS } from "./action-table.js";
import { threadsWanted } from "./jobs.js";

/** The priority of what a visitor waits for, before study. */
const AWAITED = { priority: 1 };

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
 * Writes games with their header, comments and branches in any notation that is written.
 * @param {Pick<EnginePool, "request">} engine
 */
function writer(engine) {
  return async (
    /** @type {Pick<State, "game" | "comments" | "branches" | "header">} */
    { game: shown, comments: { list }, branches, header },
    /** @type {string} */ notation,
  ) => {
    const { game, setup, line, ply } = shown;
    const point = { game, setup, transcript: line.join(""), ply };
    const comments = commentsOfLine(shown, list);
    const variations = branches.map((line) => ({
      moves: line.join(""),
      comments: commentsOfLine({ line: [...line] }, list),
    }));
    const names = { ...recordNames(header, line), comments, variations };
    const task = /** @type {const} */ ({ type: "write", ...point, notation, names });
    return (await engine.request(task, AWAITED)).text;
  };
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
 * @param {Context} context
 * @param {Actions} actions
 * @param {Pick<EnginePool, "request">} engine
 * @returns {LazyViews}
 */
export function viewLoaders(context, actions, engine) {
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
