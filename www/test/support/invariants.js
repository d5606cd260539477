/** The laws of every state of the page. */

import assert from "node:assert/strict";
import { gameOf } from "../../play/games/index.ts";
import { turnJob } from "../../play/game/turn-job.ts";
import { humanToMove, passWaits } from "../../play/board/turn.ts";
import { legalMoveAt } from "../../play/board/square-press.ts";
import { shownGame, takesAnySquare } from "../../play/board/shown-game.ts";
import { themeOf } from "../../floor/theming/themes.ts";
import { createTexts } from "./loaded-texts.js";
import { HOUSE } from "./headless-page.js";
import { announce } from "./shown.js";

/** The names of the modes, in the order of letters. */
export const MODE_KINDS = ["draw", "edit", "ending", "exercise", "explore", "play", "second-try"];

/**
 * Throws unless a state is valid.
 * @param {object} before the state before it
 * @param {object} engine whose requests run
 */
export function checkInvariants(state, before, engine, house = HOUSE) {
  const { game, point, pointer, search, settings } = state;
  const job = turnJob(state);
  for (const [name, value] of Object.entries(state)) assert.notEqual(value, undefined, name);
  if (point.armed !== null || point.hint !== null || point.request !== null)
    assert.ok(humanToMove(state), "a move is armed, shown or requested only for a human");
  if (point.armed !== null) assert.ok(legalMoveAt(game, point.armed), "only a legal move is armed");
  for (const key of search.progress.keys())
    assert.ok(house.jobs(state).has(key), "progress belongs to a wanted job");
  if (search.paused !== null && job) assert.notEqual(job.key, "computer");
  const searches = engine.running().filter(({ task }) => task.type === "search");
  const wantedSearches = [...house.jobs(state).values()].filter(
    ({ task }) => task?.type === "search",
  );
  assert.ok(searches.length <= wantedSearches.length, "one search for a move, and none left over");
  assert.ok(engine.running().length <= house.jobs(state).size, "no job is left over");
  if (passWaits(state)) assert.equal(settings.current[game.passed], "human");
  checkMode(state);
  if (point.endClosed && game.outcome === null && !("keptGame" in before.mode))
    assert.equal(game, before.game);
  assert.ok(game.ply >= 0 && game.ply <= game.line.length);
  assert.equal(game.movers.length, game.line.length + 1);
  assert.equal(game.turn === null, game.outcome !== null);
  assert.equal(game.moves.length > 0, game.turn !== null, "the side to move has a move");
  if (pointer.rejected !== null) assert.notEqual(point.armed, pointer.rejected);
  assert.notEqual(announce(state, createTexts("en", themeOf("classic"), gameOf(state))), "");
}

/** One mode of the board at a time: the state of no other one is left anywhere. */
function checkMode(state) {
  const { mode, review, comments, exercises } = state;
  assert.ok(MODE_KINDS.includes(mode.kind), mode.kind);
  const owners = [comments.drawing, exercises.run, state.point.attempt];
  assert.ok(
    owners.every((owner) => owner === undefined),
    "a mode is kept in the mode alone",
  );
  if (mode.kind === "second-try") assert.ok(review.open, "a second try belongs to a review");
  if ("keptGame" in mode) assert.equal(review.open, null);
  const shownPoint = shownGame(state);
  const hides = mode.kind === "edit" || state.point.followed > 0;
  assert.equal(shownPoint !== state.game, hides, "the editor and a line alone hide the game");
  assert.equal(takesAnySquare(state), ["edit", "draw"].includes(mode.kind));
}
