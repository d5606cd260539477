// The style sheet of a page: one of another release is requested by a new address.
import assert from "node:assert/strict";
import test from "node:test";
import { RELEASE } from "../base/release.ts";
import { settleStyle } from "./stylesheet-release.ts";

/** A page whose sheets bear these releases in turn, as they are requested. */
async function settle(...releases) {
  class Link extends EventTarget {
    href = "https://club.example/style.css?v=1";
    get sheet() {
      return current === null ? null : { cssRules: [1] };
    }
    replaceWith(fresh) {
      requested.push(fresh.href);
      current = releases.shift();
      fresh.dispatchEvent(new Event("load"));
    }
  }
  const requested = [];
  let current = releases.shift();
  globalThis.HTMLLinkElement = Link;
  globalThis.getComputedStyle = () => ({ getPropertyValue: () => current });
  try {
    const made = () => new Link();
    await settleStyle({ querySelector: made, importNode: made, documentElement: {} });
  } finally {
    delete globalThis.HTMLLinkElement;
    delete globalThis.getComputedStyle;
  }
  return requested;
}

test("a sheet of the page's release, and a club's own without one, stay", async () => {
  assert.deepEqual(await settle(`"${RELEASE}"`), []);
  assert.deepEqual(await settle(""), []);
});

test("a sheet of another release is requested once more, by another address", async () => {
  const [address] = await settle('"other"', `'${RELEASE}'`);
  assert.match(address, /^https:\/\/club\.example\/style\.css\?v=1&at=\d+$/);
});

test("a sheet that is missing is requested once more, and fails the start where it stays so", async () => {
  assert.equal((await settle(null, `"${RELEASE}"`)).length, 1);
  await assert.rejects(settle(null, null), { code: "missing-file", detail: "style.css" });
});

test("a host that has no sheet of the release fails the start", async () => {
  await assert.rejects(settle('"other"', '"other"'), { code: "other-release" });
});
