import assert from "node:assert/strict";
import { test } from "node:test";
import { dateText, dayText, regional } from "./dates.ts";

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

test("a day of a file is written in words, and what is none stays as it stands", () => {
  for (const day of ["2019-03-01", "2019.03.01", "2019/03/01"])
    assert.equal(dayText(day, "de"), "01.03.2019", day);
  for (const other of ["", "2019", "2019.03.??", "1 Mar 2019, 12:00", "2019-03-01T12:00"])
    assert.equal(dayText(other, "de"), other);
});
