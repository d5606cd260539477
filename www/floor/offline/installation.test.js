// Installation of the page as an app.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";

import { manifestIn } from "../../../crates/xtask/js/words.mjs";
import { WORDS } from "../../test/support/loaded-texts.js";
import { offerInstallation } from "./installation.ts";

const MARKUP = await readFile(new URL("../../../index.html", import.meta.url), "utf8");
const MANIFEST = await readFile(new URL("../../reversi.webmanifest", import.meta.url), "utf8");

/** The link of the markup after an offer in each of the languages, in turn. */
function linkIn(...languages) {
  const [, rel, href] = /<link rel="([^"]*)" href="([^"]*\.webmanifest)">/.exec(MARKUP);
  const values = { rel, href };
  const link = {
    getAttribute: (name) => values[name],
    setAttribute: (name, value) => Object.assign(values, { [name]: value }),
  };
  for (const lang of languages) offerInstallation({ querySelector: () => link }, lang);
  return [values.rel, values.href];
}

test("the markup's link to the manifest becomes one that the browser follows, by language", () => {
  assert.deepEqual(linkIn("en"), ["manifest", "www/reversi.webmanifest"]);
  assert.deepEqual(linkIn("ja"), ["manifest", "www/reversi.ja.webmanifest"]);
  assert.deepEqual(linkIn("de", "pl"), ["manifest", "www/reversi.pl.webmanifest"]);
  assert.deepEqual(linkIn("de", "en"), ["manifest", "www/reversi.webmanifest"]);
});

test("a page without a link to the manifest starts", () => {
  assert.doesNotThrow(() => offerInstallation({ querySelector: () => null }, "de"));
});

test("the manifest of another language says the same in it, with nothing English left", () => {
  const said = ({ description, shortcuts, screenshots }) => [
    description,
    ...shortcuts.map(({ name }) => name),
    ...screenshots.map(({ label }) => label),
  ];
  const { en, de } = WORDS;
  const english = JSON.parse(MANIFEST);
  assert.deepEqual(said(english), Object.values(en.manifest));
  const german = JSON.parse(manifestIn("de", MANIFEST, de.manifest, en.manifest));
  assert.deepEqual(said(german), Object.values(de.manifest));
  assert.equal(german.lang, "de");
  assert.deepEqual(german.icons, english.icons);
});
