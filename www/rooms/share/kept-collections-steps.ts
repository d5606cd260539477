/** Steps that keep and bring back the games of files. */

import type { Context } from "../../floor/base/page.ts";
import type { Part } from "./collection-slice.ts";
import { fieldsOf } from "../../floor/base/browser-values.ts";
import type { Rest } from "../../floor/base/erasing.ts";
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
    if (id === null) return;
    const found = await collections.read(id);
    const { collection } = store.get();
    if (collection.id !== null || collection.request !== null) return;
    const rest = take(context, id, found, false);
    if (rest) store.dispatch({ type: "problems", problems: rest.problems });
    // It is said once that others have taken the place of the games that the tab has shown.
    if (found === null) collections.show(null);
  }

  await list();
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
