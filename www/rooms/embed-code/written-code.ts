/** The code of a board as an element, as a plain frame, and as the address of its preview. Pure. */

import { FIELDS, type Place, type Chosen } from "./embed-code-model.ts";

/** Pixels that hold the board with the usual controls from 280 pixels of width on. */
export const FRAME_HEIGHT = 570;

/** A line of code that is longer goes on below. */
const LINE = 96;

const NAMED = new Map(FIELDS.map((field) => [field.name, field]));

/** The settings of a plain frame that are no parameters of its address. */
const NO_PARAMETERS = [
  "moves",
  "ply",
  "marks",
  "credentials",
  "loading",
  "poster",
  "label",
  "base",
];

export function codeFor(
  place: Place,
  chosen: Chosen,
  {
    folder,
    fragment,
    title,
  }: {
    /** The address of the page's folder, with the slash at its end. */
    folder: string;
    /** Of a link to the chosen game, "" for a new one; of a plain frame. */
    fragment: string;
    /** The name of a plain frame, and of the link where no script runs. */
    title: string;
  },
) {
  if (place === "frame") {
    const address = frameAddress(chosen, { folder, fragment });
    const lazy = "loading" in chosen ? [attribute("loading", "true")] : [];
    const size = ['width="100%"', `height="${FRAME_HEIGHT}"`, 'frameborder="0"'];
    const named = [written("src", address), written("title", chosen.label ?? title)];
    return `${openingTag("iframe", [...named, ...lazy, ...size])}</iframe>`;
  }
  const { base, ...others } = chosen;
  const script =
    place === "module"
      ? importOf(base ?? folder)
      : `${openingTag("script", [
          written("src", `${folder}embed/embed.js`),
          ...(base === undefined ? [] : [written("data-base", base)]),
          "defer",
        ])}</script>`;
  const attributes = Object.entries(others).map(([name, value]) => attribute(name, value));
  const link = `  <a ${written("href", folder)}>${escaped(title)}</a>`;
  return [script, openingTag("reversi-game", attributes), link, "</reversi-game>"].join("\n");
}

/** The module of the element, which names the folder of the page. */
function importOf(base: string) {
  // No `</script>` in an address ends the script.
  const address = JSON.stringify(base).replaceAll("<", "\\u003c");
  return [
    '<script type="module">',
    '  import ReversiGame from "reversi-game";',
    `  ReversiGame.base = ${address};`,
    "</script>",
  ].join("\n");
}

export function frameAddress(
  chosen: Chosen,
  {
    folder,
    fragment,
    origin,
  }: {
    folder: string;
    fragment: string;
    /** Of a host page that exchanges messages with the frame. */
    origin?: string;
  },
) {
  const parameters = new URLSearchParams({ embed: "1", ...(origin !== undefined && { origin }) });
  for (const [name, value] of Object.entries(chosen))
    if (!NO_PARAMETERS.includes(name))
      parameters.set(name, NAMED.get(name)?.kind === "words" ? value.replaceAll(" ", ",") : value);
  // A comma needs no code there, and somebody reads the address.
  return `${folder}?${parameters.toString().replaceAll("%2C", ",")}${fragment}`;
}

/** A tag with its attributes, which go below it where one line is too short for them. */
function openingTag(tag: string, attributes: string[]) {
  const line = `<${[tag, ...attributes].join(" ")}>`;
  return line.length <= LINE ? line : `<${tag}\n  ${attributes.join("\n  ")}>`;
}

/** @param value of the field */
function attribute(name: string, value: string) {
  const field = NAMED.get(name);
  if (field?.kind !== "switch" || value !== "true") return written(name, value);
  return field.word === undefined ? name : written(name, field.word);
}

function written(name: string, value: string) {
  return `${name}="${escaped(value)}"`;
}

/** @param text within an attribute or an element */
function escaped(text: string) {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
