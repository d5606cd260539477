import assert from "node:assert/strict";
import { test } from "node:test";
import { dateText, regional } from "./dates.ts";

test("a date is written as in the region of the browser's first language that is the page's", () => {
  assert.equal(regional("en", ["de-DE", "en-GB", "en-US"]), "en-GB");
  assert.equal(regional("de", ["en-GB", "de"]), "de");
});

test("a language that the browser does not prefer has no region", () => {
  assert.equal(regional("fr", ["en-GB"]), "fr");
  assert.equal(regional("es", ["est-EE"]), "es");
  assert.equal(regional("ja", []), "ja");
});

test("a date of UTC is its day everywhere", () => {
  const late = new Date(Date.UTC(2026, 10, 27, 23, 59));
  assert.equal(dateText(late, "de"), "27. November 2026");
});
