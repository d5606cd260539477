/**
 * The games of files, as the page takes them in.
 *
 * @import { Room } from "../app/rooms.js"
 */

import { LOCKED, mayLoad } from "../settings/host-locks.js";
import {
  collectionAsked,
  collectionFailed,
  collectionJobs,
  foundCollection,
} from "./collection.js";

/** @type {Room} */
export const room = {
  handlers: {
    "collection-asked": collectionAsked,
    "collection-open": (state, { open }) => {
      const { collection } = state;
      if (collection.open === open) return state;
      const asked = open ? collection.asked : null;
      return { ...state, collection: { ...collection, open, asked } };
    },
  },
  jobs: collectionJobs,
  found: foundCollection,
  failed: collectionFailed,
  actions: ({ store }) => ({
    collect: (files) =>
      store.dispatch(
        mayLoad(store.get().host.locks)
          ? { type: "collection-asked", files }
          : { type: "problems", problems: [LOCKED] },
      ),
    showCollection: (open) => store.dispatch({ type: "collection-open", open }),
  }),
};
