// The dialog of an evening in two tabs, and after a reload.
import assert from "node:assert/strict";
import test from "node:test";
import { send } from "../../test/support/document.js";
import { createTexts } from "../../test/support/loaded-texts.js";
import { memory } from "../../test/support/memory-storage.js";
import { settled } from "../../test/support/settled.js";
import { openTab } from "../../test/support/tabs.js";
import { FIRST_GAME } from "../../play/games/index.ts";
import { themeOf } from "../../floor/theming/themes.ts";
import { MAX_PLAYERS } from "./evening.ts";
import { ROWS_PER_TASK } from "./rows.ts";
import { nextTask } from "../../floor/base/clock.ts";
import { nextRound } from "./evening-steps.ts";
import { EVENING, room } from "./room.ts";

const { createEveningView } = await import("./evening-view.ts");

const TEXTS = createTexts("en", themeOf("classic"), FIRST_GAME);

/** A tab with the dialog open. */
function opened(shared, own = memory()) {
  const tab = openTab(shared, {}, own);
  room.begin(tab.context);
  const view = createEveningView(document, tab.actions, tab.context);
  tab.store.subscribe((state, before) => view.update(state, before, TEXTS));
  const dialog = document.body.lastElementChild;
  tab.actions.openEvening();
  const fieldOf = (name) => dialog.querySelector(`[name="${name}"]`);
  return {
    ...tab,
    dialog,
    fieldOf,
    problem: () => dialog.querySelector(".problem").textContent.replaceAll("\u2060", ""),
    type(name, text) {
      fieldOf(name).focus();
      fieldOf(name).value = text;
      send(fieldOf(name), "input");
    },
    enter(name, text) {
      this.type(name, text);
      send(fieldOf(name), "change");
      fieldOf(name).blur();
    },
    follow: () => tab.hear("reversi.evening.1"),
  };
}

/** Waits for the tasks in which a dialog draws its rows. */
async function settledDrawing(isDrawn) {
  while (!isDrawn()) await nextTask();
}

/** A tab with an evening of four players and a round. */
function paired(shared, own) {
  const tab = opened(shared, own);
  tab.actions.changeEvening({ type: "added", names: ["Anna", "Ben", "Cem", "Dora"] });
  tab.actions.changeEvening(nextRound(tab.state().evening.history.evening));
  return tab;
}

test("a stored evening that cannot be read is said in the dialog", () => {
  const tab = opened(memory({ [EVENING.key]: '{"base":{},"done":[' }));
  assert.equal(tab.problem(), "The stored evening is damaged, so a new one begins here.");
  tab.actions.changeEvening({ type: "added", names: ["Anna"] });
  assert.equal(tab.state().evening.history.evening.players.length, 1);
});

test("the rows of 128 players who are paired are drawn in several tasks, and all at once in a new tab", async () => {
  const shared = memory();
  const tab = opened(shared);
  const names = Array.from({ length: MAX_PLAYERS }, (_, number) => `Player ${number + 1}`);
  tab.actions.changeEvening({ type: "added", names });
  const rowsIn = ({ dialog }) =>
    ["[data-pairings]", "[data-standings]", ".evening-cross"].map(
      (table) => dialog.querySelectorAll(`${table} tbody tr`).length,
    );
  tab.actions.changeEvening(nextRound(tab.state().evening.history.evening));
  assert.deepEqual(rowsIn(tab), [ROWS_PER_TASK, ROWS_PER_TASK, 0]);
  await settledDrawing(() => rowsIn(tab)[1] === MAX_PLAYERS);
  assert.deepEqual(rowsIn(tab), [MAX_PLAYERS / 2, MAX_PLAYERS, 0]);
  tab.enter("result-1-64", "40");
  assert.equal(tab.state().evening.history.evening.paired[0][63].discs, 40);
  const [, cross] = tab.dialog.querySelectorAll("details");
  cross.open = true;
  send(cross, "toggle");
  assert.deepEqual(rowsIn(tab), [MAX_PLAYERS / 2, MAX_PLAYERS, MAX_PLAYERS]);
  assert.deepEqual(rowsIn(opened(shared)), [MAX_PLAYERS / 2, MAX_PLAYERS, 0]);
});

test("a file that is too large is named with its size and the limit, and is not read", async () => {
  const tab = opened(memory());
  const [field] = tab.dialog.querySelectorAll("[type=file]");
  const large = { name: `${"long ".repeat(9)}.csv`, size: 20_400_000, arrayBuffer: assert.fail };
  Object.defineProperty(field, "files", { value: [large] });
  send(field, "change");
  await settled();
  assert.equal(
    tab.problem(),
    "This cannot be loaded: the file long long long long long lon (21 MB) is larger than 16 MB.",
  );
});

test("two results of a table are said where another tab has replaced the one that showed", () => {
  const shared = memory();
  const one = paired(shared);
  one.enter("result-1-2", "33");
  const other = opened(shared);
  other.enter("result-1-2", "34");
  assert.equal(other.problem(), "");
  one.follow();
  assert.equal(one.fieldOf("result-1-2").value, "34");
  assert.equal(
    one.problem(),
    "Table 2 of round 1 has two results: 33–31 here, 34–30 in another tab.",
  );
  one.actions.undoEvening();
  one.enter("result-1-1", "12");
  assert.equal(one.problem(), "", "the next step has nothing to say");
});

test("a result that is being typed stays, and the one of another tab is said beside it", () => {
  const shared = memory();
  const one = paired(shared);
  const other = opened(shared);
  other.type("result-1-1", "20");
  one.actions.changeEvening({
    type: "results",
    results: [
      {
        round: 0,
        table: 0,
        black: one.state().evening.history.evening.paired[0][0].black,
        discs: 21,
      },
    ],
  });
  other.follow();
  assert.equal(other.fieldOf("result-1-1").value, "20");
  assert.match(other.problem(), /^Table 1 of round 1 has two results: 20–44 here, 21–43 /);
});

test("a result in an earlier round that was being typed waits there after a reload", () => {
  const [shared, own] = [memory(), memory()];
  const before = paired(shared, own);
  before.enter("result-1-1", "40");
  before.enter("result-1-2", "30");
  before.actions.changeEvening(nextRound(before.state().evening.history.evening));
  before.actions.closeEvening();
  before.actions.openEvening();
  assert.equal(before.fieldOf("result-1-1"), null, "the second round shows");
  document.querySelector("#evening:last-of-type .evening-rounds button").click();
  before.type("result-1-1", "41");
  const after = opened(shared, own);
  assert.equal(after.fieldOf("result-1-1").value, "41");
  assert.equal(document.activeElement, after.fieldOf("result-1-1"));
  assert.equal(after.state().evening.history.evening.paired[0][0].discs, 40);
});

test("the dialog says its last change out of sight, and Enter leads to the next open table", () => {
  const tab = paired(memory());
  const press = (name) => {
    const event = new document.defaultView.KeyboardEvent("keydown", {
      key: "Enter",
      bubbles: true,
      cancelable: true,
    });
    assert.ok(!tab.fieldOf(name).dispatchEvent(event), "the press ends there");
  };
  const dialog = tab.fieldOf("result-1-1").closest("dialog");
  const said = () => dialog.querySelector(".beside-sentence").textContent;
  const { players, paired: rounds } = tab.state().evening.history.evening;
  const [first, second] = rounds[0].map(({ black, white }) => [players[black], players[white]]);
  tab.type("result-1-2", "30");
  press("result-1-2");
  assert.equal(said(), `Table 2: ${second[0].name} 30, ${second[1].name} 34.`);
  assert.equal(document.activeElement, tab.fieldOf("result-1-1"));
  tab.type("result-1-1", "40");
  press("result-1-1");
  assert.equal(said(), `Table 1: ${first[0].name} 40, ${first[1].name} 24.`);
  assert.equal(document.activeElement.textContent, "Pair round 2");
});

test("an evening that its address has opened leaves the focus at the board", () => {
  document.body.innerHTML = '<div id="board"><button tabindex="0">d3</button></div>';
  const tab = opened(memory());
  document.activeElement.blur();
  tab.actions.closeEvening();
  assert.equal(document.activeElement.textContent, "d3");
});

test("a field that keeps the focus while the dialog closes gives it to the board", () => {
  document.body.innerHTML = '<div id="board"><button tabindex="0">d3</button></div>';
  const tab = opened(memory());
  tab.dialog.querySelector("textarea").focus();
  // The browser has closed the dialog, as Escape does, and takes the focus from it later.
  tab.dialog.removeAttribute("open");
  send(tab.dialog, "close");
  assert.equal(document.activeElement.textContent, "d3");
});
