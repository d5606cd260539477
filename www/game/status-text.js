/**
 * The one sentence of the status line: what has just happened and what comes next. Pure.
 *
 * @import { Snapshot } from "../../reversi-rules.js"
 * @import { MoveReview } from "../../reversi-wasm.js"
 * @import { ListedGame, Notice, State } from "../app/state.js"
 * @import { TextKey, Texts } from "../words/texts.js"
 */

import { gameNamed } from "../games/index.js";
import { cornerOf } from "../board/hint.js";
import { isAsGood } from "../board/move-glyphs.js";
import { countedText } from "./ending-text.js";
import { turnJob } from "./turn-job.js";
import { valuesOwed } from "./move-values.js";
import { agreedPlies, hasFriend, nameOn, owesMoves } from "../board/friend-game.js";
import { humanToMove, offersToContinue, passWaits } from "../board/turn.js";
import { placeAsSeen } from "../board/orientation.js";
import { playerOf } from "../board/seats.js";
import { timeOfDay } from "../words/dates.js";
import { strength } from "../words/reason-text.js";
import { discsLost, isProvenBest } from "../words/value-text.js";
import { announceEnd, announceForfeit } from "./end-text.js";
import {
  exerciseGoal,
  exerciseJudged,
  exercisePraise,
  exerciseRegion,
  exerciseResult,
  exerciseState,
  lookFor,
} from "./exercise-text.js";
import { ownMoves, practicePoint, practiceStop } from "./opening-practice.js";
import { otherSide } from "../games/sides.js";
import { namesOf, squareName } from "../games/squares.js";
import { openingName } from "../words/texts.js";

/**
 * @param {State} state
 * @param {Texts} texts
 * @returns {string}
 */
export function announce(state, texts) {
  const { aside } = state.notice;
  const lasting = state.unstored ? texts.t("said-still-unstored") : "";
  return texts.sentences(
    aside ? texts.t(`said-${aside}`) : lasting,
    noticed(texts, state, state.notice),
  );
}

/**
 * The sentence of each kind of notice.
 * @type {{[K in Notice["kind"]]:
 *   (texts: Texts, state: State, notice: Notice & {kind: K}) => string}}
 */
const SENTENCES = {
  loaded: (texts, state, notice) =>
    texts.sentences(loaded(notice, texts), leavesOut(notice) ? "" : next(state, texts)),
  resumed: (texts, state) =>
    texts.sentences(
      texts.t("said-resumed"),
      standingClocks(state, texts),
      offered(state, texts),
      next(state, texts),
    ),
  returned: (texts, state) =>
    texts.sentences(texts.t("said-returned"), standingClocks(state, texts), next(state, texts)),
  started: (texts, state) =>
    texts.sentences(texts.t("said-started"), offered(state, texts), next(state, texts)),
  followed: (texts, state) =>
    texts.sentences(texts.t("said-followed"), offered(state, texts), next(state, texts)),
  jumped: (texts, state, { commented }) =>
    texts.sentences(
      place(state.game, texts),
      commented ? texts.t("said-with-comment") : "",
      next(state, texts),
    ),
  moved: (texts, state, notice) => {
    const inPractice = practised(state, texts);
    return inPractice === ""
      ? texts.sentences(moved(state.game, notice, texts), next(state, texts))
      : texts.sentences(replied(state, notice, texts), inPractice);
  },
  passed: (texts, state, { side }) =>
    texts.sentences(texts.t("said-passed", { side: texts.side(side) }), turn(state, texts)),
  armed: ({ t }, { game }, { square, flips }) =>
    t("said-armed", { ...namesOf(game, square), count: flips }),
  "time-up": (texts, state) => ended(announceForfeit(state, texts), texts) || next(state, texts),
  disarmed: (texts, state) => next(state, texts),
  "editing-done": (texts, state) => next(state, texts),
  withdrawn: (texts, state) => next(state, texts),
  rejected: (texts, state, notice) => rejected(state, notice, texts),
  hint: (texts, state, notice) => hint(state, notice, texts),
  "turning-point": (texts, { game }, notice) => turningPointText(game, notice, texts),
  "left-games-read": ({ t }, _, { count }) => t("said-left-games-read", { count }),
  "hint-look": (texts, state, notice) => hintLook(state, notice, texts),
  reading: ({ t }) => t("said-reading"),
  folder: (texts, _, { report }) => folder(report, texts),
  "reading-stopped": (texts, state) =>
    texts.sentences(texts.t("said-reading-stopped"), next(state, texts)),
  collected: (texts, state, { count, more }) =>
    texts.sentences(
      texts.t("said-collected", { count }),
      more ? texts.t("said-collected-more") : next(state, texts),
    ),
  relay: ({ t, lang }, _, { fault, time }) =>
    t(`said-relay-${fault}`, { time: timeOfDay(time, lang) }),
  "relay-back": (texts, state) => texts.sentences(texts.t("said-relay-back"), next(state, texts)),
  "relay-ahead": ({ t }, _, { count }) => t("said-relay-ahead", { count }),
  editing: ({ t }) => t("said-editing"),
  reviewing: ({ t }, _, { found }) => t(found ? "said-reviewing-found" : "said-reviewing"),
  reviewed: ({ t }, _, { own, count }) => t(own ? "said-reviewed-own" : "said-reviewed", { count }),
  line: ({ t }, { game }, { square }) => t("said-line", { square: squareName(game, square) }),
  "line-followed": (texts, { game }, notice) => lineFollowed(game, notice, texts),
  trying: ({ t, side }, { game }) => t("said-trying", { side: side(game.turn ?? "black") }),
  tried: (texts, { game }, { verdict }) => tried(game, verdict, texts),
  "exercise-set": (texts, _, { exercise, lesson, refused }) =>
    texts.sentences(
      refused ? texts.problem(refused) : "",
      lesson ? texts.t("said-lesson") : exerciseGoal(exercise, texts),
    ),
  "ending-set": ({ t, side }, _, notice) =>
    t(notice.counts ? "said-ending-count" : "said-ending-play", { side: side(notice.side) }),
  "ending-counted": (texts, _, notice) => countedText(notice, texts),
  "exercise-judged": (texts, { game }, notice) => exerciseJudged(game, notice, texts),
  "exercise-explained": (texts, state, { judgement }) =>
    texts.sentences(exercisePraise(state, texts), exerciseResult(state.game, judgement, texts)),
  "exercise-hint": (texts, { game }, { theme }) =>
    lookFor(theme, otherSide(game.turn ?? "black"), texts),
  "exercise-region": (texts, state, { region }) => exerciseRegion(state, region, texts),
  solution: movesSaid,
  continuation: movesSaid,
  "hint-line": movesSaid,
  drawing: ({ t }) => t("said-drawing"),
  "drawing-done": ({ t }) => t("said-drawing-done"),
  "mark-started": ({ t }, { game }, { square }) => t("said-mark-begun", namesOf(game, square)),
  drawn: (texts, { game }, notice) => drawn(game, notice, texts),
  paused: ({ t }) => t("said-paused"),
  continued: ({ t }) => t("said-continued"),
  cancelled: ({ t }) => t("said-cancelled"),
  erased: ({ t }, _, { name }) => t(/** @type {TextKey} */ (`said-erased-${name}`)),
  restored: (texts, state, { name }) =>
    texts.sentences(
      texts.t(/** @type {TextKey} */ (`said-restored-${name}`)),
      offered(state, texts),
    ),
  // The steps that a lost contact leaves fill the line.
  nearby: (texts, state, { key }) =>
    texts.sentences(texts.t(`said-nearby-${key}`), key === "lost" ? "" : next(state, texts)),
  friend: (texts, state, { key }) =>
    texts.sentences(key === "resigned" ? "" : texts.t(`said-friend-${key}`), next(state, texts)),
  "update-ready": (texts, state) => texts.sentences(texts.t("update-ready"), next(state, texts)),
  problems: (texts, _, { problems }) => texts.problems(problems),
};

/**
 * @param {Texts} texts
 * @param {State} state
 * @param {Notice} notice
 */
function noticed(texts, state, notice) {
  const sentence = /** @type {(texts: Texts, state: State, notice: Notice) => string} */ (
    SENTENCES[notice.kind]
  );
  return sentence(texts, state, notice);
}

/**
 * Moves that lead somewhere: a solution, how the game goes on, the line behind a hint.
 * @param {Texts} texts
 * @param {State} state
 * @param {Notice & {kind: "solution" | "continuation" | "hint-line"}} notice
 */
function movesSaid({ t }, { game }, { kind, squares }) {
  return t(`said-${kind}`, { moves: squares.map((square) => moveName(game, square)).join(" ") });
}

/**
 * The name of a move: its square, or the number of the column into which a disc falls.
 * @param {Snapshot} game
 * @param {number} square
 */
function moveName(game, square) {
  const { square: name, column } = namesOf(game, square);
  return gameNamed(game.game).entry === "column" ? String(column) : name;
}

/**
 * The part that *Bring back* brings back, where the last event has not said it.
 * @param {State} state
 * @param {Texts} texts
 */
function offered({ erased }, { t }) {
  const last = erased.at(-1);
  return last ? t(/** @type {TextKey} */ (`said-erased-${last.name}`)) : "";
}

/**
 * That the clocks of a game stand which have run before; empty otherwise.
 * @param {State} state
 * @param {Texts} texts
 */
function standingClocks({ game, table }, { t }) {
  const { begun = false, running = null, fallen = null } = table.game?.clocks ?? {};
  const stands = begun && running === null && fallen === null && game.outcome === null;
  return stands ? t("said-clocks-stand") : "";
}

/**
 * @param {ListedGame} game
 * @param {Texts} texts
 */
function listedGame({ number, count, black, white }, { t, decimal }) {
  const facts = { number: decimal(number, 0), all: decimal(count, 0) };
  if (!black && !white) return t("said-collected-game", facts);
  return t("said-collected-named", { ...facts, black: black || "?", white: white || "?" });
}

/**
 * That a game has been loaded, with which variations, and what of its text is left out.
 * @param {Notice & {kind: "loaded"}} notice
 * @param {Texts} texts
 */
function loaded({ beside, others = 0, stopped, listed, edited = false }, texts) {
  const { t, problem } = texts;
  const named = listed ? listedGame(listed, texts) : t(edited ? "said-edited" : "said-loaded");
  const whole = stopped ? problem(stopped) : named;
  if (others > 0)
    return texts.sentences(stopped ? whole : "", t("said-loaded-first", { count: others }));
  if (!beside) return whole;
  const { count, left, unread, unreadComments, glyphs } = beside;
  const [[first], [comment]] = [unread, unreadComments];
  return texts.sentences(
    stopped || listed || count === 0 ? whole : "",
    count > 0 ? t("said-loaded-with", { count }) : "",
    left > 0 ? t("said-left", { count: left }) : "",
    first
      ? t("said-unread", { count: unread.length, text: first.text, cause: problem(first) })
      : "",
    comment
      ? t(comment.ply > 0 ? "said-comments-unread" : "said-comments-unread-at-start", {
          count: unreadComments.length,
          ply: comment.ply,
          cause: problem(comment),
        })
      : "",
    glyphs > 0 ? t("said-glyphs", { count: glyphs }) : "",
  );
}

/**
 * Whether so much is left out of a game that the sentence about it fills the status line.
 * @param {Notice & {kind: "loaded"}} notice
 */
function leavesOut({ beside, stopped }) {
  if (stopped) return true;
  if (beside === undefined) return false;
  return beside.unread.length + beside.unreadComments.length + beside.glyphs > 0;
}

/**
 * A mark of a comment that has come or gone.
 * @param {Snapshot} game
 * @param {Notice & {kind: "drawn"}} notice
 * @param {Texts} texts
 */
function drawn(game, { from, to, removed }, { t }) {
  const names = { ...namesOf(game, to), from: squareName(game, from) };
  if (from === to) return t(removed ? "said-circle-gone" : "said-circle", names);
  return t(removed ? "said-arrow-gone" : "said-arrow", names);
}

/**
 * The banner after a move that forces a pass; empty otherwise.
 * @param {State} state
 * @param {Texts} texts
 */
export function announcePass(state, texts) {
  const { passed } = state.game;
  if (state.notice.kind !== "moved" || passed === null) return "";
  return texts.t("said-must-pass", { side: texts.side(passed) });
}

/**
 * @param {Snapshot} game
 * @param {Texts} texts
 */
function place({ ply, line }, texts) {
  return ply === 0
    ? texts.t("said-at-start")
    : texts.t("said-at-move", { number: ply, square: line[ply - 1] });
}

/**
 * @param {Snapshot} game
 * @param {Notice & {kind: "moved"}} notice
 * @param {Texts} texts
 */
function moved(game, { side, square, flips }, texts) {
  return texts.t("said-moved", {
    side: texts.side(side),
    ...namesOf(game, square),
    count: flips,
  });
}

/**
 * Which of the visitor's moves is due in the opening that is practised, that a move has left it, or
 * that it is complete; empty otherwise.
 * @param {State} state
 * @param {Texts} texts
 */
function practised(state, { t, lang, list }) {
  const { practice } = state.study;
  if (practice === null) return "";
  const opening = openingName(practice.opening, lang).name;
  const stop = practiceStop(state);
  if (stop?.kind === "left")
    return t("said-opening-left", { opening, squares: list(stop.squares) });
  if (stop !== null) return t("said-opening-done", { opening });
  const isDue = practicePoint(state)?.kind === "within" && humanToMove(state);
  return isDue ? t("said-opening-move", { opening, ...ownMoves(state, practice) }) : "";
}

/**
 * The computer's move in a practised opening; empty for one of the visitor's own.
 * @param {State} state
 * @param {Notice & {kind: "moved"}} notice
 * @param {Texts} texts
 */
function replied(state, { side, square }, texts) {
  if (playerOf(state, side) === "human") return "";
  return texts.t("said-opening-reply", { side: texts.side(side), ...namesOf(state.game, square) });
}

/**
 * The next step: a pass, the next turn, or the result.
 * @param {State} state
 * @param {Texts} texts
 */
function next(state, texts) {
  const { game } = state;
  const inExercise = exerciseState(state, texts);
  if (inExercise !== "") return inExercise;
  const end = announceEnd(state, texts);
  if (end) return ended(end, texts);
  if (game.passed === null) return turn(state, texts);
  const pass = texts.t("said-must-pass", { side: texts.side(game.passed) });
  return texts.sentences(pass, passWaits(state) ? texts.t("said-press-pass") : turn(state, texts));
}

/**
 * @param {ReturnType<typeof announceEnd>} end
 * @param {Texts} texts
 */
function ended(end, { t, sentences }) {
  return end ? sentences(t("sentence", { text: end.title }), end.board) : "";
}

/**
 * Whose turn it is, and what a computer waits for.
 * @param {State} state
 * @param {Texts} texts
 */
function turn(state, texts) {
  if (state.game.turn === null) return "";
  const isByLink = ["none", "lost"].includes(state.nearby.contact);
  if (isByLink && playerOf(state, state.game.turn) === "friend") return friendsTurn(state, texts);
  if (isByLink && hasFriend(state.settings.current) && state.game.line.length === 0)
    return texts.t("said-friend-begin");
  const inPractice = practised(state, texts);
  if (inPractice) return inPractice;
  const toMove = texts.t("said-to-move", { side: texts.side(state.game.turn) });
  if (state.search.late && turnJob(state))
    return texts.sentences(toMove, texts.t("said-engine-late"));
  const owed = valuesOwed(state);
  if (owed !== null) return texts.sentences(toMove, texts.t(`said-values-${owed}`));
  return offersToContinue(state) ? texts.sentences(toMove, texts.t("said-press-continue")) : toMove;
}

/**
 * The visitor's task while a friend is to move: send what that friend does not have, or wait.
 * @param {State} state
 * @param {Texts} texts
 */
function friendsTurn(state, texts) {
  const turn = state.game.turn ?? "black";
  const values = { name: nameOn(state, turn) || texts.t("friend"), side: texts.side(turn) };
  const isSent = agreedPlies(state) > 0 && !owesMoves(state);
  return texts.t(isSent ? "said-friend-waits" : "said-friend-send", values);
}

/**
 * @param {State} state
 * @param {Notice & {kind: "rejected"}} notice
 * @param {Texts} texts
 */
function rejected({ game }, { reason, square }, texts) {
  const side = reason === "pass-first" ? game.passed : game.turn;
  return texts.t(`rejected-${reason}`, {
    ...namesOf(game, square),
    side: side ? texts.side(side) : "",
  });
}

/**
 * @param {Snapshot} game
 * @param {Notice & {kind: "line-followed"}} notice
 * @param {Texts} texts
 */
function lineFollowed(game, { square, count: number, total }, texts) {
  if (square === null) return texts.t("said-line-start");
  return texts.t("said-line-followed", { number, total, square: moveName(game, square) });
}

/**
 * The first step of a hint: what it speaks of, or where the move lies.
 * @param {State} state
 * @param {Notice & {kind: "hint-look"}} notice
 * @param {Texts} texts
 */
function hintLook(state, { square, about }, texts) {
  const { game } = state;
  const mover = game.turn ?? "black";
  if (about !== null)
    return texts.t(about, { side: texts.side(mover), other: texts.side(otherSide(mover)) });
  const corner = cornerOf(placeAsSeen(state, square));
  return texts.t("said-quarter", { square: squareName(game, corner) });
}

/**
 * @param {State} state
 * @param {Notice & {kind: "hint"}} notice
 * @param {Texts} texts
 */
function hint({ game, settings }, { square, score, exact, outcome = null, compared }, texts) {
  const isDetailed = settings.current.details && score !== null;
  const reason = outcome === null || isDetailed ? "said-hint" : `said-hint-${outcome}`;
  const key = game.moves.length === 1 ? "said-hint-only" : reason;
  // The sentence of the comparison names the square.
  const why = compared === null ? "" : strength(game, compared, texts);
  const advice = why || texts.t(/** @type {TextKey} */ (key), namesOf(game, square));
  if (!isDetailed || game.turn === null) return advice;
  const verb = exact ? "said-solved" : "said-expects";
  const count = Math.abs(Math.round(score));
  if (count === 0) return texts.sentences(advice, texts.t(`${verb}-draw`));
  const side = texts.side(score > 0 ? game.turn : otherSide(game.turn));
  return texts.sentences(advice, texts.t(verb, { side, count }));
}

/**
 * Where a lost game could still have been saved.
 * @param {Snapshot} game
 * @param {Omit<Notice & {kind: "turning-point"}, "kind">} point
 * @param {Texts} texts
 */
export function turningPointText(game, { number, square, outcome }, texts) {
  return texts.t(`end-could-${outcome}`, { number, ...namesOf(game, square) });
}

/**
 * The judgement of a second try, with the loss as the list of the review has it.
 * @param {Snapshot} game
 * @param {MoveReview} verdict
 * @param {Texts} texts
 */
function tried(game, verdict, texts) {
  const square = squareName(game, verdict.square);
  if (isProvenBest(verdict)) return texts.t("said-tried-best", { square });
  if (isAsGood(verdict)) return texts.t("said-tried-good", { square });
  return texts.t("said-tried-worse", { square, ...discsLost(verdict, texts) });
}

/**
 * The state of a club's folder.
 * @param {import("../offline/club-check.js").ClubReport} report
 * @param {Texts} texts
 */
function folder(report, { t, list }) {
  const files = report.state === "edited" ? list(report.edited) : "";
  return t(`said-folder-${report.state}`, { files });
}
