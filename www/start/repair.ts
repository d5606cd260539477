/**
 * Repair of a page that does not start: everything that it starts with, once more past the
 * browser's cache, and a reload. The cache may have files of two releases, or half of one.
 */

export type RepairWindow = Pick<Window, "history" | "location"> & { fetch: typeof fetch };

/** Milliseconds within which a second failure is no fault of the cache. */
const REPAIR_INTERVAL_MS = 60_000;

/** The files that markup names, by relative addresses. */
const ADDRESSES = /(?:src|href)="([^":#]+\.(?:css|js|wasm)(?:\?[^"]*)?)"/g;

/**
 * Fetches the page and its files from the host, into the browser's cache.
 * @returns whether a reload may help; false also right after another repair
 */
export async function repair({ fetch, history, location }: RepairWindow): Promise<boolean> {
  if (Math.abs(Date.now() - lastRepair(history)) < REPAIR_INTERVAL_MS) return false;
  const load = async (address: string) => {
    const response = await fetch(address, { cache: "reload" });
    if (!response.ok) throw new Error(`${address}: ${response.status}`);
    return response;
  };
  try {
    const [page] = location.href.split("#");
    const markup = await (await load(page)).text();
    const files = [...markup.matchAll(ADDRESSES)].map(([, address]) => address);
    await Promise.all([...new Set(files)].map((file) => load(new URL(file, page).href)));
    // A reload keeps this state; a new visit does not, and may repair the page again.
    history.replaceState({ repaired: Date.now() }, "");
    return true;
  } catch {
    return false;
  }
}

/** Lets the next failure repair the page again. */
export function allowRepair({ history }: Pick<Window, "history">) {
  if (lastRepair(history) !== 0) history.replaceState(null, "");
}

/** When the page was repaired, in milliseconds; 0 for never. */
function lastRepair(history: History): number {
  return Number(history.state?.repaired ?? 0);
}
