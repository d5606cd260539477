/** A link from a friend beside what this device has of the same game. Pure. */

import type { Side, Snapshot } from "../../../reversi-rules.js";
import type { FriendGame } from "../board/friend-game.ts";
import type { LinkFacts } from "./friend-link.ts";
import { otherSide } from "../games/sides.ts";
import { isCorrected } from "../games/squares.ts";

/**
 * The game of a link, as the rules have read it; `fragment` is that of the game alone, `link` the
 * whole one.
 */
export interface Incoming {
  game: Snapshot;
  facts: LinkFacts;
  fragment: string;
  link: string;
}

/** The same game as this device has it. */
interface Own {
  game: Snapshot;
  friend: FriendGame;
}

/**
 * A game whose place the visitor decides: an unknown game, a finished one to look at, or two
 * lines of one game.
 */
export type Received =
  | { kind: "invitation" | "result"; incoming: Incoming }
  | { kind: "fork"; incoming: Incoming; own: Own };

type Relation = "same" | "older" | "newer" | "fork" | "other";

/**
 * A link's game beside the one that this device has: the same, older, newer, another line of
 * it, or another game. Moves of the visitor's own side that were not played here are another line,
 * also where the link names the visitor as its sender.
 */
export function relationOf(own: Own, incoming: Incoming): Relation {
  const { game } = incoming;
  const { line, game: id, setup } = own.game;
  const isSame = game.game === id && JSON.stringify(game.setup) === JSON.stringify(setup);
  if (!isSame) return "other";
  const shared = sharedMoves(line, game.line);
  if (shared === game.line.length) return shared === line.length ? "same" : "older";
  if (shared < line.length) return "fork";
  // A correction is not played.
  const isPlayed = !game.line.slice(shared).some(isCorrected);
  return isPlayed && !playsForVisitor(own, incoming) ? "newer" : "fork";
}

/** Whether a link goes on from this device's game with moves of the visitor's own side. */
export function playsForVisitor({ game: { line }, friend }: Own, { game }: Incoming) {
  const goesOn = sharedMoves(line, game.line) === line.length;
  return goesOn && game.movers.slice(line.length, game.line.length).includes(friend.mine);
}

/** The number of moves with which both lines begin. */
export function sharedMoves(one: readonly string[], other: readonly string[]) {
  const fork = one.findIndex((move, ply) => move !== other[ply]);
  return fork < 0 ? one.length : fork;
}

/**
 * The side of the person who opens the link: the sender has the other one. A link without a sender
 * comes from the side that is not to move.
 */
export function invitedSide({ game, facts }: Incoming): Side {
  if (facts.by !== null) return otherSide(facts.by);
  return game.turn ?? "black";
}

/**
 * The data that tie the game of a link to the sender's device.
 * @param own the visitor's name
 * @returns null if the link names no game
 */
export function tieOf(incoming: Incoming, own: string): FriendGame | null {
  const { g, names } = incoming.facts;
  if (g === null) return null;
  const mine = invitedSide(incoming);
  return {
    g,
    mine,
    names: { ...names, [mine]: names[mine] || own },
    agreed: incoming.game.line.length,
  };
}

/**
 * A known game after a link of it: the friend has those moves, may have a new name, and may have
 * resigned. Each side resigns for itself alone; where both have, Black's resignation counts, so
 * that both devices say the same.
 * @param shared the number of moves that both devices have
 */
export function tieAfter(friend: FriendGame, { facts }: Incoming, shared: number): FriendGame {
  const rival = otherSide(friend.mine);
  const name = facts.by === friend.mine ? "" : facts.names[rival];
  const resigns = facts.by === rival && facts.resigned === rival;
  return {
    ...friend,
    names: { ...friend.names, [rival]: name || friend.names[rival] },
    agreed: Math.max(friend.agreed, shared),
    ...(resigns && friend.resigned !== "black" && { resigned: rival }),
  };
}

/**
 * Whether a finished game is what its link says: the discs, the number of moves, and whether it is
 * over.
 */
export function verify({ game, facts }: Incoming) {
  const { outcome, line } = game;
  const { result } = facts;
  const agrees =
    outcome !== null &&
    (result === null || (result.black === outcome.black && result.white === outcome.white));
  return { outcome, moves: line.length, complete: outcome !== null, claimed: result, agrees };
}
