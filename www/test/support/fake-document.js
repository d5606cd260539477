/**
 * Elements without a browser: a tree with attributes, texts, listeners and the focus. Selectors are
 * a tag, attributes, or both.
 */

/** The class of an element's tag; others are plain HTMLElements. */
const CLASSES = {
  button: "HTMLButtonElement",
  dialog: "HTMLDialogElement",
  input: "HTMLInputElement",
  ol: "HTMLOListElement",
  textarea: "HTMLTextAreaElement",
  td: "HTMLTableCellElement",
  ul: "HTMLUListElement",
};

class FakeElement extends EventTarget {
  #text = "";
  #attributes = new Map();
  children = [];
  parentElement = null;
  hidden = false;
  disabled = false;
  value = "";
  style = {};

  get dataset() {
    const nameOf = (key) => `data-${key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
    return new Proxy(this, {
      get: (self, key) => self.getAttribute(nameOf(key)) ?? undefined,
      set: (self, key, value) => self.setAttribute(nameOf(key), value) ?? true,
    });
  }
  get textContent() {
    return this.children.map(({ textContent }) => textContent).join("") || this.#text;
  }
  set textContent(text) {
    this.children = [];
    this.#text = text;
  }
  get lastElementChild() {
    return this.children.at(-1) ?? null;
  }
  getAttribute(name) {
    return this.#attributes.get(name) ?? null;
  }
  setAttribute(name, value) {
    this.#attributes.set(name, value);
  }
  removeAttribute(name) {
    this.#attributes.delete(name);
  }
  toggleAttribute(name, on) {
    if (on) this.setAttribute(name, "");
    else this.removeAttribute(name);
  }
  append(...children) {
    for (const child of children) {
      if (typeof child === "string") {
        this.#text += child;
        continue;
      }
      child.remove();
      child.parentElement = this;
      this.children.push(child);
    }
  }
  prepend(...children) {
    const others = this.children;
    this.textContent = "";
    this.append(...children, ...others);
  }
  replaceChildren(...children) {
    this.textContent = "";
    this.append(...children);
  }
  remove() {
    const { parentElement } = this;
    if (parentElement) parentElement.children = parentElement.children.filter((o) => o !== this);
    this.parentElement = null;
  }
  querySelectorAll(selector) {
    return this.children.flatMap((child) => [
      ...(child.matches(selector) ? [child] : []),
      ...child.querySelectorAll(selector),
    ]);
  }
  querySelector(selector) {
    return this.querySelectorAll(selector)[0] ?? null;
  }
  matches(selector) {
    const [tag] = /^[a-z]*/.exec(selector);
    const named = [...selector.matchAll(/\[([\w-]+)(?:="?([^"\]]*)"?)?\]/g)];
    const holds = ([, name, value]) =>
      this.getAttribute(name) !== null &&
      (value === undefined || this.getAttribute(name) === value);
    return (tag === "" || tag === this.tag) && named.every(holds);
  }
  closest(selector) {
    return this.matches(selector) ? this : (this.parentElement?.closest(selector) ?? null);
  }
  contains(other) {
    return other === this || this.children.some((child) => child.contains(other));
  }
  scrollIntoView() {
    this.isInView = true;
  }
  focus() {
    const { document } = globalThis;
    if (document.activeElement === this) return;
    document.activeElement?.send("blur");
    document.activeElement = this;
  }
  /** Sends an event, which bubbles; its target is this element. */
  send(type, facts = {}) {
    const event = new Event(type, { cancelable: true });
    const all = { target: this, ...facts };
    for (const [name, value] of Object.entries(all)) Object.defineProperty(event, name, { value });
    for (let place = this; place; place = place.parentElement) place.dispatchEvent(event);
    return event;
  }
  click() {
    if (this.disabled) return;
    this.focus();
    this.send("click");
  }
  getBoundingClientRect() {
    return { top: 0, bottom: 0 };
  }
  setSelectionRange(start, end) {
    Object.assign(this, { selectionStart: start, selectionEnd: end });
  }
  get clientHeight() {
    const { top, bottom } = this.getBoundingClientRect();
    return bottom - top;
  }
  showModal() {
    this.open = true;
  }
  close() {
    this.open = false;
  }
}

globalThis.Element = FakeElement;
globalThis.HTMLElement = class extends FakeElement {};
for (const name of Object.values(CLASSES)) globalThis[name] = class extends HTMLElement {};

function createElement(tag) {
  const made = new globalThis[CLASSES[tag] ?? "HTMLElement"]();
  made.tag = tag;
  return made;
}

globalThis.document = { createElement, activeElement: null, title: "" };

/** An element with attributes and children; `text` is its own. */
export function make(tag, attributes = {}, ...children) {
  const made = createElement(tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.append(...children);
  return made;
}

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
globalThis.requestAnimationFrame = (run) => run();

globalThis.getComputedStyle = () => ({ paddingTop: "0", paddingBottom: "0" });
