/** The connection with the other device and the game that goes over it. */

import type { Actions, Context, Core } from "../../floor/base/page.ts";
import { hasFriend } from "../../play/board/friend-game.ts";
import { startGame } from "../../play/game/game-steps.ts";
import { nameVisitor, tieGame } from "../../play/links/send-steps.ts";
import { inviteFriend } from "../../play/players/taken-seats.ts";
import type { Acts } from "./consent-view.ts";
import { createLive } from "./live.ts";
import { rivalSeat } from "./nearby.ts";
import { NearbySession } from "./session.ts";

/** The connection and the game that goes over it, with the acts of the dialog's buttons. */
export function createContact(
  actions: Actions,
  context: Context<"friends" | "nearby">,
  {
    name,
    close,
    changed,
    handed,
  }: {
    /** The visitor's. */
    name: () => string;
    close: () => void;
    changed: () => void;
    /** A code has come from another tab. */
    handed: (code: string) => void;
  },
) {
  const { store } = context;
  const bye = () => session.end("closed");
  const live = createLive(context, {
    send: (text) => session.send(text),
    bye,
    show: changed,
    name,
  });
  const session = new NearbySession(context, {
    opened(isGuest) {
      live.begin(isGuest);
      store.dispatch({ type: "nearby-contact", contact: "connected" });
      store.dispatch({ type: "nearby-said", key: "connected" });
      if (!isGuest) {
        hostGame(actions, context, name());
        live.sendGame(store.get());
      }
      close();
    },
    received: live.received,
    handed,
    changed,
  });
  const thenClose = (act: () => void) => {
    act();
    close();
  };
  const acts: Acts = {
    ask: (what) => thenClose(() => live.ask(what)),
    answer: (yes) => thenClose(() => live.answer(yes)),
    resign: () =>
      thenClose(() => store.dispatch({ type: "friend-sheet", sheet: { kind: "resign" } })),
    end: () =>
      thenClose(() => {
        live.leave();
        bye();
      }),
  };
  return { live, session, acts };
}

/**
 * The other device has come: its visitor takes a seat, and a game against a computer is left for a
 * new one.
 * @param name the visitor's
 */
function hostGame(actions: Actions, context: Context<"nearby">, name: string) {
  const state = context.store.get();
  if (!hasFriend(state.settings.current)) {
    const isOver = hasComputer(state) && state.game.line.length > 0;
    actions.seat(inviteFriend(rivalSeat(state)));
    if (isOver) startGame(context);
  }
  tieGame(context);
  nameVisitor(context, name);
}

/** Whether a computer plays a side. */
function hasComputer({ settings: { current } }: Core) {
  return [current.black, current.white].some((player) => !["human", "friend"].includes(player));
}
