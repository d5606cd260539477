// Links between friends: tournament games go into a link and come back as they were.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import test from "node:test";
import { rules } from "../test/support/built-rules.js";
import { friendFragment, readFriendLink, resultFragment } from "./friend-link.js";
import { verify } from "./received.js";

/** Five hundred tournament games of four decades, a transcript a line. */
const FILE = new URL("../../tests/data/tournament-games.txt", import.meta.url);
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
