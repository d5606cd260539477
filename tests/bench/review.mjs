// How often a review names the costliest move of a side, against a deeper judge, and how long it
// takes: processor time as measured in Node, of two instances of the engine's module that stand for
// the page's two workers and follow its plan. A third instance judges, unless only times are asked
// for: then every game is reviewed a second time, with other searches ending first. In place of
// both, the mistakes are compared with those that a program finds: the command line.
import { execFileSync } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import process from "node:process";
import { pathToFileURL } from "node:url";
import { isDeepStrictEqual } from "node:util";

import { isMistake } from "../../www/play/board/move-glyphs.ts";
import { dueSearches } from "../../www/rooms/review/review-plan.ts";

/** Nodes of the judge for each move: twelve times those of a first search before the ending. */
const JUDGED_NODES = 40e6;
/** How many discs less than the costliest a move may have lost that the judge looks at. */
const JUDGED_MARGIN = 3;
/** Values of deep searches differ by as many discs. */
const TOLERANCE = 1;

const [folder, file, count = "50", purpose = "judge"] = process.argv.slice(2);
if (!folder || !file) {
  console.error("usage: node review.mjs FOLDER GAMES.wtb [COUNT] [judge | times | PROGRAM]");
  process.exit(2);
}
const workers = [await instance(1), await instance(2)];
const judge = await instance(3);
const database = { name: "games.wtb", bytes: new Uint8Array(await readFile(file)) };
const all = judge.read_collection([database]).games;
const planned = { review: { plan: judge.due_searches } };
const step = Math.max(1, Math.floor(all.length / Number(count)));
const games = all.filter((_, index) => index % step === 0).slice(0, Number(count));
const totals = { sides: 0, right: 0, ms: 0, longest: 0, page: 0, program: 0, both: 0 };
for (const [number, { text }] of games.entries()) {
  const { review, ms } = reviewed(text, (search) => search.end);
  totals.ms += ms;
  totals.longest = Math.max(totals.longest, ms);
  if (purpose === "times") {
    const again = reviewed(text, (search) => -search.number);
    const mistakes = [...review.moves.values()].filter(({ loss }) => loss >= 2).length;
    const same = isDeepStrictEqual(found(review), found(again.review));
    console.log(
      `${number + 1} ${seconds(ms)} s ${mistakes} losses ${same ? "the same" : "DIFFERS"}`,
    );
    continue;
  }
  if (purpose !== "judge") {
    const program = await mistakesOf(purpose, text);
    const page = found(review).filter(({ loss }) => isMistake(loss));
    const numbers = page.map(({ ply }) => ply);
    const alone = program.filter((ply) => !numbers.includes(ply));
    const own = numbers.filter((ply) => !program.includes(ply));
    totals.page += numbers.length;
    totals.program += program.length;
    totals.both += program.length - alone.length;
    const compared = [...own, ...alone].map((ply) => ` move ${ply}`);
    console.log(
      `${number + 1}: ${numbers.length} and ${program.length} mistakes${compared.join()}`,
    );
    continue;
  }
  for (const side of ["black", "white"]) {
    totals.sides += 1;
    totals.right += isRight(text, review, side) ? 1 : 0;
  }
  console.error(`${number + 1} games, ${totals.right} of ${totals.sides} sides right`);
}
const percent = ((100 * totals.right) / totals.sides).toFixed(1);
const mean = seconds(totals.ms / games.length);
if (purpose === "judge") console.log(`sides ${totals.sides} right ${totals.right} ${percent} %`);
if (totals.program > 0)
  console.log(
    `mistakes of the page ${totals.page} of the program ${totals.program} of both ${totals.both}`,
  );
console.log(`seconds a game ${mean} most ${seconds(totals.longest)}`);

function seconds(ms) {
  return (ms / 1000).toFixed(1);
}

/** An instance of the module with its own table. */
async function instance(number) {
  const file = path.resolve(folder, "reversi-wasm.js");
  const module = await import(`${pathToFileURL(file)}?${number}`);
  const bytes = await readFile(path.resolve(folder, "reversi-wasm_bg.wasm"));
  await module.default({ module_or_path: bytes });
  return module;
}

/** The mistakes of a game by `reversi review`: the numbers of the moves. */
async function mistakesOf(program, text) {
  const folder = await mkdtemp(path.join(tmpdir(), "reversi-review-"));
  const file = path.join(folder, "game.txt");
  await writeFile(file, text);
  const printed = execFileSync(program, ["review", file], { encoding: "utf8", stdio: "pipe" });
  await rm(folder, { recursive: true });
  const lists = printed.matchAll(/ mistakes (\S+)$/gm);
  return [...lists].flatMap(([, list]) => (list === "-" ? [] : list.split(",").map(Number)));
}

/** The findings of a review, in the order of the moves. */
function found({ moves }) {
  return [...moves.values()].sort((a, b) => a.ply - b.ply);
}

/**
 * Reviews a game as two workers do, the one that is free first taking the next search. Of the
 * searches that run the one of the least `order` ends first.
 * @param {(search: {number: number, end: number}) => number} order
 */
function reviewed(text, order) {
  const games = workers.map((worker) => worker.new_game({ transcript: text }));
  const review = { game: games[0].snapshot(), moves: new Map(), searches: new Map() };
  const running = [];
  let ms = 0;
  for (;;) {
    const isRunning = ({ ply }) => running.some((search) => search.number === ply);
    // The plan keeps its answer by the review, and this one changes.
    const searches = dueSearches(planned, { ...review });
    if (searches.length === 0) break;
    const due = searches.find((search) => !isRunning(search));
    const free = games.find((game) => running.every((search) => search.game !== game));
    if (due && free) {
      const { ply: number, nodes } = due;
      const began = process.cpuUsage();
      const found = free.review_move(number, { nodes });
      const { user, system } = process.cpuUsage(began);
      running.push({ number, game: free, found, end: ms + (user + system) / 1000 });
      continue;
    }
    running.sort((a, b) => order(a) - order(b));
    const [{ number, found, end }] = running.splice(0, 1);
    ms = Math.max(ms, end);
    review.moves.set(number, found);
    const { loss, nodes } = found;
    review.searches.set(number, [...(review.searches.get(number) ?? []), { loss, nodes }]);
  }
  for (const game of games) game.free();
  return { review, ms };
}

/**
 * Whether the move named as the costliest of a side has lost most by the judge, or nearly. If none
 * is named, no move has lost a disc.
 * @param {ReturnType<typeof reviewed>["review"]} review
 * @param {"black" | "white"} side
 */
function isRight(text, { moves }, side) {
  const game = judge.new_game({ transcript: text });
  const judged = ({ ply }) => game.review_move(ply, { nodes: JUDGED_NODES }).loss;
  const ordered = [...moves.values()].sort((a, b) => a.ply - b.ply);
  const named = moves.get(judge.review_summary(ordered).costliest[side][0]);
  const loss = named ? judged(named) : 0;
  const least = named ? Math.min(named.loss, loss) - JUDGED_MARGIN : 0;
  const others = ordered.filter((move) => move.side === side && move !== named);
  const right = others.every((move) => move.loss <= least || judged(move) <= loss + TOLERANCE);
  game.free();
  return right;
}
