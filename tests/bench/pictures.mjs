// Pictures of boards, drawn by fixed seeds, and how many of them the page reads: a table of the
// sets, and the names of the pictures with a mistake.
//
//   node --import tsx tests/bench/pictures.mjs [PICTURES OF EACH SET, 100 unless told] [SEED, 1]
import process from "node:process";
import { readPicture } from "../../www/floor/pictures/read-picture.ts";
import { SETS, countOf, picturesOf } from "../../www/test/support/picture-set.js";

const count = Number(process.argv[2] ?? 100);
const first = Number(process.argv[3] ?? 1);
const names = [];
console.log(
  "| set | pictures | exactly right | wrong and said | no board seen | wrong unsaid | longest |",
);
console.log("|---|---|---|---|---|---|---|");
for (const set of Object.keys(SETS)) {
  let longest = 0;
  const timed = (picture) => {
    const began = performance.now();
    const board = readPicture(picture);
    longest = Math.max(longest, performance.now() - began);
    return board;
  };
  const { right, said, unseen, silent } = countOf(picturesOf(set, count, { first }), timed);
  const counts = [right, said.length, unseen.length, silent.length].join(" | ");
  console.log(`| ${set} | ${count} | ${counts} | ${Math.round(longest)} ms |`);
  for (const [kind, list] of Object.entries({ said, unseen, silent }))
    names.push(...list.map((name) => `${set}, ${kind}: ${name}`));
}
console.log(["", ...names].join("\n"));
