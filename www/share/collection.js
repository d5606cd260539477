/**
 * The games that a visitor has taken in at once: the job that reads them, and what it has found.
 * They last as long as the page. Pure.
 *
 * @import { Snapshot } from "../../reversi-rules.js"
 * @import { CollectedGame, Collection, NamedFile, UnreadGame } from "../../reversi-wasm.js"
 * @import { CollectionJob } from "../game/turn-job.js"
 * @import { PageEvent } from "../app/reduce.js"
 * @import { State } from "../app/state.js"
 *
 * `asked` is what is being read, with the game on the board at that moment. `known` holds the games
 * from the usual start as `Game.explore` counts them.
 * @typedef {object} CollectionSlice
 * @property {{files: readonly NamedFile[], game: Snapshot} | null} asked
 * @property {readonly CollectedGame[]} games
 * @property {readonly UnreadGame[]} unread records that cannot be read
 * @property {string} known
 * @property {boolean} open whether the list shows
 */

import { problem } from "../base/problems.js";

/** The key of the job that reads. */
const KEY = "collection";

/** @type {Readonly<CollectionSlice>} */
export const NO_COLLECTION = { asked: null, games: [], unread: [], known: "", open: false };

/**
 * @param {State} state
 * @returns {[key: string, job: CollectionJob][]}
 */
export function collectionJobs({ collection: { asked } }) {
  return asked === null ? [] : [[KEY, { purpose: "collection", ...asked, ms: null }]];
}

/**
 * The list shows while files are read; a text, which may hold no game, opens it with its games, and
 * the status line says that it is read.
 * @param {State} state
 * @param {PageEvent & {type: "collection-asked"}} event
 * @returns {State}
 */
export function collectionAsked(state, { files }) {
  const asked = { files, game: state.game };
  const open = files.some(({ name }) => name !== "");
  const notice = open ? state.notice : /** @type {const} */ ({ kind: "reading" });
  return { ...state, notice, collection: { ...state.collection, asked, open } };
}

/**
 * Shows the games that have been read in place of the earlier ones. Without any, the earlier ones
 * stay, and the first sentence says why.
 * @param {State} state
 * @param {PageEvent & {type: "found"}} event
 * @returns {State}
 */
export function foundCollection(state, { key, found }) {
  if (key !== KEY || state.collection.asked === null) return state;
  const { games, unread } = /** @type {Collection} */ (found);
  if (games.length > 0)
    return {
      ...state,
      notice: { kind: "collected", count: games.length },
      collection: { asked: null, games, unread, known: knownGames(games), open: true },
    };
  const cause = unread[0] ?? problem("empty", "", "there is no game");
  const { detail, message } = cause;
  return {
    ...collectionFailed(state, { key }),
    notice: { kind: "problems", problems: [{ code: "load", detail, message, cause }] },
  };
}

/**
 * @param {State} state
 * @param {{key: string}} event
 * @returns {State}
 */
export function collectionFailed(state, { key }) {
  if (key !== KEY) return state;
  return { ...state, collection: { ...state.collection, asked: null, open: false } };
}

/**
 * A line for each game from the usual start: its moves and, if it is over, Black's final count.
 * @param {readonly CollectedGame[]} games
 */
function knownGames(games) {
  const usual = games.filter(({ text }) => !text.includes(" "));
  const lines = usual.map(({ text, black_discs: discs }) =>
    discs === null ? text : `${text} ${discs}`,
  );
  return lines.join("\n");
}
