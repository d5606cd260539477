/** The colours of the board that a host page names in its style sheet, in place of the theme's. */

import { fieldsOf } from "../../floor/base/browser-values.ts";
import { PageError, textOf } from "../../floor/base/problems.ts";

/** The custom property of the theme, by the name of the colour. */
const PROPERTIES: Record<string, string> = {
  board: "--square",
  line: "--grid-line",
  frame: "--frame",
  names: "--frame-ink",
  mark: "--marking",
};

/**
 * The rules for colours that a host page names.
 * @param value by the names of the colours; null for none
 * @throws {PageError} that names the first one that is no colour
 */
export function rulesFor(value: unknown, isColour: (text: string) => boolean): string {
  const named = Object.entries(fieldsOf(value ?? {})).map(([name, colour]) => {
    const property = Object.hasOwn(PROPERTIES, name) ? PROPERTIES[name] : null;
    const text = textOf(colour);
    if (property === null || !isColour(text)) throw new PageError("embed-value", `${name}=${text}`);
    return [property, text];
  });
  if (named.length === 0) return "";
  const colours = named.map(([property, text]) => `${property}: ${text} !important;`).join(" ");
  // A theme may name a colour at a part of the board, and its picture of a square covers the board.
  const parts = ":root, .board-frame, #board .drawn-marks";
  const square = named.some(([property]) => property === "--square");
  return `${parts} { ${colours} }${square ? " #board .square { visibility: hidden; }" : ""}`;
}

let sheet: CSSStyleSheet | null = null;

/** Shows the board in colours of the host page; in those of its theme without any. */
export function showColours(value: unknown) {
  const rules = rulesFor(value, (text) => CSS.supports("color", text));
  if (sheet === null) {
    sheet = new CSSStyleSheet();
    document.adoptedStyleSheets.push(sheet);
  }
  sheet.replaceSync(rules);
}
