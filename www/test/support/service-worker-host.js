// The built service worker in a browser and before a host that the test controls.
import { createHash } from "node:crypto";
import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { runInNewContext } from "node:vm";

const DIST = process.env.REVERSI_DIST ?? fileURLToPath(new URL("../../../dist", import.meta.url));

export const SCOPE = "https://club.example/reversi/";
export const WORKER = "service-worker.js";

/** Files by their paths. The page itself is "index.html". @typedef {Map<string, Buffer>} Files */

/** The built release. @returns {Files} */
export function builtRelease() {
  const files = new Map();
  for (const entry of readdirSync(DIST, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath ?? entry.path, entry.name);
    files.set(path.relative(DIST, file).split(path.sep).join("/"), readFileSync(file));
  }
  return files;
}

/** The id of a release. */
export const idOf = (files) => /--release:"(\w+)"/.exec(files.get("style.css"))[1];

/** @type {WeakMap<Buffer, string>} */
const checksums = new WeakMap();

/** @param {Buffer} bytes that nobody changes */
function checksum(bytes) {
  const knownChecksum = checksums.get(bytes);
  if (knownChecksum) return knownChecksum;
  const made = `sha256-${createHash("sha256").update(bytes).digest("base64")}`;
  checksums.set(bytes, made);
  return made;
}

/**
 * The same files as another release, every one of them different.
 * @returns {Files}
 */
export function anotherRelease(files, id) {
  const text = (bytes) => bytes.toString("latin1");
  const before = idOf(files);
  const other = new Map();
  for (const [name, bytes] of files) {
    if (name === WORKER) continue;
    const marked = text(bytes).replaceAll(before, id);
    const changed = marked === text(bytes) ? `${marked}\n` : marked;
    other.set(name, Buffer.from(changed, "latin1"));
  }
  let worker = text(files.get(WORKER)).replaceAll(before, id);
  for (const [name, bytes] of files)
    if (name !== WORKER) worker = worker.replaceAll(checksum(bytes), checksum(other.get(name)));
  return other.set(WORKER, Buffer.from(worker, "latin1"));
}

/**
 * A response whose bytes lie in memory. Node's own passes them through streams: a release of some
 * 180 files, fetched a thousand times, then took minutes and 2 GB. As everywhere, a body is read
 * once; copies of a response share its bytes.
 */
class MemoryResponse {
  #isRead = false;

  /**
   * @param {string | Buffer | MemoryBlob} body
   * @param {{status?: number, headers?: HeadersInit}} [init]
   */
  constructor(body, { status = 200, headers } = {}) {
    this.bytes = body instanceof MemoryBlob ? body.bytes : Buffer.from(body);
    this.status = status;
    this.ok = status >= 200 && status < 300;
    this.headers = new Headers(headers);
    this.type = "default";
    this.url = "";
  }

  static error() {
    return Object.assign(new MemoryResponse(""), { status: 0, ok: false, type: "error" });
  }

  clone() {
    if (this.#isRead) throw new TypeError("the body has been read");
    const { bytes, status, headers, type, url } = this;
    return Object.assign(new MemoryResponse(new MemoryBlob(bytes), { status, headers }), {
      type,
      url,
    });
  }

  async blob() {
    if (this.#isRead) throw new TypeError("the body has been read");
    this.#isRead = true;
    return new MemoryBlob(this.bytes);
  }

  async text() {
    return (await this.blob()).text();
  }
}

/** The body of a response. */
class MemoryBlob {
  constructor(bytes) {
    this.bytes = bytes;
  }

  async text() {
    return String(this.bytes);
  }
}

/** A browser's cache storage; `names` lists the stores. */
export function createStores() {
  const stores = new Map();
  const open = async (name) => {
    if (!stores.has(name)) stores.set(name, new Map());
    const store = stores.get(name);
    return {
      put: async (url, response) => {
        store.set(url, response.clone());
        // As in a browser, the body is read: one that is still wanted has been copied before.
        await response.blob();
      },
      match: async (url) => store.get(url)?.clone(),
      keys: async () => [...store.keys()],
    };
  };
  return {
    stores,
    open,
    has: async (name) => stores.has(name),
    keys: async () => [...stores.keys()],
    delete: async (name) => stores.delete(name),
    match: async (url, { cacheName }) => stores.get(cacheName)?.get(url)?.clone(),
  };
}

/**
 * The browser's `fetch` before a host with these files. A browser that `keeps` files requests each
 * address once, unless it has to reload.
 * @param {{files: Files, down?: boolean}} host
 * @param {{keeps?: boolean, plainTypes?: boolean}} [options]
 */
export function createFetch(host, { keeps = false, plainTypes = false } = {}) {
  const cached = new Map();
  return async (request, { integrity, cache } = {}) => {
    const address = request.url ?? request;
    if (!keeps || cache === "reload" || !cached.has(address)) {
      if (host.down) throw new TypeError("no network");
      const { pathname } = new URL(address);
      cached.set(address, host.files.get(pathname.slice("/reversi/".length) || "index.html"));
    }
    const bytes = cached.get(address);
    if (integrity && (!bytes || integrity !== checksum(bytes)))
      throw new TypeError("the checksum differs");
    const headers = { "Content-Type": plainTypes ? "text/plain" : "from/host" };
    const found = bytes && new MemoryBlob(bytes);
    return found ? new MemoryResponse(found, { headers }) : new MemoryResponse("", { status: 404 });
  };
}

/**
 * A service worker, started from its text.
 * @param {ReturnType<typeof createStores>} caches
 * @param {ReturnType<typeof createFetch>} fetch
 * @param {{warn: (text: string) => void}} [console]
 */
export function startServiceWorker(script, caches, fetch, console = { warn: () => {} }) {
  const listeners = {};
  /** The messages to the open page. */
  const messages = [];
  const page = { postMessage: (message) => messages.push(message) };
  /** Open pages of the origin that this service worker does not control. */
  const others = [];
  const self = {
    registration: { scope: SCOPE },
    clients: {
      matchAll: async ({ includeUncontrolled = false } = {}) =>
        includeUncontrolled ? [page, ...others] : [page],
    },
    addEventListener: (type, listener) => {
      listeners[type] = listener;
    },
  };
  const Response = MemoryResponse;
  runInNewContext(String(script), { self, caches, fetch, console, URL, Response, Headers, Error });
  /** Dispatches an event of the worker's life, and waits for what it does on it. */
  async function dispatch(type, event = {}) {
    const waits = [];
    listeners[type]({ ...event, waitUntil: (work) => waits.push(work) });
    await Promise.all(waits);
  }
  return {
    messages,
    others,
    install: () => dispatch("install"),
    activate: () => dispatch("activate"),
    message: (data, ports = []) => dispatch("message", { data, ports, source: null }),
    /** The answer to a request, null where the browser fetches by itself. */
    async request(address, destination = "") {
      const waits = [];
      let answer = null;
      listeners.fetch({
        request: { method: "GET", url: SCOPE + address, destination },
        waitUntil: (work) => waits.push(work),
        respondWith: (response) => {
          answer = response;
        },
      });
      const response = await answer;
      await Promise.allSettled(waits);
      return response;
    },
  };
}
