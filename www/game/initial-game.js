/**
 * The game with which the page, or another of its games, begins: the one in the address, otherwise
 * the one of the last visit, otherwise a new one. A game that cannot be loaded gives way to the
 * next and leaves a problem; one that a link replaces becomes the previous game.
 *
 * @import { Setup, Snapshot } from "../../reversi-rules.js"
 * @import { Problem } from "../base/problems.js"
 * @import { Line } from "./branches.js"
 * @import { Notice } from "../app/state.js"
 * @import { Comment } from "./comments.js"
 * @import { Header } from "../board/header.js"
 * @import { FriendGame } from "../board/friend-game.js"
 * @import { Players, StoredGame } from "./stored-game.js"
 * @import { Counted } from "../players/win-loss-record.js"
 * @import { GameSession, GameText } from "./session.js"
 */

import { marksOnBoard } from "../games/board-marks.js";
import { commentsOn } from "./comments.js";
import { readGoodBeginning } from "./good-beginning.js";
import { gameLostTo, gameTextOf } from "./previous-game.js";
import { damagedStorage, problem, problemBehind } from "../base/problems.js";

/**
 * @typedef {object} FirstGame
 * @property {Snapshot} game
 * @property {boolean} resumed whether the game is one of an earlier visit
 * @property {boolean} linked whether the game is the address's
 * @property {boolean} paused
 * @property {boolean} passDone
 * @property {Counted} counted whether the game is in the record
 * @property {readonly string[]} helped the transcripts up to its helped moves
 * @property {Players | null} [seated] who have played it, once it has ended
 * @property {GameText | null} previousGame
 * @property {FriendGame | null} [friend] what ties it to a friend's device
 * @property {readonly (readonly string[])[]} branches the names of the moves of other lines
 * @property {readonly Comment[]} comments
 * @property {Header} [header]
 * @property {Players} [players] those that an address names, beside the game
 * @property {string} text what the game was read from, which may have comments on it
 * @property {Line} [textLine] the line of that text, where the game has been played on since then
 */

/**
 * A problem with the game in the address.
 * @param {unknown} error
 * @returns {Problem}
 */
export function problemInLink(error) {
  return problemBehind("bad-link", error);
}

/** Whether a game is one that *New game* begins. @param {Snapshot} game */
export function isNewGame({ line, setup }) {
  return line.length === 0 && !("position" in setup);
}

/**
 * @param {GameSession} session
 * @param {Partial<Setup>} setup of a new game
 * @param {string} fragment
 * @param {{readGame: () => {game: StoredGame | null, damaged: boolean}}} storage
 * @param {{damaged: boolean}} savedSettings
 * @returns {{first: FirstGame, problems: Problem[]}}
 */
export function openFirstGame(session, setup, fragment, storage, savedSettings) {
  const { game: stored, ...saved } = storage.readGame();
  const damaged = saved.damaged || savedSettings.damaged;
  /** @type {Problem[]} */
  const problems = damaged ? [damagedStorage()] : [];
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

/**
 * @param {GameSession} session
 * @param {string} fragment
 * @param {StoredGame | null} stored
 * @param {Problem[]} problems gets what ends the game before the end of the link
 * @returns {FirstGame | null}
 */
function gameOfLink(session, fragment, stored, problems) {
  const found = readGoodBeginning(fragment, (part) => session.readLink(part));
  if (found.game === null) return null;
  if (found.stopped) problems.push(found.stopped);
  const game = session.show(found.game);
  return {
    game,
    resumed: false,
    linked: true,
    // A game with moves waits to be looked at; a mere beginning is there to be played.
    paused: game.line.length > 0,
    passDone: false,
    previousGame: stored && gameLostTo(stored, gameTextOf(game)),
    counted: isNewGame(game) ? false : "given",
    helped: [],
    branches: [],
    comments: [],
    text: found.text,
  };
}

/**
 * @param {GameSession} session
 * @param {StoredGame} stored
 * @param {Problem[]} problems gets one for each part that is damaged
 * @returns {FirstGame}
 */
export function resumedGame(session, stored, problems) {
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
    resumed: true,
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

/**
 * @param {GameSession} session
 * @param {GameText} text
 * @returns {readonly string[] | null} null if it is no game
 */
function lineOf(session, text) {
  try {
    return session.lineOf(text);
  } catch {
    return null;
  }
}

/**
 * @param {GameSession} session
 * @param {Partial<Setup>} setup of a new game
 * @returns {FirstGame}
 */
function newGame(session, setup) {
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

/**
 * @param {Problem[]} problems
 * @param {boolean} loaded
 * @param {boolean} resumed
 * @returns {Notice}
 */
export function firstNotice(problems, loaded, resumed) {
  if (problems.length > 0) return { kind: "problems", problems };
  if (loaded) return { kind: "loaded" };
  return { kind: resumed ? "resumed" : "started" };
}
