// The stand-in for `node:test` in runs of mutants: what the page's tests use of it, by Mocha.
import { mock } from "node:test";
// The views' library takes the document that is there as it loads.
import "../../../www/test/support/document.js";

const { after, afterEach, before, describe, it } = globalThis;

/**
 * The globals that tests put in place of a document's: those of other files find their own again.
 */
const SHARED = ["document", "HTMLElement", "getComputedStyle"];

/** A test: its name, options that Mocha has no use for, and its function. */
export function test(name, ...rest) {
  const body = rest.at(-1);
  it(name, async () => {
    const last = [];
    const before = SHARED.map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)]);
    try {
      await body({ mock, after: (end) => last.push(end) });
    } finally {
      for (const end of last) await end();
      for (const [name, found] of before)
        if (found) Object.defineProperty(globalThis, name, found);
        else delete globalThis[name];
    }
  });
}

export { after, afterEach, before, describe };
export default test;
