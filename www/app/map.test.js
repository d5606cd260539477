// The map of the page in numbers: what a visitor has in sight to choose from.
import assert from "node:assert/strict";
import test from "node:test";
import { showPage } from "../test/support/shown-page.js";

/** The entries of the menu that no style leaves out: those of a list or a friend show with them. */
function menuEntries() {
  const left = ':is([data-action="resign"], [data-action="nearby"], [data-action^="game-"])';
  return [
    ...document.querySelectorAll("#menu .action:not([data-open-panel], [hidden])"),
    ...document.querySelectorAll("[data-game-switch] button"),
  ].filter((entry) => !entry.matches(`${left}:disabled`));
}

const textOf = ({ textContent }) => textContent.trim();

test("the menu has nine entries at most, and none that a tab has", async () => {
  for (const query of ["?lang=en", "?lang=de&white=human", "?lang=en&white=friend"]) {
    await showPage(query);
    const entries = menuEntries().map(textOf);
    assert.ok(entries.length > 0 && entries.length <= 9, `${query}: ${entries}`);
    const tabs = [...document.querySelectorAll('[role="tab"]')].map(textOf);
    assert.equal(tabs.length, 5);
    assert.deepEqual(
      entries.filter((text) => tabs.includes(text)),
      [],
    );
  }
});

test("a press that goes on from an earlier point of the game is named so", async () => {
  const page = await showPage("?lang=en&white=computer", { fragment: "#m=f5d6c3" });
  const name = () => textOf(page.part('[data-action="stop"]'));
  assert.equal(name(), "Continue");
  for (const step of ["back", "back"]) await page.press(step);
  assert.deepEqual([page.seen().current, name()], [1, "Play on from here"]);
});
