/** The beginning of a practice of an opening, which is a separate game. */

import type { Opening } from "../../../reversi-rules.js";
import type { Context } from "../../floor/base/page.ts";
import { replaceFriend } from "../../play/players/seats.ts";
import { isFieldLocked, mayLoad } from "../../play/settings/host-locks.ts";

export function practise({ store, session }: Pick<Context, "store" | "session">, opening: Opening) {
  const { host, settings } = store.get();
  const seats = Object.keys(replaceFriend(settings.current));
  if (!mayLoad(host.locks) || seats.some((seat) => isFieldLocked(host.locks, seat))) return;
  const game = session.show(session.create({ start: "diagonal", first: "black" }));
  store.dispatch({ type: "practice-started", opening, game });
}
