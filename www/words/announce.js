/**
 * The one sentence of the status line: what has just happened and what comes next. Pure.
 *
 * @import { FinalScore, Snapshot } from "../../reversi-rules.js"
 * @import { Notice, State } from "../state/state.js"
 * @import { Texts } from "./texts.js"
 */

import { gameNamed } from "../games/index.js";
import { turnJob } from "../state/jobs.js";
import { canContinue, passWaits } from "../state/selectors.js";
import { squareName } from "../game/squares.js";

/**
 * @param {State} state
 * @param {Texts} texts
 * @returns {string}
 */
export function announce(state, texts) {
  const { notice } = state;
  switch (notice.kind) {
    case "started":
    case "resumed":
    case "loaded":
    case "returned":
      return sentences(texts.t(`said-${notice.kind}`), next(state, texts));
    case "jumped":
      return sentences(place(state.game, texts), next(state, texts));
    case "moved":
      return sentences(moved(state.game, notice, texts), next(state, texts));
    case "passed":
      return sentences(
        texts.t("said-passed", { side: texts.side(notice.side) }),
        turn(state, texts),
      );
    case "armed":
      return texts.t("said-armed", {
        square: squareName(state.game, notice.square),
        count: notice.flips,
      });
    case "disarmed":
      return next(state, texts);
    case "rejected":
      return rejected(state, notice, texts);
    case "hint":
      return hint(state, notice, texts);
    case "paused":
    case "continued":
    case "cancelled":
    case "reset":
    case "unreset":
      return texts.t(`said-${notice.kind}`);
    case "update-ready":
      return sentences(texts.t("update-ready"), next(state, texts));
    case "problems":
      return texts.problems(notice.problems);
  }
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
 * Title and count of the end screen.
 * @param {Snapshot} game
 * @param {FinalScore} outcome
 * @param {Texts} texts
 */
export function announceEnd({ game: id, ply, score }, outcome, texts) {
  const { winner } = outcome;
  const title = winner === "draw" ? texts.t("draw") : texts.t("wins", { side: texts.side(winner) });
  if (!gameNamed(id).counts)
    return { title, count: texts.t(winner === "draw" ? "end-full" : "end-row", { count: ply }) };
  const count = texts.count(outcome);
  const filled = score.black + score.white === outcome.black + outcome.white;
  return {
    title,
    count: filled ? count : texts.t("count-on-board", { count, board: texts.count(score) }),
  };
}

/** @param {string[]} parts */
function sentences(...parts) {
  return parts.filter((part) => part !== "").join(" ");
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
    square: squareName(game, square),
    count: flips,
  });
}

/**
 * What comes next: a pass, the next turn, or the result.
 * @param {State} state
 * @param {Texts} texts
 */
function next(state, texts) {
  const { game } = state;
  if (game.outcome) return result(game, game.outcome, texts);
  if (game.passed === null) return turn(state, texts);
  const pass = texts.t("said-must-pass", { side: texts.side(game.passed) });
  return sentences(pass, passWaits(state) ? texts.t("said-press-pass") : turn(state, texts));
}

/**
 * Whose turn it is, and what a computer waits for.
 * @param {State} state
 * @param {Texts} texts
 */
function turn(state, texts) {
  if (state.game.turn === null) return "";
  const toMove = texts.t("said-to-move", { side: texts.side(state.game.turn) });
  if (state.search.late && turnJob(state)) return sentences(toMove, texts.t("said-engine-late"));
  const offered = state.host.controls === null || state.host.controls.includes("stop");
  return offered && canContinue(state) ? sentences(toMove, texts.t("said-press-continue")) : toMove;
}

/**
 * @param {Snapshot} game
 * @param {FinalScore} outcome
 * @param {Texts} texts
 */
function result(game, outcome, texts) {
  const { count } = announceEnd(game, outcome, texts);
  const { winner } = outcome;
  return winner === "draw"
    ? texts.t("said-draw", { count })
    : texts.t("said-wins", { side: texts.side(winner), count });
}

/**
 * @param {State} state
 * @param {Notice & {kind: "rejected"}} notice
 * @param {Texts} texts
 */
function rejected({ game }, { reason, square }, texts) {
  const side = reason === "pass-first" ? game.passed : game.turn;
  return texts.t(`rejected-${reason}`, {
    square: squareName(game, square),
    side: side ? texts.side(side) : "",
  });
}

/**
 * @param {State} state
 * @param {Notice & {kind: "hint"}} notice
 * @param {Texts} texts
 */
function hint({ game }, { square, score, exact }, texts) {
  const advice = texts.t("said-hint", { square: squareName(game, square) });
  if (score === null || game.turn === null) return advice;
  const verb = exact ? "said-solved" : "said-expects";
  const count = Math.abs(Math.round(score));
  if (count === 0) return sentences(advice, texts.t(`${verb}-draw`));
  const other = game.turn === "black" ? "white" : "black";
  const side = texts.side(score > 0 ? game.turn : other);
  return sentences(advice, texts.t(verb, { side, count }));
}
