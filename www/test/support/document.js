/**
 * A document without a browser, by happy-dom, and what it cannot do: layout. Classes that Node has
 * too stay Node's.
 */

import { Window } from "happy-dom";

/** Style sheets and scripts count as loaded: nothing here reads them. */
const SETTINGS = {
  disableCSSFileLoading: true,
  disableJavaScriptFileLoading: true,
  handleDisabledFileLoadingAsSuccess: true,
  disableIframePageLoading: true,
};

const namesOfNode = new Set(Object.getOwnPropertyNames(globalThis));
/** @type {Window} */
let window;

/** Puts a new document with a markup in the place of the one before it. */
export function openDocument(markup = "", url = "about:blank") {
  window = new Window({ url, settings: SETTINGS });
  const sheet = { get: () => ({ cssRules: ["a rule"] }) };
  Object.defineProperty(window.HTMLLinkElement.prototype, "sheet", sheet);
  for (const name of Object.getOwnPropertyNames(window))
    if (/^[A-Z]/.test(name) && !namesOfNode.has(name)) globalThis[name] = window[name];
  for (const name of ["document", "location", "history"]) globalThis[name] = window[name];
  for (const name of ["getComputedStyle", "matchMedia"])
    globalThis[name] = window[name].bind(window);
  if (markup !== "") document.write(markup);
}

openDocument();
// The clock of the page is the window's.
globalThis.window ??= globalThis;
globalThis.addEventListener ??= (...given) => window.addEventListener(...given);
globalThis.navigator ??= {};
globalThis.requestAnimationFrame = (run) => run();

/** The observers of sizes; `fire` is what they do when the size of what they observe changes. */
export const sizeObservers = [];
globalThis.ResizeObserver = class {
  constructor(fire) {
    this.fire = fire;
    sizeObservers.push(this);
  }
  observe(element) {
    this.observed = element;
  }
};

/** An element with attributes and children. */
export function make(tag, attributes = {}, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.append(...children);
  return made;
}

/** Puts elements into the page, where they can have the focus. */
export function show(...elements) {
  document.body.replaceChildren(...elements);
}

/** Dispatches an event that bubbles. */
export function send(target, type) {
  target.dispatchEvent(new window.Event(type, { bubbles: true, cancelable: true }));
}

/** The one button with a text. */
export function buttonOf(root, text) {
  return [...root.querySelectorAll("button")].find(({ textContent }) => textContent === text);
}

/** Gives an element its place in the window, in pixels: nothing else lays it out. */
export function lay(element, rectangle) {
  element.getBoundingClientRect = () => rectangle;
}
