/** Steps along lines that lie beside the game. */

import type { Context } from "../../floor/base/page.ts";
import { type Line, forkOf } from "./branches.ts";
import { squareIndex } from "../games/squares.ts";
import { lineFrom } from "./computer-steps.ts";
import { jump } from "./game-steps.ts";

/** Shows a point of a line that begins as the game does, whose moves stay. */
export function showLine(context: Context, line: Line, ply: number) {
  const { game } = context.store.get();
  const fork = forkOf(game, line);
  if (ply <= fork) return jump(context, ply, true);
  jump(context, fork, true);
  const squares = line.slice(fork).flatMap((move) => squareIndex(game, move) ?? []);
  context.store.dispatch({ type: "line-laid", line: lineFrom(context, squares), followed: 0 });
  context.store.dispatch({ type: "line-followed", count: ply - fork });
}
