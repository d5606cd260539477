/**
 * The opponent of the one human, introduced beside the board until the first move, and where the
 * list of moves has room during the game: portrait, name, character and record. While an exercise
 * or an ending is on the board, the opponent waits with the visitor's game, and beside a game that
 * others have played, for the next one.
 */

import type { Level } from "../games/index.ts";
import type { Core } from "../../floor/base/page.ts";
import type { Texts } from "../words/texts.ts";
import { holdsOtherGame } from "../board/shown-game.ts";
import { query, setText } from "../../floor/base/dom.ts";
import { tracked } from "../../floor/base/tracked.ts";
import { isOthersGame, pairing } from "../players/win-loss-record.ts";
import { introduce } from "../players/record-text.ts";
import { showFace } from "../players/portraits.ts";

export function createOpponentView(card: HTMLElement) {
  const part = (name: string) => query(card, name, HTMLElement);

  function draw(state: Core, _before: Core | null, texts: Texts) {
    const pair = pairing(state);
    card.hidden = pair === null;
    if (pair === null) return;
    showFace(part("[data-opponent-portrait]"), pair.opponent);
    setText(part("[data-opponent-name]"), texts.opponent(pair.opponent));
    setText(part("[data-opponent-words]"), wordsOf(state, pair.opponent, texts));
  }

  return { update: tracked(draw) };
}

function wordsOf(state: Core, opponent: Level, texts: Texts) {
  if (holdsOtherGame(state)) return texts.t("opponent-waits");
  return isOthersGame(state) ? texts.t("opponent-ready") : introduce(state, opponent, texts);
}
