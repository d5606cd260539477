/**
 * Repair of a page that does not start: everything that it starts with, once more past the
 * browser's cache, and a reload. The cache may have files of two releases, or half of one.
 */

type RepairWindow = Pick<Window, "history" | "location"> & { fetch: typeof fetch };

/** Milliseconds within which a second failure is no fault of the cache. */
const REPAIR_INTERVAL_MS = 60_000;

/** The files that markup names, by relative addresses. */
const ADDRESSES = /(?:src|href)="([^":#]+\.(?:css|js|wasm)(?:\?[^"]*)?)"/g;

/**
 * Fetches the page and its files from the host, into the browser's cache.
 * @returns null where a reload may help; otherwise the first file that the host lacks, empty if
 *   none is known, as right after another repair
 */
export async function repair({ fetch, history, location }: RepairWindow): Promise<string | null> {
  if (Math.abs(Date.now() - lastRepair(history)) < REPAIR_INTERVAL_MS) return "";
  const [page] = location.href.split("#");
  const load = (address: string) => fetch(new URL(address, page).href, { cache: "reload" });
  try {
    const markup = await load(page);
    if (!markup.ok) return "";
    const found = [...(await markup.text()).matchAll(ADDRESSES)].map(([, address]) => address);
    const files = [...new Set(found)];
    const areLost = await Promise.all(files.map((file) => load(file).then(isLost)));
    const lost = files.find((_, at) => areLost[at]);
    if (lost !== undefined) return lost.split("?")[0];
    // A reload keeps this state; a new visit does not, and may repair the page again.
    history.replaceState({ repaired: Date.now() }, "");
    return null;
  } catch {
    return "";
  }
}

/** Whether a host has no such file: some answer with a page then, whatever type they call it. */
async function isLost(answer: Response) {
  return !answer.ok || (await answer.text()).startsWith("<");
}

/** Lets the next failure repair the page again. */
export function allowRepair({ history }: Pick<Window, "history">) {
  if (lastRepair(history) !== 0) history.replaceState(null, "");
}

/** When the page was repaired, in milliseconds; 0 for never. */
function lastRepair(history: History): number {
  return Number(history.state?.repaired ?? 0);
}
