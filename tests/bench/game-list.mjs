// How long the list of the games of a file takes in Chromium with the page's thread slowed down to
// a quarter: from the choice of the file to the first row, and from a key in the filter to the end
// of the next frame, by the clock and of the thread's processor. Workers are not slowed down: what
// the reading takes them is printed beside it. Several folders are measured in turns.
import { mkdtemp, readFile, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import process from "node:process";

import { serveFolder, startChromium } from "./support/page.mjs";
import { spread } from "./support/times.mjs";

/** Each folder is opened so often; the median counts. */
const ROUNDS = 5;

const SLOWDOWN = 4;

/** The text that is typed: its letters are in names and openings. */
const TYPED = "tam";

/** Milliseconds that a visitor takes to reach for the filter, and for the next key. */
const PAUSE = 500;

const [file, ...folders] = process.argv.slice(2);
if (!file || folders.length === 0) {
  console.error("usage: node game-list.mjs GAMES.pgn FOLDER...");
  process.exit(2);
}
const name = path.basename(file);
const games = new Map([[name, await readFile(file)]]);
const profile = await mkdtemp(path.join(os.tmpdir(), "game-list-"));
const browser = startChromium(profile);

/** Runs in the page first: what each key takes, and what the worker takes to read. */
const WATCH = `
  const frameEnds = () => new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(() => resolve(performance.now())));
  });
  const keys = [];
  addEventListener("keydown", ({ timeStamp }) => {
    keys.push(frameEnds().then((now) => now - timeStamp));
  }, { capture: true });
  let read = 0;
  const { postMessage } = Worker.prototype;
  Worker.prototype.postMessage = function (message) {
    if (message.type === "collect") {
      const asked = performance.now();
      this.addEventListener("message", () => { read = performance.now() - asked; });
    }
    postMessage.call(this, message);
  };
`;

/** Resolves to the milliseconds from the choice of the file to the frame with the first rows. */
const CHOOSE = `(async () => {
  const name = ${JSON.stringify(name)};
  const field = document.querySelector("[data-files]");
  const chosen = new DataTransfer();
  chosen.items.add(new File([await (await fetch(name)).blob()], name));
  field.files = chosen.files;
  const started = performance.now();
  const shown = new Promise((resolve) => {
    new MutationObserver((_, observer) => {
      if (document.querySelector(".library [data-row]") === null) return;
      observer.disconnect();
      resolve(frameEnds());
    }).observe(document, { subtree: true, childList: true, attributes: true });
  });
  field.dispatchEvent(new Event("change", { bubbles: true }));
  return (await shown) - started;
})()`;

const pause = (ms) => `new Promise((resolve) => setTimeout(resolve, ${ms}))`;

/** The milliseconds that the page's thread has had of the processor. */
async function processorTime(page) {
  const { metrics } = await page.command("Performance.getMetrics");
  return 1000 * metrics.find(({ name }) => name === "TaskDuration").value;
}

async function measure(address) {
  const page = await browser.open();
  await page.command("Page.enable");
  await page.command("Performance.enable", { timeDomain: "threadTicks" });
  await page.command("Page.addScriptToEvaluateOnNewDocument", { source: WATCH });
  await page.load(`${address}?lang=en&black=human&white=human`);
  await page.value(pause(PAUSE));
  await page.value(`document.querySelector("[data-action=text]").click()`);
  await page.value(pause(PAUSE));
  await page.command("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
  const started = await processorTime(page);
  const list = {
    shown: await page.value(CHOOSE),
    processor: (await processorTime(page)) - started,
  };
  const read = { shown: await page.value("read"), processor: null };
  await page.value(pause(PAUSE));
  await page.value(`document.querySelector("[name=filter]").focus()`);
  const keys = [];
  for (const text of TYPED) {
    const before = await processorTime(page);
    await page.command("Input.dispatchKeyEvent", { type: "keyDown", key: text, text });
    const shown = await page.value("keys.at(-1)");
    await page.command("Input.dispatchKeyEvent", { type: "keyUp", key: text });
    await page.value(pause(PAUSE));
    keys.push({ shown, processor: (await processorTime(page)) - before });
  }
  const said = await page.value(`document.querySelector(".library output").textContent`);
  await page.close();
  const [first, second, third] = keys;
  return {
    said,
    times: { list, "reading, at full speed": read, "first key": first, second, third },
  };
}

const sites = await Promise.all(folders.map((folder) => serveFolder(folder, games)));
const runs = folders.map(() => []);
try {
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [index, { address }] of sites.entries()) runs[index].push(await measure(address));
  }
} finally {
  await browser.quit();
  for (const { server } of sites) server.close();
  await rm(profile, { recursive: true, force: true });
}
for (const [index, folder] of folders.entries()) {
  console.log(`${folder}: ${runs[index][0].said} after "${TYPED}"`);
  for (const name of Object.keys(runs[index][0].times)) {
    const taken = runs[index].map(({ times }) => times[name]);
    const processor = taken.map(({ processor }) => processor);
    const cost = processor.includes(null) ? "" : `, of the processor ${spread(processor)}`;
    console.log(`  ${name}: ${spread(taken.map(({ shown }) => shown))}${cost}`);
  }
}
