// The dialog "New game": what opens it, what its ways lead to, and that nothing counts before them.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import test from "node:test";
import { send, show } from "../../test/support/document.js";
import { setTable, showState } from "../../test/support/headless-page.js";
import { createTexts } from "../../test/support/loaded-texts.js";
import { FIRST_GAME } from "../games/index.ts";
import { turnJob } from "../game/turn-job.ts";
import { themeOf } from "../../floor/theming/themes.ts";

const { createNewGameDialog } = await import("./new-game-dialog.ts");
const TEXTS = createTexts("en", themeOf("classic"), FIRST_GAME);
const markup = await readFile(new URL("../../../index.html", import.meta.url), "utf8");
const [body] = markup.match(/<main[\s\S]*<\/dialog>/) ?? [];

/** A page with its dialog, in which Black is the visitor's. */
function setDialog(table = {}, chance = () => 0) {
  show();
  document.body.innerHTML = body;
  const page = setTable(table);
  const part = (selector) => document.querySelector(selector);
  const dialog = part("dialog#players");
  // As in a browser, the event comes after the step that closes the dialog.
  dialog.close = () => {
    dialog.removeAttribute("open");
    queueMicrotask(() => send(dialog, "close"));
  };
  showState(page, createNewGameDialog(document, page.actions, chance), TEXTS);
  const press = (selector) => part(`#players ${selector}`).click();
  const take = (selector) => {
    const field = part(`#players ${selector}`);
    field.checked = true;
    send(field, "change");
  };
  const players = () => {
    const { black, white, ...current } = page.state().settings.current;
    return [black, current["black-level"], white, current["white-level"]];
  };
  return { ...page, dialog, part, press, take, players };
}

const CHANGE = "[data-pick=white]";
const PLAY = "[data-players-play]";
const PLAY_ON = "[data-play-on]";

test("a choice counts on Play alone, which begins a new game that Undo takes back", async () => {
  const page = setDialog({ settings: { white: "human" } });
  const { actions, dialog, part, press, take, play, players, state } = page;
  play("f5 d6 c3");
  const before = players();
  part(CHANGE).click();
  assert.equal(dialog.open, true);
  take("[name=rival][value=computer]");
  press("[value=ramscher]");
  take("[name=colour][value=white]");
  assert.equal(part("[data-chosen-name]").textContent, "Hoarder");
  assert.equal(part("#players [value=ramscher]").getAttribute("aria-pressed"), "true");
  assert.deepEqual(players(), before);
  dialog.close();
  await null;
  assert.deepEqual(players(), before);
  part(CHANGE).click();
  take("[name=rival][value=computer]");
  assert.equal(part("#players [value=ramscher]").getAttribute("aria-pressed"), "false");
  press("[value=ramscher]");
  take("[name=colour][value=white]");
  press(PLAY);
  await null;
  assert.equal(dialog.open, false);
  assert.deepEqual([players()[0], ...players().slice(1, 3)], ["computer", "ramscher", "human"]);
  assert.deepEqual([state().game.line.length, state().notice.kind], [0, "started"]);
  actions.run("undo");
  assert.equal(state().game.line.length, 3);
});

test("Play on leaves the game on the board, says so, and shows only where players change", async () => {
  const { part, press, play, players, state } = setDialog();
  play("f5");
  part(CHANGE).click();
  assert.equal(part(PLAY_ON).hidden, true);
  press("[value=ramscher]");
  assert.equal(part(PLAY_ON).textContent.trim(), "Play on with Hoarder");
  assert.match(part("[data-play-on-note]").textContent, /does not count for the record/);
  press(PLAY_ON);
  await null;
  assert.deepEqual([state().game.line.length, players()[3]], [1, "ramscher"]);
  assert.equal(state().record.counted, "never");
});

test("New game asks with whom at any time, and begins at once where the host page has said so", async () => {
  const { actions, dialog, play, state } = setDialog({ settings: { white: "human" } });
  for (const moves of ["", "f5"]) {
    if (moves) play(moves);
    actions.pressButton("new");
    assert.equal(dialog.open, true);
    dialog.close();
    await null;
    assert.deepEqual([state().panels.picker, state().game.line.length], [null, moves ? 1 : 0]);
  }
  const fixed = setDialog({ locks: ["players"] });
  fixed.actions.pressButton("new");
  assert.deepEqual([fixed.dialog.open, fixed.state().notice.kind], [false, "started"]);
});

test("two computers that are watched play at once", async () => {
  const { part, press, take, state } = setDialog();
  part(CHANGE).click();
  take("[name=colour][value=none]");
  press(PLAY);
  await null;
  const { current } = state().settings;
  assert.deepEqual([current.black, current.white], ["computer", "computer"]);
  assert.equal(state().search.paused, null);
  assert.notEqual(turnJob(state()), null);
});

test("either side is drawn on Play", async () => {
  for (const [chance, human] of [
    [0.4, "black"],
    [0.6, "white"],
  ]) {
    const { part, press, take, state } = setDialog({}, () => chance);
    part(CHANGE).click();
    take("[name=colour][value=either]");
    press(PLAY);
    await null;
    assert.equal(state().settings.current[human], "human");
  }
});

test("a friend by link gets a new game, whose first sentence says what to do", async () => {
  const { part, press, take, play, players, state } = setDialog();
  play("f5");
  part(CHANGE).click();
  take("[name=rival][value=person]");
  take("[name=way][value=link]");
  press(PLAY);
  await null;
  assert.deepEqual([players()[2], state().game.line.length], ["friend", 0]);
  assert.equal(state().friends.sheet, null, "the first move is the visitor's");
  assert.equal(state().notice.kind, "started");
});

test("the questions lead to a stronger opponent each", () => {
  const { part } = setDialog();
  part(CHANGE).click();
  const found = [...document.querySelectorAll("#players [name=fit]")].map((field) => {
    field.checked = true;
    send(field, "change");
    return part("[data-chosen-name]").textContent;
  });
  assert.deepEqual(found, ["Toffee (3)", "Bruno (5)", "Felix (7)"]);
});

test("the dialog that was opened before its view was there opens with it", () => {
  const page = setTable();
  page.actions.pressButton("new");
  assert.equal(page.state().panels.picker, "white");
  show();
  document.body.innerHTML = body;
  showState(page, createNewGameDialog(document, page.actions), TEXTS);
  const dialog = document.querySelector("dialog#players");
  assert.equal(dialog.open, true);
  send(dialog, "close");
  assert.equal(page.state().panels.picker, null);
});
