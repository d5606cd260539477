// How long the games of tournaments take on the page in Chromium, by the clock: reading files,
// opening the library after a reload, and the answer after each move on the board.
import { readFile, mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import process from "node:process";

import { serveFolder, startChromium } from "./support/page.mjs";
import { spread } from "./support/times.mjs";

/** The page is opened so often; the median counts. */
const ROUNDS = 5;

/** The moves of the game on the board, whose start a link shows. */
const LINE = "f5d6c3d3c4f4f6f3e6e7d7c5b6d8c6c7";

const [folder, ...files] = process.argv.slice(2);
if (!folder || files.length === 0) {
  console.error("usage: node database-page.mjs FOLDER GAMES.wtb... [WTHOR.JOU WTHOR.TRN]");
  process.exit(2);
}
const named = await Promise.all(
  files.map(async (file) => /** @type {const} */ ([path.basename(file), await readFile(file)])),
);
const { server, address } = await serveFolder(folder, new Map(named));
const profile = await mkdtemp(path.join(os.tmpdir(), "database-page-"));
const browser = startChromium(profile);
const page = await browser.open();

/** Resolves in the page to the milliseconds until a condition holds at the end of a frame. */
const until = (action, condition) => `(async () => {
  const frame = () => new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(() => resolve(performance.now())));
  });
  const start = performance.now();
  ${action};
  for (;;) {
    const now = await frame();
    if (${condition}) return now - start;
  }
})()`;

const OPENED = "document.querySelector('[data-shelf=tournaments][aria-pressed=true]')";
const SIZE =
  "[...document.querySelectorAll('.library [role=status]')].map((one) => one.textContent).join('')";
const ANSWERED = `document.querySelector('.library-count[aria-busy="false"]') &&
  document.querySelector('.library [data-row]')`;

/** Opens the page at the start of the game, then the library on the shelf of tournaments. */
async function openTournaments(condition) {
  await page.load(
    `${address}?lang=en&black=human&white=human&visit=${Math.random()}#m=${LINE}&ply=0`,
  );
  await page.value(until("", "!('starting' in document.documentElement.dataset)"));
  await page.value(
    until(
      "document.querySelector('[data-tab=games]').click()",
      "document.querySelector('[data-shelf=tournaments]')",
    ),
  );
  return page.value(until("document.querySelector('[data-shelf=tournaments]').click()", condition));
}

try {
  await page.command("Page.enable");
  await openTournaments(OPENED);
  const read = await page.value(
    until(
      `const chosen = new DataTransfer();
       for (const name of ${JSON.stringify(named.map(([name]) => name))})
         chosen.items.add(new File([await (await fetch(name)).blob()], name));
       const field = document.querySelector('[data-files]');
       field.files = chosen.files;
       field.dispatchEvent(new Event('change', { bubbles: true }))`,
      ANSWERED,
    ),
  );
  console.log(`${await page.value(SIZE)}, read in ${read.toFixed(0)} ms`);
  const opened = [];
  const answers = Array.from(LINE.match(/../g), () => []);
  for (let round = 0; round < ROUNDS; round += 1) {
    opened.push(await openTournaments(ANSWERED));
    await page.value(until("document.querySelector('.library [name=here]').click()", ANSWERED));
    for (const taken of answers) {
      taken.push(
        await page.value(until("document.querySelector('[data-action=next]').click()", ANSWERED)),
      );
    }
  }
  console.log(`opened and answered: ${spread(opened)}`);
  for (const [ply, taken] of answers.entries()) {
    console.log(`answer after ${ply + 1} moves: ${spread(taken)}`);
  }
  console.log(`answer after a move: ${spread(answers.flat())}`);
} finally {
  await browser.quit();
  server.close();
  await rm(profile, { recursive: true, force: true });
}
