/** The rows of the buttons that lead through the moves of the game. */

import type { TextKey } from "../play/words/texts.ts";
import type { AllRooms, State } from "../floor/base/page.ts";
import { mayStep } from "../play/settings/host-locks.ts";
import { canFollow } from "../play/board/shown-game.ts";
import { mayJump } from "../play/board/navigation.ts";
import { stepTo } from "../play/game/game-steps.ts";
import type { Button } from "../play/ui/room.ts";

/** A point of a game or of a line, and its last one. */
interface Place {
  at: number;
  end: number;
}

export const before = ({ at }: Place) => at - 1;

export const after = ({ at }: Place) => at + 1;

export const last = ({ end }: Place) => end;

/**
 * How many moves of the shown line lie on the board after a step along it; null where the step
 * leads through the game.
 */
function followTarget(state: State, target: (place: Place) => number) {
  const { line, followed } = state.point;
  if (line === null || !canFollow(state)) return null;
  const wantedPly = target({ at: followed, end: line.length });
  return wantedPly < 0 ? null : wantedPly;
}

/**
 * A step through the game on the board, or along a line that shows there. It plays nothing and
 * takes nothing back.
 * @param target where it leads
 * @param along where it leads in a line; if absent, out of it
 */
export function step(
  text: TextKey & `step-${string}`,
  target: (place: Place) => number,
  along: (place: Place) => number = () => -1,
): Button<AllRooms> {
  const placeOf = ({ game }: State) => ({ at: game.ply, end: game.line.length });
  return {
    lockedBy: ["undo"],
    staysOpen: mayStep,
    text,
    // Beside "Next" of the first steps and of the exercises.
    attributes: { "data-label": `${text}-name` },
    works: (state) => {
      if (!mayJump(state)) return false;
      const { line, followed } = state.point;
      const wantedPly = followTarget(state, along);
      if (line !== null && wantedPly !== null)
        return wantedPly !== followed && wantedPly <= line.length;
      const ply = target(placeOf(state));
      return ply !== state.game.ply && ply >= 0 && ply <= state.game.line.length;
    },
    run: (context) => {
      const state = context.store.get();
      const count = followTarget(state, along);
      if (count !== null) context.store.dispatch({ type: "line-followed", count });
      else stepTo(context, target(placeOf(state)));
    },
  };
}
