/** How moves, jumps and other games change the state. Pure. */

import type { Snapshot } from "../../reversi-rules.js";
import type { Notice, PageEvent, State } from "../base/page.ts";
import { gameTextOf, holdsGame, isTouched, linesOf } from "./previous-game.ts";
import { type Header, NO_HEADER } from "../board/header.ts";
import { type FriendGame, withAgreedLine } from "../board/friend-game.ts";
import { gameNamed, gameOf } from "../games/index.ts";
import { seatsIn, settingsOf, hasHuman } from "../settings/settings.ts";
import { playedFrom, withPlayed } from "./played.ts";
import { AWAY, FRESH } from "../board/point.ts";
import { type FirstGame, firstNotice } from "./initial-game.ts";
import { leave, modeElsewhere } from "../board/owner.ts";
import { setPaused } from "./reduce-search.ts";
import { choose, replaceStored, withSpoken } from "../settings/reduce-settings.ts";
import { type Line, branchesAfter, branchesBeside, branchesWith } from "./branches.ts";
import {
  type Comment,
  bothTexts,
  commentShown,
  commentsOn,
  firstComments,
  joined,
  withComments,
} from "./comments.ts";
import {
  type Counted,
  countGame,
  countedOf,
  withHelp,
  withRecordedMove,
} from "../players/win-loss-record.ts";
import { withErased } from "../base/erasing.ts";
import { isStrong } from "./turn-job.ts";
import { passWaits } from "../board/turn.ts";
import { playerOf } from "../board/seats.ts";

/** The events after which another game is there. */
const REPLACES: readonly PageEvent["type"][] = [
  "started",
  "started-from",
  "loaded",
  "returned",
  "practice-started",
];

export function replacesGame({ type }: PageEvent) {
  return REPLACES.includes(type);
}

export function moved(
  state: State,
  { game, side, square, found, pause: wantsPause = false }: PageEvent & { type: "moved" },
): State {
  const byHuman = playerOf(state, side) === "human";
  const notice: Notice = { kind: "moved", side, square, flips: game.changed.length };
  // A computer replies sooner than the visitor has read what else is said.
  if (!byHuman && hasHuman(state.settings.current)) notice.aside = state.notice.aside;
  const after = atPoint(state, game, notice);
  // A comment that is typed stays with its position while a computer replies.
  const writing = byHuman ? null : state.comments.writing;
  const lastSearch = found ? { side, found, strong: isStrong(state) } : null;
  const record = withRecordedMove(byHuman && found ? withHelp(state.record, game) : state.record);
  const seated = game.outcome === null ? null : seatsIn(state.settings.current);
  return setPaused(
    countGame({
      ...after,
      point: { ...FRESH, placed: game.last, lastSearch },
      record: { ...record, seated },
      ...linesAfter(state, withComments(after, { writing })),
    }),
    wantsPause,
  );
}

/**
 * Going back pauses the computer, unless the board is only watched: there it plays on at the end.
 */
export function jumped(state: State, event: PageEvent & { type: "jumped" }): State {
  const after = jumpedTo(state, event.game);
  return state.host.locks.includes("board") ? after : setPaused(after, event.pause);
}

/**
 * Another line of the same game comes onto the board; the one that it replaces becomes a branch.
 */
export function branchTaken(
  state: State,
  { game, pause }: PageEvent & { type: "branch-taken" },
): State {
  const after = setPaused(jumpedTo(state, game), pause);
  const friend = state.friend && withAgreedLine(state.friend, state.game.line, game.line);
  const record = { ...after.record, seated: null };
  return { ...after, friend, record, ...linesAfter(state, after) };
}

/** The state at a point that the visitor jumps to, which may have a comment. */
function jumpedTo(state: State, game: Snapshot) {
  const { text, marks } = commentShown({ ...state, game });
  return atPoint(state, game, { kind: "jumped", commented: text !== "" || marks.length > 0 });
}

/** Branches are dropped with the comments on them. */
export function branchesDropped(
  state: State,
  { dropped }: PageEvent & { type: "branches-dropped" },
): State {
  const branches = state.branches.filter((branch) => !dropped.includes(branch));
  const list = commentsOn(state.comments.list, [state.game.line, ...branches]);
  const comments = state.comments.list.filter((comment) => !list.includes(comment));
  const after = { ...state, branches, comments: { ...state.comments, list } };
  const places = dropped.map((branch) => state.branches.indexOf(branch));
  return withErased(after, "branch", { branches: dropped, places, comments });
}

/**
 * Branches that were dropped are back in their places, with the comments on them, after what was
 * written on their positions since then.
 */
export function branchesRestored(
  state: State,
  { restored, places = [], comments }: PageEvent & { type: "branches-restored" },
): State {
  const all = branchesWith(state.branches, restored, state.game.line);
  const branches = all.filter((branch) => !restored.includes(branch));
  for (const [index, branch] of restored.entries())
    if (all.includes(branch)) branches.splice(places[index] ?? branches.length, 0, branch);
  const both = joined(state.comments.list, comments, (own, other) =>
    bothTexts(own.text, other.text),
  );
  const list = commentsOn(both, [state.game.line, ...branches]);
  return { ...state, branches, comments: { ...state.comments, list } };
}

/** The branches after another line has come onto the board, and the comments on what is kept. */
function linesAfter(before: State, { comments, game: { line } }: State) {
  const branches = branchesAfter(before.branches, before.game.line, line);
  return {
    branches,
    comments: { ...comments, list: commentsOn(comments.list, [line, ...branches]) },
  };
}

/**
 * Another game replaces this one, which becomes the previous game if it had any moves. A new game
 * counts for the record, one from elsewhere does not. An exercise leaves no trace.
 */
export function replaceGame(
  before: State,
  game: Snapshot,
  notice: Notice,
  facts: {
    /** Whether nobody has played in the new game here. */
    given?: boolean | undefined;
    /** Whether the host page replaced it, which no visitor takes back. */
    byHost?: boolean | undefined;
    comments?: readonly Comment[] | undefined;
    branches?: readonly Line[];
    /** What ties the new game to a friend's device. */
    friend?: FriendGame | null | undefined;
    /** What the new game was read from. */
    text?: string;
    /** The line of that text, where the game has been played on. */
    textLine?: Line | undefined;
    /** Of the new game, where it is known already. */
    header?: Header | undefined;
  } = {},
): State {
  const { given = notice.kind === "loaded", byHost = false } = facts;
  const { comments = [], branches = [], friend = null, text = "", textLine } = facts;
  const { header = NO_HEADER } = facts;
  const state = leave(before);
  const { list } = state.comments;
  const leftGame = gameTextOf(state.game, list, state.record.counted === "given", state.header);
  const replaced = isTouched(leftGame) ? leftGame : state.previousGame;
  const counted: Counted = notice.kind === "started" ? false : given ? "given" : "never";
  const after: State = {
    ...atPoint(state, game, notice),
    previousGame: byHost ? null : replaced,
    friend,
    header,
    record: { ...state.record, counted, helped: [], seated: null },
    branches: branchesBeside(branches, game.line),
    comments: {
      ...firstComments(game, branches, comments, text, textLine),
      open: state.comments.open,
    },
  };
  return after;
}

/** A new game, whose players are others if some are given; computers among themselves begin. */
export function gameStarted(
  state: State,
  { game, players = {}, byHost }: PageEvent & { type: "started" },
): State {
  const begun = replaceGame(state, game, { kind: "started" }, { byHost });
  return setPaused({ ...choose(begun, players), notice: begun.notice }, false);
}

/** A game that was left is back, with what was kept of it, and its players if they are to be. */
export function gameReturned(
  state: State,
  { game, players = {}, ...event }: PageEvent & { type: "returned" },
): State {
  const { counted, helped = [], seated = null, ...facts } = event;
  const before = { ...choose(state, players), previousGame: null };
  const after = replaceGame(before, game, { kind: "returned" }, facts);
  const record =
    counted === undefined
      ? after.record
      : { ...after.record, counted: countedOf(counted, helped, game), helped, seated };
  return setPaused({ ...after, record }, true);
}

/**
 * Another of the page's games, as it was left, as a link has it, or new. Each game has its own
 * previous game and its own players.
 */
export function gameChosen(
  state: State,
  { first, lang, problems }: PageEvent & { type: "game-chosen" },
): State {
  const { game, linked } = first;
  const { id } = gameOf(first);
  const { stored, fromAddress: requested } = state.settings;
  const { game: _, ...others } = requested;
  const fromAddress = { ...first.players, ...others };
  const choices = { ...stored, game: id };
  const chosen = withFirstGame(state, first);
  const after = {
    ...chosen,
    settings: {
      current: withSpoken(state, settingsOf(lang, gameNamed(id), choices, fromAddress)),
      stored: choices,
      fromAddress,
      spoken: state.settings.spoken,
      absent: state.settings.absent,
    },
    panels: { ...state.panels, guide: null },
    study: { ...chosen.study, practice: null, explorer: false },
    notice: firstNotice(problems, linked, game.line.length > 0),
  };
  return setPaused(after, first.paused);
}

/**
 * The game as another tab has stored it, with its players. A computer that is to move plays there.
 * The previous game stays where that of the other tab is none, or only a part of its game, and so
 * does the sentence of a tab that has handed a friend's answer to the other one: close this tab.
 */
export function gameFollowed(
  state: State,
  { first, stored, lang, problems }: PageEvent & { type: "followed" },
): State {
  const after = setPaused(withFirstGame(replaceStored(state, stored, lang), first), true);
  const { search, previousGame } = after;
  const paused = search.paused && !first.paused ? "elsewhere" : search.paused;
  const { previousGame: ownPrevious } = state;
  const isNew = previousGame !== null && !holdsGame(linesOf(after), previousGame);
  const { notice } = state;
  const isHanded = notice.kind === "nearby" && notice.key === "handed";
  const said: State["notice"] = isHanded ? notice : { kind: "followed" };
  return {
    ...after,
    previousGame:
      isNew || (ownPrevious && holdsGame(linesOf(after), ownPrevious)) ? previousGame : ownPrevious,
    search: { ...search, paused },
    notice: problems.length > 0 ? { kind: "problems", problems } : said,
  };
}

function withFirstGame(before: State, first: FirstGame): State {
  const state = leave(before);
  const after = withPlayed({ ...state, pointer: AWAY }, playedFrom(first));
  return {
    ...withComments(after, { open: state.comments.open }),
    search: { ...after.search, progress: new Map() },
  };
}

export function passed(state: State): State {
  const side = state.game.passed;
  if (!passWaits(state) || side === null) return state;
  const after = { ...state, point: { ...state.point, passDone: true } };
  return { ...setPaused(after, false), notice: { kind: "passed", side } };
}

/** The state at another point of a game: what is typed next is the comment on that point. */
function atPoint(state: State, game: Snapshot, notice: Notice): State {
  return {
    ...state,
    game,
    notice,
    point: FRESH,
    mode: modeElsewhere(state),
    comments: { ...state.comments, writing: null },
  };
}
