/**
 * Fields with text of the visitor's: kept until it is submitted, and not written over meanwhile.
 *
 * The values of a tab, and those of the visitor in all tabs, each by a key.
 * @typedef {{read: (key: string) => unknown, write: (key: string, value: unknown) => void}} Values
 */

import { fieldsOf } from "./browser-values.js";

/** Characters that are kept at most: a longer text is a file. */
const MAX_KEPT = 100_000;

/**
 * Keeps what is typed into a field: a reload finds it there, and so does the next tab.
 * @param {HTMLInputElement | HTMLTextAreaElement} field
 * @param {{ofTab: Values, ofVisitor: Values}} storage
 * @returns {(text: string) => void} sets the text of the field
 */
export function keepTyped(field, storage) {
  const { read, write } = typedValue(field.name, storage);
  const kept = read();
  if (typeof kept === "string") field.value = kept;

  function keep() {
    write(field.value.length <= MAX_KEPT ? field.value : "");
  }

  field.addEventListener("input", keep);
  return (text) => {
    field.value = text;
    keep();
  };
}

/**
 * Keeps what is being typed into one of the fields in an element, which show values by `showValue`.
 * @param {HTMLElement} root its `id` names what is kept
 * @param {{ofTab: Values, ofVisitor: Values}} storage
 */
export function keepFieldIn(root, storage) {
  const { read, write } = typedValue(root.id, storage);
  const { ownerDocument: document } = root;
  const isAway = createAway(document);
  let isKept = false;

  /** @param {Event} event */
  function keep({ target: field }) {
    if (!(field instanceof HTMLInputElement) || field.name === "") return;
    const isTyped = field.value !== field.defaultValue;
    if (!isTyped && !isKept) return;
    isKept = isTyped;
    write(isTyped ? { name: field.name, text: field.value } : null);
  }

  /**
   * A browser names a change when the page or its window is left, and none when the field is left
   * in the end.
   * @param {Event} event
   */
  function waitForVisitor(event) {
    if (!(event.target instanceof HTMLInputElement) || !isAway()) return;
    event.stopPropagation();
    changeWhenLeft(event.target);
  }

  /** Names the change of a field when the visitor leaves it. @param {HTMLInputElement} field */
  function changeWhenLeft(field) {
    function leave() {
      if (isAway()) return;
      field.removeEventListener("blur", leave);
      if (field.value !== field.defaultValue)
        field.dispatchEvent(new Event("change", { bubbles: true }));
    }
    field.addEventListener("blur", leave);
  }

  for (const type of ["input", "change", "focusout"]) root.addEventListener(type, keep);
  root.addEventListener("change", waitForVisitor, { capture: true });
  return {
    /**
     * Goes on typing where the page was left.
     * @param {(name: string) => HTMLInputElement | null} fieldNamed
     */
    restore(fieldNamed) {
      const { name, text } = fieldsOf(read());
      if (typeof name !== "string" || typeof text !== "string") return;
      const field = fieldNamed(name);
      if (field === null) return;
      isKept = true;
      field.focus();
      field.value = text;
      // Browsers name no change where a script has set the text.
      changeWhenLeft(field);
    },
  };
}

/**
 * Whether the visitor has left the page or its window, but no field.
 * @param {Document} document
 */
function createAway(document) {
  let isPageLeft = false;
  for (const type of ["pagehide", "pageshow"])
    document.defaultView?.addEventListener(type, () => {
      isPageLeft = type === "pagehide";
    });
  return () => isPageLeft || !document.hasFocus();
}

/**
 * The kept text of a field: the tab's own, or that of the last tab.
 * @param {string} name
 * @param {{ofTab: Values, ofVisitor: Values}} storage
 */
function typedValue(name, { ofTab, ofVisitor }) {
  const key = typedKey(name);
  return {
    read: () => ofTab.read(key) ?? ofVisitor.read(key),
    write: (/** @type {unknown} */ value) => {
      ofTab.write(key, value);
      ofVisitor.write(key, value);
    },
  };
}

/** The number in the key changes with the shape of what is stored. @param {string} name */
export const typedKey = (name) => `reversi.typed-${name}.1`;

/**
 * Shows a value in a field, unless the visitor is about to change the one that it has shown: what
 * is typed stays until the field is left.
 * @param {HTMLInputElement} field
 * @param {string} value
 */
export function showValue(field, value) {
  const isTyped = field === document.activeElement && field.value !== field.defaultValue;
  if (!isTyped || field.value === value) setValue(field, value);
}

/**
 * Shows a value in a field in place of what is typed, which was accepted or refused.
 * @param {HTMLInputElement} field
 * @param {string} value
 */
export function setValue(field, value) {
  field.defaultValue = value;
  field.value = value;
}
