/**
 * Fields with text of the visitor's: kept until it is submitted, and not written over meanwhile.
 */

import { fieldsOf } from "./browser-values.ts";

/** The values of a tab, and those of the visitor in all tabs, each by a key. */
export interface Values {
  read: (key: string) => unknown;
  write: (key: string, value: unknown) => void;
}

/** Characters that are kept at most: a longer text is a file. */
const MAX_KEPT = 100_000;

/**
 * Keeps what is typed into a field: a reload finds it there, and so does the next tab.
 * @returns sets the text of the field
 */
export function keepTyped(
  field: HTMLInputElement | HTMLTextAreaElement,
  storage: { ofTab: Values; ofVisitor: Values },
): (text: string) => void {
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
 * @param root its `id` names what is kept
 */
export function keepFieldIn(root: HTMLElement, storage: { ofTab: Values; ofVisitor: Values }) {
  const { read, write } = typedValue(root.id, storage);
  const { ownerDocument: document } = root;
  const isAway = createAway(document);
  let isKept = false;

  function keep({ target: field }: Event) {
    if (!(field instanceof HTMLInputElement) || field.name === "") return;
    const isTyped = field.value !== field.defaultValue;
    if (!isTyped && !isKept) return;
    isKept = isTyped;
    write(isTyped ? { name: field.name, text: field.value } : null);
  }

  /**
   * A browser names a change when the page or its window is left, and none when the field is left
   * in the end.
   */
  function waitForVisitor(event: Event) {
    if (!(event.target instanceof HTMLInputElement) || !isAway()) return;
    event.stopPropagation();
    changeWhenLeft(event.target);
  }

  /** Names the change of a field when the visitor leaves it. */
  function changeWhenLeft(field: HTMLInputElement) {
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
    /** Goes on typing where the page was left. */
    restore(fieldNamed: (name: string) => HTMLInputElement | null) {
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

/** Whether the visitor has left the page or its window, but no field. */
function createAway(document: Document) {
  let isPageLeft = false;
  for (const type of ["pagehide", "pageshow"])
    document.defaultView?.addEventListener(type, () => {
      isPageLeft = type === "pagehide";
    });
  return () => isPageLeft || !document.hasFocus();
}

/** The kept text of a field: the tab's own, or that of the last tab. */
function typedValue(name: string, { ofTab, ofVisitor }: { ofTab: Values; ofVisitor: Values }) {
  const key = typedKey(name);
  return {
    read: () => ofTab.read(key) ?? ofVisitor.read(key),
    write: (value: unknown) => {
      ofTab.write(key, value);
      ofVisitor.write(key, value);
    },
  };
}

/** The number in the key changes with the shape of what is stored. */
export const typedKey = (name: string) => `reversi.typed-${name}.1`;

/**
 * Shows a value in a field, unless the visitor is about to change the one that it has shown: what
 * is typed stays until the field is left.
 */
export function showValue(field: HTMLInputElement, value: string) {
  const isTyped = field === document.activeElement && field.value !== field.defaultValue;
  if (!isTyped || field.value === value) setValue(field, value);
}

/** Shows a value in a field in place of what is typed, which was accepted or refused. */
export function setValue(field: HTMLInputElement, value: string) {
  field.defaultValue = value;
  field.value = value;
}
