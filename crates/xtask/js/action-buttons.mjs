/**
 * Writes the action buttons into the assembled page: `node action-buttons.mjs FOLDER`.
 *
 * The table of actions and the English texts describe them, so a new button needs no markup. They
 * are in the page before its scripts run: nothing moves when it starts.
 */

import { readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { ACTIONS, ACTION_IDS } from "../../../www/state/action-table.js";
import { en } from "../../../www/words/en.js";

const page = resolve(process.argv[2]);

/** Where index.html leaves room for the buttons. */
const EMPTY = /(<nav class="actions"[^>]*>)\s*(<\/nav>)/;

const escaped = (text) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

/** @param {string} id */
function button(id) {
  const { run, text = id, link, attributes = {} } = ACTIONS[id];
  const own = Object.entries({ ...attributes, ...(run && { disabled: "" }) })
    .map(([name, value]) => (value === "" ? ` ${name}` : ` ${name}="${escaped(value)}"`))
    .join("");
  const label = `<span data-text="${text}">${escaped(en[text])}</span>`;
  return link
    ? `<a class="action" data-action="${id}"${own}>${label}</a>`
    : `<button type="button" class="action" data-action="${id}"${own}>${label}</button>`;
}

const path = join(page, "index.html");
const html = await readFile(path, "utf8");
if (!EMPTY.test(html)) throw new Error('index.html has no empty <nav class="actions">');
const buttons = ACTION_IDS.map((id) => `        ${button(id)}\n`).join("");
await writeFile(
  path,
  html.replace(EMPTY, (_, open, close) => `${open}\n${buttons}      ${close}`),
);
