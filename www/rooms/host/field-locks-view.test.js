// Fields of the settings form that a visitor does not get: locked ones, and those that would change
// nothing.
import assert from "node:assert/strict";
import test from "node:test";
import { make } from "../../test/support/document.js";
import { setTable } from "../../test/support/headless-page.js";
import { createFieldLocksView } from "./field-locks-view.ts";

/** A field with its note. */
function field(name) {
  const input = make("input", { type: "checkbox", name, "aria-describedby": `${name}-note` });
  return [make("label", { class: "check" }, input), make("p", { id: `${name}-note` })];
}

/**
 * The names of the fields that show; each has its note, which shows with it.
 * @param {Record<string, unknown>} options of the table
 */
function shownFields(options, threads) {
  const names = ["think-time", "all-processors", "manual-pass"];
  const form = make("form", {}, ...names.flatMap(field));
  const state = setTable(options).state();
  const view = createFieldLocksView(form);
  view.update({ ...state, search: { ...state.search, threads } }, null);
  return names.filter((name) => {
    const note = form.querySelector(`#${name}-note`);
    const label = form.querySelector(`[name=${name}]`).parentElement;
    assert.equal(note.hidden, label.hidden, name);
    return !label.hidden;
  });
}

test("all processors are offered where several threads can search, for Reversi", () => {
  assert.deepEqual(shownFields({}, 2), ["think-time", "all-processors", "manual-pass"]);
  assert.deepEqual(shownFields({}, 1), ["think-time", "manual-pass"]);
  const connectFour = { id: "connect-four", setup: {} };
  assert.deepEqual(shownFields(connectFour, 2), []);
});

test("a locked field is hidden with its note", () => {
  assert.deepEqual(shownFields({ locks: ["level"] }, 2), ["all-processors", "manual-pass"]);
});
