/**
 * Fields with text of the visitor's: kept until it is submitted, and not written over meanwhile.
 */

import type { Kept } from "./kept.ts";
import { fieldsOf } from "../base/browser-values.ts";
import { type Thing, declared, whole } from "./thing.ts";

/** What is typed in one place of the page: the tab's own, and that of the last tab. */
type Typed = Readonly<Record<"tab" | "visitor", Thing<unknown>>>;

/** Characters that are kept at most: a longer text is a file. */
const MAX_KEPT = 100_000;

/** The characters with which JSON names one, at most, and what it writes around a text. */
const IN_JSON = 6 * MAX_KEPT + 100;

/** Declares what is typed, by the name of its field or the `id` of what holds its fields. */
export function typedIn(name: string): Typed {
  const key = `reversi.typed-${name}.1`;
  const check = whole<unknown>((stored) => (isTyped(stored) ? stored : null), null);
  const thing = { key, check, most: IN_JSON, yields: true };
  return {
    tab: declared({ ...thing, place: "tab" }),
    visitor: declared({ ...thing, place: "visitor" }),
  };
}

/** The text of a field, or that of one of several. */
function isTyped(stored: unknown) {
  const { name, text } = fieldsOf(stored);
  return typeof stored === "string" || (typeof name === "string" && typeof text === "string");
}

/**
 * Keeps what is typed into a field: a reload finds it there, and so does the next tab.
 * @returns sets the text of the field
 */
export function keepTyped(
  field: HTMLInputElement | HTMLTextAreaElement,
  place: Typed,
  storage: { kept: Kept },
): (text: string) => void {
  const { read, write } = typedValue(place, storage);
  const found = read();
  if (typeof found === "string") field.value = found;

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
 */
export function keepFieldIn(root: HTMLElement, place: Typed, storage: { kept: Kept }) {
  const { read, write } = typedValue(place, storage);
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
function typedValue({ tab, visitor }: Typed, { kept }: { kept: Kept }) {
  return {
    read: () => kept.find(tab).value ?? kept.find(visitor).value,
    write: (value: unknown) => {
      kept.put(tab, value);
      kept.put(visitor, value);
    },
  };
}

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
