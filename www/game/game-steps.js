/**
 * Steps of the game: each makes its change in the session and dispatches what came of it.
 *
 * @import { Game, GameText } from "./session.js"
 * @import { LineMove } from "../review/review.js"
 * @import { AiMove, CollectedGame } from "../../reversi-wasm.js"
 * @import { Problem } from "../base/problems.js"
 * @import { Line } from "./branches.js"
 * @import { LeftGame } from "./left-games.js"
 * @import { Players } from "./stored-game.js"
 * @import { Extras } from "../comments/reduce-comments.js"
 * @import { Context } from "../app/context.js"
 * @import { Taught } from "../app/rooms.js"
 * @import { SearchJob } from "./turn-job.js"
 *
 * The source of a game, or what stands beside it where that has been read already; `others`
 * is the number of games of the text that are left out, `stopped` what ends the game before the end
 * of its text, `collected` the game of the collection that it is, and `edited` whether it is of the
 * position that was set up.
 * @typedef {{text?: string, record?: Extras, others?: number, stopped?: Problem,
 *   collected?: CollectedGame, edited?: boolean}} ReadFacts
 */

import { LINE_MOVES } from "../board/hint.js";
import { modeRules } from "../board/owner.js";
import { damagedStorage, problemOf } from "../base/problems.js";
import { forkOf } from "./branches.js";
import { resumedGame } from "./initial-game.js";
import { inAgreement } from "./move-values.js";
import { turnJob, turnProgress } from "./turn-job.js";
import { setupOf, hasHuman } from "../settings/settings.js";
import { canContinue } from "../board/turn.js";
import { followedPoint } from "../board/shown-game.js";
import { isReplaying, redoTarget, undoReturns, undoTarget } from "../board/navigation.js";

/**
 * Plays for the side to move.
 * @param {Context} context
 * @param {number} square
 * @param {AiMove | null} found the search that chose the square
 * @param {boolean} [pause] whether a computer that is to move next waits
 */
export function play({ store, session }, square, found, pause = false) {
  const side = store.get().game.turn;
  if (side === null) return;
  store.dispatch({ type: "moved", game: session.play(square), side, square, found, pause });
}

/**
 * A random move, unless the browser has no random numbers and the address names no seed.
 * @param {Context} context
 */
export function playRandom(context) {
  const { store, session, seedAt } = context;
  let square;
  try {
    square = session.chooseRandom(seedAt(store.get().game.ply));
  } catch (error) {
    store.dispatch({ type: "problems", problems: [problemOf(error)] });
    return;
  }
  play(context, square, null);
}

/** @param {Context} context */
export function startGame({ store, session }) {
  const setup = setupOf(store.get().settings.current);
  store.dispatch({ type: "started", game: session.show(session.create(setup)) });
}

/**
 * @param {Context} context
 * @param {Game} game
 * @param {ReadFacts} [facts]
 */
export function loadGame({ store, session }, game, facts = {}) {
  store.dispatch({ type: "loaded", game: session.show(game), ...facts });
}

/**
 * Goes on with an earlier game, in whose place the one on the board becomes the previous game, and
 * with all that was kept of it.
 * @param {Context} context
 * @param {GameText} text
 */
export function returnTo(context, text) {
  const { store, storage } = context;
  const left = storage.leftGames.find(store.get().game.game, text);
  if (left !== null) return returnToLeft(context, left);
  try {
    const { comments = [], given, header } = text;
    const game = context.session.show(context.session.restore(text));
    store.dispatch({ type: "returned", game, comments, given, header });
  } catch {
    store.dispatch({ type: "problems", problems: [damagedStorage()] });
  }
}

/**
 * Goes on with a game that was left.
 * @param {Context} context
 * @param {LeftGame} left
 * @param {Players} [players] who take their seats for it
 */
export function returnToLeft({ store, session, resumeParts }, { game: stored, parts }, players) {
  /** @type {Problem[]} */
  const problems = [];
  try {
    const first = resumedGame(session, stored, problems);
    const { game, counted, helped, seated, friend, branches, comments, header } = first;
    const { text, textLine } = first;
    const kept = { game, counted, helped, seated, friend, branches, comments, header };
    const { given } = stored;
    store.dispatch({ type: "returned", ...kept, text, textLine, given, players });
    resumeParts(parts);
  } catch {
    problems.push(damagedStorage());
  }
  if (problems.length > 0) store.dispatch({ type: "problems", problems });
}

/** @param {Context} context */
export function returnToPreviousGame(context) {
  const { previousGame } = context.store.get();
  if (previousGame) returnTo(context, previousGame);
}

/**
 * @param {Context} context
 * @param {number | null} ply
 * @param {boolean} pause whether a computer that is to move there waits
 */
export function jump({ store, session }, ply, pause) {
  if (ply !== null) store.dispatch({ type: "jumped", game: session.goTo(ply), pause });
}

/**
 * Steps to a point of the game. At the end of the line a computer that is to move plays, as after
 * redo.
 * @param {Context} context
 * @param {number} ply
 */
export function stepTo(context, ply) {
  const { game, settings } = context.store.get();
  jump(context, ply, ply < game.line.length || !hasHuman(settings.current));
}

/**
 * Has the moves of the game play by themselves, after the last one from the start, or stops them.
 * @param {Context} context
 */
export function replay(context) {
  const { store, session } = context;
  const { game } = store.get();
  if (isReplaying(store.get())) store.dispatch({ type: "replay-stopped" });
  else if (game.ply < game.line.length) replayNext(context);
  else store.dispatch({ type: "replayed", game: session.goTo(0) });
}

/**
 * Shows the next move of a game whose moves play by themselves.
 * @param {Context} context
 */
export function replayNext({ store, session }) {
  store.dispatch({ type: "replayed", game: session.step() });
}

/**
 * Shows a branch, by default after the first move that is its own; at its end where
 * the game goes on from there.
 * @param {Context} context
 * @param {Line} branch
 * @param {{ply?: number, pause?: boolean}} [facts] `pause` is whether a computer that is to move
 *   there waits
 */
export function takeBranch({ store, session }, branch, { ply, pause = true } = {}) {
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
 * @param {Context} context
 */
export function playOn(context) {
  const point = followedPoint(context.store.get());
  if (point === null) return;
  takeBranch(context, point.line, { ply: point.ply, pause: false });
}

/**
 * Takes a decision back. Moves of a line that lie on the board leave it first, and the game keeps
 * its own.
 * @param {Context} context
 */
export function undo(context) {
  const state = context.store.get();
  const { history } = modeRules(state);
  if (history) context.store.dispatch(history.undo.event);
  else if (followedPoint(state)) context.store.dispatch({ type: "line-followed", count: 0 });
  else if (undoReturns(state)) returnToPreviousGame(context);
  else jump(context, undoTarget(state), true);
}

/**
 * At the end of the line a computer answers a human; two computers wait, as after undo.
 * @param {Context} context
 */
export function redo(context) {
  const state = context.store.get();
  const { history } = modeRules(state);
  if (history) context.store.dispatch(history.redo.event);
  else jump(context, redoTarget(state), !hasHuman(state.settings.current));
}

/**
 * Does what a search was for.
 * @param {Context} context
 * @param {SearchJob["purpose"]} purpose
 * @param {AiMove} answer
 * @param {boolean} [pause] whether a computer that is to move next waits
 */
export function takeAnswer(context, purpose, answer, pause = false) {
  const state = context.store.get();
  const found = purpose === "computer" ? answer : inAgreement(state, answer);
  if (purpose === "hint") {
    const squares = [...found.pv].slice(0, LINE_MOVES);
    const line = squares[0] === found.square ? lineFrom(context, squares) : [];
    context.store.dispatch({ type: "hinted", found, line });
  } else play(context, found.square, found, pause);
}

/**
 * Begins a hint: one that leads to what the visitor is taught, or has a search find the move.
 * @param {Context} context
 * @param {Taught | null} taught
 */
export function giveHint(context, taught) {
  const { store } = context;
  if (taught === null) return store.dispatch({ type: "requested", request: "hint" });
  const line = lineFrom(context, taught.squares.slice(0, LINE_MOVES));
  store.dispatch({ type: "taught", line, isShown: taught.isShown });
}

/**
 * "Stop" ends a search with the best move found so far; if there is none yet, nothing is played.
 * Two computers pause in either case, since nothing else would stop them.
 * @param {Context} context
 */
export function stopOrContinue(context) {
  const { store } = context;
  const state = store.get();
  const job = turnJob(state);
  const progress = turnProgress(state);
  if (job && progress)
    takeAnswer(context, job.purpose, progress.found, !hasHuman(state.settings.current));
  else store.dispatch({ type: canContinue(state) ? "continued" : "paused" });
}

/**
 * Moves from the point on the board, each with the side that plays it and the point after it:
 * passes are not among them.
 * @param {Context} context
 * @param {number[]} squares
 * @returns {LineMove[]}
 */
export function lineFrom({ store, session }, squares) {
  const { setup, line, ply } = store.get().game;
  const game = session.restore({ setup, transcript: line.slice(0, ply).join(""), ply });
  try {
    const points = squares.map((square) => {
      game.play(square);
      return game.snapshot();
    });
    const { movers } = game.snapshot();
    return squares.map((square, index) => {
      return { square, side: movers[ply + index] ?? "black", after: points[index] };
    });
  } finally {
    game.free();
  }
}
