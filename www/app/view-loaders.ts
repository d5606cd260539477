/**
 * The loaders of the views that the first visit does not wait for, and what these views get: the
 * session, the storage, and the engine's work.
 */

import type { EnginePool } from "../engine/pool.ts";
import type { Actions, Context, State } from "../base/page.ts";
import type { LazyViews } from "./all-views.ts";
import { query } from "../base/dom.ts";
import { loadNotations } from "../base/resources.ts";
import { recordNames } from "../board/header.ts";
import { commentsOfLine } from "../game/comments.ts";
import { FIRST_GAME, gameNamed } from "../games/index.ts";
import { panelLoader } from "../ui/panel-loader.ts";
import { controlText, EMBEDDED } from "./action-table.ts";
import { keysIn } from "./shortcuts.ts";
import { threadsWanted } from "./jobs.ts";

/** The priority of what a visitor waits for, before study. */
const AWAITED = { priority: 1 };

const loadHelp = panelLoader("help", ["help"], () => import("../help-panel.ts"));

const loadExport = panelLoader(
  "exchange",
  ["share", "left-games"],
  () => import("../share/export-view.ts"),
);

const loadQr = panelLoader("friends", ["friends", "nearby"], () => import("../ui/qr-picture.ts"));

const loadEmbedCode = panelLoader(
  "embed-code",
  ["embed-code"],
  () => import("../embed-code/embed-code-view.ts"),
);

const loadStudy = panelLoader("study", ["study"], () => import("../study-panel.ts"));

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

export function viewLoaders(
  context: Context,
  actions: Actions,
  engine: Pick<EnginePool, "request">,
): LazyViews {
  /** The views of *Learn* and *Games*, and what they read games by. */
  const loadToRead = () =>
    Promise.all([loadStudy(), loadNotations(), context.session.prepareToRead()]);

  return {
    house: context.house,
    session: context.session,
    storage: context.storage,
    help: async (panel) => (await loadHelp()).createHelpView(panel, actions, keysIn),
    check: async (body, signal, texts) => {
      const { runSelftest } = await loadHelp();
      const rules = context.loadRules(FIRST_GAME);
      const threads = threadsWanted(context.store.get());
      await runSelftest(body, rules, engine, signal, texts, threads);
    },
    embedCode: async (dialog) =>
      (await loadEmbedCode()).createEmbedCodeView(dialog, context.session, {
        ...EMBEDDED,
        text: controlText,
      }),
    study: async (panel) => {
      const [{ createStudyPanel }, rules] = await loadToRead();
      return createStudyPanel(panel, actions, rules, () => drawStart(context, engine));
    },
    learn: async (panel) => (await loadStudy()).createLearnPanel(panel, actions),
    endReview: async (dialog) => {
      const [{ createEndReviewView }, rules] = await Promise.all([loadStudy(), loadNotations()]);
      return createEndReviewView(dialog, rules, context.session);
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
    exportView: async (place) => (await loadExport()).createExportView(place, writer(engine)),
    qrPicture: async () => (await loadQr()).qrPicture,
    ofRoom: ({ load }) => load({ root: document, context, actions, engine }),
  };
}
