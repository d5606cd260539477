// The picker of players: what opens it, and that nothing counts before "Play".
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import test from "node:test";
import { send, show } from "../test/support/document.js";
import { WIPEOUT, setTable, showState } from "../test/support/headless-page.js";
import { createTexts } from "../test/support/loaded-texts.js";
import { FIRST_GAME } from "../games/index.ts";
import { themeOf } from "../theming/themes.ts";

const { createPlayerPickerView } = await import("./player-picker-view.ts");
const TEXTS = createTexts("en", themeOf("classic"), FIRST_GAME);
const markup = await readFile(new URL("../../index.html", import.meta.url), "utf8");
const [body] = markup.match(/<main[\s\S]*<\/dialog>/) ?? [];

/** A page with its picker, in which Black is the visitor's. */
function setPicker(table = {}) {
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
  showState(page, createPlayerPickerView(document, page.actions), TEXTS);
  const press = (selector) => part(`#players ${selector}`).click();
  const players = () => {
    const { black, white, ...current } = page.state().settings.current;
    return [black, current["black-level"], white, current["white-level"]];
  };
  return { ...page, dialog, part, press, players };
}

test("a choice counts on Play alone", async () => {
  const { dialog, part, press, players } = setPicker();
  const before = players();
  part("[data-pick=white]").click();
  assert.equal(dialog.open, true);
  press("[value=ramscher]");
  press("[data-choice=role][value=white]");
  assert.equal(part("[data-chosen-name]").textContent, "Hoarder");
  assert.equal(part("#players [value=ramscher]").getAttribute("aria-pressed"), "true");
  assert.deepEqual(players(), before);
  dialog.close();
  await null;
  assert.deepEqual(players(), before);
  part("[data-pick=white]").click();
  assert.equal(part("#players [value=ramscher]").getAttribute("aria-pressed"), "false");
  press("[value=ramscher]");
  press("[data-players-swap]");
  press("[data-players-play]");
  await null;
  assert.equal(dialog.open, false);
  assert.deepEqual([players()[0], ...players().slice(1, 3)], ["computer", "ramscher", "human"]);
});

test("over a running game a friend is invited to it or to a new one, over an ended one to a new one", async () => {
  for (const [moves, answer, left] of [
    ["f5", "this", 1],
    ["f5", "new", 0],
    ["", null, 0],
    [WIPEOUT.match(/../g).join(" "), null, 0],
  ]) {
    const { part, press, play, players, state } = setPicker({ settings: { white: "human" } });
    if (moves !== "") play(moves);
    part("[data-pick=white]").click();
    press("[data-choice=friend]");
    assert.equal(part(".invite-which") !== null, answer !== null);
    if (answer !== null) {
      assert.deepEqual(
        [players()[2], state().game.line.length],
        ["human", 1],
        "nothing counts yet",
      );
      press(`[data-invite=${answer}]`);
    }
    await null;
    assert.deepEqual([players()[2], state().game.line.length], ["friend", left]);
  }
});

test("a new game before any move picks its players, one after a move begins", async () => {
  const { actions, dialog, play, state } = setPicker({ settings: { white: "human" } });
  actions.run("new");
  assert.equal(dialog.open, true);
  dialog.close();
  await null;
  assert.equal(state().panels.picker, null);
  play("f5");
  actions.run("new");
  assert.equal(dialog.open, false);
  assert.equal(state().game.line.length, 0);
});

test("Play begins a new game once the game has ended, whichever point of it shows", async () => {
  for (const back of [0, 3]) {
    const { actions, part, press, play, state } = setPicker({ settings: { white: "human" } });
    play(WIPEOUT.match(/../g).join(" "));
    for (let step = 0; step < back; step++) actions.run("back");
    part("[data-pick=white]").click();
    press("[data-players-play]");
    await null;
    assert.equal(state().game.line.length, 0, `${back} moves back`);
  }
});

test("Play goes on with a game that has not ended", async () => {
  const picker = setPicker({ settings: { white: "human" } });
  const { actions, part, press, play, players, state } = picker;
  play("f5 d6 c3");
  actions.run("back");
  part("[data-pick=white]").click();
  press("[value=ramscher]");
  press("[data-players-play]");
  await null;
  assert.deepEqual([state().game.line.length, players()[3]], [3, "ramscher"]);
});

test("a new game begins without the picker where it is another one or its players are fixed", () => {
  const other = setPicker();
  other.actions.set("start", "parallel");
  other.actions.run("new");
  assert.deepEqual([other.dialog.open, other.state().game.setup.start], [false, "parallel"]);
  const fixed = setPicker({ locks: ["players"] });
  fixed.actions.run("new");
  assert.deepEqual([fixed.dialog.open, fixed.state().notice.kind], [false, "started"]);
});

test("the picker that was opened before its view was there opens with it", () => {
  const page = setTable();
  page.actions.run("new");
  assert.equal(page.state().panels.picker, "white");
  show();
  document.body.innerHTML = body;
  showState(page, createPlayerPickerView(document, page.actions), TEXTS);
  const dialog = document.querySelector("dialog#players");
  assert.equal(dialog.open, true);
  send(dialog, "close");
  assert.equal(page.state().panels.picker, null);
});
