// Texts as people paste them, on the whole page: those of tests/data/pasted with the answers of its
// table, and what the page itself shows of a game.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import test from "node:test";
import { BLACK_PASSED } from "../../test/support/headless-page.js";
import { rules } from "../../test/support/built-rules.js";
import { showPage, until } from "../../test/support/shown-page.js";
import { LANGUAGES } from "../../floor/base/languages.ts";

const FOLDER = new URL("../../../tests/data/pasted/", import.meta.url);
const PEOPLE = "black=human&white=human";
/** A game in which Black passes, with a disc forgotten after four moves. */
const CORRECTED = BLACK_PASSED.replace(
  "g5",
  "g5~-------------------X-------XX------XXOO------O------------------X",
);
const PASTED = "#open-games textarea[name=paste]";

async function answers() {
  const table = await readFile(new URL("README.md", FOLDER), "utf8");
  const rows = table.split("\n").filter((line) => line.includes(".txt |"));
  return rows.map((row) => {
    const [, file, games, names, sentence, page] = row.split("|").map((cell) => cell.trim());
    const found = games.length === 66 ? [games] : games.split(" ").filter(Boolean);
    return { file, games: found, names, sentence, page };
  });
}

const textOf = async (file) => (await readFile(new URL(file, FOLDER), "utf8")).trimEnd();

/** Pastes a text and presses Load; the sentence beside it, empty once the sheet is closed. */
async function paste(page, text) {
  if (!page.part("#open-games").open) await page.openGames();
  page.fill(PASTED, text);
  await page.click("#open-games [data-load]");
  const sentence = () => page.part("#open-games [data-problem]").textContent;
  await until(`an answer to ${text}`, () => !page.part("#open-games").open || sentence() !== "");
  return page.part("#open-games").open ? sentence() : "";
}

const moves = ({ moves: shownMoves, current }) => shownMoves.slice(0, current).join("");

test("a pasted game is on the board as the table says, and one with a fault up to it", async () => {
  const single = (await answers()).filter(({ games }) => games.length < 2);
  assert.ok(single.length >= 19);
  for (const { file, games, names, page: said } of single) {
    const page = await showPage(`?lang=en&${PEOPLE}`);
    await page.play("f5f4");
    const text = await textOf(file);
    const sentence = await paste(page, text);
    assert.ok(sentence.startsWith(said) && (said === "") === (sentence === ""), sentence);
    const keptText = said === "" ? "" : text;
    assert.equal(page.part(PASTED).value.trimEnd(), keptText, file);
    const [game = "f5f4"] = games;
    const seen = page.seen();
    const { source } = page.state().comments;
    if (game.length === 66) {
      const turn = { X: "black", O: "white" }[game[65]];
      assert.deepEqual([`${seen.discs}`, seen.turn], [game.slice(0, 64), turn], file);
    } else assert.equal(moves(seen), game, file);
    if (names === "" || games.length === 0) continue;
    const { games: read } = rules.read_collection(source.files);
    const [{ black, white }] = read;
    assert.equal(`${black}, ${white}`, names, file);
  }
});

test("a bad game among several is named with its line, and the others are read", async () => {
  const several = (await answers()).filter(({ games }) => games.length > 1);
  assert.equal(several.length, 2);
  for (const { file, games, sentence } of several) {
    const bytes = await readFile(new URL(file, FOLDER));
    const { games: read, unread } = rules.read_collection([{ name: file, bytes }]);
    assert.deepEqual(
      read.map(({ text }) => text),
      games,
    );
    assert.deepEqual(
      unread.map(({ line, number, message }) => `line ${line}: game ${number}: ${message}`),
      [sentence],
    );
  }
});

test("the list of moves is read as its game in each language of the page", async () => {
  for (const lang of Object.keys(LANGUAGES)) {
    const page = await showPage(`?lang=${lang}&${PEOPLE}`);
    assert.equal(await paste(page, CORRECTED), "", lang);
    const items = page.textsOf("[data-moves] li");
    const { discs } = page.seen();
    const other = await showPage(`?lang=en&${PEOPLE}`);
    // Browsers put one line break or two between blocks.
    for (const between of ["\n", "\n\n", " "]) {
      const shownMoves = items.join(between).replace("*~", `*${between}~`);
      assert.equal(await paste(other, shownMoves), "", `${lang}: ${shownMoves}`);
      assert.equal(other.seen().discs, discs, shownMoves);
      assert.equal(other.state().game.line.join(""), CORRECTED, shownMoves);
    }
  }
});
