/**
 * Hides the buttons that the host page locks, that an embedded board does not show, or that the
 * game on the board does not have.
 */

import type { State } from "../floor/base/page.ts";
import { canContinue } from "../play/board/turn.ts";
import { hide, query } from "../floor/base/dom.ts";
import { tracked } from "../floor/base/tracked.ts";
import { type GameDescriptor, gameOf } from "../play/games/index.ts";
import { ACTIONS, ACTION_IDS, CONTROLS } from "./action-table.ts";
import { isActionInGame, isActionLocked } from "./action-state.ts";
import { mayLoad } from "../play/settings/host-locks.ts";

export function createLocksView(root: Document) {
  const fence = query(root, ".fence", HTMLElement);
  const again = query(root, "[data-again]", HTMLButtonElement);
  const openGames = query(root, "#text [data-open-games]", HTMLElement);

  /** @param waits whether a computer waits for *Continue*, which shows with any controls */
  function draw(
    { host }: Pick<State, "host">,
    _before: Pick<State, "host"> | null,
    game: GameDescriptor,
    waits: boolean,
  ) {
    const { locks, controls } = host;
    const offers = (id: (typeof ACTION_IDS)[number]) =>
      controls === null
        ? !ACTIONS[id].embeddedOnly
        : controls.includes(id) || (id === "stop" && waits);
    let buttons = 0;
    for (const id of ACTION_IDS.filter((action) => CONTROLS.includes(action))) {
      const button = query(root, `[data-group] [data-action="${id}"]`, HTMLElement);
      hide(button, !offers(id) || isActionLocked(locks, id) || !isActionInGame(game, id));
      if (!button.hidden && fence.contains(button)) buttons += 1;
    }
    fence.style.setProperty("--buttons", String(buttons));
    hide(again, isActionLocked(locks, "new"));
    // The page itself has it in the library.
    hide(openGames, controls === null || !mayLoad(locks));
  }
  const drawButtons = tracked(draw);

  return {
    update(state: State, before: State | null) {
      drawButtons(state, before, gameOf(state), canContinue(state));
    },
  };
}
