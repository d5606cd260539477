/** How other games come onto the board: new ones, earlier ones, those of other tabs. Pure. */

import type { Snapshot } from "../../../reversi-rules.js";
import type { Core, Notice, PageEvent } from "../../floor/base/page.ts";
import { gameTextOf, holdsGame, isTouched, linesOf } from "./previous-game.ts";
import { type Header, NO_HEADER } from "../board/header.ts";
import type { FriendGame } from "../board/friend-game.ts";
import { gameNamed, gameOf } from "../games/index.ts";
import { settingsOf } from "../settings/kept-settings.ts";
import { playedFrom, withPlayed } from "./played.ts";
import { AWAY } from "../board/point.ts";
import { firstNotice } from "./initial-game.ts";
import type { FirstGame } from "./known-game.ts";
import { leave } from "../board/owner.ts";
import { setPaused } from "./reduce-search.ts";
import { choose, replaceStored } from "./reduce-choices.ts";
import { withSpoken } from "../settings/reduce-settings.ts";
import { type Line, branchesBeside } from "./branches.ts";
import { type Comment, withComments } from "./comments.ts";
import { firstComments } from "./comment-lists.ts";
import { type Counted, countedOf } from "../players/win-loss-record.ts";
import { atPoint } from "./reduce-game.ts";

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

/**
 * Another game replaces this one, which becomes the previous game if it had any moves. A new game
 * counts for the record, one from elsewhere does not. An exercise leaves no trace.
 */
export function replaceGame<S extends Core>(
  before: S,
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
): S {
  const { given = notice.kind === "loaded", byHost = false } = facts;
  const { comments = [], branches = [], friend = null, text = "", textLine } = facts;
  const { header = NO_HEADER } = facts;
  const state = leave(before);
  const { list } = state.comments;
  const leftGame = gameTextOf(state.game, list, state.record.counted === "given", state.header);
  const replaced = isTouched(leftGame) ? leftGame : state.previousGame;
  const counted: Counted = notice.kind === "started" ? false : given ? "given" : "never";
  const after: S = {
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
export function gameStarted<S extends Core>(
  state: S,
  { game, players = {}, byHost }: PageEvent & { type: "started" },
): S {
  const begun = replaceGame(state, game, { kind: "started" }, { byHost });
  return setPaused({ ...choose(begun, players), notice: begun.notice }, false);
}

/** A game that was left is back, with what was kept of it, and its players if they are to be. */
export function gameReturned<S extends Core>(
  state: S,
  { game, players = {}, ...event }: PageEvent & { type: "returned" },
): S {
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
export function gameChosen<S extends Core>(
  state: S,
  { first, lang, problems }: PageEvent & { type: "game-chosen" },
): S {
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
    openings: { ...chosen.openings, practice: null, explorer: false },
    notice: firstNotice(problems, linked, game.line.length > 0),
  };
  return setPaused(after, first.paused);
}

/**
 * The game as another tab has stored it, with its players. A computer that is to move plays there.
 * The previous game stays where that of the other tab is none, or only a part of its game, and so
 * does the sentence of a tab that has handed a friend's answer to the other one: close this tab.
 */
export function gameFollowed<S extends Core>(
  state: S,
  { first, stored, lang, problems }: PageEvent & { type: "followed" },
): S {
  const after = setPaused(withFirstGame(replaceStored(state, stored, lang), first), true);
  const { search, previousGame } = after;
  const paused = search.paused && !first.paused ? "elsewhere" : search.paused;
  const { previousGame: ownPrevious } = state;
  const isNew = previousGame !== null && !holdsGame(linesOf(after), previousGame);
  const { notice } = state;
  const isHanded = notice.kind === "nearby" && notice.key === "handed";
  const said: Core["notice"] = isHanded ? notice : { kind: "followed" };
  return {
    ...after,
    previousGame:
      isNew || (ownPrevious && holdsGame(linesOf(after), ownPrevious)) ? previousGame : ownPrevious,
    search: { ...search, paused },
    notice: problems.length > 0 ? { kind: "problems", problems } : said,
  };
}

function withFirstGame<S extends Core>(before: S, first: FirstGame): S {
  const state = leave(before);
  const after = withPlayed({ ...state, pointer: AWAY }, playedFrom(first));
  return {
    ...withComments(after, { open: state.comments.open }),
    search: { ...after.search, progress: new Map() },
  };
}
