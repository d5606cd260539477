/** The frame of a board, its style, and the colours that the style sheets of the page give it. */

import { SHARING } from "./engine-queue.ts";

/** The parts of the board whose colours are custom properties, as on a diagram. */
const COLOURS = ["board", "line", "frame", "names", "mark"];
/**
 * The permissions of the board's page: run scripts; keep its origin, without which a host without
 * special headers serves it neither modules nor a worker; and submit forms, for its dialogs.
 * Nothing else but saving a game to a file: no navigation, no windows.
 */
const SANDBOX = "allow-scripts allow-same-origin allow-forms allow-downloads";
/** The name of the frames: the boards of a page share one engine. */
const FRAMES = `${SHARING}${Math.random().toString(36).slice(2)}`;
const STYLE =
  ":host{display:block;position:relative}:host([hidden]){display:none}iframe{display:block;width:100%;width:-moz-available;" +
  // A host page may give the frame a border, and the content keeps the height that it asks for.
  "width:-webkit-fill-available;width:stretch;border:0;border-radius:inherit}" +
  // While the element has no width: host-page/height.ts.
  "iframe:not([height]){aspect-ratio:3/4;min-height:464px;max-height:784px}" +
  // The element's own content is for paper, and for pages without this script.
  "slot{display:none}@media print{slot{display:block}iframe[data-replaced]{display:none}}" +
  // Where no board comes, that content stands in the room of the frame.
  "iframe[data-absent][data-replaced]{visibility:hidden}" +
  "iframe[data-absent]+slot{display:block;position:absolute;inset:0;overflow:auto}" +
  // A browser fills a frame whose colour scheme is not that of the page in it.
  ":host([ground=transparent]) iframe{color-scheme:light}";

export function createFrame(element: HTMLElement, { href }: URL) {
  const frame = document.createElement("iframe");
  frame.setAttribute("sandbox", SANDBOX);
  frame.setAttribute("allow", "clipboard-write");
  frame.setAttribute("scrolling", "no");
  frame.setAttribute("part", "frame");
  frame.name = FRAMES;
  if (element.getAttribute("loading") === "lazy") frame.loading = "lazy";
  frame.src = href;
  return frame;
}

/** The place of the element's own content, beside a frame. */
export function createSlot(element: HTMLElement, frame: HTMLIFrameElement) {
  const slot = document.createElement("slot");
  slot.addEventListener("slotchange", () =>
    frame.toggleAttribute("data-replaced", element.textContent?.trim() !== ""),
  );
  return slot;
}

/** @param further style of what else may stand in the element */
export function styledRoot(element: HTMLElement, further: string) {
  if (element.shadowRoot) return element.shadowRoot;
  const root = element.attachShadow({ mode: "open" });
  const style = new CSSStyleSheet();
  style.replaceSync(STYLE + further);
  root.adoptedStyleSheets = [style];
  return root;
}

/** The colours of a board in the style sheets of the page, by the names of its parts. */
export function coloursOf(element: HTMLElement) {
  const style = getComputedStyle(element);
  const named = COLOURS.map((name) => [name, style.getPropertyValue(`--reversi-${name}`).trim()]);
  return Object.fromEntries(named.filter(([, colour]) => colour !== ""));
}
