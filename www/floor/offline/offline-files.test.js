// The cached files that answer URLs, and the caches that are out of date.
import assert from "node:assert/strict";
import { test } from "node:test";

import {
  addedThemeFile,
  addedThemesCache,
  addressOf,
  cacheName,
  fileAt,
  mediaTypeOf,
  outdatedCaches,
} from "./offline-files.ts";

const SCOPE = "https://club.example/games/reversi/";
const PAGE = { path: "", integrity: "sha256-x" };
const MAIN = { path: "www/main.js", integrity: "sha256-y" };
const RELEASE = { id: "1", files: [PAGE, MAIN] };

test("a URL finds its file, and no file of another release", () => {
  assert.equal(fileAt(`${SCOPE}www/main.js`, SCOPE, RELEASE), MAIN);
  assert.equal(fileAt(`${SCOPE}www/main.js?v=1`, SCOPE, RELEASE), MAIN);
  assert.equal(fileAt(`${SCOPE}www/main.js?v=2`, SCOPE, RELEASE), undefined);
});

test("the page is at its address whatever its query and fragment", () => {
  assert.equal(fileAt(`${SCOPE}?lang=de&v=2#m=f5`, SCOPE, RELEASE), PAGE);
});

test("a file is requested as the page requests it", () => {
  assert.equal(addressOf("www/main.js", SCOPE, "1"), `${SCOPE}www/main.js?v=1`);
  assert.equal(addressOf("", SCOPE, "1"), SCOPE);
  assert.equal(addressOf("www/a.webmanifest", SCOPE, "1"), `${SCOPE}www/a.webmanifest`);
});

test("the folder and its index are the same page", () => {
  assert.equal(fileAt(`${SCOPE}index.html?lang=de`, SCOPE, RELEASE), PAGE);
});

test("a file that is not in the list is left to the network", () => {
  assert.equal(fileAt(`${SCOPE}www/other.js`, SCOPE, RELEASE), undefined);
  assert.equal(fileAt("https://club.example/games/", SCOPE, RELEASE), undefined);
  assert.equal(fileAt("https://other.example/games/reversi/", SCOPE, RELEASE), undefined);
});

test("a theme's file that is not in the list is one that a club has added", () => {
  const roses = "www/themes/roses/black.svg";
  assert.equal(addedThemeFile(`${SCOPE}${roses}?v=1`, SCOPE, RELEASE), roses);
  for (const url of [
    `${SCOPE}${roses}?v=2`,
    `${SCOPE}www/main.js?v=1`,
    `${SCOPE}www/other.js`,
    `https://other.example/games/reversi/${roses}`,
  ])
    assert.equal(addedThemeFile(url, SCOPE, RELEASE), undefined, url);
});

test("files have the media types that browsers require", () => {
  assert.equal(mediaTypeOf(""), "text/html; charset=utf-8");
  assert.equal(mediaTypeOf("reversi-worker_bg.wasm"), "application/wasm");
  assert.equal(mediaTypeOf("www/club.js"), "text/javascript");
  assert.equal(mediaTypeOf("some.other"), undefined);
});

test("caches of other versions in the same folder are out of date, those of other copies are not", () => {
  const otherCopy = cacheName(`${SCOPE}old/`, "1");
  const themes = addedThemesCache(SCOPE);
  const names = [
    cacheName(SCOPE, "1"),
    cacheName(SCOPE, "2"),
    otherCopy,
    themes,
    "somebody else's",
  ];
  assert.deepEqual(outdatedCaches(names, SCOPE, "2"), [cacheName(SCOPE, "1")]);
});
