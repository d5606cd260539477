/**
 * Writes the action buttons, the tabs of the panels, and the panels without markup into the
 * assembled page: `node prerender-buttons.mjs FOLDER`.
 *
 * Tables and the English texts describe them, so a new button or panel needs no markup. They are in
 * the page before its scripts run: nothing moves when it starts.
 */

import { readFile, readdir, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { ACTIONS, GROUPS } from "../../../www/shell/action-table.ts";
import { FIRST_PANEL, PANELS, PANEL_IDS } from "../../../www/play/ui/panels.ts";
import { allWords } from "./words.mjs";

const SOURCES = fileURLToPath(new URL("../../../www/", import.meta.url));

const page = resolve(process.argv[2]);
const { en } = await allWords();

/** The icons of all folders, by the names of buttons and panels. */
const ICONS = {};
for (const file of (await readdir(SOURCES, { recursive: true })).sort())
  if (/[/\\]icons\.ts$/.test(file))
    Object.assign(ICONS, (await import(`../../../www/${file}`)).ICONS);

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

/** The place of a panel whose views make all that is in it. */
const section = (id) =>
  `<section data-panel="${id}" id="${id}" class="panel" aria-labelledby="tab-${id}" hidden></section>`;

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
html = fill(html, 'role="tablist"', PANEL_IDS.map(tab));
const made = PANEL_IDS.filter((id) => !html.includes(`data-panel="${id}"`)).map(section);
const after = '<section data-panel="settings"';
await writeFile(
  path,
  html.replace(after, () => `${made.join("\n")}\n${after}`),
);
