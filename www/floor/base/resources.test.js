// Which parts and scripts belong to this page.
import assert from "node:assert/strict";
import { test } from "node:test";
import { RELEASE } from "./release.ts";
import {
  checkPart,
  isScriptOf,
  loadExerciseText,
  loadGamesText,
  refreshWorker,
} from "./resources.ts";

const HERE = new URL("./resources.ts", import.meta.url).href;

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

test("a page in place of a file is no file, whatever type a host gives it", async (t) => {
  const ofType = (type) => () =>
    new Response("<!doctype html>", { headers: { "Content-Type": type } });
  const types = ["text/html; charset=utf-8", "text/plain", "text/javascript"];
  for (const answer of [...types.map(ofType), () => new Response("", { status: 404 })]) {
    t.mock.method(globalThis, "fetch", async () => answer());
    for (const [load, detail] of [
      [loadExerciseText, "exercises.txt"],
      [loadGamesText, "games.txt"],
      [refreshWorker, "www/play/engine/worker.js"],
    ])
      await assert.rejects(load, ({ code, detail: path, message }) => {
        assert.deepEqual([code, path], ["missing-file", detail]);
        assert.ok([detail, `${detail}: 404`].includes(message), message);
        return true;
      });
  }
});
