/**
 * The messages between the board and the host page: the form of each command, and the events that
 * follow from a change of the state. Their shapes are in embed/element-types.ts. Pure.
 */

import type { BoardEvent, Command, EngineClaim, Place } from "../../../embed/element-types.ts";
import type { Core } from "../../floor/base/page.ts";
import type { Room } from "../../play/ui/room.ts";
import { fieldsOf } from "../../floor/base/browser-values.ts";
import { PageError, textOf } from "../../floor/base/problems.ts";
import { type Forfeit, forfeitNow, wholeBoard } from "../../play/board/forfeit.ts";
import { passWaits } from "../../play/board/turn.ts";
import { otherSide } from "../../play/games/sides.ts";
import { squareName } from "../../play/games/squares.ts";

/** The version that every message names under `reversi`. */
const VERSION = 1;

const isString = (value: unknown) => typeof value === "string";
const isNothing = (value: unknown) => value === undefined || value === null;
const isPly = (value: unknown) => Number.isInteger(value);
const isRecord = (value: unknown) =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isFile = (value: unknown) => {
  const { name, bytes } = Object(value);
  return isString(name) && bytes instanceof Uint8Array;
};

/** Why a host page has no files for an address. */
const PROBLEMS = ["games-address", "games-missing", "games-many", "file-too-large"];

/** The fields of each command with what they may hold. */
const FIELDS: Record<Command["type"], Record<string, (value: unknown) => boolean>> = {
  newgame: { options: (value) => isNothing(value) || isRecord(value) },
  load: { moves: isString, ply: (value) => isNothing(value) || isPly(value) },
  goto: { ply: isPly },
  play: { square: isString },
  set: { name: isString, value: () => true },
  games: {
    address: isString,
    files: (value) => isNothing(value) || (Array.isArray(value) && value.every(isFile)),
    number: (value) => isNothing(value) || isPly(value),
    ply: (value) => isNothing(value) || isPly(value),
    relay: (value) => isNothing(value) || typeof value === "boolean",
    keep: (value) => isNothing(value) || typeof value === "boolean",
    problem: (value) => isNothing(value) || PROBLEMS.includes(String(value)),
  },
  choose: { number: isPly },
  answer: { square: isString, allowed: (value) => typeof value === "boolean" },
};

const isType = (type: unknown): type is Command["type"] =>
  typeof type === "string" && Object.hasOwn(FIELDS, type);

/** Whether a message is meant for the board at all: other scripts send messages too. */
export function isAddressed(data: unknown): data is { reversi: unknown } {
  return typeof data === "object" && data !== null && "reversi" in data;
}

/** @throws {PageError} that names what is wrong with it */
export function readCommand(data: { reversi: unknown }): Command {
  const { reversi, type, ...fields } = fieldsOf(data);
  if (reversi !== VERSION) throw new PageError("embed-version", textOf(reversi));
  if (!isType(type)) throw new PageError("embed-type", textOf(type));
  const allowed = FIELDS[type];
  for (const [name, holds] of Object.entries(allowed)) {
    if (!holds(fields[name])) throw new PageError("embed-shape", `${type}.${name}`);
  }
  for (const name of Object.keys(fields)) {
    if (!Object.hasOwn(allowed, name)) throw new PageError("embed-shape", `${type}.${name}`);
  }
  return { type, ...fields } as unknown as Command;
}

/**
 * @param page the host page
 * @param origin of it
 */
export function postTo(
  page: Pick<Window, "postMessage">,
  origin: string,
  message: BoardEvent | EngineClaim,
  transfer: Transferable[] = [],
) {
  // A file has the origin "null", to which no message can be addressed.
  const target = origin === "null" ? "*" : origin;
  page.postMessage({ reversi: VERSION, ...message }, target, transfer);
}

/** The point of the game, as events carry it. */
export function placeOf({ game }: Core): Place {
  const { line, ply, turn, score, position } = game;
  return { game: game.text, moves: line.join(""), ply, turn, ...score, position };
}

/** The events of a change for the host page; problems are reported apart from them. */
export function eventsBetween(
  state: Core,
  before: Core,
  rooms: readonly Pick<Room, "tells">[],
): BoardEvent[] {
  const { game, notice } = state;
  const moves = game.line.slice(0, game.ply).join("");
  const newNotice = notice !== before.notice;
  const moved = newNotice && notice.kind === "moved" && game !== before.game ? notice : null;
  const events: BoardEvent[] = [];
  if (moved)
    events.push({
      type: "move",
      square: squareName(game, moved.square),
      side: moved.side,
      moves,
      ...game.score,
    });
  if (moved && game.passed && !passWaits(state))
    events.push({ type: "pass", side: game.passed, moves });
  if (newNotice && notice.kind === "passed")
    events.push({ type: "pass", side: notice.side, moves });
  if (game !== before.game) events.push({ type: "change", ...placeOf(state) });
  if (moved && game.outcome) events.push({ type: "gameover", ...game.outcome, moves });
  const forfeit = forfeitNow(state, before);
  if (forfeit !== null) events.push({ type: "gameover", ...lostBy(forfeit, state), moves });
  for (const { tells } of rooms) events.push(...(tells?.(state, before, moved !== null) ?? []));
  return events;
}

/**
 * The end of a game that is lost before its end on the board: who has no time left loses all discs.
 */
function lostBy({ side, by }: Forfeit, { game: { score } }: Core) {
  const winner = otherSide(side);
  if (by === "time") return { ...wholeBoard(winner), winner, timeUp: side };
  return { black: score.black, white: score.white, winner, resigned: side };
}
