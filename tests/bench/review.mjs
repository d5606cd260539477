// How often a review names the costliest move of a side, against a deeper judge. Two instances of
// the engine's module stand for the page's two workers and follow its plan; the limits are nodes in
// place of milliseconds, so that the answer is the same on every machine.
import { readFile } from "node:fs/promises";
import process from "node:process";

import { dueSearches } from "../../www/state/review-plan.js";
import { loadModule } from "../node/support/engine.mjs";

/** Nodes of the judge for each move, thirty times those of a first search at a share of 0.5. */
const JUDGED_NODES = 40e6;
/** How many discs less than the costliest a move may have lost that the judge looks at. */
const JUDGED_MARGIN = 3;
/** Values of deep searches differ by as many discs. */
const TOLERANCE = 1;

const [folder, file, count = "50", share = "0.5"] = process.argv.slice(2);
if (!folder || !file) {
  console.error("usage: node review.mjs FOLDER GAMES.wtb [COUNT] [SHARE OF THE TIME]");
  process.exit(2);
}
const engine = await loadModule(folder);
const database = { name: "games.wtb", bytes: new Uint8Array(await readFile(file)) };
const games = engine.read_collection([database]).games.slice(0, Number(count));
const totals = { sides: 0, right: 0, ms: 0 };
for (const { text } of games) {
  const { review, ms } = reviewed(text);
  totals.ms += ms;
  for (const side of ["black", "white"]) {
    totals.sides += 1;
    totals.right += isRight(text, review, side) ? 1 : 0;
  }
}
const percent = ((100 * totals.right) / totals.sides).toFixed(1);
const seconds = (totals.ms / games.length / 1000).toFixed(1);
console.log(`sides ${totals.sides} right ${totals.right} ${percent} % seconds a game ${seconds}`);

/** Nodes of a millisecond, as measured in Node: endgames are solved faster. */
function nodesPerMs(number) {
  const empties = 61 - number;
  if (empties <= 23) return 15_000;
  return empties <= 28 ? 10_000 : 6_400;
}

/**
 * Reviews a game as two workers do, the one that is free first taking the next search.
 * @param {string} text
 */
function reviewed(text) {
  const game = engine.new_game({ transcript: text });
  const review = { game: game.snapshot(), moves: new Map(), searches: new Map() };
  const running = [];
  let ms = 0;
  for (;;) {
    const isRunning = ({ number }) => running.some((search) => search.number === number);
    const due = dueSearches(review).find((search) => !isRunning(search));
    if (due && running.length < 2) {
      const rate = nodesPerMs(due.number) * Number(share);
      const found = game.review_move(due.number, { nodes: Math.round(due.ms * rate) });
      running.push({ number: due.number, found, end: ms + found.nodes / rate });
      continue;
    }
    running.sort((a, b) => a.end - b.end);
    const ended = running.shift();
    if (!ended) break;
    ms = ended.end;
    review.moves.set(ended.number, ended.found);
    review.searches.set(ended.number, (review.searches.get(ended.number) ?? 0) + 1);
  }
  game.free();
  return { review, ms };
}

/**
 * Whether the move named as the costliest of a side has lost most by the judge, or nearly.
 * @param {string} text
 * @param {ReturnType<typeof reviewed>["review"]} review
 * @param {"black" | "white"} side
 */
function isRight(text, { moves }, side) {
  const game = engine.new_game({ transcript: text });
  const loss = ({ ply }) => game.review_move(ply, { nodes: JUDGED_NODES }).loss;
  const ordered = [...moves.values()].sort((a, b) => a.ply - b.ply);
  const [costliest] = engine.review_summary(ordered).costliest[side];
  const named = moves.get(costliest);
  const least = named ? Math.min(named.loss, loss(named)) : 1;
  const others = ordered.filter((move) => move.side === side && move !== named);
  const close = others.filter((move) => move.loss > least - JUDGED_MARGIN);
  const most = (named ? loss(named) : 0) + TOLERANCE;
  const right = close.every((move) => loss(move) <= most);
  game.free();
  return right;
}
