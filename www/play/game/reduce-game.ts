/** How moves, jumps and other games change the state. Pure. */

import type { Snapshot } from "../../../reversi-rules.js";
import type { Core, Notice, PageEvent } from "../../floor/base/page.ts";
import { withAgreedLine } from "../board/friend-game.ts";
import { seatsIn, hasHuman } from "../settings/settings.ts";
import { FRESH } from "../board/point.ts";
import { modeElsewhere } from "../board/owner.ts";
import { setPaused } from "./reduce-search.ts";
import { branchesAfter, branchesWith } from "./branches.ts";
import { commentShown, withComments } from "./comments.ts";
import { bothTexts, commentsOn, joined } from "./comment-lists.ts";
import { countGame, withHelp, withRecordedMove } from "../players/win-loss-record.ts";
import { withErased } from "../../floor/base/erasing.ts";
import { isStrong } from "./turn-job.ts";
import { passWaits } from "../board/turn.ts";
import { playerOf } from "../board/seats.ts";

export function moved<S extends Core>(
  state: S,
  { game, side, square, found, pause: wantsPause = false }: PageEvent & { type: "moved" },
): S {
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
export function jumped<S extends Core>(state: S, event: PageEvent & { type: "jumped" }): S {
  const after = jumpedTo(state, event.game);
  return state.host.locks.includes("board") ? after : setPaused(after, event.pause);
}

/**
 * Another line of the same game comes onto the board; the one that it replaces becomes a branch.
 */
export function branchTaken<S extends Core>(
  state: S,
  { game, pause }: PageEvent & { type: "branch-taken" },
): S {
  const after = setPaused(jumpedTo(state, game), pause);
  const friend = state.friend && withAgreedLine(state.friend, state.game.line, game.line);
  const record = { ...after.record, seated: null };
  return { ...after, friend, record, ...linesAfter(state, after) };
}

/** The state at a point that the visitor jumps to, which may have a comment. */
function jumpedTo<S extends Core>(state: S, game: Snapshot): S {
  const { text, marks } = commentShown({ ...state, game });
  return atPoint(state, game, { kind: "jumped", commented: text !== "" || marks.length > 0 });
}

/** Branches are dropped with the comments on them. */
export function branchesDropped<S extends Core>(
  state: S,
  { dropped }: PageEvent & { type: "branches-dropped" },
): S {
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
export function branchesRestored<S extends Core>(
  state: S,
  { restored, places = [], comments }: PageEvent & { type: "branches-restored" },
): S {
  const all = branchesWith(state.branches, restored, state.game.line);
  const branches = all.filter((branch) => !restored.includes(branch));
  for (const [index, branch] of restored.entries())
    if (all.includes(branch)) branches.splice(places[index] ?? branches.length, 0, branch);
  const both = joined(state.comments.list, comments, bothTexts);
  const list = commentsOn(both, [state.game.line, ...branches]);
  return { ...state, branches, comments: { ...state.comments, list } };
}

/** The branches after another line has come onto the board, and the comments on what is kept. */
function linesAfter(before: Core, { comments, game: { line } }: Core) {
  const branches = branchesAfter(before.branches, before.game.line, line);
  return {
    branches,
    comments: { ...comments, list: commentsOn(comments.list, [line, ...branches]) },
  };
}

export function passed<S extends Core>(state: S): S {
  const side = state.game.passed;
  if (!passWaits(state) || side === null) return state;
  const after = { ...state, point: { ...state.point, passDone: true } };
  return { ...setPaused(after, false), notice: { kind: "passed", side } };
}

/** The state at another point of a game: what is typed next is the comment on that point. */
export function atPoint<S extends Core>(state: S, game: Snapshot, notice: Notice): S {
  return {
    ...state,
    game,
    notice,
    point: FRESH,
    mode: modeElsewhere(state),
    comments: { ...state.comments, writing: null },
  };
}
