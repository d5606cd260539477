// The built service worker: a release is whole or not taken, whatever the host has at the moment.
import assert from "node:assert/strict";
import test from "node:test";
import {
  SCOPE,
  WORKER,
  anotherRelease,
  builtRelease,
  createFetch,
  createStores,
  idOf,
  startServiceWorker,
} from "../../test/support/service-worker-host.js";

const FIRST = builtRelease();
const FIRST_ID = idOf(FIRST);
const SECOND_ID = "5ec0000000d2";
const SECOND = anotherRelease(FIRST, SECOND_ID);

/** A browser that has visited the first release's host. */
async function visited(options) {
  const host = { files: new Map(FIRST), down: false };
  const caches = createStores();
  const fetch = createFetch(host, options);
  const start = (files = FIRST) => startServiceWorker(files.get(WORKER), caches, fetch);
  const worker = start();
  await worker.install();
  return { host, caches, start, worker };
}

const pathOf = (url) => url.slice(SCOPE.length) || "index.html";
/** The bytes of a response, which stays unread. */
const bytesOf = (response) => response.clone().bytes;

/** Which release a store holds; it throws if it is not exactly one. */
function releaseOf(store) {
  const holds = [];
  for (const [id, files] of [
    [FIRST_ID, FIRST],
    [SECOND_ID, SECOND],
  ]) {
    const isSame = ([url, stored]) => bytesOf(stored).equals(files.get(pathOf(url)));
    if ([...store].every(isSame)) holds.push(id);
  }
  assert.equal(holds.length, 1, "a store holds files of one release");
  return holds[0];
}

test("a visit stores the whole release", async () => {
  const { caches } = await visited();
  const [store] = caches.stores.values();
  assert.equal(releaseOf(store), FIRST_ID);
  const stored = new Set([...store.keys()].map(pathOf));
  for (const name of FIRST.keys()) {
    const online =
      /^(www\/install\/|embed\/|LICENSE|reversi-wasm|reversi-threads|service-worker)/.test(name);
    assert.equal(stored.has(name), !online, name);
  }
});

test("a release with any one file of another is refused, and nothing of it stays", async () => {
  const { host, caches, start } = await visited();
  for (const [url] of [...caches.stores.values()][0]) {
    host.files = new Map(SECOND).set(pathOf(url), FIRST.get(pathOf(url)));
    await assert.rejects(start(SECOND).install(), undefined, url);
    assert.equal(caches.stores.size, 1, url);
    host.files.delete(pathOf(url));
    await assert.rejects(start(SECOND).install(), undefined, url);
    assert.equal(caches.stores.size, 1, url);
  }
});

test("a release beside an edited file is refused with a warning, unless the number says so", async () => {
  const { host, caches } = await visited();
  const edited = Buffer.from(`${SECOND.get("www/club.js")}// our club\n`);
  const install = async (files, number) => {
    host.files = new Map(files);
    const script = String(SECOND.get(WORKER)).replace("edition = 1;", `edition = ${number};`);
    const said = [];
    const console = { warn: (text) => said.push(text) };
    const worker = startServiceWorker(Buffer.from(script), caches, createFetch(host), console);
    return {
      taken: await worker.install().then(
        () => true,
        () => false,
      ),
      said,
      named: worker.messages.map(({ edited }) => edited).sort(),
    };
  };
  const one = await install(new Map(SECOND).set("www/club.js", edited), 1);
  assert.equal(one.taken, false);
  assert.equal(one.said.length, 1);
  assert.match(one.said[0], /^www\/club\.js is not as it was built.*number 1/);
  const style = await install(new Map(SECOND).set("style.css", FIRST.get("style.css")), 1);
  const silent = { said: [], named: [] };
  assert.deepEqual(style, { taken: false, ...silent }, "a file that is still to be uploaded");
  const three = new Map(SECOND).set("www/club.js", edited);
  for (const name of ["style.css", "index.html"])
    three.set(name, Buffer.from(`${SECOND.get(name)}\n`));
  const all = await install(three, 1);
  const names = ["index.html", "style.css", "www/club.js"];
  assert.deepEqual(all.said.map((text) => text.split(" ")[0]).sort(), names);
  assert.deepEqual(all.named, names, "the open page gets the names too");
  assert.deepEqual(await install(three, 2), { taken: true, ...silent });
  three.set("style.css", Buffer.from(`${FIRST.get("style.css")}\n`));
  assert.deepEqual(await install(three, 3), { taken: false, ...silent }, "one of them forgotten");
});

test("a club is told which files the host has in another edition than visitors get", async () => {
  const { host, worker } = await visited();
  const apart = async () => {
    const answers = [];
    await worker.message("compare", [{ postMessage: (answer) => answers.push(...answer.edited) }]);
    return answers;
  };
  assert.deepEqual(await apart(), []);
  host.files = new Map(FIRST).set("www/club.js", Buffer.from("export const club = {};"));
  assert.deepEqual(await apart(), ["www/club.js"]);
  host.files.set("index.html", SECOND.get("index.html")).delete("style.css");
  assert.deepEqual(await apart(), ["www/club.js"], "what is of another release or not there");
  host.down = true;
  assert.deepEqual(await apart(), []);
});

test("a release that the browser has no room for leaves nothing of itself", async () => {
  const { host, caches, start } = await visited();
  host.files = new Map(SECOND);
  const { open } = caches;
  let room = 9;
  caches.open = async (name) => {
    const store = await open(name);
    const put = async (url, response) => {
      room -= 1;
      if (room < 0) throw new Error("no room");
      await store.put(url, response);
    };
    return { ...store, put };
  };
  await assert.rejects(start(SECOND).install(), /no room/);
  assert.equal(caches.stores.size, 1);
  assert.equal(releaseOf([...caches.stores.values()][0]), FIRST_ID);
});

for (const keeps of [false, true])
  test(`uploaded in any order, every store is of one release${keeps ? ", with a browser that keeps all" : ""}`, async () => {
    let random = 7;
    const draw = () => (random = (random * 48271) % 2147483647);
    const { host, caches, start } = await visited({ keeps });
    for (const [next, before] of [
      [SECOND, FIRST],
      [FIRST, SECOND],
    ]) {
      const order = [...next.keys()].map((name) => [draw(), name]).sort(([a], [b]) => a - b);
      let installed = before;
      for (const [, name] of order) {
        host.files.set(name, next.get(name));
        // The browser looks for a new service worker, as at every visit.
        if (host.files.get(WORKER) !== next.get(WORKER)) continue;
        const coming = start(next);
        const taken = await coming.install().then(
          () => true,
          () => false,
        );
        if (taken) {
          await coming.activate();
          installed = next;
        }
        for (const store of caches.stores.values()) releaseOf(store);
      }
      assert.equal(installed, next, "the complete release is taken");
      assert.deepEqual([...caches.stores.values()].map(releaseOf), [idOf(next)]);
    }
  });

test("the page and its files come from the store, with the right types, whatever the host", async () => {
  const { host, worker } = await visited({ plainTypes: true });
  host.down = true;
  for (const [address, type] of [
    ["?lang=de", "text/html; charset=utf-8"],
    [`www/main.js?v=${FIRST_ID}`, "text/javascript"],
    [`reversi-worker_bg.wasm?v=${FIRST_ID}`, "application/wasm"],
    ["www/themes/garden/black.svg", "image/svg+xml"],
  ]) {
    const response = await worker.request(address);
    assert.equal(response.headers.get("Content-Type"), type, address);
    const file = address.split("?")[0] || "index.html";
    assert.ok(bytesOf(response).equals(FIRST.get(file)), address);
  }
});

test("scripts come with the page's policy, which binds a worker", async () => {
  const { worker } = await visited();
  const script = await worker.request(`www/play/engine/worker.js?v=${FIRST_ID}`);
  assert.match(script.headers.get("Content-Security-Policy"), /^default-src 'none'; script-src /);
});

const OPENER = "Cross-Origin-Opener-Policy";
const EMBEDDER = "Cross-Origin-Embedder-Policy";

test("a page outside a frame is isolated, also without its host, and one in a frame is not", async () => {
  const { host, worker } = await visited();
  host.down = true;
  const headers = async (...request) => {
    const response = await worker.request(...request);
    return [response.headers.get(OPENER), response.headers.get(EMBEDDER)];
  };
  for (const address of ["", "index.html?lang=de"])
    assert.deepEqual(await headers(address, "document"), ["same-origin", "require-corp"], address);
  // Inside an isolated page, a frame needs the second header as well, and so does a worker.
  assert.deepEqual(await headers("?embed=1", "iframe"), [null, "require-corp"]);
  const script = `www/play/engine/worker.js?v=${FIRST_ID}`;
  assert.deepEqual(await headers(script, "worker"), [null, "require-corp"]);
  const page = await worker.request("", "document");
  assert.equal(page.headers.get("Content-Type"), "text/html; charset=utf-8");
  assert.ok(bytesOf(page).equals(FIRST.get("index.html")));
});

test("no page is isolated while another one may have opened it", async () => {
  const { worker } = await visited();
  const opener = async () => (await worker.request("", "document")).headers.get(OPENER);
  worker.others.push({ url: "https://club.example/" });
  assert.equal(await opener(), null);
  worker.others.pop();
  assert.equal(await opener(), "same-origin");
});

test("a page that comes from the host is as its host wants it", async () => {
  const { host, caches, start } = await visited();
  const [store] = caches.stores.values();
  store.delete(`${SCOPE}style.css`);
  host.files = new Map(SECOND);
  const page = await start().request("", "document");
  assert.equal(page.headers.get(OPENER), null);
});

test("an isolated page gets its worker from the host if the store is lost", async () => {
  const { caches, worker } = await visited();
  caches.stores.clear();
  const script = await worker.request(`www/play/engine/worker.js?v=${FIRST_ID}`, "worker");
  assert.equal(script.headers.get(EMBEDDER), "require-corp");
  assert.ok(bytesOf(script).equals(FIRST.get("www/play/engine/worker.js")));
});

test("a damaged store and a newer host: page and files of the host, also after a restart", async () => {
  const { host, caches, start } = await visited();
  const [store] = caches.stores.values();
  store.delete(`${SCOPE}style.css`);
  host.files = new Map(SECOND);
  for (let visit = 1; visit <= 2; visit += 1) {
    // The browser ends an idle service worker and starts it again.
    const markup = String(bytesOf(await start().request("")));
    assert.ok(markup.includes(`www/main.js?v=${SECOND_ID}`));
    assert.equal(await start().request(`www/play/engine/worker.js?v=${SECOND_ID}`), null);
    const theme = "www/themes/contrast/black.svg";
    assert.ok(bytesOf(await start().request(theme)).equals(SECOND.get(theme)));
    assert.equal(caches.stores.size, 0, "the old release cannot be stored again");
  }
});

test("files of another release are left to the host", async () => {
  const { worker } = await visited();
  for (const file of ["www/main.js", "www/play/engine/worker.js", "reversi-worker_bg.wasm"])
    assert.equal(await worker.request(`${file}?v=${SECOND_ID}`), null);
  assert.equal(await worker.request("embed/embed.js"), null);
});

test("a damaged store is filled again from a host of the same release", async () => {
  const { caches, start } = await visited();
  const [name] = caches.stores.keys();
  caches.stores.get(name).delete(`${SCOPE}www/main.js`);
  await start().request("");
  assert.equal(releaseOf(caches.stores.get(name)), FIRST_ID);
  assert.ok(caches.stores.get(name).has(`${SCOPE}www/main.js`));
});

test("a file lost under an open page comes from the host only if it is of the page's release", async () => {
  const { host, caches, worker } = await visited();
  const [store] = caches.stores.values();
  const theme = "www/themes/garden/theme.css";
  store.delete(SCOPE + theme);
  assert.ok(bytesOf(await worker.request(theme)).equals(FIRST.get(theme)));
  host.files = new Map(SECOND);
  await assert.rejects(worker.request(theme), /checksum/);
});

test("a host in trouble serves no page in place of the stored one", async () => {
  const { host, caches, worker } = await visited();
  const [store] = caches.stores.values();
  store.delete(`${SCOPE}style.css`);
  host.files = new Map();
  assert.equal((await worker.request("?lang=en")).status, 200);
});

test("a club's edition is taken as the host has it, but only of this release", async () => {
  const { host, caches, start } = await visited();
  const edited = new Map(FIRST);
  edited.set(WORKER, Buffer.from(String(FIRST.get(WORKER)).replace("edition = 1", "edition = 2")));
  edited.set("www/club.js", Buffer.from("export const club = {};"));
  edited.set("style.css", Buffer.from(`${FIRST.get("style.css")} h1 { color: red }`));
  host.files = new Map(edited);
  const worker = start(edited);
  await worker.install();
  await worker.activate();
  for (const file of ["www/club.js", "style.css"])
    assert.ok(bytesOf(await worker.request(file)).equals(edited.get(file)), file);
  for (const file of ["index.html", "style.css", "www/main.js"]) {
    host.files = new Map(edited).set(file, SECOND.get(file));
    caches.stores.clear();
    await assert.rejects(start(edited).install(), undefined, file);
    assert.equal(caches.stores.size, 0);
  }
});

const ROSES = "www/themes/roses/theme.css";

test("a theme that a club has added plays without a network once it was used", async () => {
  for (const use of [
    (worker) => worker.request(`${ROSES}?v=${FIRST_ID}`),
    // On the first visit the page has loaded it before the worker answers its requests.
    (worker) => worker.message({ used: [`${SCOPE}${ROSES}?v=${FIRST_ID}`, `${SCOPE}style.css`] }),
  ]) {
    const { host, worker, start } = await visited();
    host.files.set(ROSES, Buffer.from(":root { --square: pink }"));
    await use(worker);
    host.down = true;
    const keptAnswer = await start().request(`${ROSES}?v=${FIRST_ID}`);
    assert.equal(String(bytesOf(keptAnswer)), ":root { --square: pink }");
  }
});

test("an added theme comes from the host while there is one, and outlasts a release", async () => {
  const { host, worker, start } = await visited();
  host.files.set(ROSES, Buffer.from("old"));
  await worker.request(ROSES);
  host.files = new Map(SECOND).set(ROSES, Buffer.from("new"));
  const next = start(SECOND);
  await next.install();
  await next.activate();
  assert.equal(String(bytesOf(await next.request(ROSES))), "new");
  host.files.delete(ROSES);
  assert.equal((await next.request(ROSES)).status, 404);
  host.down = true;
  assert.equal(String(bytesOf(await next.request(ROSES))), "new");
  assert.equal((await next.request("www/themes/lilies/theme.css")).type, "error");
});
