/**
 * A document without a browser, by happy-dom, and what it cannot do: layout. Classes that Node has
 * too stay Node's.
 */

import { Window } from "happy-dom";

const window = new Window();

for (const name of Object.getOwnPropertyNames(window))
  if (/^[A-Z]/.test(name) && !(name in globalThis)) globalThis[name] = window[name];
globalThis.document = window.document;
// The clock of the page is the window's.
globalThis.window ??= globalThis;
globalThis.addEventListener ??= window.addEventListener.bind(window);
globalThis.getComputedStyle = window.getComputedStyle.bind(window);
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
