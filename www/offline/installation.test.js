// Installation of the page as an app.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";

import { offerInstallation } from "./installation.js";

test("the markup's link to the manifest becomes one that the browser follows", async () => {
  const markup = await readFile(new URL("../../index.html", import.meta.url), "utf8");
  const [, rel, href] = /<link rel="([^"]*)" href="([^"]*\.webmanifest)">/.exec(markup);
  const link = { rel, href, setAttribute: (name, value) => Object.assign(link, { [name]: value }) };
  offerInstallation({
    querySelector: (selector) => (selector === `link[rel="${rel}"]` ? link : null),
  });
  assert.deepEqual([link.rel, link.href], ["manifest", "www/reversi.webmanifest"]);
});

test("a page without a link to the manifest starts", () => {
  assert.doesNotThrow(() => offerInstallation({ querySelector: () => null }));
});
