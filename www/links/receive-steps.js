/**
 * Steps that take a link from a friend: what goes on from this device's game is played before the
 * visitor's eyes, and what does not is shown beside it.
 *
 * @import { Snapshot } from "../../reversi-rules.js"
 * @import { Context } from "../app/context.js"
 * @import { State } from "../app/state.js"
 * @import { LeftGame } from "../game/left-games.js"
 * @import { FriendGame } from "../board/friend-game.js"
 * @import { Incoming, Received } from "./received.js"
 *
 * A game with a friend that this device has; `left` is null where it is the running one.
 * @typedef {{id: string, friend: FriendGame, left: LeftGame | null}} Known
 */

import { sentPlies } from "../board/friend-game.js";
import { LOCKED, isFieldLocked, mayLoad } from "../settings/host-locks.js";
import { PageError, problemOf } from "../base/problems.js";
import { GAMES, gameNamed, isGame } from "../games/index.js";
import { otherSide } from "../games/sides.js";
import { squareMeant } from "../board/square-press.js";
import { squareIndex } from "../games/squares.js";
import { chooseGame } from "../game/choose-game.js";
import { jump, play, returnToLeft, takeBranch } from "../game/game-steps.js";
import { problemInLink } from "../game/initial-game.js";
import { delayBeforeReply } from "../game/turn-job.js";
import { gameInFragment } from "../start/fragment.js";
import { readFriendLink } from "./friend-link.js";
import { relationOf, sharedMoves, tieAfter, tieOf } from "./received.js";

/**
 * Takes a link: plays on with a game that it goes on from, or asks what becomes of it.
 * @param {Context} context
 * @param {string} fragment
 */
export async function receive(context, fragment) {
  const { store } = context;
  try {
    if (!mayLoad(store.get().host.locks)) throw LOCKED;
    const incoming = await readIncoming(context, fragment);
    const { g } = incoming.facts;
    const known = g === null ? null : findKnown(context, g);
    if (known === null) ask(context, { kind: kindOf(incoming), incoming });
    else await receiveKnown(context, known, incoming);
  } catch (error) {
    store.dispatch({ type: "problems", problems: [problemOf(error)] });
  }
}

/**
 * The game of a link, read by its rules.
 * @param {Context} context
 * @param {string} link
 * @returns {Promise<Incoming>}
 * @throws {import("../base/problems.js").Problem} a sentence about what is wrong with it
 */
export async function readIncoming({ loadRules, store }, link) {
  const { facts, game: fragment } = readFriendLink(link);
  const id = gameInFragment(fragment) ?? "";
  if (!isGame(id)) throw problemInLink(new PageError("other-game", id));
  const { game: shown, host } = store.get();
  if (id !== shown.game && isFieldLocked(host.locks, "game")) throw LOCKED;
  const rules = await loadRules(gameNamed(id));
  try {
    const read = rules.read_link(fragment);
    if (!read) throw new PageError("other-game", id);
    const game = read.snapshot();
    read.free();
    return { game, facts, fragment, link };
  } catch (error) {
    throw problemInLink(error);
  }
}

/** @param {Incoming} incoming @returns {"invitation" | "result"} */
function kindOf({ game, facts }) {
  const { resigned, timeUp } = facts;
  const isOver = game.outcome !== null || resigned !== null || timeUp !== null;
  return facts.g === null || isOver ? "result" : "invitation";
}

/**
 * This device's game of a name: on the board, running beside it, or left.
 * @param {Context} context
 * @param {string} g
 * @returns {Known | null}
 */
function findKnown({ store, storage }, g) {
  const { game, friend } = store.get();
  if (friend?.g === g) return { id: game.game, friend, left: null };
  for (const descriptor of GAMES.filter(({ id }) => id !== game.game)) {
    const running = storage.readGame(descriptor).game?.friend;
    if (running?.g === g) return { id: descriptor.id, friend: running, left: null };
  }
  const left = storage.leftGames.read().find((other) => other.game.friend?.g === g);
  return left?.game.friend ? { id: left.id, friend: left.game.friend, left } : null;
}

/**
 * @param {Context} context
 * @param {Known} known
 * @param {Incoming} incoming
 */
async function receiveKnown(context, known, incoming) {
  const { store } = context;
  if (known.id !== incoming.game.game) throw otherGame(known);
  if (!(await bringBack(context, known))) return;
  const { game } = store.get();
  const { friend } = known;
  const line = game.line.slice(0, sentPlies(store.get()));
  const own = { game: { ...game, line }, friend };
  const relation = relationOf(own, incoming);
  if (relation === "other") throw otherGame(known);
  if (relation === "fork") ask(context, { kind: "fork", incoming, own });
  else if (relation === "newer") await playOn(context, friend, incoming);
  else {
    const tied = tieAfter(friend, incoming, incoming.game.line.length);
    store.dispatch({ type: "friend-tied", friend: tied });
    const resigns = tied.resigned !== friend.resigned;
    store.dispatch({ type: "friend-said", key: resigns ? "resigned" : relation });
  }
}

/** @param {Known} known */
function otherGame({ friend: { g } }) {
  return new PageError("friend-link-other", g, "the name belongs to another game");
}

/**
 * Puts a game with a friend on the board, after its last move.
 * @param {Context} context
 * @param {Known} known
 * @returns {Promise<boolean>} whether it is there
 */
async function bringBack(context, { id, friend, left }) {
  const { store } = context;
  const isHere = () => store.get().friend?.g === friend.g;
  if (!isHere() && id !== store.get().game.game) await chooseGame(context, id);
  if (!isHere() && left !== null) returnToLeft(context, left, left.players);
  if (!isHere()) return false;
  store.dispatch({ type: "friend-continues", friend });
  seat(context, friend);
  const { game } = store.get();
  const ply = sentPlies(store.get());
  if (game.ply !== ply) jump(context, ply, false);
  return true;
}

/**
 * Plays the new moves of a link, one at a time, while the game stays on the board.
 * @param {Context} context
 * @param {FriendGame} friend
 * @param {Incoming} incoming
 */
async function playOn(context, friend, incoming) {
  const { store } = context;
  const { line } = incoming.game;
  const tied = tieAfter(friend, incoming, line.length);
  // A resignation follows the moves.
  store.dispatch({ type: "friend-tied", friend: { ...tied, resigned: friend.resigned } });
  for (let { ply } = store.get().game; ply < line.length; ply += 1) {
    const { game, friend: now } = store.get();
    const isHere = now?.g === tied.g && game.ply === ply;
    const square = squareOf(store.get(), line[ply]);
    if (!isHere || square === null) return;
    play(context, square, null);
    if (ply + 1 < line.length) await rest(delayBeforeReply(store.get()));
  }
  const { friend: now } = store.get();
  if (now?.g !== tied.g || tied.resigned === friend.resigned) return;
  store.dispatch({ type: "friend-tied", friend: { ...now, resigned: tied.resigned } });
  store.dispatch({ type: "friend-said", key: "resigned" });
}

/**
 * The square that a move of a line plays: it is named by itself or by its column.
 * @param {State} state
 * @param {string} name
 */
function squareOf(state, name) {
  const column = /^\d$/.test(name) ? Number(name) - 1 : null;
  return column === null ? squareIndex(state.game, name) : squareMeant(state, column);
}

/** @param {number} ms */
function rest(ms) {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/**
 * The visitor on one side, the friend on the other, where the host page does not say who plays.
 * @param {Context} context
 * @param {FriendGame} friend
 */
function seat({ store }, { mine }) {
  const { host } = store.get();
  const choices = { [mine]: "human", [otherSide(mine)]: "friend" };
  const names = Object.keys(choices);
  if (names.some((name) => isFieldLocked(host.locks, name))) return;
  store.dispatch({ type: "chosen", choices });
}

/**
 * @param {Context} context
 * @param {Received} received
 */
function ask({ store }, received) {
  store.dispatch({ type: "friend-sheet", sheet: { kind: "received", received } });
}

/**
 * Plays the game to which a link invites, in place of the one on the board, which is left.
 * @param {Context} context
 * @param {Incoming} incoming
 * @param {string} name the visitor's
 */
export async function acceptInvitation(context, incoming, name) {
  const { store } = context;
  const friend = tieOf(incoming, name);
  const isNewcomer = store.get().panels.guide !== null;
  if (friend === null || !(await put(context, incoming))) return;
  store.dispatch({ type: "friend-tied", friend });
  seat(context, friend);
  store.dispatch({ type: "friend-said", key: "playing" });
  // The first steps that stood behind the invitation come with the first move.
  if (isNewcomer) store.dispatch({ type: "guide-started" });
}

/**
 * Shows the game of a link without playing it.
 * @param {Context} context
 * @param {Incoming} incoming
 */
export async function lookOnly(context, incoming) {
  if (await put(context, incoming)) context.store.dispatch({ type: "friend-said", key: "looking" });
}

/**
 * @param {Context} context
 * @param {Incoming} incoming
 * @returns {Promise<boolean>} whether its game is on the board
 */
async function put(context, { game, fragment }) {
  const { store } = context;
  store.dispatch({ type: "friend-sheet", sheet: null });
  await chooseGame(context, game.game, (session) => ({
    game: session.readLink(fragment),
    text: fragment,
  }));
  return store.get().game.game === game.game && isSameLine(store.get().game, game);
}

/** @param {Snapshot} one @param {Snapshot} other */
function isSameLine(one, other) {
  return one.line.join() === other.line.join();
}

/**
 * Chooses one of two lines of a game; the other one becomes a branch.
 * @param {Context} context
 * @param {Extract<Received, {kind: "fork"}>} received
 * @param {boolean} theirs whether the friend's line is chosen
 */
export function chooseLine(context, { incoming, own }, theirs) {
  const { store } = context;
  store.dispatch({ type: "friend-sheet", sheet: null });
  if (store.get().friend?.g !== own.friend.g) return;
  const { line } = incoming.game;
  store.dispatch({ type: "branches-restored", restored: [line], comments: [] });
  if (theirs) {
    takeBranch(context, line);
    jump(context, store.get().game.line.length, false);
  }
  const { game, friend } = store.get();
  if (friend === null) return;
  const shared = theirs ? line.length : sharedMoves(game.line, line);
  store.dispatch({
    type: "friend-tied",
    friend: { ...tieAfter(friend, incoming, 0), agreed: shared },
  });
  store.dispatch({ type: "friend-said", key: theirs ? "playing" : "kept" });
}
