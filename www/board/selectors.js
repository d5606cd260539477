/**
 * Selectors of the state: whose decision is next, where undo leads. Pure.
 *
 * @import { Side, Snapshot } from "../../reversi-rules.js"
 * @import { Player, Settings } from "../settings/settings.js"
 * @import { State } from "../app/state.js"
 */

import { isSameGame } from "./move-glyphs.js";
import { modeRules } from "./owner.js";
import { forfeitOf } from "./forfeit.js";
import { agreedPlies, hasFriend } from "./friend-game.js";
import { squareIndex } from "../games/squares.js";
import { gameNamed, gameOf } from "../games/index.js";
import { otherSide } from "../games/sides.js";
import { mayLoad, mayStep } from "../settings/host-locks.js";
import { setupOf } from "../settings/settings.js";

/**
 * @typedef {"game-over" | "line-followed" | "locked" | "pass-first" | "sent" | "not-your-turn"
 *   | "exercise-over" | "occupied" | "encloses-nothing"} Rejection
 */

/**
 * Who plays a side.
 * @param {State} state
 * @param {Side | null} side
 * @returns {Player | null}
 */
export function playerOf(state, side) {
  if (side === null) return null;
  return modeRules(state).player?.(state, side) ?? state.settings.current[side];
}

/** Whether a human who must pass still has to press "Pass". @param {State} state */
export function passWaits(state) {
  const { game, point, settings } = state;
  return (
    !point.passDone &&
    !holdsOtherGame(state) &&
    !explores(state) &&
    settings.current["manual-pass"] &&
    game.turn !== null &&
    playerOf(state, game.passed) === "human"
  );
}

/**
 * The side whose decision is next, a manual pass included; in the position editor the side to move.
 * @param {State} state
 * @returns {Side | null}
 */
export function sideToAct(state) {
  const shown = modeRules(state).shown?.(state) ?? followedPoint(state);
  if (shown) return shown.turn;
  if (winnerOf(state) !== null) return null;
  return passWaits(state) ? state.game.passed : state.game.turn;
}

/**
 * The content of the board: the game, unless the visitor does something else there.
 * @param {State} state
 */
export function shownGame(state) {
  return modeRules(state).shown?.(state) ?? followedPoint(state) ?? state.game;
}

/**
 * The point of a shown line that lies on the board in place of the point of the game; null if that
 * one does.
 * @param {Pick<State, "point">} state
 * @returns {Snapshot | null}
 */
export function followedPoint({ point: { line, followed } }) {
  return line?.[followed - 1]?.after ?? null;
}

/**
 * Whether the steps lead along a line that shows; the reply to a wrong move is looked at alone.
 * @param {Pick<State, "point">} state
 */
export function canFollow({ point }) {
  return point.line?.[0]?.after != null;
}

/**
 * Whether the game may go on from the point of a line.
 * @param {State} state
 */
export function canPlayOn(state) {
  const isHere = followedPoint(state) !== null && holdsOwnGame(state);
  return isHere && !state.host.locks.includes("board") && friendsObjection(state) === null;
}

/**
 * Why a game with a friend may not go on from the point of a line that lies on the board: somebody
 * has resigned, the friend has other moves, or the line has moves of the friend. Null where it may.
 * @param {State} state
 * @returns {"resigned" | "agreed" | "friend" | null}
 */
export function friendsObjection(state) {
  const followed = followedPoint(state);
  if (followed === null) return null;
  if (forfeitHere(state) !== null) return "resigned";
  if (isBeforeAgreed(state)) return "agreed";
  const added = followed.movers.slice(state.game.ply, followed.ply);
  return added.some((side) => playerOf(state, side) === "friend") ? "friend" : null;
}

/** Whether the board shows a point of a game. @param {Pick<State, "mode">} state */
export function showsPoint(state) {
  return modeRules(state).shown === undefined;
}

/** Whether the visitor's game is on the board. @param {Pick<State, "mode">} state */
export function holdsOwnGame(state) {
  return showsPoint(state) && !holdsOtherGame(state);
}

/**
 * Whether the game on the board is none of the visitor's own.
 * @param {Pick<State, "mode">} state
 */
export function holdsOtherGame(state) {
  return modeRules(state).otherGame === true;
}

/**
 * Whether the visitor looks for a move, which nothing gives away.
 * @param {Pick<State, "mode">} state
 */
export function seeksMove(state) {
  return modeRules(state).seeks === true;
}

/** Whether every square takes a press. @param {Pick<State, "mode">} state */
export function takesAnySquare(state) {
  return modeRules(state).free === true;
}

/**
 * Whether the visitor explores: the moves show their values, and both sides are the visitor's.
 * @param {Pick<State, "mode">} state
 */
export function explores(state) {
  return modeRules(state).values === true;
}

/** Whether a human may place a disc. @param {State} state */
export function humanToMove(state) {
  if (passWaits(state) || isBeforeAgreed(state) || followedPoint(state)) return false;
  if (forfeitHere(state) !== null) return false;
  return modeRules(state).opens?.(state) ?? playerOf(state, state.game.turn) === "human";
}

/**
 * Whether the board shows an earlier point of what a friend has, too: another move there would be
 * one of another game.
 * @param {State} state
 */
function isBeforeAgreed(state) {
  return holdsOwnGame(state) && state.game.ply < agreedPlies(state);
}

/** Who has lost the game on the board before its end there. @param {State} state */
function forfeitHere(state) {
  return holdsOwnGame(state) ? forfeitOf(state) : null;
}

/**
 * Whether the game on the board is over: at its last point, or at any point once a side has
 * resigned or has no time left.
 * @param {State} state
 */
export function isOver(state) {
  return state.game.outcome !== null || forfeitHere(state) !== null;
}

/**
 * Whether the game has come to its end, whichever point of it shows: by the board, or because a
 * side has resigned or has no time left.
 * @param {State} state
 */
export function hasEnded(state) {
  return state.game.movers.at(-1) === null || forfeitHere(state) !== null;
}

/**
 * Whether the game on the board may be analysed: not while a friend plays it.
 * @param {State} state
 */
export function mayAnalyse(state) {
  const { friend, host, settings } = state;
  const isFriends = friend !== null && hasFriend(settings.current) && !hasEnded(state);
  return holdsOwnGame(state) && gameOf(state).study && !isFriends && !host.locks.includes("hint");
}

/**
 * Who has won, at the end of the game: by the board, or because the other side has resigned or has
 * no time left. Null while the game goes on, and at an earlier point of it.
 * @param {State} state
 */
export function winnerOf(state) {
  const { outcome, ply, line } = state.game;
  if (outcome !== null) return outcome.winner;
  const forfeit = forfeitHere(state);
  return forfeit === null || ply < line.length ? null : otherSide(forfeit.side);
}

/**
 * Whether the visitor may resign the game on the board: a friend has it, or plays it live, and it
 * goes on.
 * @param {State} state
 */
export function mayResign(state) {
  const { friend, nearby, settings } = state;
  if (friend === null || !hasFriend(settings.current) || !holdsOwnGame(state)) return false;
  const isShared = friend.agreed > 0 || nearby.contact === "connected";
  return isShared && !isOver(state) && !isBeforeAgreed(state);
}

/**
 * Whether a human may play a move of the game, which neither a second try nor an exercise is.
 * @param {State} state
 */
export function humanToPlay(state) {
  return humanToMove(state) && !seeksMove(state);
}

/** Whether the visitor may place a disc. @param {State} state */
export function boardOpen(state) {
  return humanToMove(state) && !state.host.locks.includes("board");
}

/** Whether the decision is a computer's, paused or not. @param {State} state */
export function computerToMove(state) {
  if (!holdsOwnGame(state) || followedPoint(state)) return false;
  if (playerOf(state, state.game.turn) === "friend" || isBeforeAgreed(state)) return false;
  if (forfeitHere(state) !== null) return false;
  return state.game.turn !== null && !passWaits(state) && !humanToMove(state);
}

/** @param {Settings} settings */
export function hasHuman(settings) {
  return settings.black === "human" || settings.white === "human";
}

/**
 * The settings with both sides' players exchanged.
 * @param {Settings} settings
 * @returns {Partial<Settings>}
 */
export function swapped(settings) {
  return {
    black: settings.white,
    white: settings.black,
    "black-level": settings["white-level"],
    "white-level": settings["black-level"],
  };
}

/**
 * Whether the sides have different players, and no friend has got a move of the game.
 * @param {State} state
 */
export function canSwap(state) {
  const { current } = state.settings;
  if (agreedPlies(state) > 0) return false;
  const { black, white } = current;
  const levelsDiffer = current["black-level"] !== current["white-level"];
  return black !== white || (black === "computer" && levelsDiffer);
}

/**
 * Where undo leads: to the last human decision before this point, between two computers one ply
 * back. Null where there is nothing to return to.
 * @param {State} state
 * @returns {number | null}
 */
export function undoTarget(state) {
  const { game, settings } = state;
  if (!hasHuman(settings.current)) return game.ply > 0 ? game.ply - 1 : null;
  const ply = lastHumanPly(state);
  return ply === null || ply < agreedPlies(state) ? null : ply;
}

/**
 * The ply of the last move before this point that a human decided; null if there is none.
 * @param {State} state
 */
function lastHumanPly(state) {
  const { game } = state;
  for (let ply = game.ply - 1; ply >= 0; ply -= 1) {
    if (playerOf(state, game.movers[ply]) === "human") return ply;
  }
  return null;
}

/**
 * Where redo leads: to the next human decision or the end of the line, between two computers one
 * ply on. Null at the end of the line.
 * @param {State} state
 * @returns {number | null}
 */
export function redoTarget(state) {
  const { game, settings } = state;
  const end = game.line.length;
  if (game.ply >= end) return null;
  if (!hasHuman(settings.current)) return game.ply + 1;
  for (let ply = game.ply + 1; ply < end; ply += 1) {
    if (playerOf(state, game.movers[ply]) === "human") return ply;
  }
  return end;
}

/**
 * The square of the last move that a human decided; null if there is none.
 * @param {State} state
 */
export function lastDecision(state) {
  const { game } = state;
  const ply = lastHumanPly(state);
  return ply === null ? null : squareIndex(game, game.line[ply]);
}

/** @param {Snapshot} game */
export function legalSquares(game) {
  return game.moves.map(({ square }) => square);
}

/**
 * @param {Snapshot} game
 * @param {number} square
 */
export function legalMoveAt({ moves }, square) {
  return moves.find((move) => move.square === square) ?? null;
}

/**
 * Whether a whole column takes a press, or squares alone: where every square takes one, squares.
 * @param {State} state
 */
export function entryOf(state) {
  return takesAnySquare(state) ? "square" : gameOf(state).entry;
}

/**
 * The square that a press on `square` plays: itself, or where a disc lands in its column.
 * @param {State} state
 * @param {number} square
 */
export function squareMeant(state, square) {
  if (gameOf(state).entry === "square") return square;
  const { columns } = state.game;
  const landing = legalSquares(state.game).find((other) => (other - square) % columns === 0);
  return landing ?? square;
}

/**
 * Why a square may not be played; null where it may.
 * @param {State} state
 * @param {number} square
 * @returns {Rejection | null}
 */
export function rejectionOf(state, square) {
  if (takesAnySquare(state)) return null;
  const { game } = state;
  const rejected = modeRules(state).rejects?.(state) ?? null;
  if (rejected !== null) return rejected;
  if (followedPoint(state)) return "line-followed";
  if (game.turn === null || forfeitHere(state) !== null) return "game-over";
  if (state.host.locks.includes("board")) return "locked";
  if (passWaits(state)) return "pass-first";
  if (isBeforeAgreed(state)) return "sent";
  if (!humanToMove(state)) return "not-your-turn";
  if (game.cells[square] !== 0) return "occupied";
  return legalMoveAt(game, square) ? null : "encloses-nothing";
}

/**
 * Whether a press on a legal square only shows what it would do.
 * @param {State} state
 * @param {number} square
 */
export function needsSecondPress({ settings, point }, square) {
  return settings.current.confirm && point.armed !== square;
}

/**
 * The move that the board previews: the armed one, otherwise the hovered one if hints are on.
 * @param {State} state
 * @returns {number | null}
 */
export function previewedMove(state) {
  const { armed } = state.point;
  const { hovered } = state.pointer;
  if (armed !== null || hovered === null || takesAnySquare(state)) return armed;
  const meant = squareMeant(state, hovered);
  const shows = state.settings.current.hints && boardOpen(state) && legalMoveAt(state.game, meant);
  return shows ? meant : null;
}

/** Whether the board shows the groups of four behind its value. @param {State} state */
export function showsGroups(state) {
  const { settings, host } = state;
  return settings.current.groups && gameOf(state).groups && !host.locks.includes("hint");
}

/**
 * The square whose groups the board shows: that under the pointer or the focus, otherwise the armed
 * one or that of the last move.
 * @param {State} state
 * @returns {number | null}
 */
export function groupSquare({ game, point, pointer }) {
  return pointer.hovered ?? point.armed ?? game.last;
}

/**
 * Whether "Undo" brings the previous game back: in a game in which no human has decided.
 * @param {State} state
 */
export function undoReturns(state) {
  const { game, previousGame, settings, host } = state;
  const touched = game.line.some((_, ply) => playerOf(state, game.movers[ply]) === "human");
  return (
    previousGame !== null &&
    mayLoad(host.locks) &&
    !touched &&
    (hasHuman(settings.current) || game.ply === 0)
  );
}

/**
 * Whether the board lies the other way round, by the settings or because it turns to White at a
 * table. One into whose columns discs fall cannot.
 * @param {State} state
 */
export function isTurned(state) {
  if (gameOf(state).entry !== "square") return false;
  const { turned } = state.settings.current;
  const turnsNow = state.table.game?.terms.turns === true && sideToAct(state) === "white";
  return turned !== turnsNow;
}

/**
 * The place of a square in sight, as the number of the square that lies there on a board that is
 * not turned.
 * @param {State} state
 * @param {number} square
 */
export function placeAsSeen(state, square) {
  return isTurned(state) ? state.game.cells.length - 1 - square : square;
}

/** Whether "Stop" says "Continue". @param {State} state */
export function canContinue(state) {
  return (
    state.search.paused !== null && computerToMove(state) && !state.host.locks.includes("board")
  );
}

/**
 * Whether *Continue* is offered as the next thing to do: not while the game on the board is under
 * review, which is there to be looked at.
 * @param {State} state
 */
export function offersToContinue(state) {
  const { review } = state.study;
  return canContinue(state) && (review === null || !isSameGame(review.game, state.game));
}

/**
 * Whether the form's start or first player differ from the game's and wait for the next one. A game
 * from a position of its own has neither.
 * @param {State} state
 */
export function nextGameDiffers({ game: { setup }, settings }) {
  if ("position" in setup) return false;
  const fields = Object.entries(gameNamed(settings.current.game).setup);
  const wanted = setupOf(settings.current);
  return fields.some(
    ([name, [usual]]) => fieldIn(wanted, name) !== (fieldIn(setup, name) ?? usual),
  );
}

/**
 * Whether a new game would be the one on the board, which waits for the visitor, and whose players
 * may be others.
 * @param {State} state
 */
export function isUntouched(state) {
  const { game, settings, study, table, host } = state;
  return (
    holdsOwnGame(state) &&
    hasHuman(settings.current) &&
    game.line.length === 0 &&
    !("position" in game.setup) &&
    !nextGameDiffers(state) &&
    study.practice === null &&
    table.game === null &&
    !hasFriend(settings.current) &&
    !host.locks.some((lock) => lock === "players" || lock === "level")
  );
}

/**
 * @param {object} setup
 * @param {string} name
 * @returns {string | undefined}
 */
function fieldIn(setup, name) {
  return /** @type {Record<string, string>} */ (setup)[name];
}

/**
 * Whether the visitor may go to another point of the game. What is being set up is none: it stays.
 * @param {State} state
 */
export function mayJump(state) {
  return mayStep(state.host.locks) && showsPoint(state);
}

/**
 * Whether the moves of the game play by themselves: from one point to the next, as long as nothing
 * else leads to another point.
 * @param {Pick<State, "game" | "replay">} state
 */
export function isReplaying({ game, replay }) {
  return replay === game;
}

/**
 * Whether the moves of the game may play by themselves: there are more of them, or all of a game
 * that nobody plays on here.
 * @param {State} state
 */
export function canReplay(state) {
  const { game, host } = state;
  if (!mayJump(state) || !holdsOwnGame(state)) return false;
  const isRead = game.turn === null || host.locks.includes("board");
  return game.ply < game.line.length || (isRead && game.ply > 0);
}
