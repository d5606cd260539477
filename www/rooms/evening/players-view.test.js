// The fields of the players and of the rules: where the focus goes, and who still gets a place.
import assert from "node:assert/strict";
import test from "node:test";
import { createStorage } from "../../shell/storage.ts";
import { make, send, show } from "../../test/support/document.js";
import { createTexts } from "../../test/support/loaded-texts.js";
import { keepFieldIn, setValue, typedIn } from "../../floor/kept/typed.ts";
import { memory } from "../../test/support/memory-storage.js";
import { FIRST_GAME } from "../../play/games/index.ts";
import { themeOf } from "../../floor/theming/themes.ts";
import { createPartTexts } from "../../play/words/texts.ts";
import { MAX_ROUNDS, NO_EVENING } from "./evening.ts";
import { afterStep } from "./evening-changes.ts";
import { nextRound } from "./evening-steps.ts";
import { HOUSE } from "../../test/support/headless-page.js";

const { render } = await import("lit-html");
const { createExchangeView } = await import("./exchange-view.ts");
const { createPlayersView } = await import("./players-view.ts");
const { createRoundsView } = await import("./rounds-view.ts");
const { createRulesView } = await import("./rules-view.ts");

/** happy-dom's own, which its elements take. */
const FieldEvent = document.defaultView.Event;
const TEXTS = createPartTexts(createTexts("en", themeOf("classic"), FIRST_GAME), "evening");

/** A part of the dialog with its own evening. */
function opened(createView, ...steps) {
  return openedIn(memory(), createView, ...steps);
}

/** The same with a storage that other tabs share. */
function openedIn(shared, createView, ...steps) {
  let evening = steps.reduce(afterStep, NO_EVENING);
  const said = [];
  const desk = {
    evening: () => evening,
    say: (fault) => said.push(fault),
    take(step, otherwise) {
      const after = "key" in step ? null : afterStep(evening, step);
      if (after === null && otherwise) said.push(otherwise);
      if (after === null) return false;
      evening = after;
      desk.draw();
      return true;
    },
    draw: () => render(view(evening, TEXTS), root),
    isOpen: () => true,
  };
  const storage = createStorage(HOUSE, () => shared);
  const view = createView(desk, { storage });
  const root = make("div");
  desk.draw();
  show(root);
  return { root, desk, said };
}

const players = (count) => ({
  type: "added",
  names: Array.from({ length: count }, (_, index) => `Player ${index + 1}`),
});

test("after Remove the focus is at the next player, the one before, or the field for names", () => {
  const { root } = opened(createPlayersView, players(3));
  const remove = (number) => {
    const button = root.querySelectorAll("li button")[number];
    button.focus();
    button.click();
  };
  const focused = () => document.activeElement.getAttribute("aria-label");
  remove(1);
  assert.equal(focused(), "Remove Player 3");
  remove(1);
  assert.equal(focused(), "Remove Player 1");
  remove(0);
  assert.equal(document.activeElement, root.querySelector("textarea"));
});

test("a pairing folds the players, who stay open where they are opened until the next one", () => {
  const { root, desk } = opened(createPlayersView, players(4));
  const part = root.querySelector("details");
  const pair = () => desk.take(nextRound(desk.evening()));
  assert.ok(part.open);
  pair();
  assert.ok(!part.open);
  part.open = true;
  desk.take({ type: "added", names: ["Late"] });
  const results = desk
    .evening()
    .paired[0].map((pairing, table) => ({ ...pairing, round: 0, table, discs: 40 }));
  desk.take({ type: "results", results });
  assert.ok(part.open);
  pair();
  assert.ok(!part.open);
});

test("the names of an empty evening have the focus when it opens", () => {
  const { root, desk } = opened(createPlayersView);
  const names = root.querySelector("[name=players]");
  assert.ok(names.autofocus);
  desk.take(players(2));
  assert.ok(!names.autofocus);
});

test("what is typed into a field of the evening stays until the field is left", () => {
  const typeInto = (field, text) => {
    field.focus();
    field.value = text;
  };
  const rules = opened(createRulesView, { type: "ruled", rules: { title: "May" } });
  const [title, rounds] = ["title", "rounds"].map((name) =>
    rules.root.querySelector(`[name="${name}"]`),
  );
  for (const [field, text] of [
    [title, "Club eve"],
    [rounds, "1"],
  ]) {
    typeInto(field, text);
    rules.desk.take({ type: "ruled", rules: { title: "June", rounds: 7 } });
    assert.equal(field.value, text, "another tab has changed the evening");
    field.blur();
    rules.desk.take({ type: "ruled", rules: { tieBreak: "discs" } });
  }
  assert.deepEqual([title.value, rounds.value], ["June", "7"], "what was not taken is gone");
  typeInto(title, "Club evening");
  send(title, "input");
  assert.equal(rules.desk.evening().title, "Club evening");
  rules.desk.take({ type: "ruled", rules: { title: "July" } });
  assert.equal(title.value, "July", "nothing is typed any more");

  const names = opened(createPlayersView, players(2));
  const [anna] = names.root.querySelectorAll("li input");
  typeInto(anna, "An");
  names.desk.take({ type: "renamed", player: 0, name: "Berta" });
  assert.equal(anna.value, "An");
});

test("names and links that are typed are there after a reload, until they are taken in", () => {
  const shared = memory();
  for (const [createView, name, press] of [
    [createPlayersView, "players", ".evening-names .primary"],
    [createExchangeView, "links", null],
  ]) {
    const field = ({ root }) => root.querySelector(`[name="${name}"]`);
    const before = openedIn(shared, createView);
    field(before).value = "Anna\nBerta";
    send(field(before), "input");
    const after = openedIn(shared, createView);
    assert.equal(field(after).value, "Anna\nBerta", name);
    if (press === null) continue;
    after.root.querySelector(press).click();
    assert.equal(field(openedIn(shared, createView)).value, "", name);
  }
});

test("what is taken in, or refused, shows in place of what was typed", () => {
  const pairing = { black: 0, white: 1, discs: null };
  const rounds = opened(createRoundsView, players(2), { type: "paired", pairings: [pairing] });
  const result = rounds.root.querySelector('[name="result-1-1"]');
  const type = (field, text) => {
    field.focus();
    field.value = text;
    send(field, "change");
  };
  for (const text of ["40-24", " 40 "]) {
    type(result, text);
    assert.equal(result.value, "40");
  }
  assert.equal(rounds.desk.evening().paired[0][0].discs, 40);
  const names = opened(createPlayersView, players(2));
  const [, name] = names.root.querySelectorAll("li input");
  type(name, "  Berta ");
  assert.equal(name.value, "Berta");
  type(name, "player 1");
  assert.equal(name.value, "Berta", "there is a Player 1");
});

const FIELD = typedIn("field");

test("a field in which one types goes on after a reload, until it is taken in", () => {
  const shared = memory();
  const openForm = () => {
    const storage = createStorage(HOUSE, () => shared);
    const field = make("input", { type: "text", name: "round" });
    const root = make("div", { id: "evening" }, field);
    show(root);
    return { field, kept: keepFieldIn(root, FIELD, storage) };
  };
  const before = openForm();
  before.field.value = "4";
  send(before.field, "input");
  const after = openForm();
  after.kept.restore((name) => (name === "round" ? after.field : null));
  assert.equal(after.field.value, "4");
  assert.equal(document.activeElement, after.field);
  setValue(after.field, "4");
  send(after.field, "focusout");
  const last = openForm();
  last.kept.restore(() => last.field);
  assert.equal(last.field.value, "");
});

test("more names than a round robin has places for are refused with a sentence", () => {
  const robin = { type: "ruled", rules: { system: "round-robin" } };
  const { root, desk, said } = opened(createPlayersView, robin, players(5));
  desk.take(nextRound(desk.evening()));
  const add = (names) => {
    root.querySelector("textarea").value = names;
    root.querySelector(".evening-names .primary").click();
    const fault = said.at(-1);
    return fault && TEXTS.t(fault.key, fault.values);
  };
  assert.match(add("Emil\nFritz"), /only one place is free/);
  assert.equal(desk.evening().players.length, 5);
  assert.equal(root.querySelector("textarea").value, "Emil\nFritz");
  said.length = 0;
  assert.equal(add("Emil"), undefined);
  assert.equal(desk.evening().players.length, 6);
  assert.match(add("Fritz"), /all its places are taken/);
  assert.equal(desk.evening().players.length, 6);
});

test("a name that is taken, or none, is refused with its own sentence", () => {
  const { root, said } = opened(createPlayersView, players(2));
  const [field] = root.querySelectorAll("li input");
  for (const [name, fault] of [
    ["  ", { key: "problem-no-name" }],
    ["player  2", { key: "problem-name", values: { name: "player 2" } }],
  ]) {
    field.value = name;
    said.length = 0;
    send(field, "change");
    assert.deepEqual([field.value, root.querySelectorAll("li").length], ["Player 1", 2]);
    assert.deepEqual(said, [fault]);
  }
});

test("as many rounds can be chosen as an evening can have", () => {
  const { root, desk } = opened(createRulesView);
  const field = root.querySelector('[name="rounds"]');
  assert.equal(field.max, String(MAX_ROUNDS));
  Object.defineProperty(field, "valueAsNumber", { value: 40 });
  field.dispatchEvent(new FieldEvent("change"));
  assert.equal(desk.evening().rounds, 40);
});
