/** Chromium through its debugging pipe, without a window, and pages in it. */

import { spawn } from "node:child_process";
import { readFile } from "node:fs/promises";
import path from "node:path";

import { serve } from "../../support/chromium.mjs";

/** Types of files whose type a page depends on. */
export const TYPES = new Map([
  [".css", "text/css"],
  [".html", "text/html"],
  [".js", "text/javascript"],
  [".svg", "image/svg+xml"],
  [".wasm", "application/wasm"],
]);

/**
 * Serves a folder, and further files as if they were in it.
 * @param {ReadonlyMap<string, Uint8Array>} further
 */
export function serveFolder(folder, further) {
  return serve(async ({ url }, response) => {
    const name = new URL(url, "http://host").pathname.slice(1) || "index.html";
    const type = TYPES.get(path.extname(name)) ?? "application/octet-stream";
    const body = further.get(name) ?? (await readFile(path.join(folder, name)).catch(() => null));
    response.writeHead(body === null ? 404 : 200, { "Content-Type": type });
    response.end(body);
  });
}

/** @param {string} profile folder that is empty or is not there yet */
export function startChromium(profile) {
  const browser = spawn(
    "chromium",
    [
      ...["--headless", "--no-sandbox", "--disable-gpu", "--disable-background-networking"],
      ...["--remote-debugging-pipe", `--user-data-dir=${profile}`],
    ],
    { stdio: ["ignore", "ignore", "ignore", "pipe", "pipe"] },
  );
  const [, , , commands, answers] = browser.stdio;
  /** @type {Map<number, {resolve: (result: object) => void, reject: (error: Error) => void}>} */
  const waiting = new Map();
  /** The waits for an event, by page and event. @type {Map<string, () => void>} */
  const expected = new Map();
  let [sent, rest] = [0, ""];
  answers.setEncoding("utf8");
  answers.on("data", (text) => {
    const messages = (rest + text).split("\0");
    rest = messages.pop();
    for (const message of messages) {
      const { id, result, error, method, sessionId } = JSON.parse(message);
      expected.get(`${sessionId} ${method}`)?.();
      if (error) waiting.get(id)?.reject(new Error(error.message));
      else waiting.get(id)?.resolve(result);
      waiting.delete(id);
    }
  });
  /** Sends a command of the DevTools protocol, to the browser or to a page. */
  const send = (method, params = {}, sessionId = undefined) => {
    sent += 1;
    const id = sent;
    return new Promise((resolve, reject) => {
      waiting.set(id, { resolve, reject });
      commands.write(`${JSON.stringify({ id, method, params, sessionId })}\0`);
    });
  };
  return {
    /** A page of a visitor who has never been there, on a blank address. */
    async open() {
      const { browserContextId } = await send("Target.createBrowserContext");
      const { targetId } = await send("Target.createTarget", {
        ...{ url: "about:blank", browserContextId, width: 412, height: 915 },
      });
      const { sessionId } = await send("Target.attachToTarget", { targetId, flatten: true });
      const command = (method, params) => send(method, params, sessionId);
      // Keys reach only a page with the focus.
      await command("Emulation.setFocusEmulationEnabled", { enabled: true });
      return {
        command,
        /** Opens an address, until the page has loaded; needs the events of `Page`. */
        async load(url) {
          const loaded = new Promise((resolve) => {
            expected.set(`${sessionId} Page.loadEventFired`, resolve);
          });
          await command("Page.navigate", { url });
          await loaded;
        },
        /** The value of an expression, or what its promise resolves to. */
        async value(expression) {
          const asked = { expression, awaitPromise: true, returnByValue: true };
          const { result, exceptionDetails } = await command("Runtime.evaluate", asked);
          if (exceptionDetails) throw new Error(exceptionDetails.exception.description);
          return result.value;
        },
        close: () => send("Target.disposeBrowserContext", { browserContextId }),
      };
    },
    async quit() {
      const ended = new Promise((resolve) => browser.once("exit", resolve));
      await send("Browser.close");
      await ended;
    },
  };
}
