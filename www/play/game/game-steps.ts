/** Steps of the game: each makes its change in the session and dispatches what came of it. */

import type { Square } from "../../../reversi-rules.js";
import type { Game, GameText } from "./session.ts";
import type { AiMove, CollectedGame } from "../../../reversi-wasm.js";
import type { LeftGame } from "./left-games.ts";
import type { Players } from "./known-game.ts";
import type { Extras } from "./comments.ts";
import type { Context, Core } from "../../floor/base/page.ts";
import { modeRules } from "../board/owner.ts";
import { type Problem, damagedStorage } from "../../floor/base/problems.ts";
import { type Line, forkOf } from "./branches.ts";
import { resumedGame } from "./initial-game.ts";
import { type Settings, setupOf, hasHuman } from "../settings/settings.ts";
import { isFieldLocked } from "../settings/host-locks.ts";
import { followedPoint } from "../board/shown-game.ts";
import { isReplaying, redoTarget, undoReturns, undoTarget } from "../board/navigation.ts";

/**
 * The source of a game, or what stands beside it where that has been read already; `others`
 * is the number of games of the text that are left out, `stopped` what ends the game before the end
 * of its text, `collected` the game of the collection that it is, and `edited` whether it is of the
 * position that was set up.
 */
export interface ReadFacts {
  text?: string;
  record?: Extras | undefined;
  others?: number | undefined;
  stopped?: Problem;
  collected?: CollectedGame;
  edited?: boolean;
}

/**
 * Plays for the side to move.
 * @param found the search that chose the square
 * @param pause whether a computer that is to move next waits
 */
export function play(
  { store, session }: Context,
  square: Square,
  found: AiMove | null,
  pause = false,
) {
  const side = store.get().game.turn;
  if (side === null) return;
  store.dispatch({ type: "moved", game: session.play(square), side, square, found, pause });
}

/** @param players those who change with the new game */
export function startGame({ store, session }: Context, players?: Partial<Settings>) {
  const setup = setupOf(store.get().settings.current);
  store.dispatch({ type: "started", game: session.show(session.create(setup)), players });
}

export function loadGame({ store, session }: Context, game: Game, facts: ReadFacts = {}) {
  store.dispatch({ type: "loaded", game: session.show(game), ...facts });
}

/**
 * Goes on with an earlier game, in whose place the one on the board becomes the previous game, and
 * with all that was kept of it.
 */
export function returnTo(context: Context, text: GameText) {
  const { store, storage } = context;
  const leftGame = storage.leftGames.find(store.get().game.game, text);
  if (leftGame !== null) return returnToLeft(context, leftGame, freePlayers(leftGame, store.get()));
  try {
    const { comments = [], given, header } = text;
    const game = context.session.show(context.session.restore(text));
    store.dispatch({ type: "returned", game, comments, given, header });
  } catch {
    store.dispatch({ type: "problems", problems: [damagedStorage()] });
  }
}

/** The players of a game that was left, without those that the host page has set. */
export function freePlayers({ players }: LeftGame, { host }: Core): Players {
  const free = Object.entries(players).filter(([name]) => !isFieldLocked(host.locks, name));
  return Object.fromEntries(free);
}

/**
 * Goes on with a game that was left.
 * @param players who take their seats for it
 */
export function returnToLeft(
  { store, session, resumeParts }: Context,
  { game: stored, parts }: LeftGame,
  players?: Players,
) {
  const problems: Problem[] = [];
  try {
    const first = resumedGame(session, stored, problems);
    const { game, counted, helped, seated, friend, branches, comments, header } = first;
    const { text, textLine } = first;
    const keptFacts = { game, counted, helped, seated, friend, branches, comments, header };
    const { given } = stored;
    store.dispatch({ type: "returned", ...keptFacts, text, textLine, given, players });
    resumeParts(parts);
  } catch {
    problems.push(damagedStorage());
  }
  if (problems.length > 0) store.dispatch({ type: "problems", problems });
}

export function returnToPreviousGame(context: Context) {
  const { previousGame } = context.store.get();
  if (previousGame) returnTo(context, previousGame);
}

/** @param pause whether a computer that is to move there waits */
export function jump({ store, session }: Context, ply: number | null, pause: boolean) {
  if (ply !== null) store.dispatch({ type: "jumped", game: session.goTo(ply), pause });
}

/**
 * Steps to a point of the game. At the end of the line a computer that is to move plays, as after
 * redo.
 */
export function stepTo(context: Context, ply: number) {
  const { game, settings } = context.store.get();
  jump(context, ply, ply < game.line.length || !hasHuman(settings.current));
}

/**
 * Has the moves of the game play by themselves, after the last one from the start, or stops them.
 */
export function replay(context: Context) {
  const { store, session } = context;
  const { game } = store.get();
  if (isReplaying(store.get())) store.dispatch({ type: "replay-stopped" });
  else if (game.ply < game.line.length) replayNext(context);
  else store.dispatch({ type: "replayed", game: session.goTo(0) });
}

/** Shows the next move of a game whose moves play by themselves. */
export function replayNext({ store, session }: Context) {
  store.dispatch({ type: "replayed", game: session.step() });
}

/**
 * Shows a branch, by default after the first move that is its own; at its end where
 * the game goes on from there.
 * @param facts `pause` is whether a computer that is to move there waits
 */
export function takeBranch(
  { store, session }: Context,
  branch: Line,
  { ply, pause = true }: { ply?: number | undefined; pause?: boolean } = {},
) {
  const { game } = store.get();
  const text = {
    setup: game.setup,
    transcript: branch.join(""),
    ply: ply ?? Math.min(forkOf(game, branch) + 1, branch.length),
  };
  store.dispatch({ type: "branch-taken", game: session.show(session.restore(text)), pause });
}

/**
 * Goes on with the game from the point of a shown line that lies on the board; the line that it
 * leaves becomes a branch.
 */
export function playOn(context: Context) {
  const point = followedPoint(context.store.get());
  if (point === null) return;
  takeBranch(context, point.line, { ply: point.ply, pause: false });
}

/**
 * Takes a decision back. Moves of a line that lie on the board leave it first, and the game keeps
 * its own.
 */
export function undo(context: Context) {
  const state = context.store.get();
  const { history } = modeRules(state);
  if (history) context.store.dispatch(history.undo.event);
  else if (followedPoint(state)) context.store.dispatch({ type: "line-followed", count: 0 });
  else if (undoReturns(state)) returnToPreviousGame(context);
  else jump(context, undoTarget(state), true);
}

/** At the end of the line a computer answers a human; two computers wait, as after undo. */
export function redo(context: Context) {
  const state = context.store.get();
  const { history } = modeRules(state);
  if (history) context.store.dispatch(history.redo.event);
  else jump(context, redoTarget(state), !hasHuman(state.settings.current));
}
