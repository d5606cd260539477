/**
 * Links between friends: the fragment of a game with its name, its people and who has sent it, and
 * the link of a result. The rules read the game itself. Pure.
 *
 * @import { Side, Snapshot } from "../../reversi-rules.js"
 * @import { FriendGame } from "../board/friend-game.js"
 *
 * The parts of a link beside the moves; `by` is null where it names no sender.
 * @typedef {object} LinkFacts
 * @property {string | null} g the name of the game; null if the link has none, as that of a result
 * @property {Side | null} by
 * @property {Readonly<Record<Side, string>>} names
 * @property {{black: number, white: number} | null} result the discs that the link claims
 * @property {Side | null} resigned the side that has resigned, by the link
 * @property {Side | null} timeUp the side that has had no time left, by the link
 */

import { problem } from "../base/problems.js";
import { isGameName, personName } from "../board/friend-game.js";

/** The longest fragment that is read: a game of sixty moves takes 300 characters at most. */
const MAX_FRAGMENT = 4_000;

/** The parts of a link beside the game; the point shown, comments and variations do not travel. */
const OWN = /^(?:g|by|b|w|r|ply|[ac]\d+|[nv]\d+)$/;

/** The letters for the sides. */
const LETTERS = /** @type {const} */ ({ black: "b", white: "w" });

/** The characters of a game's name. */
const NAME_CHARACTERS = "abcdefghijklmnopqrstuvwxyz0123456789";

/** A random name of a game. */
export function newGameName() {
  const bytes = crypto.getRandomValues(new Uint8Array(6));
  return Array.from(bytes, (byte) => NAME_CHARACTERS[byte % NAME_CHARACTERS.length]).join("");
}

/**
 * The fragment of the game for a friend, with its result if it is over.
 * @param {Snapshot} game
 * @param {FriendGame} friend
 */
export function friendFragment(game, { g, mine, names, resigned }) {
  const ended =
    game.outcome === null && resigned !== undefined ? `&r=${LETTERS[resigned]}-resigns` : "";
  return `${resultFragment(game)}${ended}&g=${g}&by=${LETTERS[mine]}${namesIn(names)}`;
}

/**
 * The fragment of a game between two people at one device.
 * @param {Snapshot} game
 * @param {Readonly<Record<Side, string>>} names
 * @param {Side | null} timeUp the side that has no time left
 */
export function tableFragment(game, names, timeUp) {
  const ended = game.outcome === null && timeUp !== null ? `&r=${LETTERS[timeUp]}-time` : "";
  return `${resultFragment(game)}${ended}${namesIn(names)}`;
}

/**
 * The fragment of a game with its result if it is over, which the reader's page checks.
 * @param {Pick<Snapshot, "fragment" | "outcome">} game
 */
export function resultFragment({ fragment, outcome }) {
  const moves = fragment === "" ? "#m=" : fragment.replace(/&ply=\d+/, "");
  return outcome === null ? moves : `${moves}&r=${outcome.black}-${outcome.white}`;
}

/** @param {Readonly<Record<Side, string>>} names */
function namesIn({ black, white }) {
  const part = (/** @type {string} */ letter, /** @type {string} */ name) =>
    name === "" ? "" : `&${letter}=${encodeURIComponent(name)}`;
  return part("b", black) + part("w", white);
}

/**
 * @param {string} fragment with its sign
 * @returns {{facts: LinkFacts, game: string}} `game` is the fragment of the game alone
 * @throws {import("../base/problems.js").Problem} if the link is too long, or its name is none
 */
export function readFriendLink(fragment) {
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
  const name = (/** @type {string} */ letter) => personName(parameters.get(letter) ?? "");
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

/** The side of a letter; null if it is none. @param {string | null | undefined} letter */
function sideOf(letter) {
  if (letter === LETTERS.black) return "black";
  return letter === LETTERS.white ? "white" : null;
}
