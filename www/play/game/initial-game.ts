/**
 * The game with which the page, or another of its games, begins: the one in the address, otherwise
 * the one of the last visit, otherwise a new one. A game that cannot be loaded gives way to the
 * next and leaves a problem; one that a link replaces becomes the previous game.
 */

import type { Setup, Snapshot } from "../../../reversi-rules.js";
import type { Notice } from "../../floor/base/page.ts";
import type { StoredGame, FirstGame } from "./known-game.ts";
import type { GameSession, GameText } from "./session.ts";
import { marksOnBoard } from "../games/board-marks.ts";
import { commentsOn } from "./comment-lists.ts";
import { readGoodBeginning } from "./good-beginning.ts";
import { gameLostTo, gameTextOf, holdsGame, isTouched } from "./previous-game.ts";
import { type Problem, damagedStorage, problem, problemBehind } from "../../floor/base/problems.ts";

/** A problem with the game in the address. */
export function problemInLink(error: unknown): Problem {
  return problemBehind("bad-link", error);
}

/** Whether a game is one that *New game* begins. */
export function isNewGame({ line, setup }: Snapshot) {
  return line.length === 0 && !("position" in setup);
}

/** @param setup of a new game */
export function openFirstGame(
  session: GameSession,
  setup: Partial<Setup>,
  fragment: string,
  storage: { readGame: () => { game: StoredGame | null; damaged: boolean } },
  savedSettings: { damaged: boolean },
): { first: FirstGame; problems: Problem[] } {
  const { game: stored, ...saved } = storage.readGame();
  const damaged = saved.damaged || savedSettings.damaged;
  const problems: Problem[] = damaged ? [damagedStorage()] : [];
  try {
    const linked = gameOfLink(session, fragment, stored, problems);
    if (linked) return { first: linked, problems };
  } catch (error) {
    problems.push(problemInLink(error));
  }
  try {
    if (stored) return { first: resumedGame(session, stored, problems), problems };
  } catch {
    if (!damaged) problems.push(damagedStorage());
  }
  return { first: newGame(session, setup), problems };
}

/** @param problems gets what ends the game before the end of the link */
function gameOfLink(
  session: GameSession,
  fragment: string,
  stored: StoredGame | null,
  problems: Problem[],
): FirstGame | null {
  const found = readGoodBeginning(
    fragment,
    (part) => session.readLink(part),
    (part) => session.beforeFault(part),
  );
  if (found.game === null) return null;
  if (found.stopped) problems.push(found.stopped);
  const game = session.show(found.game);
  const text = gameTextOf(game);
  // A game that goes on from the visitor's own is the visitor's.
  const isOwn =
    stored && stored.counted !== "given" && isTouched(stored) && holdsGame(text, stored);
  return {
    game,
    resumed: false,
    linked: true,
    // A game with moves waits to be looked at; a mere beginning is there to be played.
    paused: game.line.length > 0,
    passDone: false,
    previousGame: stored && gameLostTo(stored, text),
    counted: isNewGame(game) ? false : isOwn ? "never" : "given",
    helped: [],
    branches: [],
    comments: [],
    text: found.text,
  };
}

/** @param problems gets one for each part that is damaged */
export function resumedGame(
  session: GameSession,
  stored: StoredGame,
  problems: Problem[],
): FirstGame {
  const { paused, passDone, counted, helped, previousGame, branches, unread, ...rest } = stored;
  const { damagedComments, damagedPrevious, friend, players, seated, chosen, parts, ...text } =
    rest;
  const game = session.show(session.restore(text));
  const lines = (branches ?? []).map((transcript) => lineOf(session, { ...text, transcript }));
  const whole = lines.filter((line) => line !== null);
  if (branches === null || whole.length < lines.length)
    problems.push(problem("bad-branches", "", "stored branches were damaged"));
  const isReadable = previousGame === null || lineOf(session, previousGame) !== null;
  if (damagedPrevious || !isReadable)
    problems.push(problem("bad-previous-game", "", "the stored previous game was damaged"));
  const { comments = [], header } = text;
  const isLost = commentsOn(comments, [game.line, ...whole]) !== comments;
  if (damagedComments || isLost || marksOnBoard(game, comments) !== comments)
    problems.push(problem("bad-comments", "", "stored comments were damaged"));
  return {
    game,
    resumed: isTouched(text) || whole.length > 0,
    linked: false,
    paused,
    passDone,
    counted,
    helped,
    seated,
    previousGame: isReadable ? previousGame : null,
    friend,
    players,
    branches: whole,
    comments,
    header,
    text: unread?.text ?? "",
    textLine: unread?.line,
  };
}

/** @returns null if it is no game */
function lineOf(session: GameSession, text: GameText): readonly string[] | null {
  try {
    return session.lineOf(text);
  } catch {
    return null;
  }
}

/** @param setup of a new game */
function newGame(session: GameSession, setup: Partial<Setup>): FirstGame {
  return {
    game: session.show(session.create(setup)),
    resumed: false,
    linked: false,
    paused: false,
    passDone: false,
    counted: false,
    helped: [],
    previousGame: null,
    branches: [],
    comments: [],
    text: "",
  };
}

export function firstNotice(problems: Problem[], loaded: boolean, resumed: boolean): Notice {
  if (problems.length > 0) return { kind: "problems", problems };
  if (loaded) return { kind: "loaded" };
  return { kind: resumed ? "resumed" : "started" };
}
