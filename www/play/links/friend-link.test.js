// Links between friends: tournament games go into a link and come back as they were.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import test from "node:test";
import { rules } from "../../test/support/built-rules.js";
import {
  friendFragment,
  newGameName,
  readFriendLink,
  resultFragment,
  tableFragment,
} from "./friend-link.ts";
import { verify } from "./received.ts";

/** Five hundred tournament games of four decades, a transcript a line. */
const FILE = new URL("../../../tests/data/tournament-games.txt", import.meta.url);
const GAMES = (await readFile(FILE, "utf8")).trim().split("\n");

/** The game of a fragment as the page reads it. */
function read(fragment) {
  const { facts, game: text } = readFriendLink(fragment);
  const read = rules.read_link(text);
  const game = read.snapshot();
  read.free();
  return { facts, game, fragment: text };
}

test("tournament games go to a friend's link and back", () => {
  assert.equal(GAMES.length, 500);
  const friend = { g: "k7q2x9", mine: "black", names: { black: "Anna", white: "Ben" } };
  for (const transcript of GAMES) {
    const played = rules.new_game({ transcript });
    const snapshot = played.snapshot();
    played.free();
    const link = friendFragment(snapshot, friend);
    assert.ok(link.length <= 300, link);
    const { facts, game } = read(link);
    assert.equal(game.line.join(""), transcript);
    assert.deepEqual([facts.g, facts.by, facts.names], ["k7q2x9", "black", friend.names]);
  }
});

test("the result of a tournament game is counted again, and another one is refused", () => {
  const over = GAMES.flatMap((transcript) => {
    const played = rules.new_game({ transcript });
    const snapshot = played.snapshot();
    played.free();
    return snapshot.outcome === null ? [] : [snapshot];
  });
  assert.ok(over.length > 400, `${over.length} finished games`);
  for (const snapshot of over) {
    const link = resultFragment(snapshot);
    assert.equal(verify(read(link)).agrees, true, link);
    const { black, white } = snapshot.outcome;
    const claim = black > 0 ? `r=${black - 1}-${white + 1}` : "r=1-63";
    const other = link.replace(`r=${black}-${white}`, claim);
    assert.equal(verify(read(other)).agrees, false, other);
  }
});

test("a link says who has sent it, who plays, and how the game has ended", () => {
  const facts = (fragment) => readFriendLink(fragment).facts;
  const none = { g: null, by: null, names: { black: "", white: "" }, result: null };
  const open = { resigned: null, timeUp: null };
  assert.deepEqual(facts("#m=f5&g=k7q2x9"), { ...none, ...open, g: "k7q2x9" });
  assert.deepEqual(facts("#m=f5&g=k7q2x9&by=w&b=Anna%20B&w=Ben&r=b-resigns"), {
    ...{ g: "k7q2x9", by: "white", names: { black: "Anna B", white: "Ben" } },
    ...{ result: null, resigned: "black", timeUp: null },
  });
  assert.deepEqual(facts("#m=f5&r=w-time"), { ...none, ...open, timeUp: "white" });
  assert.deepEqual(facts("#m=f5&r=40-24"), { ...none, ...open, result: { black: 40, white: 24 } });
  assert.equal(facts("#m=f5&g=k7q2x9&by=x").by, null);
  for (const claim of [
    "40-24-1",
    "x40-24",
    "140-24",
    "40-240",
    "b-resigns!",
    "xb-resigns",
    "c-time",
  ])
    assert.equal(facts(`#m=f5&g=k7q2x9&r=${claim}`).result, null, claim);
  assert.deepEqual(
    ["b-resigns!", "xb-resigns"].map((claim) => facts(`#m=f5&g=k7q2x9&r=${claim}`).resigned),
    [null, null],
  );
  assert.deepEqual(
    ["w-time!", "xw-time"].map((claim) => facts(`#m=f5&g=k7q2x9&r=${claim}`).timeUp),
    [null, null],
  );
});

test("what a link has beside the game does not reach the rules", () => {
  const game = (fragment) => readFriendLink(fragment).game;
  assert.equal(
    game(
      "#game=reversi&m=f5&start=parallel&g=k7q2x9&by=b&b=A&w=B&r=1-63&ply=1&c0=x&a12=y&n3=z&v0=q",
    ),
    "#game=reversi&m=f5&start=parallel",
  );
  assert.equal(game("#m=f5&g=k7q2x9&gg=1&cx=2&c=3"), "#m=f5&gg=1&cx=2&c=3");
});

test("a link that is too long, without a result, or with a name that is none is refused", () => {
  const refusal = (fragment) => {
    try {
      return readFriendLink(fragment);
    } catch ({ code, detail, message }) {
      return [code, detail, message];
    }
  };
  const long = `#g=k7q2x9&m=${"f5".repeat(2_000)}`;
  assert.equal(refusal(long)[0], "friend-link-long");
  assert.equal(refusal(`#g=k7q2x9&m=${"f".repeat(4_000 - 12)}`).facts.g, "k7q2x9");
  assert.deepEqual(refusal("#m=f5&g=K7"), ["friend-link-name", "K7", "no name of a game"]);
  assert.deepEqual(refusal("#m=f5"), ["friend-link-result", "", "no result"]);
  assert.deepEqual(refusal("#m=f5&r=soon"), ["friend-link-result", "soon", "no result"]);
});

test("a link to a friend has the sender, the names that are known, and a resignation", () => {
  const [open, over] = [{ transcript: "f5" }, { transcript: GAMES[0] }].map((settings) =>
    rules.new_game(settings).snapshot(),
  );
  const friend = { g: "k7q2x9", mine: "white", names: { black: "", white: "Ben & Co" } };
  assert.equal(friendFragment(open, friend), "#m=f5&g=k7q2x9&by=w&w=Ben%20%26%20Co");
  const resigned = friendFragment(open, { ...friend, resigned: "white" });
  assert.equal(resigned, "#m=f5&r=w-resigns&g=k7q2x9&by=w&w=Ben%20%26%20Co");
  assert.doesNotMatch(friendFragment(over, { ...friend, resigned: "white" }), /resigns/);
  const names = { black: "Ada", white: "" };
  assert.equal(tableFragment(open, names, null), "#m=f5&b=Ada");
  assert.equal(tableFragment(open, names, "black"), "#m=f5&r=b-time&b=Ada");
  assert.doesNotMatch(tableFragment(over, names, "black"), /time/);
  assert.equal(resultFragment({ fragment: "", outcome: null }), "#m=");
  assert.equal(resultFragment({ fragment: "#m=f5&ply=1", outcome: null }), "#m=f5");
});

test("names of games are six letters or digits, and differ", () => {
  const names = Array.from({ length: 200 }, newGameName);
  for (const name of names) assert.match(name, /^[a-z0-9]{6}$/);
  assert.equal(new Set(names).size, names.length);
});
