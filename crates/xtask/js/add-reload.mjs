/**
 * Adds the script that reloads a page once it is built again: `node add-reload.mjs FOLDER`. It is a
 * separate file, as the page's policy demands, and no part of the release: no service worker
 * caches it.
 */

import { copyFile, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const page = process.argv[2];
const script = fileURLToPath(new URL("reload.js", import.meta.url));
await copyFile(script, join(page, "reload.js"));
const index = join(page, "index.html");
const markup = await readFile(index, "utf8");
await writeFile(
  index,
  markup.replace("</head>", '<script type="module" src="reload.js"></script></head>'),
);
