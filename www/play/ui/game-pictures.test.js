// The grounds of the small boards, by theme and game, are those of the themes' own sheets.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import test from "node:test";
import "../../test/support/document.js";
import { themes } from "../../floor/theming/themes.ts";
import { pictureOfGame } from "./game-pictures.ts";

/** The pieces in the picture of each game: the first name that the sheet of a theme has. */
const GROUNDS = {
  "tic-tac-toe": { ground: ["slab", "square"], lines: ["slab-line", "grid-line"] },
  "connect-four": { ground: ["rack"], inside: ["rack-inside"] },
};

const read = (path) => readFile(new URL(path, import.meta.url), "utf8");

/** The custom properties of the rules with exactly this selector. */
function rule(sheet, selector) {
  const rules = sheet.split("}").map((text) => text.split("{"));
  const bodies = rules.filter(([head]) => head.trim().split("\n").at(-1) === selector);
  return Object.fromEntries(
    [...bodies.join().matchAll(/--([\w-]+): ([^;]+);/g)].map(([, name, value]) => [name, value]),
  );
}

test("a theme's small boards have the grounds that its games have", async () => {
  const pictures = await read("../../styles/game-pictures.css");
  for (const { id } of themes) {
    const sheet = await read(`../../themes/${id}/theme.css`);
    for (const [game, wantedGrounds] of Object.entries(GROUNDS)) {
      const own = { ...rule(sheet, ":root"), ...rule(sheet, `:root[data-game="${game}"]`) };
      const of = `.game-picture[data-of="${game}"]`;
      const shownRules = { ...rule(pictures, of), ...rule(pictures, `${of}[data-in="${id}"]`) };
      for (const [name, sources] of Object.entries(wantedGrounds))
        assert.equal(
          shownRules[name],
          sources.map((source) => own[source]).find((value) => value !== undefined),
          `${name} of ${game} in ${id}`,
        );
    }
  }
});

test("a small board has the classic piece for a missing one, and none where that is missing, too", () => {
  const picture = pictureOfGame("reversi", "garden");
  const pieces = () => [...picture.querySelectorAll("img[src*=black]")];
  const [piece] = pieces();
  assert.match(piece.getAttribute("src"), /garden\/black\.svg/);
  piece.dispatchEvent(new document.defaultView.Event("error"));
  assert.match(piece.getAttribute("src"), /classic\/black\.svg/);
  const count = pieces().length;
  piece.dispatchEvent(new document.defaultView.Event("error"));
  assert.equal(pieces().length, count - 1);
});
