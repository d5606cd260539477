/** The games of files, as the page takes them in. */

import type { Context } from "../../floor/base/page.ts";
import type { Room } from "../../play/ui/room.ts";
import { fieldsOf } from "../../floor/base/browser-values.ts";
import { saying } from "../../floor/base/problems.ts";
import { LOCKED, mayLoad } from "../../play/settings/host-locks.ts";
import {
  collectionRequested,
  collectionFailed,
  collectionForgotten,
  COLLECTION_KEY,
  collectionJobs,
  collectionKept,
  collectionOpened,
  collectionPlaced,
  collectionPlacing,
  collectionReplaced,
  collectionReturned,
  collectionsListed,
  collectionWanted,
  foundCollection,
} from "./collection.ts";
import { chosenTells } from "./chosen-game.ts";
import { showCollected } from "./collection-steps.ts";
import { keepCollections, returnCollection } from "./kept-collections-steps.ts";
import { storedPlaced } from "./stored-placed.ts";
import { secondsInAddress, sourceInAddress } from "../../play/links/source-address.ts";
import { readCollection } from "../../play/game/read-collection.ts";
import { followRelay } from "./relay-steps.ts";
import { relayHeard } from "../../play/game/heard-relay.ts";
import { followInAddress, openSource, showWanted } from "./source.ts";
import { next } from "../../play/game/status-text.ts";
import { timeOfDay } from "../../play/words/dates.ts";

/** Reads the games of the address, or brings back those of the last visit. */
async function begin(context: Context<"collection">) {
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

async function openCollection(context: Context, id: string) {
  const rest = await returnCollection(context, id);
  if (rest) context.store.dispatch({ type: "problems", problems: rest.problems });
}

export const room = {
  handlers: {
    "collection-requested": collectionRequested,
    "collection-open": collectionOpened,
    "collection-place": collectionPlaced,
    "collection-kept": collectionKept,
    "collection-returned": collectionReturned,
    "collections-listed": collectionsListed,
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
  found: { [COLLECTION_KEY]: foundCollection },
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
  says: {
    reading: ({ t }) => t("said-reading"),
    "reading-stopped": (texts, state) =>
      texts.sentences(texts.t("said-reading-stopped"), next(state, texts)),
    collected: (texts, state, { count, more }) =>
      texts.sentences(
        texts.t("said-collected", { count }),
        more ? texts.t("said-collected-more") : next(state, texts),
      ),
    relay: ({ t, lang }, _, { fault, time }) =>
      t(`said-relay-${fault}`, { time: timeOfDay(time, lang) }),
    "relay-back": (texts, state) => texts.sentences(texts.t("said-relay-back"), next(state, texts)),
    "relay-ahead": ({ t }, _, { count }) => t("said-relay-ahead", { count }),
  },
  tells: chosenTells,
  loses: ({ collection }) =>
    [collection, ...collection.list].some(({ isKept }) => isKept === false),
  actions: (context) => {
    const { store } = context;
    return {
      collect: (files) => {
        if (mayLoad(store.get().host.locks)) readCollection(context, files);
        else store.dispatch({ type: "problems", problems: [LOCKED] });
      },
      showCollection: (open) => store.dispatch({ type: "collection-open", open }),
      openCollection: (id) => void saying(context, openCollection(context, id)),
      listCollected: (listed) => store.dispatch({ type: "collection-filtered", listed }),
      listGamesHere: (here) => store.dispatch({ type: "collection-place", here }),
      showCollected: (game, ply) => void showCollected(context, game, { ply }),
      forgetCollection: () => store.dispatch({ type: "collection-forgotten" }),
    };
  },
} satisfies Room<"collection">;
