/**
 * The games of files, as the page takes them in.
 *
 * @import { Room } from "../app/rooms.js"
 */

import { fieldsOf } from "../base/browser-values.js";
import { LOCKED, mayLoad } from "../settings/host-locks.js";
import {
  collectionAsked,
  collectionFailed,
  collectionForgotten,
  collectionJobs,
  collectionKept,
  collectionOpened,
  collectionReplaced,
  collectionReturned,
  collectionWanted,
  foundCollection,
} from "./collection.js";
import { keepCollections, returnCollection, showCollected } from "./collection-steps.js";
import { readCollection } from "./read-collection.js";

export { openCollections } from "./kept-collections.js";

/** @type {Room} */
export const room = {
  handlers: {
    "collection-asked": collectionAsked,
    "collection-open": collectionOpened,
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
    "collection-wanted": collectionWanted,
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
      putBack: (context, value) => void returnCollection(context, String(fieldsOf(value).id)),
    },
  },
  begin: (context) => void keepCollections(context),
  actions: (context) => {
    const { store } = context;
    return {
      collect: (files) => {
        if (mayLoad(store.get().host.locks)) readCollection(context, files);
        else store.dispatch({ type: "problems", problems: [LOCKED] });
      },
      showCollection: (open) => store.dispatch({ type: "collection-open", open }),
      openCollection: (id) => void returnCollection(context, id),
      listCollected: (listed) => store.dispatch({ type: "collection-filtered", listed }),
      showCollected: (game) => void showCollected(context, game),
      forgetCollection: () => store.dispatch({ type: "collection-forgotten" }),
    };
  },
};
