/**
 * Links between friends: the fragment of a game with its name, its people and who has sent it, and
 * the link of a result. The rules read the game itself. Pure.
 */

import type { Side, Snapshot } from "../../../reversi-rules.js";
import { problem } from "../../floor/base/problems.ts";
import { type FriendGame, isGameName, personName } from "../board/friend-game.ts";

/** The parts of a link beside the moves; `by` is null where it names no sender. */
export interface LinkFacts {
  /** The name of the game; null if the link has none, as that of a result. */
  g: string | null;
  by: Side | null;
  names: Readonly<Record<Side, string>>;
  /** The discs that the link claims. */
  result: { black: number; white: number } | null;
  /** The side that has resigned, by the link. */
  resigned: Side | null;
  /** The side that has had no time left, by the link. */
  timeUp: Side | null;
}

/** The longest fragment that is read: a game of sixty moves takes 300 characters at most. */
const MAX_FRAGMENT = 4_000;

/** The parts of a link beside the game; the point shown, comments and variations do not travel. */
const OWN = /^(?:g|by|b|w|r|ply|[ac]\d+|[nv]\d+)$/;

const LETTERS = { black: "b", white: "w" } as const;

const NAME_CHARACTERS = "abcdefghijklmnopqrstuvwxyz0123456789";

/** A random name of a game. */
export function newGameName() {
  const bytes = crypto.getRandomValues(new Uint8Array(6));
  return Array.from(bytes, (byte) => NAME_CHARACTERS[byte % NAME_CHARACTERS.length]).join("");
}

/** The fragment of the game for a friend, with its result if it is over. */
export function friendFragment(game: Snapshot, { g, mine, names, resigned }: FriendGame) {
  const ended =
    game.outcome === null && resigned !== undefined ? `&r=${LETTERS[resigned]}-resigns` : "";
  return `${resultFragment(game)}${ended}&g=${g}&by=${LETTERS[mine]}${namesIn(names)}`;
}

/**
 * The fragment of a game between two people at one device.
 * @param timeUp the side that has no time left
 */
export function tableFragment(
  game: Snapshot,
  names: Readonly<Record<Side, string>>,
  timeUp: Side | null,
) {
  const ended = game.outcome === null && timeUp !== null ? `&r=${LETTERS[timeUp]}-time` : "";
  return `${resultFragment(game)}${ended}${namesIn(names)}`;
}

/** The fragment of a game with its result if it is over, which the reader's page checks. */
export function resultFragment({ fragment, outcome }: Pick<Snapshot, "fragment" | "outcome">) {
  const moves = fragment === "" ? "#m=" : fragment.replace(/&ply=\d+/, "");
  return outcome === null ? moves : `${moves}&r=${outcome.black}-${outcome.white}`;
}

function namesIn({ black, white }: Readonly<Record<Side, string>>) {
  const part = (letter: string, name: string) =>
    name === "" ? "" : `&${letter}=${encodeURIComponent(name)}`;
  return part("b", black) + part("w", white);
}

/**
 * @param fragment with its sign
 * @returns `game` is the fragment of the game alone
 * @throws {Problem} if the link is too long, or its name is none
 */
export function readFriendLink(fragment: string): { facts: LinkFacts; game: string } {
  if (fragment.length > MAX_FRAGMENT) throw problem("friend-link-long", "", "the link is too long");
  const parameters = new URLSearchParams(fragment.slice(1));
  const g = parameters.get("g");
  if (g !== null && !isGameName(g)) throw problem("friend-link-name", g, "no name of a game");
  const claim = parameters.get("r") ?? "";
  const result = /^(\d{1,2})-(\d{1,2})$/.exec(claim);
  const resigned = sideOf(/^([bw])-resigns$/.exec(claim)?.[1]);
  const timeUp = sideOf(/^([bw])-time$/.exec(claim)?.[1]);
  if (g === null && result === null && resigned === null && timeUp === null)
    throw problem("friend-link-result", claim, "no result");
  const name = (letter: string) => personName(parameters.get(letter) ?? "");
  const others = fragment
    .slice(1)
    .split("&")
    .filter((part) => !OWN.test(part.split("=")[0]));
  return {
    facts: {
      g,
      by: sideOf(parameters.get("by")),
      names: { black: name("b"), white: name("w") },
      result: result && { black: Number(result[1]), white: Number(result[2]) },
      resigned,
      timeUp,
    },
    game: `#${others.join("&")}`,
  };
}

/** The side of a letter; null if it is none. */
function sideOf(letter: string | null | undefined) {
  if (letter === LETTERS.black) return "black";
  return letter === LETTERS.white ? "white" : null;
}
