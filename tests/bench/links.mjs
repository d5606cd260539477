// Tournament games of WTHOR files into a friend's link and back: whether each comes back move by
// move, the longest link, and the time. Names and moves are read as the page reads them.
import { readFile } from "node:fs/promises";
import path from "node:path";
import process from "node:process";
import { rules } from "../../www/test/support/built-rules.js";
import { friendFragment, readFriendLink } from "../../www/play/links/friend-link.ts";

const files = process.argv.slice(2);
if (files.length === 0) {
  console.error("usage: node --import tsx tests/bench/links.mjs GAMES.wtb…");
  process.exit(2);
}
const friend = { g: "k7q2x9", mine: "black", names: { black: "Anna", white: "Ben" }, agreed: 0 };
let count = 0;
let longest = 0;
const different = [];
const began = performance.now();
for (const file of files) {
  const database = { name: path.basename(file), bytes: new Uint8Array(await readFile(file)) };
  for (const { text } of rules.read_collection([database]).games) {
    const link = friendFragment(snapshotOf(rules.new_game({ transcript: text })), friend);
    const { facts, game } = readFriendLink(link);
    const { line } = snapshotOf(rules.read_link(game));
    const isSame = line.join("") === text && facts.g === friend.g && facts.by === friend.mine;
    if (!isSame) different.push(`${file}: ${text}`);
    longest = Math.max(longest, link.length);
    count += 1;
  }
}
const seconds = ((performance.now() - began) / 1000).toFixed(1);
for (const game of different) console.log(game);
console.log(
  `${count} games, ${different.length} of them different, longest link ${longest} characters, ${seconds} s`,
);
process.exit(count > 0 && different.length === 0 ? 0 : 1);

/** A game as it stands, which is freed. */
function snapshotOf(game) {
  const snapshot = game.snapshot();
  game.free();
  return snapshot;
}
