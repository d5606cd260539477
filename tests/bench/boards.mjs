// Twelve boards in a page of another host, each answer 80 ms late, with what an earlier visit left
// in the browser: how often they ask their host, and when the last one is ready. The hosts are
// nginx and Apache as documented, and three that send what services for static pages do.
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { createServer, connect } from "node:net";
import os from "node:os";
import path from "node:path";
import process from "node:process";
import { setTimeout as sleep } from "node:timers/promises";
import { gzipSync } from "node:zlib";

import { serve } from "../support/chromium.mjs";
import { PAGE, headersByFile } from "../support/hosting-rules.mjs";
import { startHost } from "../support/hosts.mjs";
import { TYPES, startChromium } from "./support/page.mjs";
import { spread } from "./support/times.mjs";

const BOARDS = 12;
/** Milliseconds between a question and its answer. */
const DELAY = 80;
/** The visits with a warm cache; the median counts. */
const VISITS = 7;

const DEFAULT = { "cache-control": "public, max-age=0, must-revalidate" };
/** The headers of services by a file's path. */
const SERVICES = {
  "a service that lets pages be kept for ten minutes": () => ({ "cache-control": "max-age=600" }),
  "a service with max-age=0": () => DEFAULT,
  "the same with _headers": (name) => ({ ...DEFAULT, ...lowerCase(headersByFile(name)) }),
};

const lowerCase = (headers) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

/** Serves the page with a tag for each file, as services do. */
async function startService(headersOf) {
  const { server, address } = await serve(async ({ url, headers }, response) => {
    const name = new URL(url, "http://host").pathname.slice("/reversi/".length) || "index.html";
    const body = await readFile(path.join(PAGE, name)).catch(() => null);
    if (body === null) return response.writeHead(404).end();
    const etag = `"${name}"`;
    const common = { ...headersOf(name), etag };
    if (headers["if-none-match"] === etag) return response.writeHead(304, common).end();
    const type = TYPES.get(path.extname(name)) ?? "application/octet-stream";
    const packed = gzipSync(body);
    response.writeHead(200, { ...common, "content-type": type, "content-encoding": "gzip" });
    return response.end(packed);
  });
  const remove = () => server.close();
  return { port: Number(new URL(address).port), remove };
}

/** A port that passes bytes on, those of answers late, and counts the questions. */
async function startLine(port) {
  const line = { questions: 0, port: 0, end: () => server.close() };
  const server = createServer((visitor) => {
    const host = connect(port, "127.0.0.1");
    // The first question of a connection waits until the connection is made.
    const made = performance.now() + DELAY;
    let [asked, sent] = [made, Promise.resolve()];
    visitor.on("data", (bytes) => {
      if (bytes.subarray(0, 4).toString() === "GET ") line.questions += 1;
      asked = Math.max(made, performance.now());
      host.write(bytes);
    });
    host.on("data", (bytes) => {
      const late = sleep(Math.max(asked, performance.now()) + DELAY - performance.now());
      sent = sent.then(() => late).then(() => visitor.write(bytes));
    });
    for (const [one, other] of [
      [visitor, host],
      [host, visitor],
    ]) {
      one.on("error", () => other.destroy());
      one.on("close", () => setTimeout(() => other.end(), 2 * DELAY));
    }
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  line.port = server.address().port;
  return line;
}

/** The page with the boards; its title tells when the last one is ready. */
const article = (address) => `<!doctype html><title>Boards</title>
  <script src="${address}embed/embed.js" defer></script>
  ${'<reversi-game lang="en"></reversi-game>'.repeat(BOARDS)}
  <script>
    let ready = 0;
    window.last = new Promise((resolve) => {
      addEventListener("reversi-ready", () => {
        ready += 1;
        if (ready === ${BOARDS}) resolve(performance.now());
      });
    });
  </script>`;

/** Visits the boards of a host, and prints what each visit took. */
async function measure(name, host) {
  const line = await startLine(host.port);
  const text = article(`http://127.0.0.1:${line.port}/reversi/`);
  const club = await serve((_, response) =>
    response.setHeader("content-type", "text/html").end(text),
  );
  const profile = await mkdtemp(path.join(os.tmpdir(), "boards-"));
  const browser = startChromium(profile);
  const page = await browser.open();
  await page.command("Page.enable");
  const visits = [];
  for (let visit = 0; visit <= VISITS; visit += 1) {
    line.questions = 0;
    await page.load(`${club.address}?${visit}`);
    visits.push({ time: await page.value("window.last"), questions: line.questions });
  }
  await browser.quit();
  await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  club.server.close();
  line.end();
  const [cold, ...warm] = visits;
  const questions = warm.map((visit) => visit.questions);
  console.log(
    `${name}: first visit ${cold.questions} requests, ${cold.time.toFixed(0)} ms; ` +
      `later ${Math.min(...questions)} to ${Math.max(...questions)} requests, ` +
      spread(warm.map(({ time }) => time)),
  );
}

for (const name of ["nginx", "apache2"]) {
  const host = await startHost(name);
  await measure(name, host);
  await host.remove();
}
for (const [name, headersOf] of Object.entries(SERVICES)) {
  const host = await startService(headersOf);
  await measure(name, host);
  host.remove();
}
process.exit();
