/**
 * The games that a visitor has imported at once: the job that reads them, and what it has found.
 * Pure.
 */

import type { Collection } from "../../../reversi-wasm.js";
import type { Source } from "../../play/game/read-collection.ts";
import type { PageEvent, StateOf } from "../../floor/base/page.ts";
import type { CollectionSlice, Part } from "./collection-slice.ts";
import { withErased } from "../../floor/base/erasing.ts";
import type { Finding } from "../../play/engine/jobs.ts";
import { collectJob } from "../../play/engine/study-jobs.ts";
import { headerOf } from "../../play/board/header.ts";
import { holdsOwnGame } from "../../play/board/shown-game.ts";
import { type Problem, problem } from "../../floor/base/problems.ts";
import { ownPlayed } from "../../play/game/played.ts";
import { linesOf } from "../../play/game/previous-game.ts";
import { isRenewal } from "../../play/game/relay.ts";
import { relayHeard } from "../../play/game/heard-relay.ts";
import { withLibrary } from "../../play/ui/library-shelves.ts";
import { knownGames } from "./known-games.ts";
import { NO_COLLECTION } from "./no-collection.ts";
import { isPlaced, movesIn } from "./collection-game.ts";

/** The key of the job that reads. */
export const COLLECTION_KEY = "collection";

/** Bytes of a text whose reading is waited for in the list. */
const LONG = 20_000;

export function collectionJobs({ collection: { request } }: StateOf<"collection">) {
  if (request === null) return [];
  const { files, game } = request;
  return [collectJob(COLLECTION_KEY, game, files)];
}

export function partOf({ games, unread, more }: Collection): Part {
  return { games, unread, more, known: knownGames(games) };
}

/**
 * The list shows while files and long texts are read; a short text, which may hold no game, opens
 * it with its games, and the status line says that it is read.
 */
export function collectionRequested<S extends StateOf<"collection">>(
  state: S,
  { files, id, source = null, time = 0 }: PageEvent & { type: "collection-requested" },
): S {
  const { game } = state;
  const request = { files, game, id, source, over: source?.keep ? null : game.text, time };
  if (isRenewal(state, source)) return renewalRequested(state, request);
  const { number, ply = null } = source ?? {};
  const wanted = typeof number === "number" ? { number, ply } : state.collection.wanted;
  const collection = { ...state.collection, request, wanted, read: [] };
  const isLong = files.some(({ name, bytes }) => name !== "" || bytes.length > LONG);
  const open = isLong && (source === null || opensList({ ...state, collection }, source));
  const notice = open ? state.notice : ({ kind: "reading" } as const);
  return withList({ ...state, notice, collection }, open);
}

/**
 * Files are read that somebody has rewritten: nothing is said of it. What the visitor has read
 * meanwhile comes first.
 */
function renewalRequested<S extends StateOf<"collection">>(
  state: S,
  request: CollectionSlice["request"] & {},
): S {
  const { collection } = state;
  if (collection.request !== null && !isRenewal(state, collection.request.source)) return state;
  const renewed = { ...request, id: collection.id ?? request.id };
  return { ...state, collection: { ...collection, request: renewed, read: [] } };
}

/**
 * Whether the list shows as soon as the games of an address are there: an embedded board shows one
 * of them, and the list takes no focus from the host page; and a game that is played is followed.
 */
function opensList({ collection, host }: StateOf<"collection">, source: Source | null) {
  return collection.wanted === null && host.controls === null && !source?.relay;
}

/** A link or the host page names a game of the list, in place of whatever is on the board. */
export function collectionWanted<S extends StateOf<"collection">>(
  state: S,
  { number }: PageEvent & { type: "collection-wanted" },
): S {
  const { request } = state.collection;
  const wanted = number === null ? null : { number, ply: null };
  const renewed = request && { ...request, over: state.game.text };
  return { ...state, collection: { ...state.collection, request: renewed, wanted } };
}

/** Closing the list stops the reading: the earlier games stay. */
export function collectionOpened<S extends StateOf<"collection">>(
  state: S,
  { open }: PageEvent & { type: "collection-open" },
): S {
  const shown = withList(state, open);
  const { collection, notice } = shown;
  if (open || collection.request === null) return shown;
  return {
    ...shown,
    notice: notice.kind === "problems" ? notice : { kind: "reading-stopped" },
    collection: { ...collection, request: null, read: [] },
  };
}

/** Opens the list: the library of the page, or the dialog of an embedded board. */
function withList<S extends StateOf<"collection">>(state: S, open: boolean): S {
  if (state.host.controls === null) return open ? withLibrary(state, "imported") : state;
  return { ...state, collection: { ...state.collection, open } };
}

/** Leaves the games that reach the position on the board, or every game. */
export function collectionPlaced<S extends StateOf<"collection">>(
  state: S,
  { here }: PageEvent & { type: "collection-place" },
): S {
  const place = here ? state.game : null;
  return { ...state, collection: { ...state.collection, place } };
}

/**
 * Shows the games that have been read in place of the earlier ones, which wait in the list of
 * collections. Without any, the earlier ones stay, and the first sentence says why. What was loaded
 * or played while they were read stays on the board.
 */
export function foundCollection<S extends StateOf<"collection">>(
  state: S,
  { found, done }: Finding<typeof COLLECTION_KEY>,
): S {
  const { request, read } = state.collection;
  if (request === null) return state;
  const parts = [...read, partOf(found)];
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
      ...{ source, isKept: null, open: state.collection.open },
      relay: source?.relay ? { good: time, fault: null, number: null } : null,
      wanted: takesBoard ? (state.collection.wanted ?? first) : null,
    });
    const notice = { kind: "collected", count: games.length, more } as const;
    return withList({ ...after, notice }, open);
  }
  const cause = unread[0] ?? problem("empty", "", "there is no game");
  return {
    ...collectionFailed(state, { key: COLLECTION_KEY }),
    notice: { kind: "problems", problems: [unreadable(request.source, cause)] },
  };
}

/**
 * The games of rewritten files, where there are any. The one on the board takes its new header,
 * unless an exercise or an ending has its place.
 */
function renewed<S extends StateOf<"collection">>(state: S, shown: ReturnType<typeof shownOf>): S {
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

function unreadable(source: Source | null, cause: Problem): Problem {
  const { detail, message } = cause;
  if (source === null) return { code: "load", detail, message, cause };
  return { code: "games-unread", detail: source.address, message, cause };
}

export function collectionFailed<S extends StateOf<"collection">>(
  state: S,
  { key }: { key: string },
): S {
  if (key !== COLLECTION_KEY) return state;
  if (isRenewal(state, state.collection.request?.source ?? null))
    return { ...state, collection: { ...state.collection, request: null, read: [] } };
  const ended = { request: null, read: [], open: false, wanted: null };
  return { ...state, collection: { ...state.collection, ...ended } };
}

/**
 * Games that are kept come back: after a reload, or as the visitor opens them, in place of those
 * that are shown.
 */
export function collectionReturned<S extends StateOf<"collection">>(
  state: S,
  { id, parts, isAsked }: PageEvent & { type: "collection-returned" },
): S {
  const { open, placed, list } = state.collection;
  const isKept = list.find((listed) => listed.id === id)?.isKept ?? true;
  const shown = { ...shownOf(id, parts), isKept, open };
  // After a reload the game on the board may be one of them.
  const after = withCollection(state, isAsked ? shown : { ...shown, placed });
  return isAsked ? { ...after, notice: { kind: "restored", name: "collection" } } : after;
}

/** The collections that can be shown; one without room may be kept by now. */
export function collectionsListed<S extends StateOf<"collection">>(
  state: S,
  { list }: PageEvent & { type: "collections-listed" },
): S {
  const { collection } = state;
  const shown = list.find(({ id }) => id === collection.id);
  const isKept = collection.isKept === false && shown ? shown.isKept : collection.isKept;
  return { ...state, collection: { ...collection, list, isKept } };
}

export function collectionKept<S extends StateOf<"collection">>(
  state: S,
  { id, isKept }: PageEvent & { type: "collection-kept" },
): S {
  const { collection, notice } = state;
  if (collection.id !== id) return state;
  const after = { ...state, collection: { ...collection, isKept } };
  return isKept ? after : { ...after, notice: { ...notice, aside: "unkept" } };
}

/**
 * The games are forgotten by the visitor, who may have them back, or taken away by the host page.
 */
export function collectionForgotten<S extends StateOf<"collection">>(
  state: S,
  { byHost = false }: PageEvent & { type: "collection-forgotten" },
): S {
  const { id } = state.collection;
  if (id === null && !byHost) return state;
  const after = withCollection(state, {});
  return byHost ? after : withErased(after, "collection", { id });
}

/**
 * A game has taken the place of the one on the board: one of the collection, or another one. One of
 * the collection in which nothing has changed leaves the previous game to the next one.
 */
export function collectionReplaced<S extends StateOf<"collection">>(
  state: S,
  before: StateOf<"collection">,
  event: PageEvent,
): S {
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
  const isUntouched = own.review === null && isPlaced(before, linesOf(own));
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

/** A game of the collection is requested, or no longer waited for. */
export function collectionPlacing<S extends StateOf<"collection">>(
  state: S,
  { number, isPlacing }: PageEvent & { type: "collection-placing" },
): S {
  const { collection } = state;
  if (!isPlacing && collection.placing !== number) return state;
  return { ...state, collection: { ...collection, placing: isPlacing ? number : null } };
}

function withCollection<S extends StateOf<"collection">>(
  state: S,
  shown: Partial<CollectionSlice>,
): S {
  const { list } = state.collection;
  return { ...state, collection: { ...NO_COLLECTION, list, ...shown } };
}

function shownOf(id: string, parts: readonly Part[]) {
  return {
    id,
    parts,
    games: parts.flatMap(({ games }) => games),
    unread: parts.flatMap(({ unread }) => unread),
    more: parts.some(({ more }) => more),
    known: parts.flatMap(({ known }) => (known === "" ? [] : known)).join("\n"),
  };
}
