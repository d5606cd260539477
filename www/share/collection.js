/**
 * The games that a visitor has imported at once: the job that reads them, and what it has found.
 * Pure.
 *
 * @import { Snapshot } from "../../reversi-rules.js"
 * @import { CollectedGame, Collection, NamedFile, UnreadGame } from "../../reversi-wasm.js"
 * @import { Source } from "../game/read-collection.js"
 * @import { Problem } from "../base/problems.js"
 * @import { CollectionJob } from "../game/turn-job.js"
 * @import { PageEvent } from "../app/reduce.js"
 * @import { Lines } from "../game/previous-game.js"
 * @import { KeptCollection } from "./kept-collections.js"
 * @import { State } from "../app/state.js"
 * @import { Relay } from "../game/relay.js"
 *
 * Some of the games, as they are read and kept. `known` holds those from the usual start as
 * `Game.explore` counts them.
 * @typedef {Collection & {known: string}} Part
 *
 * A game of the list that a link or the host page names, and the point to show of it: null for
 * that of its text.
 * @typedef {{number: number, ply: number | null}} WantedGame
 *
 * `request` is what is being read, with the game on the board at that moment, and `read` what has
 * been found of it so far. A game of an address takes the place of the one whose text is `over`,
 * and of no other; null once another one is on the board.
 * @typedef {object} CollectionSlice
 * @property {{files: readonly NamedFile[], game: Snapshot, id: string,
 *   source: Source | null, over: string | null, time: number} | null} request
 * @property {readonly Part[]} read
 * @property {string | null} id of the games that are shown; null if there are none
 * @property {readonly Part[]} parts of them
 * @property {readonly CollectedGame[]} games
 * @property {readonly UnreadGame[]} unread records that cannot be read
 * @property {boolean} more whether the files have more games than the page reads
 * @property {string} known
 * @property {boolean | null} isKept whether a reload has them; null until that is settled
 * @property {boolean} open whether the list shows
 * @property {Snapshot | null} place the position that the listed games reach; null for any
 * @property {readonly CollectedGame[] | null} listed the games that the list shows, in its order;
 *   null for all of them
 * @property {number | null} current number of the game that was put on the board; null once another
 *   one is there
 * @property {number | null} placing number of the game that is being put on the board
 * @property {Lines | null} placed the game that was put on the board last, as it was then
 * @property {Source | null} source that the games are of; null for a visitor's own files
 * @property {Relay | null} relay what the board follows; null for files that nobody rewrites
 * @property {WantedGame | null} wanted the game that is to be put on the board
 * @property {readonly KeptCollection[]} list all that can be shown, newest first
 */

import { withErased } from "../base/erasing.js";
import { headerOf } from "../board/header.js";
import { holdsOwnGame } from "../board/shown-game.js";
import { problem } from "../base/problems.js";
import { ownPlayed } from "../game/played.js";
import { linesOf } from "../game/previous-game.js";
import { isRenewal, relayHeard } from "../game/relay.js";
import { knownGames } from "./known-games.js";
import { NO_COLLECTION } from "./no-collection.js";
import { isPlaced, movesIn } from "./collection-game.js";

/** The key of the job that reads. */
const KEY = "collection";

/** Bytes of a text whose reading is waited for in the list. */
const LONG = 20_000;

/**
 * @param {State} state
 * @returns {[key: string, job: CollectionJob][]}
 */
export function collectionJobs({ collection: { request } }) {
  if (request === null) return [];
  const { files, game } = request;
  return [[KEY, { purpose: "collection", files, game, ms: null }]];
}

/** @param {Collection} collection @returns {Part} */
export function partOf({ games, unread, more }) {
  return { games, unread, more, known: knownGames(games) };
}

/**
 * The list shows while files and long texts are read; a short text, which may hold no game, opens
 * it with its games, and the status line says that it is read.
 * @param {State} state
 * @param {PageEvent & {type: "collection-requested"}} event
 * @returns {State}
 */
export function collectionRequested(state, { files, id, source = null, time = 0 }) {
  const { game } = state;
  const request = { files, game, id, source, over: source?.keep ? null : game.text, time };
  if (isRenewal(state, source)) return renewalRequested(state, request);
  const { number, ply = null } = source ?? {};
  const wanted = typeof number === "number" ? { number, ply } : state.collection.wanted;
  const collection = { ...state.collection, request, wanted, read: [] };
  const isLong = files.some(({ name, bytes }) => name !== "" || bytes.length > LONG);
  const open = isLong && (source === null || opensList({ ...state, collection }, source));
  const notice = open ? state.notice : /** @type {const} */ ({ kind: "reading" });
  return { ...state, notice, collection: { ...collection, open } };
}

/**
 * Files are read that somebody has rewritten: nothing is said of it. What the visitor has read
 * meanwhile comes first.
 * @param {State} state
 * @param {CollectionSlice["request"] & {}} request
 * @returns {State}
 */
function renewalRequested(state, request) {
  const { collection } = state;
  if (collection.request !== null && !isRenewal(state, collection.request.source)) return state;
  const renewed = { ...request, id: collection.id ?? request.id };
  return { ...state, collection: { ...collection, request: renewed, read: [] } };
}

/**
 * Whether the list shows as soon as the games of an address are there: an embedded board shows one
 * of them, and the list takes no focus from the host page; and a game that is played is followed.
 * @param {State} state
 * @param {Source | null} source
 */
function opensList({ collection, host }, source) {
  return collection.wanted === null && host.controls === null && !source?.relay;
}

/**
 * A link or the host page names a game of the list, in place of whatever is on the board.
 * @param {State} state
 * @param {PageEvent & {type: "collection-wanted"}} event
 * @returns {State}
 */
export function collectionWanted(state, { number }) {
  const { request } = state.collection;
  const wanted = number === null ? null : { number, ply: null };
  const renewed = request && { ...request, over: state.game.text };
  return { ...state, collection: { ...state.collection, request: renewed, wanted } };
}

/**
 * Closing the list stops the reading: the earlier games stay.
 * @param {State} state
 * @param {PageEvent & {type: "collection-open"}} event
 * @returns {State}
 */
export function collectionOpened(state, { open }) {
  const { collection, notice } = state;
  if (collection.open === open) return state;
  if (open || collection.request === null) return { ...state, collection: { ...collection, open } };
  return {
    ...state,
    notice: notice.kind === "problems" ? notice : { kind: "reading-stopped" },
    collection: { ...collection, open, request: null, read: [] },
  };
}

/**
 * Leaves the games that reach the position on the board, or every game.
 * @param {State} state
 * @param {PageEvent & {type: "collection-place"}} event
 * @returns {State}
 */
export function collectionPlaced(state, { here }) {
  const place = here ? state.game : null;
  return { ...state, collection: { ...state.collection, place } };
}

/**
 * Shows the games that have been read in place of the earlier ones, which wait in the list of
 * collections. Without any, the earlier ones stay, and the first sentence says why. What was loaded
 * or played while they were read stays on the board.
 * @param {State} state
 * @param {PageEvent & {type: "found"}} event
 * @returns {State}
 */
export function foundCollection(state, { key, found, done }) {
  const { request, read } = state.collection;
  if (key !== KEY || request === null) return state;
  const parts = [...read, partOf(/** @type {Collection} */ (found))];
  if (!done) return { ...state, collection: { ...state.collection, read: parts } };
  const shown = shownOf(request.id, parts);
  const { games, unread, more } = shown;
  if (isRenewal(state, request.source)) return renewed(state, shown);
  if (games.length > 0) {
    const { source, over, time } = request;
    const open = source === null || opensList(state, source);
    const takesBoard = !open && over === state.game.text;
    const first = { number: games[0].number, ply: null };
    const after = withCollection(state, {
      ...shown,
      ...{ source, isKept: null, open },
      relay: source?.relay ? { good: time, fault: null, number: null } : null,
      wanted: takesBoard ? (state.collection.wanted ?? first) : null,
    });
    return { ...after, notice: { kind: "collected", count: games.length, more } };
  }
  const cause = unread[0] ?? problem("empty", "", "there is no game");
  return {
    ...collectionFailed(state, { key }),
    notice: { kind: "problems", problems: [unreadable(request.source, cause)] },
  };
}

/**
 * The games of rewritten files, where there are any. The one on the board takes its new header,
 * unless an exercise or an ending has its place.
 * @param {State} state
 * @param {ReturnType<typeof shownOf>} shown
 * @returns {State}
 */
function renewed(state, shown) {
  const { request } = state.collection;
  const read = { ...state.collection, request: null, read: [] };
  if (shown.games.length > 0) {
    const { current } = state.collection;
    const game = holdsOwnGame(state) && shown.games.find(({ number }) => number === current);
    const header = game ? headerOf(game, movesIn(game.text)) : state.header;
    return { ...state, header, collection: { ...read, ...shown } };
  }
  return relayHeard(
    { ...state, collection: read },
    { type: "relay-checked", fault: "unread", time: request?.time ?? 0 },
  );
}

/**
 * @param {Source | null} source
 * @param {Problem} cause
 * @returns {Problem}
 */
function unreadable(source, cause) {
  const { detail, message } = cause;
  if (source === null) return { code: "load", detail, message, cause };
  return { code: "games-unread", detail: source.address, message, cause };
}

/**
 * @param {State} state
 * @param {{key: string}} event
 * @returns {State}
 */
export function collectionFailed(state, { key }) {
  if (key !== KEY) return state;
  if (isRenewal(state, state.collection.request?.source ?? null))
    return { ...state, collection: { ...state.collection, request: null, read: [] } };
  const ended = { request: null, read: [], open: false, wanted: null };
  return { ...state, collection: { ...state.collection, ...ended } };
}

/**
 * Games that are kept come back: after a reload, or as the visitor opens them, in place of those
 * that are shown.
 * @param {State} state
 * @param {PageEvent & {type: "collection-returned"}} event
 * @returns {State}
 */
export function collectionReturned(state, { id, parts, isAsked }) {
  const { open, placed } = state.collection;
  const shown = { ...shownOf(id, parts), isKept: true, open };
  // After a reload the game on the board may be one of them.
  const after = withCollection(state, isAsked ? shown : { ...shown, placed });
  return isAsked ? { ...after, notice: { kind: "restored", name: "collection" } } : after;
}

/**
 * @param {State} state
 * @param {PageEvent & {type: "collection-kept"}} event
 * @returns {State}
 */
export function collectionKept(state, { id, isKept }) {
  const { collection, notice } = state;
  if (collection.id !== id) return state;
  const after = { ...state, collection: { ...collection, isKept } };
  return isKept ? after : { ...after, notice: { ...notice, aside: "unkept" } };
}

/**
 * The games are forgotten by the visitor, who may have them back, or taken away by the host page.
 * @param {State} state
 * @param {PageEvent & {type: "collection-forgotten"}} event
 * @returns {State}
 */
export function collectionForgotten(state, { byHost = false }) {
  const { id } = state.collection;
  if (id === null && !byHost) return state;
  const after = withCollection(state, {});
  return byHost ? after : withErased(after, "collection", { id });
}

/**
 * A game has taken the place of the one on the board: one of the collection, or another one. One of
 * the collection in which nothing has changed leaves the previous game to the next one.
 * @param {State} state
 * @param {State} before
 * @param {PageEvent} event
 * @returns {State}
 */
export function collectionReplaced(state, before, event) {
  const { collection } = state;
  const game = event.type === "loaded" ? event.collected : undefined;
  if (game === undefined) {
    const request = collection.request && { ...collection.request, over: null };
    return { ...state, collection: { ...collection, request, current: null } };
  }
  const { number, black, white } = game;
  // The numbers count the records that cannot be read, too.
  const count = collection.games.length + collection.unread.length;
  const { beside } = state.notice.kind === "loaded" ? state.notice : {};
  const own = ownPlayed(before);
  const isUntouched = own.review === null && isPlaced(before.collection, linesOf(own));
  return {
    ...state,
    previousGame: isUntouched ? own.previousGame : state.previousGame,
    notice: { kind: "loaded", beside, listed: { number, count, black, white } },
    collection: {
      ...collection,
      current: number,
      placed: linesOf(state),
      relay: collection.relay && { ...collection.relay, number },
    },
  };
}

/**
 * A game of the collection is requested, or no longer waited for.
 * @param {State} state
 * @param {PageEvent & {type: "collection-placing"}} event
 * @returns {State}
 */
export function collectionPlacing(state, { number, isPlacing }) {
  const { collection } = state;
  if (!isPlacing && collection.placing !== number) return state;
  return { ...state, collection: { ...collection, placing: isPlacing ? number : null } };
}

/**
 * @param {State} state
 * @param {Partial<CollectionSlice>} shown
 * @returns {State}
 */
function withCollection(state, shown) {
  const { list } = state.collection;
  return { ...state, collection: { ...NO_COLLECTION, list, ...shown } };
}

/**
 * @param {string} id
 * @param {readonly Part[]} parts
 */
function shownOf(id, parts) {
  return {
    id,
    parts,
    games: parts.flatMap(({ games }) => games),
    unread: parts.flatMap(({ unread }) => unread),
    more: parts.some(({ more }) => more),
    known: parts.flatMap(({ known }) => (known === "" ? [] : known)).join("\n"),
  };
}
