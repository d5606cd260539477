/** The slice of the games that a visitor has imported, as long as there are none. Pure. */

import type { CollectionSlice } from "./collection-slice.ts";

export const NO_COLLECTION: Readonly<CollectionSlice> = {
  request: null,
  read: [],
  id: null,
  parts: [],
  games: [],
  unread: [],
  more: false,
  known: "",
  isKept: null,
  open: false,
  place: null,
  listed: null,
  current: null,
  placing: null,
  placed: null,
  source: null,
  relay: null,
  wanted: null,
  list: [],
};
