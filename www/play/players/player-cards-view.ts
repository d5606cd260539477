/**
 * The two cards of the scoreboard as buttons that open the picker of players, with the place of a
 * portrait: the picker fills it once it is loaded, and nothing moves.
 */

import type { Core } from "../../floor/base/page.ts";
import type { Texts } from "../words/texts.ts";
import { query, setAttribute } from "../../floor/base/dom.ts";
import { tracked } from "../../floor/base/tracked.ts";
import { gameOf } from "../games/index.ts";
import { isPickerLocked, opponentOn } from "./seats.ts";
import { givenName, isOthersGame } from "./win-loss-record.ts";

const SIDES = ["black", "white"] as const;

export function createPlayerCardsView(root: Document) {
  const cards = SIDES.map((side) => ({
    side,
    button: query(root, `[data-pick="${side}"]`, HTMLButtonElement),
    portrait: query(root, `[data-portrait="${side}"]`, HTMLElement),
  }));

  function draw(state: Core, _before: Core | null, texts: Texts) {
    const settings = state.settings.current;
    const locked = isPickerLocked(state.host.locks);
    for (const { side, button, portrait } of cards) {
      button.hidden = locked;
      setAttribute(button, "aria-label", texts.t("pick-player", { side: texts.side(side) }));
      const opponent = opponentOn(settings, side, gameOf(state).random);
      const isOthers = givenName(state, side) !== "" || isOthersGame(state);
      portrait.hidden = opponent === null || isOthers;
    }
  }

  return { update: tracked(draw) };
}
