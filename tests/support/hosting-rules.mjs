/**
 * How long browsers may keep each file of the page, and what the files of `docs/hosting/` say of it
 * that are for hosts which nobody can run here: each is read as its host's documents describe.
 */

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../", import.meta.url));
/** The folder of the finished page. */
export const PAGE = process.env.REVERSI_DIST ?? join(root, "dist");
/** A file of `docs/hosting/`. */
export const documented = (name) => readFileSync(join(root, "docs/hosting", name), "utf8");

/** How long browsers may use a file without a question. */
export const FOR_EVER = "max-age=31536000, immutable";
export const A_MINUTE = "max-age=60";
export const EACH_TIME = "no-cache";

/** What a club edits in the finished folder. */
const EDITED = /^(style\.css|www\/club\.js|www\/themes\/.*)$/;
/** What is requested without a release: by host pages, programs, installed pages and people. */
const WITHOUT_RELEASE =
  /^(index\.html|service-worker\.js|LICENSE.*|embed\/.*|reversi-wasm.*|www\/install\/.*|.*\.webmanifest)$/;

/** The files of the finished page. */
export const pageFiles = () =>
  readdirSync(PAGE, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name).slice(PAGE.length + 1))
    .sort();

/** How long a file may be kept by a host that sees whether its address names a release. */
export function keptByAddress(path, namesRelease) {
  if (EDITED.test(path)) return A_MINUTE;
  return namesRelease ? FOR_EVER : EACH_TIME;
}

/** How long a file may be kept by a host that sees its path alone. */
export const keptByPath = (path) => keptByAddress(path, !WITHOUT_RELEASE.test(path));

/** Whether a file has the policy of a worker with it. */
export const isWorker = (path) => path.endsWith("worker.js");

/** The headers that `_headers` gives a path: those of all rules that it fits, joined by commas. */
export function headersByFile(path) {
  const headers = {};
  let fits = false;
  for (const line of documented("_headers").split("\n")) {
    if (line.startsWith("/")) {
      const [start, rest] = line.split("*");
      fits = rest === undefined ? start === `/${path}` : `/${path}`.startsWith(start);
    }
    const [, name, value] = /^ +([\w-]+): (.+)$/.exec(line) ?? [];
    if (fits && name) headers[name] = name in headers ? `${headers[name]}, ${value}` : value;
  }
  return headers;
}

/** The headers that `web.config` gives a path: a `location` changes those of the folders above. */
export function headersByConfiguration(path) {
  const headers = {};
  for (const [, folder = "", content] of documented("web.config").matchAll(
    /<(?:location path="([^"]*)"|system\.webServer)>(.*?)<\/(?:location|system\.webServer)>/gs,
  )) {
    if (folder !== "" && folder !== path && !path.startsWith(`${folder}/`)) continue;
    const [, cache = ""] = /<clientCache ([^>]*)\/>/.exec(content) ?? [];
    const named = Object.fromEntries(
      [...cache.matchAll(/(\w+)="([^"]*)"/g)].map(([, name, value]) => [name, value]),
    );
    if (cache !== "") headers["Cache-Control"] = clientCache(named);
    for (const [, name, value] of content.matchAll(/<add name="([^"]*)" value="([^"]*)"/g))
      headers[name] = value;
  }
  return headers;
}

/** What IIS makes of the attributes of `clientCache`. */
function clientCache({ cacheControlMode, cacheControlMaxAge, cacheControlCustom }) {
  if (cacheControlMode === "DisableCache") return EACH_TIME;
  const [, days, hours, minutes, seconds] = /^(\d+)\.(\d+):(\d+):(\d+)$/.exec(cacheControlMaxAge);
  const age = ((Number(days) * 24 + Number(hours)) * 60 + Number(minutes)) * 60 + Number(seconds);
  return [`max-age=${age}`, cacheControlCustom].filter(Boolean).join(", ");
}
