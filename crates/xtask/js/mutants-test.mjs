// The stand-in for `node:test` in runs of mutants: what the page's tests use of it, by Mocha.
import { mock } from "node:test";

const { it, afterEach } = globalThis;

/** A test: its name, options that Mocha has no use for, and its function. */
export function test(name, ...rest) {
  const body = rest.at(-1);
  it(name, async () => {
    const last = [];
    try {
      await body({ mock, after: (end) => last.push(end) });
    } finally {
      for (const end of last) await end();
    }
  });
}

export { afterEach };
export default test;
