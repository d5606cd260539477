/**
 * Who plays each side, in the settings: a row for each with its face, name and strength, and the
 * button that opens the picker of players.
 */

import type { Actions } from "./actions.ts";
import type { State } from "./state.ts";
import type { Texts } from "../words/texts.ts";
import { query, setAttribute, setText } from "../base/dom.ts";
import { tracked } from "../base/tracked.ts";
import { gameOf } from "../games/index.ts";
import { icon } from "../ui/svg.ts";
import { showFace } from "../players/portraits.ts";
import { strengthOf } from "../players/record-text.ts";
import { isPickerLocked, opponentOn } from "../players/seats.ts";

const SIDES = ["black", "white"] as const;

const PERSON = "M12 11.5a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4 20.5c.6-4.3 3.8-6.5 8-6.5s7.4 2.2 8 6.5";

export function createSeatRowsView(form: HTMLFormElement, actions: Actions) {
  const rows = SIDES.map((side) => {
    const row = query(form, `[data-seat="${side}"]`, HTMLElement);
    const part = (name: string) => query(row, `[data-seat-${name}]`, HTMLElement);
    const change = part("change");
    change.addEventListener("click", () => actions.pickPlayers(side));
    return { side, row, face: part("face"), name: part("name"), elo: part("elo"), change };
  });

  function draw(state: State, _before: State | null, texts: Texts) {
    const settings = state.settings.current;
    const game = gameOf(state);
    const isLocked = isPickerLocked(state.host.locks);
    for (const { side, row, face, name, elo, change } of rows) {
      const opponent = opponentOn(settings, side, game.random);
      setAttribute(row, "data-kind", settings[side]);
      showFace(face, opponent);
      if (opponent === null && face.childElementCount === 0) face.append(icon(PERSON));
      const player = `player-${settings[side]}` as const;
      setText(name, opponent === null ? texts.t(player) : texts.opponent(opponent));
      setText(elo, opponent === null ? "" : strengthOf(opponent, texts));
      change.hidden = isLocked;
      setAttribute(change, "aria-label", texts.t("seat-change-of", { side: texts.side(side) }));
    }
  }

  return { update: tracked(draw) };
}
