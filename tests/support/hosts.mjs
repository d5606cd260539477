/**
 * The finished page on nginx, Apache and Caddy, configured by the files of `docs/hosting/`. Needs
 * the programs, which `cargo xtask hosts` installs, and the page's folder: REVERSI_DIST names one.
 */

import { spawn } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PAGE, documented } from "./hosting-rules.mjs";

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

/** How each host is told where the page lies, and started. */
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
export const get = (address, headers = {}) =>
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

/** The names of the hosts that `startHost` starts. */
export const HOST_NAMES = Object.keys(HOSTS);

/** Starts a host of the page as documented, in a folder of the system's for temporary files. */
export async function startHost(name) {
  const folder = mkdtempSync(join(tmpdir(), `reversi-${name}-`));
  mkdirSync(join(folder, "root"));
  cpSync(PAGE, join(folder, "root/reversi"), { recursive: true });
  const port = await freePort();
  const address = `http://127.0.0.1:${port}/reversi/`;
  HOSTS[name].prepare(folder, port);
  const server = spawn(...HOSTS[name].start(folder), { stdio: ["ignore", "inherit", "inherit"] });
  // Until the host listens; one that has ended never will.
  while (server.exitCode === null && !(await get(address).catch(() => null)));
  if (server.exitCode !== null) throw new Error(`${name} has not started`);
  const stop = async () => {
    if (server.exitCode !== null) return;
    const ended = new Promise((resolve) => server.once("exit", resolve));
    server.kill("SIGTERM");
    await ended;
  };
  const remove = async () => {
    await stop();
    rmSync(folder, { recursive: true, force: true });
  };
  return { folder, port, address, stop, remove };
}
