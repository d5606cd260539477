/**
 * An audience's picture of a tab: whatever lies on its board, who plays, the clocks, and the look.
 */

import type { Side, GameId } from "../../../reversi-rules.js";
import type { Context, Core, Rooms, StateOf } from "../../floor/base/page.ts";
import type { GameText } from "../../play/game/session.ts";
import type { Texts } from "../../play/words/texts.ts";
import { nameOn } from "../../play/board/friend-game.ts";
import { shownGame, showsPoint } from "../../play/board/shown-game.ts";
import { positionText } from "../../play/board/position-text.ts";
import { chooseGame } from "../../play/game/choose-game.ts";
import { play } from "../../play/game/game-steps.ts";
import { isCorrected, squareIndex } from "../../play/games/squares.ts";
import { givenName, isOthersGame } from "../../play/players/win-loss-record.ts";

export interface Picture {
  /** Which of the page's games it is. */
  game: GameId;
  text: Pick<GameText, "setup" | "transcript" | "ply">;
  names: Readonly<Record<Side, string>>;
  table: Rooms["table"]["game"];
  look: Pick<Core["settings"]["current"], "theme" | "scheme" | "lang">;
}

export function pictureOf(state: StateOf<"table">, texts: Pick<Texts, "t" | "opponent">): Picture {
  const shownPoint = shownGame(state);
  const { setup, line, ply, game } = shownPoint;
  const { theme, scheme, lang } = state.settings.current;
  const table = state.table.game;
  const point = { setup, transcript: line.join(""), ply };
  // No point of a game, such as a position that is being set up.
  const position = { setup: { position: positionText(shownPoint) }, transcript: "", ply: 0 };
  return {
    game,
    text: showsPoint(state) ? point : position,
    names: { black: whoPlays(state, "black", texts), white: whoPlays(state, "white", texts) },
    // A board that turns is for the two who play.
    table: table && { ...table, mover: null, terms: { ...table.terms, turns: false } },
    look: { theme, scheme, lang },
  };
}

function whoPlays(
  state: StateOf<"table">,
  side: Side,
  { t, opponent }: Pick<Texts, "t" | "opponent">,
) {
  const { current } = state.settings;
  const kind = current[side];
  const given = givenName(state, side);
  if (given !== "" || isOthersGame(state)) return given;
  if (kind === "computer") return opponent(current[`${side}-level`]);
  return nameOn(state, side) || (kind === "human" ? "" : t(`player-${kind}`));
}

/**
 * Shows a picture: one move more is played, another point is gone to, and any other game is put on
 * the board.
 */
export async function showPicture(
  context: Context<"table">,
  { game: id, text, names, table, look }: Picture,
) {
  const { store } = context;
  if (id !== store.get().game.game) await chooseGame(context, id);
  store.dispatch({ type: "chosen", choices: look, byHost: true });
  const wasTable = store.get().table.game !== null;
  showGame(context, text, wasTable && table === null);
  for (const side of ["black", "white"] as const)
    if (store.get().host.names[side] !== names[side])
      store.dispatch({ type: "person-named", side, name: names[side] });
  if (table !== null) store.dispatch({ type: "table-set", table });
}

/** @returns null if it is no position of a game */
function restored(
  session: Context["session"],
  text: Picture["text"],
): ReturnType<Context["session"]["restore"]> | null {
  try {
    return session.restore(text);
  } catch {
    return null;
  }
}

/** @param isNew whether it is another game, whatever its moves */
function showGame(context: Context<"table">, text: Picture["text"], isNew: boolean) {
  const { store, session } = context;
  const before = store.get().game;
  const game = restored(session, text);
  // A board without discs, on the way to a position.
  if (game === null) return;
  const { initial, line, ply } = game.snapshot();
  const isSame = !isNew && initial === before.initial;
  const shared = before.line.findIndex((move, at) => move !== line[at]);
  const goesOn = isSame && shared < 0 && before.ply === before.line.length;
  const isNext = goesOn && line.length === before.line.length + 1 && ply === line.length;
  if (isNext && !isCorrected(line[before.ply])) {
    game.free();
    const square = squareIndex(before, line[before.ply]);
    if (square !== null) play(context, square, null, true);
  } else if (isSame && shared < 0 && line.length === before.line.length) {
    game.free();
    if (ply !== before.ply)
      store.dispatch({ type: "jumped", game: session.goTo(ply), pause: true });
  } else {
    store.dispatch({ type: "loaded", game: session.show(game), byHost: true, text: "" });
    // The sentence is that of the point: nobody in the room has loaded anything.
    store.dispatch({ type: "jumped", game: session.goTo(ply), pause: true });
  }
}
