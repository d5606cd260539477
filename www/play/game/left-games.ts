/**
 * Games that the visitor has left for others: the last hundred, each with its lines, its comments,
 * its players and what the rooms keep with it; their stored form and its validation. Pure.
 */

import type { GameId, Side } from "../../../reversi-rules.js";
import type { Core, Unfinished } from "../../floor/base/page.ts";
import type { Lang } from "../../floor/base/languages.ts";
import type { GameText } from "./session.ts";
import { fieldsOf } from "../../floor/base/browser-values.ts";
import { madeOnce } from "../../floor/base/once.ts";
import { type GameDescriptor, gameNamed, isGame } from "../games/index.ts";
import { type Choices, seatsIn } from "../settings/settings.ts";
import { settingsOf } from "../settings/kept-settings.ts";
import { ownPlayed } from "./played.ts";
import { holdsGame, isSetUp } from "./previous-game.ts";
import { playersIn, storedFormOf, storedFormOfText, storedGameOf } from "./stored-game.ts";
import type { Players, StoredGame } from "./known-game.ts";

export interface LeftGame {
  /** Which of the page's games it is. */
  id: GameId;
  /** When it was left, in milliseconds since 1970. */
  time: number;
  players: Players;
  game: StoredGame;
  /** What the rooms keep with it. */
  parts: Unfinished;
  form: LeftGameForm;
}

export interface LeftGameForm {
  game: GameId;
  time: number;
  players: Players;
  kept: object;
  parts: Unfinished;
}

export const MAX_LEFT_GAMES = 100;

/** Games with friends that are kept beside those. */
export const MAX_FRIEND_GAMES = 80;

/** The last moment that a date can name, in milliseconds since 1970. */
export const LAST_TIME = 8.64e15;

/** Fewer moves alone are no game that anybody looks for. */
const MIN_MOVES = 3;

/** The visitor's own game, in the form in which it is kept. */
export function leftGameForm(state: Core, parts: Unfinished, time: number): LeftGameForm {
  const played = ownPlayed(state);
  const keptForm = storedFormOf({ ...played, previousGame: null });
  const players = played.seated ?? seatsIn(state.settings.current);
  return { game: played.game.game, time, players, kept: keptForm, parts };
}

/** Who plays a game that is stored: the players of its address, otherwise the visitor's choice. */
export function playersOfStored(
  game: GameDescriptor,
  stored: unknown,
  lang: Lang,
  choices: Choices,
): Players {
  const { players, seated } = fieldsOf(stored);
  const requested = playersIn(game, fieldsOf(seated ?? players));
  return seatsIn(settingsOf(lang, game, choices, requested));
}

/** A running game as it is stored, in the form in which one that was left is kept. */
export function leftStoredForm(
  id: GameId,
  stored: unknown,
  time: number,
  players: Players = {},
  parts: Unfinished = {},
): LeftGameForm {
  const { time: changed, instead, former, chosen, parts: shared, ...keptForm } = fieldsOf(stored);
  return { game: id, time, players, kept: keptForm, parts: { ...fieldsOf(shared), ...parts } };
}

/** The text of a game, where nothing else is known of it. */
export function leftTextForm(id: GameId, text: GameText, time: number): LeftGameForm {
  const keptForm = { ...storedFormOfText(text), counted: text.given ? "given" : "never" };
  return { game: id, time, players: {}, kept: keptForm, parts: {} };
}

/** @returns null if it is none */
export function leftGameOf(
  form: unknown,
  checkParts: (parts: Unfinished) => Unfinished,
): LeftGame | null {
  const { game: id, time, players, parts } = fieldsOf(form);
  if (!isGame(id) || !isTime(time)) return null;
  const game = checkedGame(form as LeftGameForm);
  if (game === null) return null;
  return {
    id,
    time,
    players: playersIn(gameNamed(id), fieldsOf(players)),
    game,
    parts: checkParts(fieldsOf(parts)),
    form: form as LeftGameForm,
  };
}

/** The stored game of a form, checked once: the list is read at every game that is left. */
const checkedGame = madeOnce(({ game, kept }: LeftGameForm) => storedGameOf(gameNamed(game), kept));

/** Whether a game is worth a place in the list. */
export function isWorthKeeping({ game, parts }: LeftGame) {
  const { transcript, comments = [], branches, friend } = game;
  // A move is named by a square or by a column: by one digit in either case.
  const moves = transcript.match(/\d/g)?.length ?? 0;
  if (friend !== null) return true;
  const hasMore = comments.length > 0 || (branches ?? []).length > 0 || isSetUp(game.setup);
  const hasParts = moves > 0 && Object.values(parts).some((part) => part !== null);
  return moves >= MIN_MOVES || hasMore || hasParts;
}

/** Whether a game of the list is a text: the same moves from the same start. */
export function isLeftGame(
  { id, game }: LeftGame,
  ofGame: GameId,
  { setup, transcript }: Pick<GameText, "setup" | "transcript">,
) {
  const same = JSON.stringify(game.setup) === JSON.stringify(setup);
  return id === ofGame && same && game.transcript === transcript;
}

/** The games that are no part of any that runs. */
export function notRunning(list: readonly LeftGame[], running: readonly LeftGame[]) {
  return list.filter((leftGame) => !running.some((other) => contains(other, leftGame)));
}

/** Whether a game has every line and every comment of another one, which no others have played. */
export function contains(leftGame: LeftGame, other: LeftGame) {
  return (
    leftGame.id === other.id &&
    haveSameNames(leftGame, other) &&
    holdsGame(leftGame.game, other.game)
  );
}

/** Whether two games are of the same persons; where one names nobody, they may be. */
function haveSameNames(one: LeftGame, other: LeftGame) {
  const namesOf = ({ parts: { table } }: LeftGame) =>
    [nameAt(table, "black"), nameAt(table, "white")].join("\n");
  const [names, others] = [namesOf(one), namesOf(other)];
  return names === others || [names, others].includes("\n");
}

/** A person's name at a table that is kept with a game; empty where none is given. */
export function nameAt(table: unknown, side: Side) {
  return String(fieldsOf(fieldsOf(fieldsOf(table).terms).names)[side] ?? "");
}

/**
 * The newest games, and the newest of those with friends, in the order in which they stay: a game
 * of a link or a text in which the visitor has done nothing goes before any other.
 * @param forms newest first
 */
export function newest(forms: readonly unknown[]) {
  const rooms = { friends: MAX_FRIEND_GAMES, others: MAX_LEFT_GAMES };
  const ordered = forms.toSorted((a, b) => Number(isUntouched(a)) - Number(isUntouched(b)));
  return ordered.filter((form) => {
    const kind = Object(Object(form).kept).friend ? "friends" : "others";
    rooms[kind] -= 1;
    return rooms[kind] >= 0;
  });
}

/**
 * Whether a game comes from elsewhere and has nothing of the visitor's: a line of the visitor's own
 * is a move that was played in it.
 */
export function isUntouched(form: unknown) {
  const { kept, parts } = fieldsOf(form);
  const { counted, comments, friend } = fieldsOf(kept);
  const isGiven = (comment: unknown) => fieldsOf(comment).given === true;
  return (
    counted === "given" &&
    !friend &&
    !(Array.isArray(comments) && !comments.every(isGiven)) &&
    Object.values(fieldsOf(parts)).every((part) => part === null)
  );
}

/**
 * The newest games, without as many of the oldest as take `characters` characters.
 * @param forms newest first
 */
export function withoutOldest(forms: readonly unknown[], characters: number) {
  let count = forms.length;
  for (
    let excess = characters;
    count > 0 && excess > 0;
    excess -= JSON.stringify(forms[count]).length
  )
    count -= 1;
  return forms.slice(0, count);
}

/** The newest first. */
export function byTime(one: unknown, other: unknown) {
  return timeOf(other) - timeOf(one);
}

export function timeOf(form: unknown) {
  const { time } = fieldsOf(form);
  return isTime(time) ? time : 0;
}

function isTime(time: unknown): time is number {
  return Number.isInteger(time) && Math.abs(time as number) <= LAST_TIME;
}
