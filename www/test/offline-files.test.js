// Which stored file answers an address, and which stores are left over.
import assert from "node:assert/strict";
import { test } from "node:test";

import { fileAt, leftovers, storeName, typeOf } from "../offline/offline-files.js";

const SCOPE = "https://club.example/games/reversi/";
const FILES = [{ path: "" }, { path: "www/main.js", integrity: "sha256-x" }];

test("an address finds its file whatever its query and fragment", () => {
  assert.equal(fileAt(`${SCOPE}www/main.js?a=b`, SCOPE, FILES), FILES[1]);
  assert.equal(fileAt(`${SCOPE}?lang=de#m=f5`, SCOPE, FILES), FILES[0]);
});

test("the folder and its index are the same page", () => {
  assert.equal(fileAt(`${SCOPE}index.html?lang=de`, SCOPE, FILES), FILES[0]);
});

test("what is not in the list is left to the network", () => {
  assert.equal(fileAt(`${SCOPE}www/other.js`, SCOPE, FILES), undefined);
  assert.equal(fileAt("https://club.example/games/", SCOPE, FILES), undefined);
  assert.equal(fileAt("https://other.example/games/reversi/", SCOPE, FILES), undefined);
});

test("files have the types that browsers insist on", () => {
  assert.equal(typeOf(""), "text/html; charset=utf-8");
  assert.equal(typeOf("reversi-wasm_bg.wasm"), "application/wasm");
  assert.equal(typeOf("www/club.js"), "text/javascript");
  assert.equal(typeOf("some.other"), undefined);
});

test("stores of other versions at the same place are left over, those of other copies are not", () => {
  const deeper = storeName(`${SCOPE}old/`, "1");
  const names = [storeName(SCOPE, "1"), storeName(SCOPE, "2"), deeper, "somebody else's"];
  assert.deepEqual(leftovers(names, SCOPE, "2"), [storeName(SCOPE, "1")]);
});
