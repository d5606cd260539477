/** An opening on the board: looked at as a line, or practised in a separate game. */

import type { Opening } from "../../../reversi-rules.js";
import type { Context } from "../../floor/base/page.ts";
import { mayJump } from "../../play/board/navigation.ts";
import { holdsOwnGame } from "../../play/board/shown-game.ts";
import { loadGame } from "../../play/game/game-steps.ts";
import { showLine } from "../../play/game/line-steps.ts";
import { isUsual } from "../../play/game/opening-practice.ts";
import { replaceFriend } from "../../play/players/seats.ts";
import { isFieldLocked, mayLoad } from "../../play/settings/host-locks.ts";

export function showOpening(context: Context, { moves }: Opening) {
  const { store, session } = context;
  const state = store.get();
  const line = moves.match(/../g) ?? [];
  if (isUsual(state.game) && holdsOwnGame(state)) {
    if (mayJump(state)) showLine(context, line, line.length);
  } else if (mayLoad(state.host.locks)) loadGame(context, session.read(moves));
}

export function practise({ store, session }: Pick<Context, "store" | "session">, opening: Opening) {
  const { host, settings } = store.get();
  const seats = Object.keys(replaceFriend(settings.current));
  if (!mayLoad(host.locks) || seats.some((seat) => isFieldLocked(host.locks, seat))) return;
  const game = session.show(session.create({ start: "diagonal", first: "black" }));
  store.dispatch({ type: "practice-started", opening, game });
}
