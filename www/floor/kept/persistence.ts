/**
 * The request that the browser keeps what the page stores: some empty the storage of a page by
 * themselves.
 */

import { once } from "../base/once.ts";

/**
 * Asks once in a visit. Some browsers ask the visitor: by then the page has what took more than a
 * minute to make.
 */
export const askToKeep = once(async () => {
  await globalThis.navigator?.storage?.persist?.().catch(() => false);
});
