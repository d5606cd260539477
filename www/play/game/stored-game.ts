/** The stored form of a game, and its validation. Pure. */

import type { GameDescriptor } from "../games/index.ts";
import type { Core, Unfinished } from "../../floor/base/page.ts";
import type { Setup } from "../../../reversi-rules.js";
import type { GameText } from "./session.ts";
import type { Played } from "./played.ts";
import { areTexts, fieldsOf } from "../../floor/base/browser-values.ts";
import { type Choices, SEATS, choicesOf } from "../settings/settings.ts";
import { STORED_CHOICES, fieldOf } from "../settings/kept-settings.ts";
import { checkHeader } from "../board/header.ts";
import { friendGameOf } from "../board/friend-game.ts";
import { gameText, gameTextOf } from "./previous-game.ts";
import { type Counted, countedOf } from "../players/win-loss-record.ts";
import { checkComments, checkUnread } from "./stored-comments.ts";
import type { Players, StoredGame } from "./known-game.ts";

/** The names of all fields that the form of a game has had; `instead` is a tab's alone. */
export const FORM_FIELDS =
  "opening transcript ply comments given header stopped passDone counted helped seated former friend branches unread players chosen parts time instead".split(
    " ",
  );

/** The names in the stored form are older than those in the code: browsers hold such games. */
export function storedFormOf({
  game,
  previousGame,
  friend,
  branches,
  comments,
  header,
  ...facts
}: Omit<Played, "review">) {
  const { counted, helped, seated, paused, point } = facts;
  return {
    ...storedFormOfText(gameTextOf(game, comments.list, false, header)),
    stopped: paused === "visitor",
    passDone: point.passDone,
    counted: countedOf(counted, helped, game),
    helped,
    ...(seated && { seated }),
    former: previousGame && storedFormOfText(previousGame),
    ...(friend && { friend }),
    branches: branches.map((line) => line.join("")),
    unread: comments.source && { text: comments.source.text, line: comments.source.line },
  };
}

export function storedFormOfText({ setup, ...text }: GameText) {
  return { opening: setup, ...text };
}

/** @returns null if the value is not a stored form of this game */
export function storedGameOf(game: GameDescriptor, value: unknown): StoredGame | null {
  const text = textOf(game, value);
  if (text === null) return null;
  const fields = fieldsOf(value);
  const { stopped, passDone, former = null, branches = [], unread = null } = fields;
  const previousGame = textOf(game, former);
  const unreadText = checkUnread(unread);
  return {
    ...text,
    paused: stopped === true,
    passDone: passDone === true,
    ...recordOf(fields),
    previousGame,
    damagedPrevious: former !== null && previousGame === null,
    friend: friendGameOf(fields.friend),
    branches: areTexts(branches) ? branches : null,
    unread: unreadText,
    players: playersIn(game, fieldsOf(fields.players)),
    seated: fields.seated === undefined ? null : playersIn(game, fieldsOf(fields.seated)),
    chosen: fields.chosen === undefined ? null : chosenIn(fields.chosen),
    parts: fieldsOf(fields.parts),
    damagedComments: [value, former].some(hasDamagedComments) || (unread !== null && !unreadText),
  };
}

/** The players that the game has today. */
export function playersIn(game: GameDescriptor, players: Record<string, unknown>): Players {
  const choices = choicesOf(game);
  const knownSeats = SEATS.filter((name) => choices[name].includes(String(players[name])));
  return Object.fromEntries(knownSeats.map((name) => [name, players[name]]));
}

/** The players of a running game, where they are not all the visitor's own choice. */
export function requestedPlayers({ settings: { current, fromAddress } }: Pick<Core, "settings">): {
  players?: Players;
} {
  if (!SEATS.some((name) => Object.hasOwn(fromAddress, name))) return {};
  return { players: Object.fromEntries(SEATS.map((name) => [name, current[name]])) };
}

/**
 * The parts beside its game that a tab shares.
 * @param parts that outlive the tab
 */
export function sharedBeside(
  { settings: { stored } }: Pick<Core, "settings">,
  parts: Unfinished,
): { chosen: Choices; parts?: Unfinished } {
  const isEmpty = Object.values(parts).every((part) => part === null);
  return { chosen: seatsOf(stored), ...(!isEmpty && { parts }) };
}

export function seatsOf(choices: Choices): Choices {
  return Object.fromEntries(Object.entries(choices).filter(([name]) => isSeat(name)));
}

/**
 * Choices in which the players of a game are those that a tab has stored with it.
 * @param chosen null where an earlier version of the page has stored the game
 */
export function withChosen(
  choices: Choices,
  chosen: Choices | null,
  game: GameDescriptor,
): Choices {
  if (chosen === null) return choices;
  const isOf = (name: string) => isSeat(name) && fieldOf(name).game === game;
  const others = Object.entries(choices).filter(([name]) => !isOf(name));
  const own = Object.entries(chosen).filter(([name]) => isOf(name));
  return Object.fromEntries([...others, ...own]);
}

/** @param name of a choice */
const isSeat = (name: string) => SEATS.some((seat) => seat === fieldOf(name).field);

function chosenIn(value: unknown) {
  return seatsOf(STORED_CHOICES.check(value).value);
}

/**
 * Whether the record leaves a stored game out. Browsers hold games with "helped" in place of the
 * helped moves: such a game never counts, and neither does one whose helped moves are damaged.
 */
function recordOf({ counted, helped = [] }: Record<string, unknown>): {
  counted: Counted;
  helped: readonly string[];
} {
  if (!areTexts(helped)) return { counted: "never", helped: [] };
  const status = counted === "helped" ? "never" : counted;
  return { counted: status === "never" || status === "given" ? status : status === true, helped };
}

/** @returns null if the value is none */
function textOf(game: GameDescriptor, value: unknown): GameText | null {
  const fields = fieldsOf(value);
  const { opening, transcript, ply } = fields;
  if (!isSetup(game, opening) || typeof transcript !== "string" || !Number.isInteger(ply))
    return null;
  const { comments } = checkComments(fields.comments ?? []);
  const text = { setup: opening, transcript, ply: Number(ply) };
  return gameText(text, comments, fields.given === true, checkHeader(fields.header));
}

function hasDamagedComments(value: unknown) {
  const { comments = [] } = fieldsOf(value);
  return checkComments(comments).damaged;
}

/** Whether a game can begin so; a field that is absent has its usual value. */
export function isSetup({ setup }: GameDescriptor, value: unknown): value is Setup {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return false;
  if ("position" in value) return typeof value.position === "string";
  const fields = fieldsOf(value);
  return Object.entries(setup).every(([name, values]) =>
    [undefined, ...values].some((allowed) => allowed === fields[name]),
  );
}
