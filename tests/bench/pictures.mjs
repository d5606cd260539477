// Pictures of boards, drawn by fixed seeds, and how many of them the page reads: a table with a
// line for each style of screenshots and one for photographs, and the pictures with a mistake.
//
//   node --import tsx tests/bench/pictures.mjs [PICTURES OF EACH SET, 100 unless told] [SEED, 1]
import process from "node:process";
import { readPicture } from "../../www/floor/pictures/read-picture.ts";
import { SETS, countOf, picturesOf } from "../../www/test/support/picture-set.js";

const count = Number(process.argv[2] ?? 100);
const first = Number(process.argv[3] ?? 1);
const KINDS = ["right", "said", "unseen", "silent"];
const mistakes = [];

/** How many pictures of each kind a set has by style, and in all as the first. */
function countsByStyle(set) {
  const styles = new Map([[set, [0, 0, 0, 0, 0]]]);
  for (const picture of picturesOf(set, count, { first })) {
    const style = picture.name.split(", ").slice(0, -2).join(", ");
    const found = countOf([picture], readPicture);
    const kind = KINDS.findIndex((name) => (found[name].length ?? found[name]) > 0);
    if (kind > 0) mistakes.push(`${set}, ${KINDS[kind]}: ${picture.name}`);
    for (const name of [set, style]) {
      const counts = styles.get(name) ?? [0, 0, 0, 0, 0];
      counts[0] += 1;
      counts[kind + 1] += 1;
      styles.set(name, counts);
    }
  }
  return styles;
}

console.log("| style | pictures | exactly right | wrong and said | no board seen | wrong unsaid |");
console.log("|---|---|---|---|---|---|");
for (const set of Object.keys(SETS)) {
  const styles = countsByStyle(set);
  for (const [name, counts] of styles)
    if (name === set || set !== "photographs") console.log(`| ${[name, ...counts].join(" | ")} |`);
}
console.log(["", ...mistakes].join("\n"));
