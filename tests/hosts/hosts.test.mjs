/**
 * The finished page on nginx, Apache and Caddy, configured by the files of `docs/hosting/`: media
 * types, compression, caching, headers; in Chromium a game from a sub-path, offline after one
 * visit, and a board in a page of another host. `cargo xtask hosts` installs what this needs and
 * names the page's folder in REVERSI_DIST.
 */

import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";
import { fileURLToPath } from "node:url";
import { AT_REST, markup, serve } from "../support/chromium.mjs";

const root = fileURLToPath(new URL("../../", import.meta.url));
const page = process.env.REVERSI_DIST ?? join(root, "dist");
const documented = (name) => readFileSync(join(root, "docs/hosting", name), "utf8");
const APACHE_MODULES = "mpm_event authz_core authz_host mime dir headers deflate filter".split(" ");

/** A free port: of a server that is closed at once. */
const freePort = () =>
  new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });

const nginxConfiguration = (folder, port) => `daemon off; master_process off;
pid ${folder}/pid; error_log ${folder}/errors;
events {}
http {
  include /etc/nginx/mime.types;
  access_log off;
  client_body_temp_path ${folder}/a; proxy_temp_path ${folder}/b; fastcgi_temp_path ${folder}/c;
  uwsgi_temp_path ${folder}/d; scgi_temp_path ${folder}/e;
  server { listen 127.0.0.1:${port}; root ${folder}/root; include ${folder}/reversi.conf; }
}
`;

const apacheConfiguration = (folder, port) => `ServerRoot ${folder}
ServerName localhost
Listen 127.0.0.1:${port}
PidFile ${folder}/pid
ErrorLog ${folder}/errors
${APACHE_MODULES.map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`).join("\n")}
TypesConfig /etc/mime.types
DocumentRoot ${folder}/root
DirectoryIndex index.html
<Directory ${folder}/root>
  AllowOverride All
  Require all granted
</Directory>
`;

const caddyConfiguration = (folder, port) => `{
	admin off
	auto_https off
	log {
		output file ${folder}/errors
	}
}
http://127.0.0.1:${port} {
	root * ${folder}/root
	import ${folder}/reversi.Caddyfile
	file_server
}
`;

const HOSTS = {
  nginx: {
    prepare(folder, port) {
      // The file includes mime.types, which lies beside nginx.conf.
      cpSync("/etc/nginx/mime.types", join(folder, "mime.types"));
      writeFileSync(join(folder, "reversi.conf"), documented("nginx.conf"));
      writeFileSync(join(folder, "nginx.conf"), nginxConfiguration(folder, port));
    },
    start: (folder) => ["nginx", ["-p", folder, "-c", join(folder, "nginx.conf")]],
  },
  apache2: {
    prepare(folder, port) {
      writeFileSync(join(folder, "root/reversi/.htaccess"), documented("apache.htaccess"));
      writeFileSync(join(folder, "httpd.conf"), apacheConfiguration(folder, port));
    },
    start: (folder) => ["apache2", ["-DFOREGROUND", "-f", join(folder, "httpd.conf")]],
  },
  caddy: {
    prepare(folder, port) {
      writeFileSync(join(folder, "reversi.Caddyfile"), documented("Caddyfile"));
      writeFileSync(join(folder, "Caddyfile"), caddyConfiguration(folder, port));
    },
    start: (folder) => ["caddy", ["run", "--config", join(folder, "Caddyfile")]],
  },
};

/** Status, headers and length of the body of a response. */
const get = (address, headers = {}) =>
  new Promise((resolve, reject) => {
    const asked = request(address, { headers }, (response) => {
      let length = 0;
      response.on("data", (part) => {
        length += part.length;
      });
      response.on("end", () =>
        resolve({ status: response.statusCode, headers: response.headers, length }),
      );
    });
    asked.on("error", reject);
    asked.end();
  });

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

for (const [name, host] of Object.entries(HOSTS))
  describe(`the page on ${name}`, () => {
    let [folder, address, server] = ["", "", null];

    const stop = async () => {
      if (!server || server.exitCode !== null) return;
      const ended = new Promise((resolve) => server.once("exit", resolve));
      server.kill("SIGTERM");
      await ended;
    };

    before(async () => {
      folder = mkdtempSync(join(tmpdir(), `reversi-${name}-`));
      mkdirSync(join(folder, "root"));
      cpSync(page, join(folder, "root/reversi"), { recursive: true });
      const port = await freePort();
      address = `http://127.0.0.1:${port}/reversi/`;
      host.prepare(folder, port);
      const [program, options] = host.start(folder);
      server = spawn(program, options, { stdio: ["ignore", "inherit", "inherit"] });
      // Until the host listens; one that has ended never will.
      while (server.exitCode === null && !(await get(address).catch(() => null)));
      assert.equal(server.exitCode, null, "the host has not started");
    });
    after(async () => {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    });

    test("every file has its media type, and an address without a release is asked for again", async () => {
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
        assert.equal(headers["cache-control"], "no-cache", path);
        assert.equal(headers["x-content-type-options"], "nosniff", path);
        const policy = headers["content-security-policy"];
        assert.equal(
          policy?.startsWith("default-src 'none'") ?? false,
          path.includes("worker"),
          path,
        );
      }
    });

    test("an address with a release is kept, and what a club edits for a minute", async () => {
      for (const path of ["www/main.js", "www/play/engine/worker.js", "reversi-rules_bg.wasm"]) {
        const { status, headers } = await get(`${address}${path}?v=0123456789ab`);
        assert.equal(status, 200, path);
        assert.equal(headers["cache-control"], "max-age=31536000, immutable", path);
      }
      for (const path of ["style.css", "www/club.js", "www/themes/classic/theme.css"]) {
        const { status, headers } = await get(`${address}${path}?v=0123456789ab`);
        assert.equal(status, 200, path);
        assert.equal(headers["cache-control"], "max-age=60", path);
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
      const shownMarkup = await markup(club.address, join(folder, "club"), AT_REST);
      club.server.close();
      assert.match(shownMarkup, /<title>f5d6<\/title>/);
    });

    test("one visit is enough to play after the host has stopped", async () => {
      const profile = join(folder, "visitor");
      let waiting = null;
      const door = await serve((asked, response) => {
        if (asked.url === "/wait") waiting = response;
        else for (const one of [response, waiting]) one?.end();
      });
      writeFileSync(join(folder, "root/visit.html"), visit(door.address));
      await markup(new URL("../visit.html", address).href, profile);
      door.server.close();
      await stop();
      assert.equal(await get(address).catch(() => "stopped"), "stopped");
      const offline = await markup(`${address}?${TWO}#m=f5d6c3`, profile, AT_REST);
      assert.equal(legalMoves(offline), 4);
    });
  });
