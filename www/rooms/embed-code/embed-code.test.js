import assert from "node:assert/strict";
import { test } from "node:test";

import { OWN, SETTINGS } from "../../../embed/host-page/attributes.ts";
import { CONTROLS, controlText, USUAL_CONTROLS, EMBEDDED } from "../../shell/action-table.ts";
import { FIRST_GAME, gameNamed } from "../../play/games/index.ts";
import { readEmbedding as readWith } from "../../play/links/embedded-address.ts";
import { isSetting, readValue, settingsNamed } from "../../play/settings/settings.ts";
import {
  chosenOf,
  FIELDS,
  fieldsOfGame,
  isFieldOf,
  usualValue,
  offeredValues,
  withoutGame,
} from "./embed-code-model.ts";
import { codeFor, frameAddress } from "./written-code.ts";

const readEmbedding = (search) => readWith(search, EMBEDDED);

const controls = { all: CONTROLS, usual: USUAL_CONTROLS, text: controlText };
const REVERSI = { game: FIRST_GAME, controls };
const PAGE = { folder: "https://games.example/reversi/", fragment: "", title: "Reversi" };

test("every attribute of the element has a field, once", () => {
  const named = FIELDS.map(({ name }) => name);
  assert.deepEqual([...named].sort(), [...new Set([...SETTINGS, ...OWN, "seed"])].sort());
  assert.equal(new Set(named).size, named.length);
});

test("each value that a field offers is one that the board takes", () => {
  for (const game of [FIRST_GAME, gameNamed("connect-four"), gameNamed("tic-tac-toe")])
    for (const field of FIELDS.filter(({ kind }) => kind === "choice" || kind === "words")) {
      const values = offeredValues(field, { game, controls });
      if (!isFieldOf(field, game)) continue;
      assert.ok(values.length > 1, `${game.id}: ${field.name}`);
      for (const value of values) {
        const { problems } = readEmbedding(`?embed=1&${field.name}=${value}`);
        assert.deepEqual(problems, [], `${field.name}=${value}`);
        const [name] = settingsNamed(field.name);
        const isOwn = field.kind === "words" || field.name === "ground";
        assert.ok(isOwn || isSetting(game, name, readValue(name, value)), `${name}=${value}`);
      }
    }
});

test("what stays as usual is not written, nor what the game does not have", () => {
  const usual = Object.fromEntries(FIELDS.map((field) => [field.name, usualValue(field, REVERSI)]));
  assert.deepEqual(chosenOf(usual, REVERSI), {});
  assert.deepEqual(chosenOf({ ...usual, theme: "garden", moves: " f5d6 " }, REVERSI), {
    moves: "f5d6",
    theme: "garden",
  });
  const four = gameNamed("connect-four");
  const values = { game: four.id, "manual-pass": "true", src: "league.txt", groups: "true" };
  assert.deepEqual(chosenOf(values, { game: four, controls }), { game: four.id, groups: "true" });
});

test("the fields of a game name its point where it is not the last, and those of a new one no move", () => {
  const game = { game: "reversi", text: "f5d6c3", line: ["f5", "d6", "c3"] };
  assert.deepEqual(fieldsOfGame({ ...game, ply: 2 }), {
    game: "reversi",
    moves: "f5d6c3",
    ply: "2",
  });
  assert.deepEqual(fieldsOfGame({ ...game, ply: 3 }), {
    game: "reversi",
    moves: "f5d6c3",
    ply: "",
  });
  const chosen = {
    ...fieldsOfGame({ ...game, ply: 2 }),
    exercise: "7",
    src: "a.txt",
    theme: "wood",
  };
  assert.deepEqual(withoutGame(chosen, "tic-tac-toe"), { game: "tic-tac-toe", theme: "wood" });
});

test("the code of an element has the script, the attributes and a link", () => {
  assert.equal(
    codeFor("html", { theme: "garden", turned: "true", hints: "false", loading: "true" }, PAGE),
    '<script src="https://games.example/reversi/embed/embed.js" defer></script>\n' +
      '<reversi-game theme="garden" turned hints="false" loading="lazy">\n' +
      '  <a href="https://games.example/reversi/">Reversi</a>\n' +
      "</reversi-game>",
  );
});

test("a module names the folder of the page, or the one that was written", () => {
  const named = (chosen) => codeFor("module", chosen, PAGE).split("\n").slice(1, 5);
  const script = (address) => [
    '  import ReversiGame from "reversi-game";',
    `  ReversiGame.base = ${address};`,
    "</script>",
    "<reversi-game>",
  ];
  assert.deepEqual(named({}), script('"https://games.example/reversi/"'));
  assert.deepEqual(named({ base: "/r/" }), script('"/r/"'));
  assert.deepEqual(named({ base: "</script>" }), script('"\\u003c/script>"'));
});

test("a script names the folder that was written, which its boards get their files from", () => {
  assert.equal(
    codeFor("html", { base: "/r/" }, PAGE).split("\n")[0],
    '<script src="https://games.example/reversi/embed/embed.js" data-base="/r/" defer></script>',
  );
});

test("a text keeps its signs in an attribute", () => {
  const [, code] = codeFor("html", { "black-name": 'A & "B" <i>' }, PAGE).split("\n");
  assert.equal(code, '<reversi-game black-name="A &amp; &quot;B&quot; &lt;i&gt;">');
});

test("a plain frame has the settings in its address and the game in its fragment", () => {
  const chosen = {
    lock: "undo hint",
    theme: "wood",
    label: "Table 1",
    moves: "f5d6",
    loading: "true",
  };
  const code = codeFor("frame", chosen, { ...PAGE, fragment: "#m=f5d6" });
  assert.match(code, /^<iframe\n {2}src="https:\/\/games\.example\/reversi\/\?embed=1&amp;/);
  assert.match(code, /title="Table 1"\n {2}loading="lazy"\n/);
  const address = frameAddress(chosen, { ...PAGE, fragment: "#m=f5d6" });
  assert.equal(address, `${PAGE.folder}?embed=1&lock=undo,hint&theme=wood#m=f5d6`);
  assert.deepEqual(readEmbedding(new URL(address).search).locks, ["undo", "hint"]);
});
