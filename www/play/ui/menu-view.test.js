// The menu as a sheet: what closes it.
import assert from "node:assert/strict";
import test from "node:test";
import { make, show } from "../../test/support/document.js";
import { createMenuView } from "./menu-view.ts";

test("a press on an action closes the menu, and so does one on another game", () => {
  const opener = make("button", { "data-menu": "" });
  const action = make("button", { class: "action" }, make("span", {}, "Hint"));
  const game = make("button", { "data-game-choice": "connect-four" }, make("span", {}, "Four"));
  const place = make("div", { class: "game-switch" }, game);
  const menu = make("div", { id: "menu" }, place, action);
  show(opener, menu);
  createMenuView(document);
  const isOpen = () => menu.hasAttribute("data-open");
  for (const pressed of [action.firstChild, game.firstChild]) {
    opener.click();
    assert.equal(isOpen(), true);
    pressed.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    assert.equal(isOpen(), false, pressed.textContent);
  }
  opener.click();
  place.click();
  assert.equal(isOpen(), true, "beside the buttons nothing is chosen");
});
