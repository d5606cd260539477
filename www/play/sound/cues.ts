/** Sound cues of a state change: a move, an armed or rejected square, a pass, the end. Pure. */
import type { Side, Snapshot, Square } from "../../../reversi-rules.js";
import type { Core } from "../../floor/base/page.ts";
import { forfeitNow } from "../board/forfeit.ts";
import { modeRules } from "../board/owner.ts";
import { gameNamed } from "../games/index.ts";
import { otherSide } from "../games/sides.ts";

export type Cue =
  | { kind: "move"; flips: number; corner: boolean }
  | { kind: "armed" }
  | { kind: "rejected" }
  | { kind: "pass" }
  | { kind: "end"; mood: "won" | "lost" | "even" };

/** @returns in playing order */
export function cuesOf(state: Core, before: Core): Cue[] {
  const { game, notice } = state;
  if (state.pointer.rejected !== null && before.pointer.rejected === null)
    return [{ kind: "rejected" }];
  const { armed } = state.point;
  if (armed !== null && armed !== before.point.armed) return [{ kind: "armed" }];
  const forfeit = forfeitNow(state, before);
  if (forfeit !== null) return [{ kind: "end", mood: moodOf(state, otherSide(forfeit.side)) }];
  if (game === before.game || notice.kind !== "moved") return [];
  const cues: Cue[] = [
    { kind: "move", flips: notice.flips, corner: takesCorner(game, notice.square) },
  ];
  if (state.exercises.solved !== before.exercises.solved) cues.push({ kind: "end", mood: "won" });
  else if (game.outcome && !modeRules(state).otherGame)
    cues.push({ kind: "end", mood: moodOf(state, game.outcome.winner) });
  else if (game.passed !== null) cues.push({ kind: "pass" });
  return cues;
}

/** Whether a move takes a corner of a game in which discs are flipped. */
function takesCorner(game: Snapshot, square: Square) {
  const { columns, rows } = game;
  const last = columns * rows - 1;
  return gameNamed(game.game).counts && [0, columns - 1, last - columns + 1, last].includes(square);
}

/** The end is sad only if the one human in the game has lost. */
function moodOf({ settings }: Core, winner: Side | "draw") {
  if (winner === "draw") return "even";
  const loser = winner === "black" ? "white" : "black";
  return settings.current[loser] === "human" && settings.current[winner] !== "human"
    ? "lost"
    : "won";
}
