/** The steps by which a link of a friend goes on with a game, or asks what becomes of it. */

import type { GameId } from "../../../reversi-rules.js";
import type { Context, Core } from "../../floor/base/page.ts";
import type { LeftGame } from "../game/left-games.ts";
import { type FriendGame, sentPlies } from "../board/friend-game.ts";
import { LOCKED, isFieldLocked, mayLoad } from "../settings/host-locks.ts";
import { PageError, problemOf } from "../../floor/base/problems.ts";
import { GAMES, gameNamed, isGame } from "../games/index.ts";
import { squareMeant } from "../board/square-press.ts";
import { squareIndex, columnNumbered } from "../games/squares.ts";
import { chooseGame } from "../game/choose-game.ts";
import { jump, play, returnToLeft } from "../game/game-steps.ts";
import { problemInLink } from "../game/initial-game.ts";
import { delayBeforeReply } from "../game/turn-job.ts";
import { gameInFragment } from "../../floor/start/fragment.ts";
import { readFriendLink } from "./friend-link.ts";
import { type Incoming, type Received, relationOf, tieAfter } from "./received.ts";
import { seatFriend } from "./received-choices.ts";
import { readOnce } from "../../floor/base/read-once.ts";

/** A game with a friend that this device has; `leftGame` is null where it is the running one. */
interface Known {
  id: GameId;
  friend: FriendGame;
  leftGame: LeftGame | null;
}

/** Takes a link: plays on with a game that it goes on from, or asks what becomes of it. */
export async function receive(context: Context, fragment: string) {
  const { store } = context;
  try {
    if (!mayLoad(store.get().host.locks)) throw LOCKED;
    const incoming = await readIncoming(context, fragment);
    const { g } = incoming.facts;
    const knownGame = g === null ? null : findKnown(context, g);
    if (knownGame === null) ask(context, { kind: kindOf(incoming), incoming });
    else await receiveKnown(context, knownGame, incoming);
  } catch (error) {
    store.dispatch({ type: "problems", problems: [problemOf(error)] });
  }
}

/**
 * The game of a link, read by its rules.
 * @throws {Problem} a sentence about what is wrong with it
 */
export async function readIncoming({ loadRules, store }: Context, link: string): Promise<Incoming> {
  const { facts, game: fragment } = readFriendLink(link);
  const id = gameInFragment(fragment) ?? "";
  if (!isGame(id)) throw problemInLink(new PageError("other-game", id));
  const { game: shownGame, host } = store.get();
  if (id !== shownGame.game && isFieldLocked(host.locks, "game")) throw LOCKED;
  const rules = await loadRules(gameNamed(id));
  try {
    const read = rules.read_link(fragment);
    if (!read) throw new PageError("other-game", id);
    const game = readOnce(read, (linked) => linked.snapshot());
    return { game, facts, fragment, link };
  } catch (error) {
    throw problemInLink(error);
  }
}

function kindOf({ game, facts }: Incoming): "invitation" | "result" {
  const { resigned, timeUp } = facts;
  const isOver = game.outcome !== null || resigned !== null || timeUp !== null;
  return facts.g === null || isOver ? "result" : "invitation";
}

/** This device's game of a name: on the board, running beside it, or left. */
function findKnown({ store, storage }: Context, g: string): Known | null {
  const { game, friend } = store.get();
  if (friend?.g === g) return { id: game.game, friend, leftGame: null };
  for (const descriptor of GAMES.filter(({ id }) => id !== game.game)) {
    const running = storage.readGame(descriptor).game?.friend;
    if (running?.g === g) return { id: descriptor.id, friend: running, leftGame: null };
  }
  const leftGame = storage.leftGames.read().find((other) => other.game.friend?.g === g);
  return leftGame?.game.friend ? { id: leftGame.id, friend: leftGame.game.friend, leftGame } : null;
}

async function receiveKnown(context: Context, knownGame: Known, incoming: Incoming) {
  const { store } = context;
  if (knownGame.id !== incoming.game.game) throw otherGame(knownGame);
  if (!(await bringBack(context, knownGame))) return;
  const { game } = store.get();
  const { friend } = knownGame;
  const line = game.line.slice(0, sentPlies(store.get()));
  const own = { game: { ...game, line }, friend };
  const relation = relationOf(own, incoming);
  if (relation === "other") throw otherGame(knownGame);
  if (relation === "fork") ask(context, { kind: "fork", incoming, own });
  else if (relation === "newer") await playOn(context, friend, incoming);
  else {
    const tied = tieAfter(friend, incoming, incoming.game.line.length);
    store.dispatch({ type: "friend-tied", friend: tied });
    const resigns = tied.resigned !== friend.resigned;
    store.dispatch({ type: "friend-said", key: resigns ? "resigned" : relation });
  }
}

function otherGame({ friend: { g } }: Known) {
  return new PageError("friend-link-other", g, "the name belongs to another game");
}

/**
 * Puts a game with a friend on the board, after its last move.
 * @returns whether it is there
 */
async function bringBack(context: Context, { id, friend, leftGame }: Known): Promise<boolean> {
  const { store } = context;
  const isHere = () => store.get().friend?.g === friend.g;
  if (!isHere() && id !== store.get().game.game) await chooseGame(context, id);
  if (!isHere() && leftGame !== null) returnToLeft(context, leftGame, leftGame.players);
  if (!isHere()) return false;
  store.dispatch({ type: "friend-continues", friend });
  seatFriend(context, friend);
  const { game } = store.get();
  const ply = sentPlies(store.get());
  if (game.ply !== ply) jump(context, ply, false);
  return true;
}

/** Plays the new moves of a link, one at a time, while the game stays on the board. */
async function playOn(context: Context, friend: FriendGame, incoming: Incoming) {
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

/** The square that a move of a line plays: it is named by itself or by its column. */
function squareOf(state: Core, name: string) {
  const column = columnNumbered(state.game, name);
  return column === null ? squareIndex(state.game, name) : squareMeant(state, column);
}

function rest(ms: number) {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

function ask({ store }: Context, received: Received) {
  store.dispatch({ type: "friend-sheet", sheet: { kind: "received", received } });
}
