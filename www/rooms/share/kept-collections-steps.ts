/** Steps that keep and bring back the games of files. */

import type { Context } from "../../floor/base/page.ts";
import type { Part } from "./collection-slice.ts";
import { fieldsOf } from "../../floor/base/browser-values.ts";
import type { NotBack } from "../../floor/base/erasing.ts";
import { awaitedIn } from "../../floor/base/erased-parts.ts";
import { problem, saying } from "../../floor/base/problems.ts";

const COLLECTION_GONE = problem("collection-gone", "", "the games are no longer kept");

/**
 * Keeps what is read from here on, and goes on with what the tab has shown before. What an address
 * names stays where it is.
 * @param named whether the page's address names other games
 */
export async function keepCollections(context: Context, named: boolean) {
  const { store } = context;
  const collections = await context.collections();
  /** Where the browser does not give the list, that on the page stays. */
  const list = () =>
    collections.list().then(
      (all) => store.dispatch({ type: "collections-listed", list: all }),
      () => {},
    );
  const forget = (id: string, forgotten: boolean) =>
    saying(context, collections.forget(id, forgotten)).then(list);
  store.subscribe(({ collection: { id, parts, isKept, source } }, { collection: before }) => {
    // The games of an address lie where they are: neither they nor their end are the tab's own.
    if (id === before.id || source !== null || (id === null && before.source !== null)) return;
    collections.show(id);
    if (id === null) void forget(String(before.id), true);
    else if (isKept !== null) void forget(id, false);
    else void keep(id, parts);
  });

  async function keep(id: string, parts: readonly Part[]) {
    const awaited = awaitedIn(store.get(), "collection").map((value) => String(fieldsOf(value).id));
    const isKept = await collections.add(id, parts, awaited);
    store.dispatch({ type: "collection-kept", id, isKept });
    await list();
  }

  async function goOn() {
    const id = await collections.latest();
    const parts = id === null ? null : await collections.read(id);
    const { collection } = store.get();
    if (id === null || parts === null || collection.id !== null || collection.request !== null)
      return;
    store.dispatch({ type: "collection-returned", id, parts, isAsked: false });
  }

  await list();
  if (!named) await saying(context, goOn());
}

/** Shows games that others have taken the place of, or that were forgotten. */
export async function returnCollection(
  { store, collections }: Context,
  id: string,
): Promise<NotBack | null> {
  const parts = await (await collections()).read(id);
  if (parts === null) return { problem: COLLECTION_GONE };
  store.dispatch({ type: "collection-returned", id, parts, isAsked: true });
  return null;
}
