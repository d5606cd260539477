/**
 * Walks through the page with Orca, the screen reader of Linux desktops, in Debian's Chromium: what
 * it says is in the files beside this one. Needs a folder built by `cargo xtask dist`, and Debian's
 * packages at-spi2-core, chromium, dbus, libglib2.0-bin, orca, xdotool and xvfb.
 *
 * `node tests/orca/orca.mjs` compares: every line of a file has to be said. What else is said,
 * and in which order, is no error: Orca repeats itself as it likes. `--record` writes the files
 * again, and a name of a file runs that one alone. `ORCA_TRACE=1` before it shows what the programs
 * report, and keeps Orca's log.
 *
 * A file has one step a line. `> keys` presses keys by their names in X, `> tab` presses Tab until
 * the words after it are said, `> hear` waits for them. Below a step stands what is said then; `…`
 * stands for any text.
 */

import { spawn, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { extname, join, normalize } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";

const HERE = fileURLToPath(new URL(".", import.meta.url));
const FOLDER = process.env.REVERSI_DIST ?? fileURLToPath(new URL("../../dist", import.meta.url));
const PROGRAMS = ["Xvfb", "chromium", "dbus-run-session", "gdbus", "orca", "xdotool"];
const BUS_LAUNCHER = "/usr/libexec/at-spi-bus-launcher";
const TYPES = {
  ".css": "text/css",
  ".html": "text/html",
  ".js": "text/javascript",
  ".json": "application/json",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json",
};
/** Milliseconds until the first word after a key, and without a word after which a step is over. */
const FIRST_WORD = 6000;
const SILENCE = 2000;
/** Milliseconds of the longest wait. */
const PATIENCE = 60_000;
/** The most presses of Tab that look for something. */
const MAX_TABS = 60;

/** Has Orca write each line of its log at once. */
const LOG_BY_LINES = `import builtins
whole = builtins.open
def by_lines(file, mode="r", buffering=-1, *rest, **named):
    return whole(file, mode, 1 if str(file).endswith("orca.log") else buffering, *rest, **named)
builtins.open = by_lines
`;

const children = [];

/** Starts a program that runs until the end of the walks. */
function start(program, args, env = {}) {
  const child = spawn(program, args, {
    env: { ...process.env, ...env },
    stdio: process.env.ORCA_TRACE ? "inherit" : "ignore",
  });
  child.on("error", (error) => console.error(`${program}: ${error.message}`));
  children.push(child);
  return child;
}

/** Runs a program to its end. */
function run(program, ...args) {
  const { status, stdout, stderr } = spawnSync(program, args, { encoding: "utf8" });
  if (status !== 0) throw new Error(`${program} ${args.join(" ")}: ${stderr}`);
  return stdout;
}

/** The built folder as a site, with a page that has a board of it. */
async function serve() {
  const server = createServer(async ({ url }, response) => {
    const { pathname } = new URL(url, "http://localhost");
    const folder = pathname === "/host-page.html" ? HERE : FOLDER;
    const path = join(folder, normalize(pathname === "/" ? "/index.html" : pathname));
    try {
      const content = await readFile(path);
      response.writeHead(200, { "Content-Type": TYPES[extname(path)] ?? "text/plain" });
      response.end(content);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { server, address: `http://127.0.0.1:${server.address().port}/` };
}

/** A desktop without a picture, with a bus for readers, and Orca on it. */
async function startReader(home) {
  const display = `:${90 + (process.pid % 900)}`;
  process.env.DISPLAY = display;
  process.env.HOME = home;
  process.env.XDG_RUNTIME_DIR = home;
  start("Xvfb", [display, "-screen", "0", "1280x900x24"]);
  await until("a display", () => spawnSync("xdotool", ["getmouselocation"]).status === 0);
  start(BUS_LAUNCHER, ["--launch-immediately"]);
  const set = (name) =>
    spawnSync("gdbus", [
      ...["call", "--session", "--dest", "org.a11y.Bus", "--object-path", "/org/a11y/bus"],
      ...["--method", "org.freedesktop.DBus.Properties.Set", "org.a11y.Status", name, "<true>"],
    ]).status === 0;
  await until("the readers' bus", () => set("ScreenReaderEnabled") && set("IsEnabled"));
  const log = join(home, "orca.log");
  // Without a synthesizer Orca goes on at once, and writes what it would say.
  const modules = join(home, "python");
  for (const folder of [join(home, ".local/share/orca"), modules])
    await mkdir(folder, { recursive: true });
  await writeFile(join(modules, "speechd.py"), "raise ImportError\n");
  await writeFile(join(modules, "sitecustomize.py"), LOG_BY_LINES);
  start("orca", [`--debug-file=${log}`, "--replace"], { PYTHONPATH: modules });
  const spoken = async () => {
    const text = existsSync(log) ? await readFile(log, "utf8") : "";
    return [...text.matchAll(/ SPEECH OUTPUT: '(.*?)'\{/g)].map(([, words]) =>
      words.replaceAll("\u2060", "").trim(),
    );
  };
  await until("Orca's first words", async () => (await spoken()).length > 0);
  return spoken;
}

async function until(what, holds) {
  const end = Date.now() + PATIENCE;
  while (!(await holds())) {
    if (Date.now() > end) throw new Error(`there is no ${what}`);
    await sleep(200);
  }
}

/** Walks through one file, and returns its steps with what was said after each. */
async function walk(file, spoken, address, home) {
  const [title, ...lines] = (await readFile(join(HERE, file), "utf8")).split("\n");
  /** How much has been heard. */
  let heard = (await spoken()).length;
  let browser = null;
  const listen = async () => {
    const since = heard;
    let quiet = Date.now();
    while (Date.now() - quiet < (heard === since ? FIRST_WORD : SILENCE)) {
      await sleep(200);
      const { length } = await spoken();
      if (length !== heard) [heard, quiet] = [length, Date.now()];
    }
    return (await spoken()).slice(since, heard).filter(Boolean);
  };
  const acts = {
    open: async (parameters) => {
      const profile = await mkdtemp(join(home, "profile-"));
      browser = start("chromium", [
        `--app=${address}${parameters}`,
        `--user-data-dir=${profile}`,
        ...["--force-renderer-accessibility", "--no-first-run", "--disable-gpu", "--disable-quic"],
        ...["--disable-background-networking", "--disable-component-update", "--disable-sync"],
        ...["--window-position=0,0", "--window-size=1200,800", "--password-store=basic"],
        ...(process.getuid() === 0 ? ["--no-sandbox"] : []),
      ]);
      const find = () => spawnSync("xdotool", ["search", "--onlyvisible", "--name", "Reversi"]);
      await until("window of the page", () => find().status === 0);
      run("xdotool", "windowfocus", "--sync", String(find().stdout).trim().split("\n")[0]);
      // How a browser says that it loads differs from start to start.
      await listen();
      return [];
    },
    keys: async (names) => {
      const said = [];
      for (const name of names.split(" ")) {
        run("xdotool", "key", name);
        said.push(...(await listen()));
      }
      return said;
    },
    hear: async (words) => {
      const said = [];
      const end = Date.now() + PATIENCE;
      while (!said.some((line) => line.startsWith(words))) {
        if (Date.now() > end) throw new Error(`${file}: nobody says ${words}`);
        said.push(...(await listen()));
      }
      return said;
    },
    tab: async (words) => {
      for (let tabs = 0; tabs < MAX_TABS; tabs += 1) {
        run("xdotool", "key", "Tab");
        const said = await listen();
        if (said.some((line) => line.startsWith(words))) return said;
      }
      throw new Error(`${file}: Tab does not lead to ${words}`);
    },
  };
  const steps = [];
  try {
    for (const line of lines.filter((text) => text.startsWith("> "))) {
      const [, act, rest] = /^> (\w+) (.*)$/.exec(line);
      steps.push({ line, said: await acts[act](rest) });
      console.log([line, ...steps.at(-1).said].join("\n"));
    }
  } finally {
    browser?.kill();
  }
  const text = steps.map(({ line, said }) => [line, ...said, ""].join("\n")).join("\n");
  return { written: `${title}\n\n${text.trimEnd()}\n`, heard: steps.flatMap(({ said }) => said) };
}

/** Whether a line has the expected text, in which `…` stands for any. */
function matching(expected) {
  const parts = expected.split("…").map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  const pattern = new RegExp(`^${parts.join(".*")}$`);
  return (line) => pattern.test(line);
}

const absent = PROGRAMS.filter((program) => spawnSync("which", [program]).status !== 0);
if (absent.length > 0) throw new Error(`not installed: ${absent.join(", ")}`);
if (!process.env.DBUS_SESSION_BUS_ADDRESS?.startsWith("unix:") || !process.env.ORCA_WALK) {
  const args = ["--", process.execPath, ...process.argv.slice(1)];
  const env = { ...process.env, ORCA_WALK: "1" };
  process.exit(spawnSync("dbus-run-session", args, { env, stdio: "inherit" }).status ?? 1);
}
const home = await mkdtemp(join(tmpdir(), "orca-"));
const { server, address } = await serve();
const record = process.argv.includes("--record");
const only = process.argv.slice(2).filter((name) => !name.startsWith("--"));
try {
  const spoken = await startReader(home);
  for (const file of (await readdir(HERE)).filter((name) => name.endsWith(".txt"))) {
    if (only.length > 0 && !only.includes(file.slice(0, -4))) continue;
    const { written, heard } = await walk(file, spoken, address, home);
    if (record) await writeFile(join(HERE, file), written);
    const lines = (await readFile(join(HERE, file), "utf8")).split("\n").slice(1);
    const expected = lines.filter((line) => line !== "" && !line.startsWith("> "));
    const unsaid = expected.find((line) => !heard.some(matching(line)));
    if (unsaid !== undefined) {
      console.error(`${file}: Orca does not say “${unsaid}”`);
      process.exitCode = 1;
    }
  }
} finally {
  for (const child of children.reverse()) child.kill();
  server.close();
  await sleep(500);
  if (!process.env.ORCA_TRACE) await rm(home, { recursive: true, force: true, maxRetries: 5 });
}
process.exit();
