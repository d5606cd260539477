/**
 * The data that tie the game on the board to the same game on a friend's device: its name, who
 * plays which side, how many moves both have, and who has resigned. It is stored with the game.
 * Pure.
 */

import type { Side } from "../../../reversi-rules.js";
import type { Core } from "../../floor/base/page.ts";
import type { Settings } from "../settings/settings.ts";
import { fieldsOf, isCount } from "../../floor/base/browser-values.ts";
import { cutText, lettersOf } from "../../floor/base/letters.ts";
import { isSide } from "../games/sides.ts";

export interface FriendGame {
  /** The random name of the game, the same on both devices. */
  g: string;
  /** The visitor's side. */
  mine: Side;
  /** Of the two people; empty where none is given. */
  names: Readonly<Record<Side, string>>;
  /** The number of moves from the start that both have. */
  agreed: number;
  /** The side that has resigned; absent while none has. */
  resigned?: Side | undefined;
}

/** The name of a game: six letters or digits. */
const NAME = /^[a-z0-9]{6}$/;

/** Characters of a person's name at most. */
const MAX_NAME = 24;

/** Characters of a name in an address at most: two names fit beside sixty moves. */
const MAX_ENCODED_NAME = 54;

/**
 * Characters that turn the direction of a text, or that nobody sees; those that join the parts of
 * an emoji, or letters of scripts without capitals, are seen by what they join.
 */
const UNSEEN =
  /(?!(?<=\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f)\u200d(?=\p{Extended_Pictographic})|(?<=[\p{Lo}\p{M}])(?:\u200c|\u200d)(?=\p{Lo}))[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/gu;

const JOINERS = /\u200c|\u200d/gu;

/** A person's name as it may be shown and sent: one line without anything unseen. */
export function personName(text: string) {
  const line = visibleLine(text, MAX_NAME);
  // Where there is no room for all, what joins the parts of a letter goes first.
  const parts = hasRoom(line) ? line : line.replace(JOINERS, "");
  return (fitting(lettersOf(parts)) || fitting([...parts])).trim();
}

const hasRoom = (name: string) => encodeURIComponent(name).length <= MAX_ENCODED_NAME;

function fitting(letters: string[]) {
  while (!hasRoom(letters.join(""))) letters.pop();
  return letters.join("");
}

/**
 * A text from outside as it may be shown: one line without anything unseen.
 * @param most characters
 */
export function visibleLine(text: string, most: number) {
  const line = text.slice(0, 1_000).replace(UNSEEN, "").replace(/\s+/gu, " ").trim();
  return cutText(line, most).trim();
}

export function isGameName(value: unknown): value is string {
  return typeof value === "string" && NAME.test(value);
}

/**
 * The valid part of a stored value.
 * @returns null if it is none
 */
export function friendGameOf(value: unknown): FriendGame | null {
  const { g, mine, names, agreed, resigned } = fieldsOf(value);
  if (!isGameName(g) || !isSide(mine)) return null;
  const { black, white } = fieldsOf(names);
  return {
    g,
    mine,
    names: { black: personName(String(black ?? "")), white: personName(String(white ?? "")) },
    agreed: isCount(agreed) ? agreed : 0,
    ...(isSide(resigned) && { resigned }),
  };
}

/**
 * Another line of the game is on the board: the friend has the moves that both lines begin with.
 */
export function withAgreedLine(
  friend: FriendGame,
  before: readonly string[],
  line: readonly string[],
): FriendGame {
  const fork = line.findIndex((move, ply) => move !== before[ply]);
  const agreed = Math.min(friend.agreed, fork < 0 ? line.length : fork);
  return agreed === friend.agreed ? friend : { ...friend, agreed };
}

export function hasFriend({ black, white }: Settings) {
  return black === "friend" || white === "friend";
}

export function resignedSide({ friend, settings }: Pick<Core, "friend" | "settings">) {
  return hasFriend(settings.current) ? (friend?.resigned ?? null) : null;
}

/** The number of moves that the visitor cannot take back: the friend has them. */
export function agreedPlies({ friend, settings }: Pick<Core, "friend" | "settings">) {
  return friend !== null && hasFriend(settings.current) ? friend.agreed : 0;
}

/**
 * The number of moves that a link has: all up to the point shown, and those that the friend has.
 * Moves that are taken back stay behind.
 */
export function sentPlies(state: Pick<Core, "friend" | "settings" | "game">) {
  const { game } = state;
  if (!hasFriend(state.settings.current)) return game.line.length;
  return Math.max(game.ply, Math.min(agreedPlies(state), game.line.length));
}

/**
 * A person's name on a side: from the game with a friend, or a human's from the table, the host
 * page or the header of the game. Empty where none is given.
 */
export function nameOn(
  {
    friend,
    settings: { current },
    host,
    table,
    header,
  }: Pick<Core, "friend" | "settings" | "host" | "table" | "header">,
  side: Side,
) {
  if (friend !== null && hasFriend(current)) return friend.names[side];
  if (current[side] !== "human") return "";
  return table.game?.terms.names[side] || host.names[side] || header[side];
}

/** Whether the visitor has played what the friend has not: there is something to send. */
export function owesMoves(state: Pick<Core, "friend" | "settings" | "game">) {
  return hasFriend(state.settings.current) && sentPlies(state) > agreedPlies(state);
}
