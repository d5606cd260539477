// Where a lost game could still have been saved, with the games' own solver as the engine.
import assert from "node:assert/strict";
import test from "node:test";
import { gameNamed } from "../../play/games/index.ts";
import { themeOf } from "../../floor/theming/themes.ts";
import { sideGames } from "../../test/support/built-rules.js";
import { setTable } from "../../test/support/headless-page.js";
import { createTexts } from "../../test/support/loaded-texts.js";
import { announce } from "../../test/support/shown.js";

/** Black leaves the row of b2 and c1 open at its last turn. */
const CROSS_LOSES = "a1b2b1c1c3a3";
/** Black's last two turns are lost; column 3 would have won at the one before. */
const RED_LOSES = "7135335565132343";

/** A table with a game that Black has just lost. */
function lose(id, transcript, options = {}) {
  const settings = { black: "human", white: "computer" };
  const table = setTable({
    id,
    transcript,
    ...options,
    settings: { ...settings, ...options.settings },
  });
  table.actions.openPanel("help");
  return table;
}

/** Has the solver answer all requests, and gives the moves before each. */
async function solve({ engine }) {
  const asked = [];
  for (let [request] = engine.running(); request; [request] = engine.running()) {
    const { game, transcript, options } = request.task;
    asked.push(transcript);
    const point = sideGames.new_game({ game, transcript });
    await request.answer("a1", point.ai_move({ ...options, ms: 60_000 }));
    point.free();
  }
  return asked;
}

const said = ({ state }) => {
  const { game } = state().game;
  return announce(state(), createTexts("en", themeOf("classic"), gameNamed(game)));
};

test("the last turn that was not lost is found from the end back, shown, and marked", async () => {
  const table = lose("connect-four", RED_LOSES);
  assert.deepEqual(
    (await solve(table)).map(({ length }) => length),
    [14, 12, 10],
  );
  assert.deepEqual(table.state().turning.found, { ply: 10, square: 16, outcome: "win" });
  table.actions.showTurningPoint();
  const { game, point } = table.state();
  assert.deepEqual([game.ply, game.line.length, point.hint], [10, 16, 16]);
  assert.equal(said(table), "You could still have won at move 11: column 3.");
  assert.deepEqual(await solve(table), [], "what is found stays while the game is gone through");
});

test("a draw that was given away is named by its square", async () => {
  const table = lose("tic-tac-toe", CROSS_LOSES);
  assert.deepEqual(await solve(table), ["a1b2b1c1"]);
  table.actions.showTurningPoint();
  assert.equal(said(table), "You could still have drawn at move 5: a3.");
});

test("nothing is said of what is not proven, and a failure is not reported", async () => {
  const open = lose("connect-four", RED_LOSES);
  await open.engine.running()[0].answer("a1", { outcome: null });
  assert.deepEqual([open.state().turning.found, open.engine.running().length], [null, 0]);
  const failing = lose("connect-four", RED_LOSES);
  const { notice } = failing.state();
  await failing.engine.running()[0].fail(new Error("no worker"));
  assert.deepEqual([failing.state().turning.found, failing.engine.running().length], [null, 0]);
  assert.equal(failing.state().notice, notice);
});

test("a game that was not lost to a computer, and one without hints, has no turning point", async () => {
  const others = [
    lose("connect-four", RED_LOSES, { settings: { white: "human" } }),
    lose("connect-four", RED_LOSES, { settings: { black: "computer", white: "human" } }),
    lose("connect-four", RED_LOSES, { locks: ["hint"] }),
    lose("connect-four", RED_LOSES.slice(0, -1), { settings: { white: "human" } }),
  ];
  for (const table of others) assert.deepEqual(await solve(table), []);
});

test("another game drops what was found of the last one", async () => {
  const table = lose("tic-tac-toe", CROSS_LOSES);
  await solve(table);
  table.actions.run("new");
  assert.equal(table.state().turning, null);
  table.actions.showTurningPoint();
  assert.equal(table.state().game.ply, 0);
});
