/**
 * The beginning of a practice of an opening, which is a separate game.
 *
 * @import { Opening } from "../../reversi-rules.js"
 * @import { Context } from "../app/context.js"
 */

import { replaceFriend } from "../players/seats.js";
import { isFieldLocked, mayLoad } from "../settings/host-locks.js";

/**
 * @param {Pick<Context, "store" | "session">} context
 * @param {Opening} opening
 */
export function practise({ store, session }, opening) {
  const { host, settings } = store.get();
  const seats = Object.keys(replaceFriend(settings.current));
  if (!mayLoad(host.locks) || seats.some((seat) => isFieldLocked(host.locks, seat))) return;
  const game = session.show(session.create({ start: "diagonal", first: "black" }));
  store.dispatch({ type: "practice-started", opening, game });
}
