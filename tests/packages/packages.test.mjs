/**
 * The packed packages in empty projects, as their users have them: plain Node, a bundler, a page
 * with an import map, strict TypeScript, and the classic script. `cargo xtask release --check`
 * packs them and names their folder in REVERSI_PACKAGES.
 */

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { after, before, test } from "node:test";
import { fileURLToPath } from "node:url";
import { publint } from "publint";
import { OWN, SETTINGS } from "../../embed/host-page/attributes.ts";
import { EVENTS } from "../../embed/host-page/board-message.ts";
import { AT_REST, markup, serve } from "../support/chromium.mjs";

const root = fileURLToPath(new URL("../../", import.meta.url));
const packed = process.env.REVERSI_PACKAGES ?? "";
const built = process.env.REVERSI_DIST ?? join(root, "dist");
const MEDIA_TYPES = {
  ".html": "text/html",
  ".css": "text/css",
  ".js": "text/javascript",
  ".mjs": "text/javascript",
  ".wasm": "application/wasm",
  ".svg": "image/svg+xml",
};
const tool = (path) => join(root, "node_modules", path);
/** @type {string} */
let project;

/** The output of a program that runs in the project. */
const run = (program, ...args) =>
  execFileSync(program, args, {
    cwd: project,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "pipe"],
  });
const node = (...args) => run(process.execPath, ...args);
const write = (name, text) => writeFileSync(join(project, name), text);
const read = (...path) => readFileSync(join(project, ...path), "utf8");

before(() => {
  project = mkdtempSync(join(tmpdir(), "reversi-project-"));
  write("package.json", '{ "name": "empty", "private": true, "type": "module" }');
  const tarballs = readdirSync(packed).map((name) => join(packed, name));
  assert.equal(tarballs.length, 2);
  run("npm", "install", "--offline", "--no-audit", "--no-fund", ...tarballs);
});
after(() => rmSync(project, { recursive: true }));

/** The first program of a README. */
const firstProgram = (name) => {
  const [, program] = /```js\n(.*?)```/s.exec(read("node_modules", name, "README.md")) ?? [];
  assert.ok(program);
  return program;
};

const GAME = /^([a-h][1-8]){20,60} \d+-\d+$/;

test("plain Node runs the first program of the engine's README", () => {
  write("first.js", firstProgram("reversi-engine"));
  const out = node("first.js").trim();
  assert.match(out, GAME);
  assert.ok(out.startsWith("f5d6c3"));
  const [black, white] = out.split(" ")[1].split("-").map(Number);
  assert.equal(black + white, 64);
});

test("the README's other program solves its endgame", () => {
  const programs = read("node_modules", "reversi-engine", "README.md").split("```js\n");
  write("second.js", programs[2].split("```")[0]);
  assert.match(node("second.js").trim(), / 12 2$/);
});

test("the README's worker answers a game with a legal move", () => {
  const programs = read("node_modules", "reversi-engine", "README.md").split("```js\n");
  write("worker.js", programs[3].split("```")[0]);
  write(
    "worker-scope.js",
    `import { new_game } from "reversi-engine";
     globalThis.addEventListener = (type, listener) => { globalThis.receive = listener; };
     globalThis.postMessage = (square) =>
       console.log(new_game({ transcript: "f5d6c3" }).legal_moves().includes(square));
     await import("./worker.js");
     receive({ data: "f5d6c3" });`,
  );
  assert.equal(node("worker-scope.js").trim(), "true");
});

test("rules and side games are there by themselves", () => {
  write(
    "parts.js",
    `import init, { new_game } from "reversi-engine/rules";
     import initSide, { new_game as new_side_game } from "reversi-engine/side-games";
     await init(); await initSide();
     console.log(new_game({ transcript: "f5" }).legal_moves().length,
       new_side_game({ game: "tic-tac-toe" }).legal_moves().length);`,
  );
  assert.equal(node("parts.js").trim(), "3 9");
});

test("a bundler joins the engine for browsers", () => {
  write(
    "page.js",
    firstProgram("reversi-engine")
      .replace("\n\n", '\nimport engine from "reversi-engine/reversi-wasm_bg.wasm";\n\n')
      .replace("init()", "init({ module_or_path: engine })"),
  );
  const options = [
    "--bundle",
    "--format=esm",
    "--target=es2022",
    "--loader:.wasm=binary",
    "--outfile=bundle.js",
  ];
  node(tool("esbuild/bin/esbuild"), "page.js", ...options, "--log-level=error");
  assert.ok(!read("bundle.js").includes("node:fs"), "the browser's module is joined");
  assert.match(node("bundle.js").trim(), GAME);
});

test("a bundler keeps the definition of the element", () => {
  write("board.js", 'import "reversi-game";');
  node(
    tool("esbuild/bin/esbuild"),
    "board.js",
    "--bundle",
    "--format=esm",
    "--outfile=board-bundle.js",
    "--log-level=error",
  );
  assert.match(read("board-bundle.js"), /\.define\("reversi-game"/);
});

test("strict TypeScript accepts both packages, and refuses what they have not", () => {
  const compilerOptions = {
    strict: true,
    noEmit: true,
    target: "es2022",
    module: "nodenext",
    lib: ["es2023", "dom", "dom.iterable", "esnext.disposable"],
    types: [],
  };
  write("tsconfig.json", JSON.stringify({ compilerOptions, files: ["app.ts"] }));
  const compile = (text) => {
    write("app.ts", text);
    try {
      return node(tool("typescript/bin/tsc"), "--project", ".");
    } catch (error) {
      return error.stdout;
    }
  };
  const properties = [...SETTINGS, ...OWN].map((name) =>
    name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase()),
  );
  const program = `import init, { new_game, type Snapshot } from "reversi-engine";
    import ReversiGame, { type Place } from "reversi-game";
    await init();
    const snapshot: Snapshot = new_game({ transcript: "f5" }).snapshot();
    const board = document.querySelector("reversi-game");
    board?.addEventListener("reversi-change", ({ detail }) => { const place: Place = detail; place.moves; });
    if (ReversiGame) ReversiGame.base = "https://club.example/reversi/";
    board?.load(snapshot.line.join(""));
    if (board) ${properties.map((name) => `board.${name} = "1"`).join(", ")};
    `;
  assert.equal(compile(program), "");
  assert.match(compile(`${program} board?.lod("f5");`), /lod/);
  assert.match(compile(`${program} new_game({ plies: "f5" });`), /plies/);
});

test("a page with an import map plays by the module of the element", async () => {
  const page = read("node_modules", "reversi-game", "README.md");
  const [, map] = /(<script type="importmap">.*?<\/script>)/s.exec(page) ?? [];
  const [, first] = /```html\n(<!doctype.*?)```/s.exec(page) ?? [];
  assert.ok(map && first);
  write(
    "map.html",
    first
      .replace("<script", `${map}<script`)
      .replace("https://club.example/reversi/", "/reversi/")
      .replace("<reversi-game ", '<reversi-game moves="f5d6" black="human" '),
  );
  write(
    "title.js",
    'addEventListener("reversi-ready", (e) => { document.title = e.detail.moves; });',
  );
  write("map.html", read("map.html").replace("<title>", '<script src="title.js"></script><title>'));
  const { server, address } = await serve((request, response) => {
    const { pathname } = new URL(request.url, "http://localhost");
    const [, below] = pathname.split("/reversi/");
    const path = below === undefined ? join(project, pathname) : join(built, below || "index.html");
    try {
      response.setHeader("content-type", MEDIA_TYPES[extname(path)] ?? "text/plain");
      response.end(readFileSync(path));
    } catch {
      response.writeHead(404).end();
    }
  });
  try {
    const shownMarkup = await markup(`${address}map.html`, join(project, "profile"), AT_REST);
    assert.match(shownMarkup, /<title>f5d6<\/title>/);
  } finally {
    server.close();
  }
});

test("the module defines nothing where there is no document", () => {
  // As on a server that prepares pages.
  write("server.js", 'import ReversiGame from "reversi-game"; console.log(ReversiGame);');
  assert.equal(node("server.js").trim(), "undefined");
});

test("publint finds no fault in the packages", async () => {
  for (const name of ["reversi-engine", "reversi-game"]) {
    const { messages } = await publint({
      pkgDir: join(project, "node_modules", name),
      pack: false,
    });
    assert.deepEqual(messages, [], name);
  }
});

test("the manifest has every attribute and every event of the element", () => {
  const manifest = JSON.parse(read("node_modules", "reversi-game", "custom-elements.json"));
  const [element] = manifest.modules[0].declarations;
  const names = (list) => list.map(({ name }) => name).sort();
  assert.deepEqual(names(element.attributes), [...SETTINGS, ...OWN].sort());
  assert.deepEqual(names(element.events), EVENTS.map((name) => `reversi-${name}`).sort());
});
