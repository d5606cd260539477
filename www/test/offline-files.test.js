// Which cached file answers a URL, and which caches are out of date.
import assert from "node:assert/strict";
import { test } from "node:test";

import { cacheName, fileAt, mediaTypeOf, outdatedCaches } from "../offline/offline-files.js";

const SCOPE = "https://club.example/games/reversi/";
const FILES = [{ path: "" }, { path: "www/main.js", integrity: "sha256-x" }];

test("a URL finds its file whatever its query and fragment", () => {
  assert.equal(fileAt(`${SCOPE}www/main.js?a=b`, SCOPE, FILES), FILES[1]);
  assert.equal(fileAt(`${SCOPE}?lang=de#m=f5`, SCOPE, FILES), FILES[0]);
});

test("the folder and its index are the same page", () => {
  assert.equal(fileAt(`${SCOPE}index.html?lang=de`, SCOPE, FILES), FILES[0]);
});

test("a file that is not in the list is left to the network", () => {
  assert.equal(fileAt(`${SCOPE}www/other.js`, SCOPE, FILES), undefined);
  assert.equal(fileAt("https://club.example/games/", SCOPE, FILES), undefined);
  assert.equal(fileAt("https://other.example/games/reversi/", SCOPE, FILES), undefined);
});

test("files have the media types that browsers require", () => {
  assert.equal(mediaTypeOf(""), "text/html; charset=utf-8");
  assert.equal(mediaTypeOf("reversi-wasm_bg.wasm"), "application/wasm");
  assert.equal(mediaTypeOf("www/club.js"), "text/javascript");
  assert.equal(mediaTypeOf("some.other"), undefined);
});

test("caches of other versions in the same folder are out of date, those of other copies are not", () => {
  const otherCopy = cacheName(`${SCOPE}old/`, "1");
  const names = [cacheName(SCOPE, "1"), cacheName(SCOPE, "2"), otherCopy, "somebody else's"];
  assert.deepEqual(outdatedCaches(names, SCOPE, "2"), [cacheName(SCOPE, "1")]);
});
