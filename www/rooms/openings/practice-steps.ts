/** An opening on the board: looked at beside the game, or practised in a separate one. */

import type { Opening, Snapshot } from "../../../reversi-rules.js";
import type { Context } from "../../floor/base/page.ts";
import { mayJump } from "../../play/board/navigation.ts";
import { holdsOwnGame } from "../../play/board/shown-game.ts";
import { jump, loadGame, takeBranch } from "../../play/game/game-steps.ts";
import { isUsual } from "../../play/game/opening-practice.ts";
import { replaceFriend } from "../../play/players/seats.ts";
import { hasHuman } from "../../play/settings/settings.ts";
import { isFieldLocked, mayLoad } from "../../play/settings/host-locks.ts";

export function lookUp(context: Context, { moves }: Opening) {
  const { store, session } = context;
  const state = store.get();
  const line = moves.match(/../g) ?? [];
  if (isUsual(state.game) && holdsOwnGame(state)) {
    if (mayJump(state)) takeBranch(context, line, { ply: line.length });
  } else if (mayLoad(state.host.locks)) loadGame(context, session.read(moves));
}

/** Leads back to a point of the game, where a computer that is to move plays. */
export function goBack(context: Context, { line, ply }: Snapshot) {
  const { game, settings } = context.store.get();
  const pause = ply < line.length || !hasHuman(settings.current);
  if (game.line.join("") === line.join("")) jump(context, ply, pause);
  else takeBranch(context, line, { ply, pause });
}

export function practise({ store, session }: Pick<Context, "store" | "session">, opening: Opening) {
  const { host, settings } = store.get();
  const seats = Object.keys(replaceFriend(settings.current));
  if (!mayLoad(host.locks) || seats.some((seat) => isFieldLocked(host.locks, seat))) return;
  const game = session.show(session.create({ start: "diagonal", first: "black" }));
  store.dispatch({ type: "practice-started", opening, game });
}
