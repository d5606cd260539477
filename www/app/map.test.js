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
