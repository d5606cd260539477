/**
 * The visitor's own games as rows of the library: those that run first, then those that were left.
 */

import type { Side, Snapshot } from "../../../reversi-rules.js";
import type { CollectedGame } from "../../../reversi-wasm.js";
import type { Actions, StateOf } from "../../floor/base/page.ts";
import { fallenAt, wholeBoard } from "../../play/board/forfeit.ts";
import { NO_HEADER } from "../../play/board/header.ts";
import { holdsOwnGame } from "../../play/board/shown-game.ts";
import { NOTHING_BESIDE } from "../../play/game/comments-of-text.ts";
import { type LeftGame, nameAt, notRunning } from "../../play/game/left-games.ts";
import { FIRST_GAME, gameNamed } from "../../play/games/index.ts";
import { ALL_DISCS } from "../../play/games/reversi.ts";
import { otherSide } from "../../play/games/sides.ts";
import { opponentOn } from "../../play/players/seats.ts";
import { themeOf } from "../../floor/theming/themes.ts";
import { momentText } from "../../play/words/dates.ts";
import {
  type PartTexts,
  type Texts,
  createPartTexts,
  createTexts,
} from "../../play/words/texts.ts";

/** Where a game runs; null if it was left. */
export type Place = "on-board" | "running" | null;

/**
 * A row of the visitor's own: `facts` are what no other game has, and `day` begins with the year.
 */
export type OwnRow = CollectedGame & {
  left: LeftGame;
  place: Place;
  facts: readonly string[];
  day: string;
};

/** @param page the texts of the page */
export async function ownRows(
  state: StateOf<"leftGames">,
  actions: Actions,
  page: Texts,
): Promise<OwnRow[]> {
  const running = actions.runningGames();
  const textsOf = textsByGame(page);
  const onBoard = holdsOwnGame(state) ? state.game.game : null;
  const placeOf = ({ id }: LeftGame): Place => (id === onBoard ? "on-board" : "running");
  const all: [LeftGame, Place][] = [
    ...running.map((left): [LeftGame, Place] => [left, placeOf(left)]),
    ...notRunning(state.leftGames.list, running).map((left): [LeftGame, Place] => [left, null]),
  ];
  return Promise.all(
    all.map(async ([left, place], index) => {
      const snapshot = await actions.endOf(left).catch(() => null);
      return ownRow(left, place, snapshot, textsOf(left.id), index);
    }),
  );
}

/** The numbers of own games are below those of files. */
function ownRow(
  left: LeftGame,
  place: Place,
  snapshot: Snapshot | null,
  texts: PartTexts<"left-games">,
  index: number,
): OwnRow {
  const { t, lang } = texts;
  const { header = NO_HEADER } = left.game;
  const [black, white] = playersOf(left, texts);
  const discs = snapshot && discsOf(left, snapshot);
  const turn =
    snapshot === null ? t("unreadable") : turnText(left, snapshot, texts, place !== null);
  const [date, day] =
    left.time === 0 ? ["", ""] : [momentText(left.time, lang), new Date(left.time).toISOString()];
  return {
    ...NOTHING_BESIDE,
    assumed_black: false,
    number: -1 - index,
    text: snapshot === null ? " " : textOf(left, snapshot),
    moves: snapshot?.line.length ?? 0,
    black,
    white,
    event: header.event,
    date: header.date || date,
    day: header.date || day,
    opening: snapshot?.opening ?? null,
    black_discs: discs,
    left,
    place,
    // The count says that it is over.
    facts: [place === null ? "" : t(place), discs === null ? turn : "", ...factsOf(left, texts)],
  };
}

/** A game of another kind has a text that no engine takes for one of Reversi. */
function textOf({ id }: LeftGame, { text }: Snapshot) {
  return id === FIRST_GAME.id ? text : `${id} ${text}`;
}

function discsOf({ id }: LeftGame, { outcome, score }: Snapshot) {
  if (outcome === null || id !== FIRST_GAME.id) return null;
  const { black, white } = score;
  const rest = ALL_DISCS - black - white;
  if (black === white) return black + rest / 2;
  return black > white ? black + rest : black;
}

/** The facts of a game beside those of any game of the list. */
function factsOf({ id, game, parts }: LeftGame, { t, page }: PartTexts<"left-games">) {
  const { comments = [], branches } = game;
  return [
    id === FIRST_GAME.id ? "" : page.gameName(id),
    comments.length > 0 ? t("comments", { count: comments.length }) : "",
    branches && branches.length > 0 ? t("lines", { count: branches.length }) : "",
    parts.review ? t("reviewed") : "",
  ];
}

/** The texts of the rows: each game has its own names for its sides and players. */
function textsByGame({ lang, theme }: Texts): (id: string) => PartTexts<"left-games"> {
  const made: Map<string, PartTexts<"left-games">> = new Map();
  return (id) => {
    const texts =
      made.get(id) ??
      createPartTexts(createTexts(lang, themeOf(theme), gameNamed(id)), "left-games");
    made.set(id, texts);
    return texts;
  };
}

/** Whose turn it is in a game that runs or is one with a friend; in any, whether it is over. */
export function turnText(
  { game: { friend, counted }, players, parts }: LeftGame,
  { turn, outcome }: Pick<Snapshot, "turn" | "outcome">,
  { t, page }: PartTexts<"left-games">,
  isRunning: boolean,
) {
  if (outcome !== null) return t("finished");
  const fallen = fallenAt(parts.table);
  if (fallen !== null) {
    const winner = otherSide(fallen);
    const count = page.count(wholeBoard(winner), winner);
    return page.t("wins-on-time", { side: page.side(winner), count });
  }
  if (friend?.resigned)
    return friend.resigned === friend.mine
      ? t("you-resigned")
      : t("rival-resigned", { name: friend.names[friend.resigned] || page.t("friend") });
  if (turn === null) return "";
  if (friend !== null) {
    if (turn === friend.mine) return t("your-turn");
    return t("their-turn", { name: friend.names[turn] || page.t("friend") });
  }
  if (!isRunning) return "";
  const isOnly =
    counted !== "given" && players[turn] === "human" && players[otherSide(turn)] !== "human";
  const name = nameAt(parts.table, turn) || page.side(turn);
  return isOnly ? t("your-turn") : t("their-turn", { name });
}

/**
 * Who has played a game: those of its header, until a computer has played on for one of them. Who
 * sits at the board has no part in a game from elsewhere before that.
 */
export function playersOf(
  { id, players, parts, game }: LeftGame,
  { t, page }: PartTexts<"left-games">,
): [string, string] {
  const { friend, counted, header = NO_HEADER } = game;
  if (friend !== null) {
    const name = (side: Side) =>
      friend.names[side] || (side === friend.mine ? t("you") : page.t("friend"));
    return [name("black"), name("white")];
  }
  const name = (side: Side) =>
    nameAt(parts.table, side) ||
    (counted === "given" || players[side] === "human" ? header[side] : "") ||
    (counted === "given" ? page.side(side) : playerOf(id, players, side, page));
  return [name("black"), name("white")];
}

function playerOf(id: string, players: LeftGame["players"], side: Side, page: Texts) {
  const player = players[side];
  if (player === undefined) return "";
  if (player !== "computer") return page.t(player === "random" ? "player-random" : "player-human");
  const opponent = opponentOn(players, side, gameNamed(id).random);
  return opponent === null ? page.t("player-computer") : page.opponent(opponent);
}
