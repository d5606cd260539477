// Which parts and scripts belong to this page.
import assert from "node:assert/strict";
import { test } from "node:test";
import { RELEASE } from "./release.js";
import { checkPart, isScriptOf } from "./resources.js";

const HERE = new URL("./resources.js", import.meta.url).href;

test("a part of another release is refused, one of this release or of the sources is not", () => {
  checkPart({ release: RELEASE });
  checkPart({});
  assert.throws(() => checkPart({ release: "0123456789ab" }), { code: "other-release" });
});

test("a second copy of the page's script is not among the document's scripts", () => {
  assert.equal(isScriptOf([{ src: "" }, { src: HERE }]), true);
  assert.equal(isScriptOf([{ src: `${HERE}?v=0123456789ab` }]), false);
  assert.equal(isScriptOf([]), false);
});
