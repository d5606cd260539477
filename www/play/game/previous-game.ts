/**
 * Previous games as texts: the game that another one replaces, or that another tab or a link
 * displaces. Pure.
 */

import type { Snapshot, Setup } from "../../../reversi-rules.js";
import type { Comment } from "./comments.ts";
import type { FriendGame } from "../board/friend-game.ts";
import type { Core } from "../../floor/base/page.ts";
import type { StoredGame } from "./known-game.ts";
import type { GameText } from "./session.ts";
import { type Header, NO_HEADER } from "../board/header.ts";

type Moves = Pick<GameText, "setup" | "transcript">;

/** A game with its other lines, its comments, and what ties it to a friend's. */
export type Lines = Moves & {
  branches?: readonly string[] | null;
  comments?: readonly Comment[] | undefined;
  friend?: FriendGame | null | undefined;
};

/** @param given whether it comes from elsewhere and nobody has played in it here */
export function gameTextOf(
  { setup, line, ply }: Snapshot,
  comments?: readonly Comment[],
  given?: boolean,
  header?: Header,
): GameText {
  return gameText({ setup, transcript: line.join(""), ply }, comments, given, header);
}

/** A game with its branches and its previous game. */
export function linesOf({
  game,
  previousGame,
  friend,
  branches,
  comments,
}: Pick<Core, "game" | "previousGame" | "friend" | "branches" | "comments">) {
  const lines = branches.map((line) => line.join(""));
  return { ...gameTextOf(game, comments.list), previousGame, friend, branches: lines };
}

/** A game without its branches and its previous game. */
function textOf({
  setup,
  transcript,
  ply,
  comments,
  given,
  counted,
  header,
}: GameText & Partial<Pick<StoredGame, "counted">>): GameText {
  return gameText({ setup, transcript, ply }, comments, given || counted === "given", header);
}

/** A game with an empty value for each part that it lacks. */
export function gameText(
  text: Pick<GameText, "setup" | "transcript" | "ply">,
  comments: readonly Comment[] = [],
  given = false,
  header: Header = NO_HEADER,
): GameText {
  return {
    ...text,
    ...(comments.length > 0 && { comments }),
    ...(given && { given }),
    ...(header !== NO_HEADER && { header }),
  };
}

/**
 * The stored game, or its own previous game where another one has none, if that other game takes
 * its place without one of its lines: neither on the board nor in a branch nor as the previous
 * game.
 * @param game that takes its place
 */
export function gameLostTo(
  stored: Pick<StoredGame, "previousGame"> & GameText & Lines,
  game: Lines & { previousGame?: GameText | null },
): GameText | null {
  const { previousGame = null } = game;
  const games = [stored, previousGame ? null : stored.previousGame];
  const holders = previousGame ? [game, previousGame] : [game];
  const lost = games.find((other) => other && !holders.some((holder) => holdsGame(holder, other)));
  return lost ? textOf(lost) : null;
}

/**
 * Whether a game has every line and every comment of another one. A game with a friend is no part
 * of any other.
 */
export function holdsGame(
  stored: Lines,
  { setup, transcript, branches, comments = [], friend }: Lines,
) {
  if (friend && stored.friend?.g !== friend.g) return false;
  const lines = [transcript, ...(branches ?? [])];
  return lines.every((line) =>
    [stored.transcript, ...(stored.branches ?? [])].some((keptLine) =>
      contains({ setup: stored.setup, transcript: keptLine }, stored.comments ?? [], {
        setup,
        transcript: line,
        comments,
      }),
    ),
  );
}

/**
 * Whether a visitor has started a new game in place of another one, which is its previous game, and
 * has not played in it yet. A position of a link counts for no record, so it is none.
 */
export function isStartedAfter({ transcript, counted, previousGame }: StoredGame, game: GameText) {
  const isNew = transcript === "" && !counted;
  return isNew && previousGame !== null && holdsGame(previousGame, textOf(game));
}

/** Whether a game begins with a position that was set up. */
export function isSetUp(setup: Setup) {
  return "position" in setup;
}

/**
 * Whether a game has anything that was entered: a move, a comment, or a position that was set up.
 */
export function isTouched({
  setup,
  transcript,
  comments = [],
}: Pick<GameText, "setup" | "transcript" | "comments">) {
  return transcript !== "" || comments.length > 0 || isSetUp(setup);
}

/** Whether undo or redo leads to every move of a text, and every comment on it is known. */
function contains(
  game: Moves,
  knownComments: readonly Comment[],
  text: Pick<GameText, "setup" | "transcript" | "comments">,
) {
  if (!isTouched(text)) return true;
  const { setup, transcript, comments = [] } = text;
  const same = JSON.stringify(game.setup) === JSON.stringify(setup);
  return same && game.transcript.startsWith(transcript) && hasComments(knownComments, comments);
}

function hasComments(knownComments: readonly Comment[], comments: readonly Comment[]) {
  return comments.every((comment) => knownComments.some((other) => isSame(comment, other)));
}

function isSame(one: Comment, other: Comment) {
  const parts = ({ moves, text, marks }: Comment) => [moves, text, ...marks].join();
  return parts(one) === parts(other);
}
