/** Steps that keep and bring back the games of files. */

import type { Context } from "../../floor/base/page.ts";
import type { CollectionSlice, Part } from "./collection-slice.ts";
import { fieldsOf } from "../../floor/base/browser-values.ts";
import { type Rest, tell } from "../../floor/base/erasing.ts";
import { awaitedIn } from "../../floor/base/erased-parts.ts";
import { damagedStorage, problem, saying } from "../../floor/base/problems.ts";

const COLLECTION_GONE = problem("collection-gone", "", "the games are no longer kept");

/**
 * Keeps what is read from here on, and goes on with what the tab has shown before. What an address
 * names stays where it is.
 * @param named whether the page's address names other games
 */
export async function keepCollections(context: Context<"collection">, named: boolean) {
  const { store } = context;
  async function list() {
    const collections = await context.collections();
    const all = await collections.list();
    tell(store, { type: "collections-listed", list: all }, collections.problems());
  }
  store.subscribe(({ collection }, { collection: before }) => {
    const { id, source } = collection;
    // The games of an address lie where they are: neither they nor their end are the tab's own.
    if (id === before.id || source !== null || (id === null && before.source !== null)) return;
    void saying(context, follow(collection, before));
  });

  async function follow({ id, parts, isKept }: CollectionSlice, before: CollectionSlice) {
    try {
      if (id !== null && isKept === null) await keep(id, parts);
      else await (await context.collections()).forget(id ?? String(before.id), id === null);
    } finally {
      // Where the browser does not give the list, that on the page stays: the step has said why.
      await list().catch(() => {});
    }
  }

  async function keep(id: string, parts: readonly Part[]) {
    const awaited = awaitedIn(store.get(), "collection").map((value) => String(fieldsOf(value).id));
    let isKept = false;
    try {
      isKept = await (await context.collections()).add(id, parts, awaited);
    } finally {
      store.dispatch({ type: "collection-kept", id, isKept });
    }
  }

  async function goOn() {
    const collections = await context.collections();
    const id = await collections.latest();
    if (id === null) return;
    const found = await collections.read(id);
    const { collection } = store.get();
    if (collection.id !== null || collection.request !== null) return;
    const rest = take(context, id, found, false);
    if (rest) store.dispatch({ type: "problems", problems: rest.problems });
    // It is said once that others have taken the place of the games that the tab has shown.
    if (found === null) collections.show(null);
  }

  await saying(context, list());
  if (!named) await saying(context, goOn());
}

/** Shows games that others have taken the place of, or that were forgotten. */
export async function returnCollection(context: Context, id: string): Promise<Rest | null> {
  return take(context, id, await (await context.collections()).read(id), true);
}

type Found = Awaited<ReturnType<Awaited<ReturnType<Context["collections"]>>["read"]>>;

/**
 * Shows what is kept of a collection.
 * @param isAsked whether the visitor has asked for it
 * @returns why it does not show, or not all of it
 */
function take({ store }: Context, id: string, found: Found, isAsked: boolean): Rest | null {
  if (found === null) return { problems: [COLLECTION_GONE] };
  const { parts, damaged } = found;
  if (parts.length > 0) store.dispatch({ type: "collection-returned", id, parts, isAsked });
  return damaged ? { problems: [damagedStorage()], isBack: parts.length > 0 } : null;
}
