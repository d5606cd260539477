/** Small helpers for building and finding elements. Texts are set as text, never as markup. */

/** The fields that take keys: a text is typed into them, or a key chooses a value. */
export const TAKES_KEYS =
  "input:not([type=checkbox], [type=radio], [type=range]), select, textarea";

/** The one element that the markup has for a selector. */
export function query<T extends Element>(root: ParentNode, selector: string, type: new () => T): T {
  const found = root.querySelector(selector);
  if (!(found instanceof type)) throw new TypeError(`the page has no ${type.name} ${selector}`);
  return found;
}

export function element<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Record<string, string> = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children);
  return element;
}

/** Sets an attribute if it differs, and removes it if `value` is null. */
export function setAttribute(element: Element, name: string, value: string | null) {
  if (element.getAttribute(name) === value) return;
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
}

/** Sets a text if it differs: screen readers announce real changes only. */
export function setText(element: Element, text: string) {
  if (element.textContent !== text) element.textContent = text;
}

/**
 * Sets the content of a live region. The same text for a new reason differs by a blank at its end:
 * screen readers announce real changes only.
 * @param isNew whether there is a new reason
 */
export function setLiveContent(region: Element, content: (Node | string)[], isNew: boolean) {
  const shownText = region.textContent ?? "";
  const text = content.map((part) => (typeof part === "string" ? part : part.textContent)).join("");
  if (shownText.trimEnd() !== text) region.replaceChildren(...content);
  else if (isNew) region.replaceChildren(...content, ...(shownText === text ? ["\u00a0"] : []));
}

/**
 * A button without a text yet.
 * @param name its classes
 */
export function button(act: () => void, name = "button") {
  const made = element("button", { type: "button", class: name });
  made.addEventListener("click", act);
  return made;
}

/**
 * Switches a button on or off. One that has the focus keeps it: it is disabled for readers at once,
 * and for the browser when the focus leaves.
 */
export function enable(button: HTMLButtonElement, works: boolean) {
  const focused = !works && button === button.ownerDocument.activeElement;
  button.disabled = !works && !focused;
  setAttribute(button, "aria-disabled", focused ? "true" : null);
  if (focused) button.addEventListener("blur", () => settle(button), { once: true });
}

function settle(button: HTMLButtonElement) {
  if (button.ariaDisabled !== "true") return;
  button.disabled = true;
  button.removeAttribute("aria-disabled");
}

/** Gives the focus to a square of the board; to its current one without a name. */
export function focusBoard(name: string | null = null) {
  const place = name === null ? '[tabindex="0"]' : `[data-square="${name}"]`;
  const square = document.querySelector(`#board button${place}`);
  if (square instanceof HTMLElement) square.focus();
}

/**
 * Gives the board the focus that is nowhere, or still in a part that has just closed: browsers
 * take it from there only as they draw.
 */
export function focusBoardFrom(closed: Element) {
  const { activeElement, body } = closed.ownerDocument;
  if (activeElement === body || closed.contains(activeElement)) focusBoard();
}

/**
 * Adds to the sentence of the live region what shows elsewhere on the page, out of sight. The next
 * sentence takes its place.
 */
export function sayBeside(text: string) {
  const place = document.querySelector("[data-beside]");
  if (place instanceof HTMLElement) setText(place, text);
}

/**
 * Calls a function in the frame after each change of an element's size, its first one included.
 * Browsers report an error where the observer itself lays out the page again or changes a size.
 */
export function watchSize(element: Element, whenChanged: () => void) {
  new ResizeObserver(() => requestAnimationFrame(whenChanged)).observe(element);
}

/** Hides an element, or shows it; the board takes the focus that it had. */
export function hide(element: Element, hidden: boolean) {
  if (hidden && element === element.ownerDocument.activeElement) focusBoard();
  element.toggleAttribute("hidden", hidden);
}
