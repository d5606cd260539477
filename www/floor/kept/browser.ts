/** The storages of the browser. No other file of the page names them. */

import { once } from "../base/once.ts";

/** Those of the visitor and of the tab, and the databases; each throws where it is forbidden. */
interface Browser {
  visitor: () => Storage;
  tab: () => Storage;
  databases: () => IDBFactory;
}

/** The storage of a page that keeps nothing. */
export function noStorage(): never {
  throw new DOMException("this page stores nothing", "SecurityError");
}

export const NOTHING: Browser = { visitor: noStorage, tab: noStorage, databases: noStorage };

export const BROWSER: Browser = {
  visitor: () => localStorage,
  tab: () => sessionStorage,
  // Chromium throws for `localStorage` alone where the visitor forbids both.
  databases: () => localStorage && indexedDB,
};

/**
 * Asks once in a visit that the browser keeps what the page stores: some empty the storage of a
 * page by themselves. Some ask the visitor: by then the page has what took more than a minute.
 */
export const askToKeep = once(async () => {
  await globalThis.navigator?.storage?.persist?.().catch(() => false);
});
