/** Steps that follow the game of a file that somebody rewrites while it is played. */

import type { Context, PageEvent } from "../../floor/base/page.ts";
import type { Game } from "../../play/game/session.ts";
import { forkOf } from "../../play/game/branches.ts";
import { play, takeBranch } from "../../play/game/game-steps.ts";
import { holdsFollowed } from "../../play/game/relay.ts";
import { FIRST_GAME } from "../../play/games/index.ts";
import { isCorrected, squareIndex } from "../../play/games/squares.ts";
import { movesIn } from "./collection-game.ts";
import { showCollected } from "./collection-steps.ts";
import { readOnce } from "../../floor/base/read-once.ts";

/** Follows the games of the file whenever they have been read again. */
export function followRelay(context: Context<"collection">) {
  context.store.subscribe(({ collection }, { collection: before }) => {
    const isRenewed =
      collection.relay !== null && collection.source?.address === before.source?.address;
    if (isRenewed && collection.parts !== before.parts) void follow(context);
  });
}

async function follow(context: Context<"collection">) {
  const { store, session, now } = context;
  // Another game may be on the board: its rules do not read the records of this one.
  const read = await session.readerOf(FIRST_GAME).catch(() => null);
  const state = store.get();
  const { games, relay, placed } = state.collection;
  if (relay === null || relay.number === null || placed === null) return;
  const report = (facts: Partial<PageEvent & { type: "relay-checked" }>) =>
    store.dispatch({ type: "relay-checked", fault: null, time: now(), ...facts });
  const game = games.find(({ number }) => number === relay.number);
  if (!game || read === null) {
    report({ fault: "unread" });
    return;
  }
  const was = movesIn(placed.transcript);
  const line = lineOf(read(game.text));
  const fork = forkOf({ line: was }, line);
  if (fork === line.length && line.length < was.length) {
    report({ fault: "shorter" });
    return;
  }
  if (!holdsFollowed(state)) report({ added: Math.max(line.length - fork, 0) });
  else if (fork === 0 && was.length > 0) {
    await showCollected(context, game, { byLink: true });
    report({ follows: true });
  } else if (line.length === was.length && fork === line.length) report({});
  else report({ follows: true, added: addMoves(context, line, fork) });
}

/**
 * Puts the moves of a line on the board: the visitor who sees the last move sees them played, and
 * who has stepped back stays there.
 * @param fork the number of moves that it has in common with that on the board
 * @returns how many moves came after the point that shows
 */
function addMoves(context: Context, line: readonly string[], fork: number): number {
  const { store } = context;
  const { ply, line: before } = store.get().game;
  const isAtEnd = ply === before.length;
  // A correction is not played.
  if (!isAtEnd || fork < ply || line.slice(fork).some(isCorrected)) {
    takeBranch(context, line, { ply: isAtEnd ? line.length : Math.min(ply, fork) });
    return isAtEnd ? 0 : line.length - fork;
  }
  for (const name of line.slice(fork)) {
    const { game } = store.get();
    const square = squareIndex(game, name);
    if (game.turn === null || square === null) break;
    play(context, square, null, true);
  }
  return 0;
}

function lineOf(read: Game): readonly string[] {
  return readOnce(read, (game) => game.snapshot().line);
}
