/**
 * Writes the action buttons and the tabs of the panels into the assembled page:
 * `node prerender-buttons.mjs FOLDER`.
 *
 * Tables and the English texts describe them, so a new button or panel needs no markup. They are in
 * the page before its scripts run: nothing moves when it starts.
 */

import { readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { ACTIONS, GROUPS } from "../../../www/app/action-table.ts";
import { FIRST_PANEL, PANELS, PANEL_IDS } from "../../../www/ui/panels.ts";
import { ICONS } from "../../../www/ui/icons.ts";
import { allWords } from "./words.mjs";

const page = resolve(process.argv[2]);
const { en } = await allWords();

const escaped = (text) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

const label = (text) => `<span data-text="${text}">${escaped(en.page[text])}</span>`;

function icon(name) {
  return name in ICONS
    ? `<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="${ICONS[name]}"/></svg>`
    : "";
}

function action(id) {
  const { run, text = id, link, attributes = {} } = ACTIONS[id];
  const own = Object.entries({ ...attributes, ...(run && { disabled: "" }) })
    .map(([name, value]) => (value === "" ? ` ${name}` : ` ${name}="${escaped(value)}"`))
    .join("");
  const content = `<span class="slat">${icon(id)}${label(text)}</span>`;
  return link
    ? `<a class="action" data-action="${id}"${own}>${content}</a>`
    : `<button type="button" class="action" data-action="${id}"${own}>${content}</button>`;
}

function tab(id) {
  const { text = id } = PANELS[id];
  const selected = id === FIRST_PANEL;
  return (
    `<button type="button" class="tab" role="tab" id="tab-${id}" data-tab="${id}"` +
    ` aria-controls="${id}" aria-selected="${selected}" tabindex="${selected ? 0 : -1}">` +
    `${icon(PANELS[id].icon)}${label(text)}</button>`
  );
}

/** A button of the menu that opens a panel. */
function opener(id) {
  const { icon: name, text = id } = PANELS[id];
  return (
    `<button type="button" class="action" data-open-panel="${id}">` +
    `<span class="slat">${icon(name)}${label(text)}</span></button>`
  );
}

/** Fills the one place of the page that a mark names. */
function fill(html, mark, parts) {
  const place = new RegExp(`(<[^>]* ${mark}[^>]*>)`);
  if (!place.test(html)) throw new Error(`index.html has no element with ${mark}`);
  return html.replace(place, (opening) => `${opening}\n${parts.join("\n")}\n`);
}

const path = join(page, "index.html");
let html = await readFile(path, "utf8");
for (const [group, ids] of Object.entries(GROUPS))
  html = fill(html, `data-group="${group}"`, ids.map(action));
html = fill(html, 'data-group="panels"', PANEL_IDS.map(opener));
await writeFile(path, fill(html, 'role="tablist"', PANEL_IDS.map(tab)));
