/**
 * The loaders of the views that the first visit does not wait for, and what these views get: the
 * session, the storage, and the engine's work.
 */

import type { EnginePool } from "../engine/pool.ts";
import type { Find } from "../share/collection-search.ts";
import type { ListEngine } from "../share/collection-list-view.ts";
import type { Actions } from "./actions.ts";
import type { LazyViews } from "./all-views.ts";
import type { Context } from "./context.ts";
import type { State } from "./state.ts";
import { query } from "../base/dom.ts";
import { once } from "../base/once.ts";
import { checkPart, loadNotations } from "../base/resources.ts";
import { linkPanelStyle } from "../base/sheets.ts";
import { recordNames } from "../board/header.ts";
import { commentsOfLine } from "../game/comments.ts";
import { FIRST_GAME, gameNamed } from "../games/index.ts";
import { type Part, loadPart } from "../words/texts.ts";
import { CONTROLS, controlText, USUAL_CONTROLS } from "./action-table.ts";
import { threadsWanted } from "./jobs.ts";

/** The priority of what a visitor waits for, before study. */
const AWAITED = { priority: 1 };

/** Loads what explains and checks the page, which the first visit does not wait for. */
const loadHelp = panelLoader("help", ["help"], () => import("../help-panel.ts"));

/** Loads what imports and exports games, which the first visit does not wait for. */
const loadExchange = panelLoader(
  "exchange",
  ["share", "left-games"],
  () => import("../exchange-panel.ts"),
);

/** Loads what sends links to a friend and takes them, which only such games wait for. */
const loadFriends = panelLoader(
  "friends",
  ["friends", "nearby"],
  () => import("../friends-panel.ts"),
);

/** Loads what writes the code of a board for somebody's website. */
const loadEmbedCode = panelLoader(
  "embed-code",
  ["embed-code"],
  () => import("../embed-code-panel.ts"),
);

/** Loads what two people at this device agree on, and their clocks. */
const loadTable = panelLoader("table", ["table"], () => import("../table-panel.ts"));

/** Loads what a club's evening needs. */
const loadEvening = panelLoader("evening", ["evening"], () => import("../evening-panel.ts"));

/** Loads study, exercises and comments, which the first visit does not wait for. */
const loadStudy = panelLoader("study", ["study"], () => import("../study-panel.ts"));

/**
 * Loads a panel's modules, its style and its texts once each; a try after a failure repeats what
 * has failed.
 * @param parts those of the texts
 */
function panelLoader<T>(
  panel: Parameters<typeof linkPanelStyle>[1],
  parts: Part[],
  load: () => Promise<T>,
) {
  const style = once(() => linkPanelStyle(document, panel));
  return once(async () => {
    const [loaded] = await Promise.all([load(), style(), ...parts.map((part) => loadPart(part))]);
    return loaded;
  });
}

/** Writes games with their header, comments and branches in any notation that is written. */
function writer(engine: Pick<EnginePool, "request">) {
  return async (
    {
      game: shown,
      comments: { list },
      branches,
      header,
    }: Pick<State, "game" | "comments" | "branches" | "header">,
    notation: string,
  ) => {
    const { game, setup, line, ply } = shown;
    const point = { game, setup, transcript: line.join(""), ply };
    const comments = commentsOfLine(shown, list);
    const variations = branches.map((line) => ({
      moves: line.join(""),
      comments: commentsOfLine({ line: [...line] }, list),
    }));
    const names = { ...recordNames(header, line), comments, variations };
    const task = { type: "write", ...point, notation, names } as const;
    return (await engine.request(task, AWAITED)).text;
  };
}

/** Draws a balanced start: the text of its moves. */
async function drawStart({ seedAt }: Context, engine: Pick<EnginePool, "request">) {
  const task = { type: "start" as const, game: FIRST_GAME.id, seed: seedAt(0) };
  return (await engine.request(task, AWAITED)).text;
}

/** The engine's work for a collection. */
function collectionEngine(engine: Pick<EnginePool, "request">): ListEngine & { find: Find } {
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

export function viewLoaders(
  context: Context,
  actions: Actions,
  engine: Pick<EnginePool, "request">,
): LazyViews {
  return {
    house: context.house,
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
      const part = await import("../turning-point/turning-point-view.ts");
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
    leftGames: async (dialog) =>
      (await loadExchange()).createLeftGamesView(dialog, actions, () => context.house.here().says),
  };
}
