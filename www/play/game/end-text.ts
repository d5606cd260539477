/** The end of a game in words: on its card, and in the status line. Pure. */

import type { FinalScore, Side } from "../../../reversi-rules.js";
import type { Core } from "../../floor/base/page.ts";
import type { TextKey, Texts } from "../words/texts.ts";
import { forfeitOf, wholeBoard } from "../board/forfeit.ts";
import { nameOn } from "../board/friend-game.ts";
import { winnerOf } from "../board/game-end.ts";
import { gameNamed } from "../games/index.ts";
import { otherSide } from "../games/sides.ts";
import { givenName, pairing, verdictOf } from "../players/win-loss-record.ts";

interface End {
  title: string;
  board: string;
}

/**
 * The result in the first person where one human has played, otherwise by the name of the winner,
 * whose discs come first; and the discs on the board where the empties count too. Who resigns or
 * has no time left loses whatever lies on the board. Null while the game goes on.
 */
export function announceEnd(state: Core, texts: Texts): End | null {
  const { outcome, score, game: id, ply } = state.game;
  if (outcome === null) return winnerOf(state) && announceForfeit(state, texts);
  const { winner } = outcome;
  const played = verdictOf(state) === null ? null : pairing(state);
  const own = played?.side ?? (winner === "draw" ? "black" : winner);
  const title = (count: string) =>
    texts.t(titleKey(state, winner), {
      side: winner === "draw" ? "" : nameOrSide(state, winner, texts),
      count,
    });
  if (!gameNamed(id).counts) {
    const how = texts.t(winner === "draw" ? "end-full" : "end-row", { count: ply });
    return { title: title("").trim(), board: how };
  }
  const filled = score.black + score.white === outcome.black + outcome.white;
  const onBoard = winner === "draw" ? "on-board-draw" : "on-board";
  return {
    title: title(texts.count(outcome, own)),
    board: filled ? "" : texts.t(onBoard, { count: texts.count(score, own) }),
  };
}

/**
 * The result of a game that somebody has lost before its end on the board, whichever point shows;
 * null if nobody has.
 */
export function announceForfeit(state: Core, texts: Texts): End | null {
  const { friend } = state;
  const forfeit = forfeitOf(state);
  if (forfeit === null) return null;
  if (forfeit.by === "time") {
    const winner = otherSide(forfeit.side);
    const values = {
      side: nameOrSide(state, winner, texts),
      count: texts.count(wholeBoard(winner), winner),
    };
    return { title: texts.t("wins-on-time", values), board: "" };
  }
  if (friend === null) return null;
  const rival = otherSide(friend.mine);
  const name = nameOrSide(state, rival, texts);
  const title = texts.t(friend.resigned === rival ? "rival-resigned" : "you-resigned", { name });
  return { title, board: "" };
}

/** The name of who plays a side, or that of the side where none is given. */
function nameOrSide(state: Core, side: Side, texts: Texts) {
  return nameOn(state, side) || givenName(state, side) || texts.side(side);
}

function titleKey(state: Core, winner: FinalScore["winner"]): TextKey {
  if (winner === "draw") return "draw";
  const verdict = verdictOf(state);
  return verdict === null || verdict === "drawn" ? "wins" : `you-${verdict}`;
}
