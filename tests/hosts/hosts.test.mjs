/**
 * The finished page on nginx, Apache and Caddy, configured by the files of `docs/hosting/`: media
 * types, compression, caching, headers; in Chromium a game from a sub-path, offline after one
 * visit, and a board in a page of another host. `cargo xtask hosts` installs what this needs and
 * names the page's folder in REVERSI_DIST.
 */

import assert from "node:assert/strict";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";
import { AT_REST, markup, serve } from "../support/chromium.mjs";
import { isWorker, keptByAddress, pageFiles } from "../support/hosting-rules.mjs";
import { HOST_NAMES, get, startHost } from "../support/hosts.mjs";

/**
 * A page that registers the service worker as the game does, and whose loading ends once that has
 * kept every file: the picture waits for the script's request.
 */
const visit = (door) => `<!doctype html><title>Visit</title><img src="${door}wait">
  <script>
    const look = (registration) => {
      if (registration.active?.state === "activated") fetch("${door}kept", { mode: "no-cors" });
      else setTimeout(look, 50, registration);
    };
    navigator.serviceWorker.register("reversi/service-worker.js").then(look);
  </script>`;

/** Two people: the squares to play stay marked. */
const TWO = "black=human&white=human";
const legalMoves = (text) => text.match(/ data-legal=/g)?.length ?? 0;

for (const name of HOST_NAMES)
  describe(`the page on ${name}`, () => {
    let host = null;
    let address = "";
    before(async () => {
      host = await startHost(name);
      ({ address } = host);
    });
    after(() => host?.remove());

    test("every file has its media type", async () => {
      for (const [path, type] of [
        ["", "text/html"],
        ["embed/embed.js", "text/javascript"],
        ["www/main.js", "text/javascript"],
        ["reversi-rules_bg.wasm", "application/wasm"],
        ["www/reversi.webmanifest", "application/manifest+json"],
        ["www/icon.svg", "image/svg+xml"],
        ["www/play/engine/worker.js", "text/javascript"],
      ]) {
        const { status, headers } = await get(address + path);
        assert.equal(status, 200, path);
        // Debian's nginx has the older name of the scripts' type.
        const found = headers["content-type"]?.replace("application/java", "text/java");
        assert.equal(found?.split(";")[0], type, path);
      }
    });

    test("every file is kept as long as its address allows, and a worker has its policy", async () => {
      for (const path of ["", ...pageFiles()])
        for (const query of ["", "?v=0123456789ab"]) {
          const { status, headers } = await get(address + path + query);
          assert.equal(status, 200, path);
          const expected = keptByAddress(path, query !== "");
          assert.equal(headers["cache-control"], expected, path + query);
          assert.equal(headers["x-content-type-options"], "nosniff", path);
          const policy = headers["content-security-policy"] ?? "";
          assert.equal(policy.startsWith("default-src 'none'"), isWorker(path), path);
        }
    });

    test("texts and modules are compressed, and unchanged files not sent again", async () => {
      for (const path of ["", "style.css", "www/main.js", "reversi-rules_bg.wasm"]) {
        const plain = await get(address + path);
        const packed = await get(address + path, { "accept-encoding": "gzip" });
        assert.equal(packed.headers["content-encoding"], "gzip", path);
        assert.ok(packed.length < 0.6 * plain.length, `${path}: ${packed.length}`);
        // A browser asks with every validator that it has been given, and the ETag counts for more.
        const { etag, "last-modified": modified } = packed.headers;
        const again = await get(address + path, {
          "accept-encoding": "gzip",
          ...(etag && { "if-none-match": etag }),
          ...(modified && { "if-modified-since": modified }),
        });
        assert.ok(etag ?? modified, path);
        assert.equal(again.status, 304, path);
      }
    });

    test("a board in a page of another host plays", async () => {
      const text = `<!doctype html><title>Club</title><script src="${address}embed/embed.js" defer></script>
        <reversi-game moves="f5d6" black="human" white="human" lang="en"></reversi-game>
        <script>addEventListener("reversi-ready", ({ detail }) => { document.title = detail.moves; });</script>`;
      const club = await serve((_, response) =>
        response.setHeader("content-type", "text/html").end(text),
      );
      const shownMarkup = await markup(club.address, join(host.folder, "club"), AT_REST);
      club.server.close();
      assert.match(shownMarkup, /<title>f5d6<\/title>/);
    });

    test("one visit is enough to play after the host has stopped", async () => {
      const profile = join(host.folder, "visitor");
      let waiting = null;
      const door = await serve((asked, response) => {
        if (asked.url === "/wait") waiting = response;
        else for (const one of [response, waiting]) one?.end();
      });
      writeFileSync(join(host.folder, "root/visit.html"), visit(door.address));
      await markup(new URL("../visit.html", address).href, profile);
      door.server.close();
      await host.stop();
      assert.equal(await get(address).catch(() => "stopped"), "stopped");
      const offline = await markup(`${address}?${TWO}#m=f5d6c3`, profile, AT_REST);
      assert.equal(legalMoves(offline), 4);
    });
  });
