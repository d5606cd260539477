/**
 * The games of files, as the page takes them in.
 *
 * @import { Context } from "../app/context.js"
 * @import { Room } from "../app/rooms.js"
 */

import { fieldsOf } from "../base/browser-values.js";
import { LOCKED, mayLoad } from "../settings/host-locks.js";
import {
  collectionRequested,
  collectionFailed,
  collectionForgotten,
  collectionJobs,
  collectionKept,
  collectionOpened,
  collectionPlaced,
  collectionPlacing,
  collectionReplaced,
  collectionReturned,
  collectionWanted,
  foundCollection,
} from "./collection.js";
import { showCollected } from "./collection-steps.js";
import { keepCollections, returnCollection } from "./kept-collections-steps.js";
import { storedPlaced } from "./stored-placed.js";
import { secondsInAddress, sourceInAddress } from "../links/address.js";
import { readCollection } from "../game/read-collection.js";
import { followRelay } from "./relay-steps.js";
import { relayHeard } from "../game/relay.js";
import { followInAddress, openSource, showWanted } from "./source.js";

export { openCollections } from "./kept-collections.js";

/**
 * Reads the games of the address, or brings back those of the last visit.
 * @param {Context} context
 */
async function begin(context) {
  const source = sourceInAddress();
  const kept = keepCollections(context, source !== null);
  followRelay(context);
  const isEmbedded = context.store.get().host.controls !== null;
  if (!isEmbedded) followInAddress(context);
  if (source !== null) await openSource(context, source, secondsInAddress());
  // A host page brings its games, and they wait for no database.
  else if (!isEmbedded) await kept;
  showWanted(context);
}

/**
 * @param {Context} context
 * @param {string} id
 */
async function openCollection(context, id) {
  const rest = await returnCollection(context, id);
  if (rest) context.store.dispatch({ type: "problems", problems: [rest.problem] });
}

/** @type {Room} */
export const room = {
  handlers: {
    "collection-requested": collectionRequested,
    "collection-open": collectionOpened,
    "collection-place": collectionPlaced,
    "collection-kept": collectionKept,
    "collection-returned": collectionReturned,
    "collections-listed": (state, { list }) => ({
      ...state,
      collection: { ...state.collection, list },
    }),
    "collection-forgotten": collectionForgotten,
    "collection-filtered": (state, { listed }) => ({
      ...state,
      collection: { ...state.collection, listed },
    }),
    "collection-placing": collectionPlacing,
    "collection-wanted": collectionWanted,
    "collection-placed": (state, { placed }) => ({
      ...state,
      collection: { ...state.collection, placed },
    }),
    "relay-checked": relayHeard,
  },
  jobs: collectionJobs,
  found: foundCollection,
  failed: collectionFailed,
  replaced: collectionReplaced,
  erases: {
    collection: {
      check: (value) => {
        const { id } = fieldsOf(value);
        return typeof id === "string" ? { id } : null;
      },
      putBack: (context, value) => returnCollection(context, String(fieldsOf(value).id)),
    },
  },
  unfinished: storedPlaced,
  begin: (context) => void begin(context),
  actions: (context) => {
    const { store } = context;
    return {
      collect: (files) => {
        if (mayLoad(store.get().host.locks)) readCollection(context, files);
        else store.dispatch({ type: "problems", problems: [LOCKED] });
      },
      showCollection: (open) => store.dispatch({ type: "collection-open", open }),
      openCollection: (id) => void openCollection(context, id),
      listCollected: (listed) => store.dispatch({ type: "collection-filtered", listed }),
      listGamesHere: (here) => store.dispatch({ type: "collection-place", here }),
      showCollected: (game, ply) => void showCollected(context, game, { ply }),
      forgetCollection: () => store.dispatch({ type: "collection-forgotten" }),
    };
  },
};
